import type { ElementHost, ElementValues, FormControl } from "./types.js";

/** What belongs to one element and does not show on it: read by its root component, its properties and its methods. */
export interface ElementData {
  readonly values: ElementValues;
  readonly host: ElementHost;
  /** Where the tag takes part in forms. */
  readonly form: FormControl | undefined;
  /** Reports an error that the view could not be rendered with: the fallback children show. */
  readonly reportFailure: (error: unknown) => void;
  /** Reports an error that the view went on after, such as one that a second render did without. */
  readonly reportError: (error: unknown) => void;
  /** The slot that shows the author's children before the first render. React leaves what it finds in a shadow root alone. */
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
