import { providePageSearch } from "../src/app/page-search.js";
import { elementClass, type ElementClass } from "../src/element/element-class.js";
import type { AttributeTable } from "../src/element/types/attributes.js";
import type { ElementDefinition, ElementOf } from "../src/element/types/definition.js";

/** The class of elements that always take part in a search. */
export function searchElementClass<Table extends AttributeTable, Element extends HTMLElement = ElementOf<Table>>(
  definition: ElementDefinition<Table>,
): ElementClass<Element> {
  providePageSearch();
  return elementClass(definition);
}
