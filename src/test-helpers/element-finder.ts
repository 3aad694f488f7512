import { computeAccessibleName, getRole, isDisabled, isInaccessible } from "dom-accessibility-api";
import type { Finder, FoundName, FoundRole } from "./finder.js";
import { until } from "./until.js";

/** ms in which an element must be there for an action. */
const actionTimeout = 5000;

/** A finder over an element of this page, such as a tag or what contains it. Elements are looked up each time one is needed. */
export function fromElement(element: Element): Finder {
  return finderOf(() => [element], element.localName);
}

function finderOf(found: () => readonly Element[], description: string): Finder {
  async function one<Wanted extends Element = Element>(): Promise<Wanted> {
    await until(
      () => found().length > 0,
      actionTimeout,
      () => `There is no ${description}.`,
    );
    const [element, ...others] = found();
    if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${description}, where one is needed.`);
    return element as Wanted;
  }
  return {
    getByRole: (role, options = {}) =>
      finderOf(() => distinct(found().flatMap((element) => descendantsOf(element).filter(matches(role, options)))), named(role, options)),
    filter: ({ hasText }) => finderOf(() => found().filter(({ textContent }) => hasText.test(plain(textContent))), description),
    or: (other) => finderOf(() => distinct([...found(), ...elementsOf(other)]), description),
    nth: (index) => finderOf(() => found().slice(index, index + 1), `${description} number ${index + 1}`),
    count: async () => found().length,
    isVisible: async () => found().some((element) => !isInaccessible(element)),
    textContent: async () => (await one()).textContent,
    innerText: async () => {
      const element = await one();
      return element instanceof HTMLElement ? element.innerText : (element.textContent ?? "");
    },
    evaluate: async (read) => read(await one()),
    getAttribute: async (name) => (await one()).getAttribute(name),
    inputValue: async () => (await one<HTMLInputElement>()).value,
    async click() {
      const element = await one<HTMLElement>();
      element.focus();
      element.click();
    },
    dispatchEvent: async (type) => {
      const element = await one<HTMLElement>();
      if (type === "click") element.click();
      else element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    },
    fill: async (text) => fill(await one<HTMLInputElement>(), text),
    async waitFor({ state, timeout }) {
      const isThere = () => found().some((element) => !isInaccessible(element));
      await until(
        () => isThere() === (state === "visible"),
        timeout,
        () => `${description} is not ${state}.`,
      );
    },
    ...({ [elementsKey]: found } as object),
  };
}

const elementsKey = Symbol("elements");

function elementsOf(finder: Finder): readonly Element[] {
  const found: unknown = Reflect.get(finder, elementsKey);
  return typeof found === "function" ? (found() as readonly Element[]) : [];
}

const distinct = (elements: readonly Element[]): readonly Element[] => [...new Set(elements)];

/** What is in an element, in the order of the page; a shadow root before the children of its host. */
function descendantsOf(root: Element | ShadowRoot): Element[] {
  const own = root instanceof Element && root.shadowRoot ? descendantsOf(root.shadowRoot) : [];
  return [...own, ...[...root.children].flatMap((child) => [child, ...descendantsOf(child)])];
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

function isNamed(actual: string, { name, exact = false }: FoundName): boolean {
  if (name === undefined) return true;
  if (typeof name !== "string") return name.test(actual);
  return exact ? actual === plain(name) : actual.toLowerCase().includes(plain(name).toLowerCase());
}

function matches(role: FoundRole, options: FoundName): (element: Element) => boolean {
  const { name, disabled, checked, level } = options;
  return (element) =>
    (element.getAttribute("role") ?? getRole(element)) === role &&
    !isInaccessible(element) &&
    (disabled === undefined || isOff(element) === disabled) &&
    (checked === undefined || isChecked(element) === checked) &&
    (level === undefined || element.localName === `h${level}`) &&
    (name === undefined || isNamed(plain(computeAccessibleName(element)), options));
}

const isOff = (element: Element) => isDisabled(element) || element.getAttribute("aria-disabled") === "true";
const isChecked = (element: Element) => element instanceof HTMLInputElement && element.checked;

/** As if it was typed: by the browser's own setter, and with the event of an input. */
function fill(input: HTMLInputElement, text: string): void {
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: text }));
}

const named = (role: FoundRole, { name }: FoundName) => (name === undefined ? role : `${role} named ${String(name)}`);
