import { isSupportedBrowser } from "./browser-support.js";

/**
 * Defines a tag. Does nothing if the tag is defined already, without a DOM (Node), and in browsers that are not supported, whose
 * visitors see the children of the tag.
 */
export function defineElement(tag: string, elementClass: CustomElementConstructor): void {
  if (!isSupportedBrowser() || customElements.get(tag)) return;
  customElements.define(tag, elementClass);
}
