import type { ElementValues } from "./types/attributes.js";
import type { FormControl } from "./types/form.js";
import type { ElementHost } from "./types/host.js";

/** What belongs to one element without being visible on it: its root component, its properties and its methods read it. */
interface ElementData {
  readonly values: ElementValues;
  readonly host: ElementHost;
  /** Undefined unless the tag takes part in forms. */
  readonly form: FormControl | undefined;
  /** Reports an error that a view threw while rendering or in an effect. */
  readonly reportFailure: (error: unknown) => void;
  /** The slot that shows the author's children before the first render. React does not remove what it finds in a shadow root. */
  readonly fallback: HTMLElement;
}

const dataOfElements = new WeakMap<Element, ElementData>();

export function setElementData(element: Element, data: ElementData): void {
  dataOfElements.set(element, data);
}

/** Undefined for an element of another library. */
export function elementData(element: Element): ElementData | undefined {
  return dataOfElements.get(element);
}
