import { autocompleteCall } from "../../api/calls/autocomplete.js";
import { catalogCall } from "../../api/calls/catalog.js";
import { companyCall } from "../../api/calls/company.js";
import { countsCall } from "../../api/calls/counts.js";
import { environmentCall } from "../../api/calls/environment.js";
import { findCall } from "../../api/calls/find.js";
import { pricesCall } from "../../api/calls/prices.js";
import { productsCall } from "../../api/calls/products.js";
import type { StubCallName } from "./types.js";

/** A path of a call as a pattern; the address of the calls may have a path of its own before it. */
function patternOf(path: string): RegExp {
  return new RegExp(`${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
}

const calls: Readonly<Record<StubCallName, { readonly path: string }>> = {
  environment: environmentCall,
  find: findCall,
  autocomplete: autocompleteCall,
  products: productsCall,
  counts: countsCall,
  prices: pricesCall,
  catalog: catalogCall,
  company: companyCall,
};

const patterns = Object.entries(calls).map(([name, { path }]) => ({ name: name as StubCallName, pattern: patternOf(path) }));

/** The call at an address, and the `api-base` of a tag that makes it; null for any other address. */
export function callAt({ origin, pathname }: URL): { readonly call: StubCallName; readonly apiBase: string } | null {
  const found = patterns.find(({ pattern }) => pattern.test(pathname));
  return found ? { call: found.name, apiBase: origin + pathname.replace(found.pattern, "") } : null;
}
