/** The roles by which the drivers find what a tag draws. */
export type FoundRole =
  | "article"
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "grid"
  | "group"
  | "heading"
  | "img"
  | "link"
  | "list"
  | "listitem"
  | "option"
  | "radio"
  | "region"
  | "search"
  | "status"
  | "textbox";

/** As Playwright's options of `getByRole`: a text is part of the name in any case, or the whole of it if `exact`. */
export interface FoundName {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly disabled?: boolean;
  readonly checked?: boolean;
  readonly level?: number;
}

/**
 * What a driver does with elements: the part of Playwright's `Locator` that it uses. A `Locator` is a finder as it is; `fromElement` makes one of
 * an element of the page. Only what can be perceived is found, in shadow roots too.
 */
export interface Finder {
  getByRole(role: FoundRole, options?: FoundName): Finder;
  /** Those whose text fits. */
  filter(options: { readonly hasText: RegExp }): Finder;
  /** What either of the two finds. */
  or(other: Finder): Finder;
  /** One of what is found, from 0. */
  nth(index: number): Finder;
  /** How many there are now. */
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  /** Its text as it is drawn, with line breaks between blocks. */
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
  click(): Promise<void>;
  /** Fires an event without the checks of a click: for inputs that are drawn by what is around them. */
  dispatchEvent(type: string): Promise<void>;
  fill(text: string): Promise<void>;
  /** What a function reads of the element, in the page: it uses nothing from outside itself. */
  evaluate<Result>(read: (element: Element) => Result): Promise<Result>;
  /** Waits; rejects after `timeout` ms. */
  waitFor(options: { readonly state: "visible" | "hidden"; readonly timeout: number }): Promise<void>;
}
