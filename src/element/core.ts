import type { ElementHost } from "./types.js";
import type { ElementValues } from "./values.js";

/** The inside of one element: what its view and its properties read and write. */
export interface ElementCore {
  readonly values: ElementValues;
  readonly host: ElementHost;
  readonly reportError: (error: unknown) => void;
  /** The slot that shows the author's children before the first render. React leaves what it finds in a shadow root alone. */
  readonly fallback: HTMLElement;
}

const cores = new WeakMap<object, ElementCore>();

/** Gives an element its inside; nothing of it shows on the element. */
export function provideCore(element: Element, core: ElementCore): void {
  cores.set(element, core);
}

export function coreOf(element: object): ElementCore | undefined {
  return cores.get(element);
}
