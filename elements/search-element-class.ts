import { providePageSearch } from "../src/app/page-search.js";
import { elementClass } from "../src/element/element-class.js";
import type { AttributeTable, ElementOf } from "../src/element/types/attributes.js";
import type { ElementDefinition } from "../src/element/types/definition.js";
import type { ElementClass } from "../src/element/types/element-class.js";

/** The class of elements that always take part in a search. */
export function searchElementClass<Table extends AttributeTable, Element extends HTMLElement = ElementOf<Table>>(
  definition: ElementDefinition<Table>,
): ElementClass<Element> {
  providePageSearch();
  return elementClass(definition);
}
