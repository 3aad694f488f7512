import type { AttributeTable, ElementValues, Values } from "./attributes.js";
import type { ElementHost } from "./host.js";

/** The state of an element in its form, and what its view reports to it. */
export interface FormState {
  /** By its own attribute or by a fieldset around it. */
  readonly disabled: boolean;
  /** The text of its labels in the page. */
  readonly label: string;
  /** The message about its value once the visitor has changed and left it, or tried to submit it; null if the value is valid. */
  readonly error: string | null;
  /** How often it was reset: each reset discards a typed text or a half-chosen range. */
  readonly resets: number;
  /** Makes it invalid because the typed text cannot be read, until it is called with null. */
  refuse(message: string | null): void;
  /** Submits its form, as Enter in a native input does. */
  submit(): void;
  /** Sets the value as the visitor's choice. */
  commit(value: unknown): void;
  /** Computes validity again: to be called after the first render, and when the words of its messages have changed. */
  refresh(): void;
}

/** Why a value is not valid. */
export interface Invalidity {
  readonly flag: Exclude<keyof ValidityStateFlags, "customError">;
  readonly message: string;
}

/** How an element takes part in its form. */
export interface FormOptions<Table extends AttributeTable> {
  /** The property that holds the value. */
  readonly property: keyof Values<Table> & string;
  /** What the property `type` returns. */
  type?(values: Values<Table>): string;
  /** The text that the form submits; null submits nothing. */
  write(values: Values<Table>): string | null;
  /** Null if the value is valid. */
  invalidity?(values: Values<Table>, host: ElementHost): Invalidity | null;
}

/** The part of one element that its form and its labels see. */
export interface FormControl {
  readonly internals: ElementInternals;
  readonly type: string;
  /** The same object until the next change. */
  state(): FormState;
  subscribe(listener: () => void): () => void;
  /** Gives the form the current value and its validity. */
  update(): void;
  /** Discards a typed text that was not accepted as a value, and a range with only one end chosen. */
  discard(): void;
  /** Restores the value of the markup. */
  reset(): void;
  restore(value: unknown): void;
  setCustomValidity(message: string): void;
  focus(options?: FocusOptions): void;
}

/** What makes an element a form control. */
export interface FormSupport {
  createControl(host: ElementHost, internals: ElementInternals, values: ElementValues): FormControl;
  /** Puts the members of native form controls on the prototype of the class. */
  defineMembers(prototype: HTMLElement): void;
}

/** The members that an element in a form shares with the form controls of HTML. */
export interface FormMembers {
  get form(): HTMLFormElement | null;
  /** The id of a form elsewhere in the page, as the attribute. */
  set form(id: string | null);
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  focus(options?: FocusOptions): void;
}
