/** The class of the elements of one kind, which may be defined under any name and in any registry. */
export interface ElementClass<Element extends HTMLElement> {
  new (): Element;
  readonly prototype: Element;
  readonly observedAttributes: readonly string[];
  readonly formAssociated: boolean;
}
