import { autocompleteCall, autocompleteContract } from "./calls/autocomplete.js";
import { catalogCall, catalogContract } from "./calls/catalog.js";
import { companyCall, companyContract } from "./calls/company.js";
import { countsCall, countsContract } from "./calls/counts.js";
import { environmentCall, environmentContract } from "./calls/environment.js";
import { findCall, findContract, findShape } from "./calls/find.js";
import { placesEntries, pricedPlaceShape } from "./calls/priced-places.js";
import { object } from "./object.js";
import { noList } from "./shapes.js";
import { pricesCall, pricesContract } from "./calls/prices.js";
import { productsCall, productsContract } from "./calls/products.js";

/**
 * Every call of the seller, for its server and its document. The client imports each call where it is made, so that a page loads
 * only its own.
 */
export const calls = {
  environment: { call: environmentCall, contract: environmentContract },
  find: {
    call: { ...findCall, shape: noList(object({ ...findShape.entries, ...placesEntries })) },
    contract: { ...findContract, parts: { ...findContract.parts, PricedPlace: pricedPlaceShape } },
  },
  autocomplete: { call: autocompleteCall, contract: autocompleteContract },
  products: { call: productsCall, contract: productsContract },
  counts: { call: countsCall, contract: countsContract },
  prices: { call: pricesCall, contract: pricesContract },
  catalog: { call: catalogCall, contract: catalogContract },
  company: { call: companyCall, contract: companyContract },
} as const;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];
