import { providePageSearch } from "../src/app/page-search.js";
import type { AttributeTable } from "../src/element/types/attributes.js";
import type { ElementDefinition } from "../src/element/types/definition.js";
import { register } from "./common.js";

/** Defines a tag that always takes part in a search. */
export function registerSearchTag<Table extends AttributeTable>(definition: ElementDefinition<Table>): void {
  providePageSearch();
  register(definition);
}
