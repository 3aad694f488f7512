import { isSupportedBrowser } from "./browser-support.js";
import { elementClass } from "./element-class.js";
import type { AttributeTable, ElementDefinition } from "./types.js";

/**
 * Registers the tag of a definition. Harmless where the tag is taken, where there is no DOM (Node), and in browsers that
 * are not supported, whose visitors keep the children of the tag.
 */
export function defineElement<Table extends AttributeTable>(definition: ElementDefinition<Table>): void {
  if (!isSupportedBrowser() || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition));
}
