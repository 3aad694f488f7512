import { isSupportedBrowser } from "./browser-support.js";
import { elementClass } from "./element-class.js";
import type { AttributeTable } from "./types/attributes.js";
import type { ElementDefinition } from "./types/definition.js";

/**
 * Registers the tag of a definition. Does nothing if the tag is registered already, without a DOM (Node), and in browsers that are not
 * supported, whose visitors see the children of the tag.
 */
export function defineElement<Table extends AttributeTable>(definition: ElementDefinition<Table>): void {
  if (!isSupportedBrowser() || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition));
}
