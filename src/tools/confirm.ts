import { pricesCall, type PricesRequest } from "../api/calls/prices.js";
import { priceCallsAtOnce } from "../domain/defaults.js";
import type { Product } from "../domain/products.js";
import { RequestError } from "../platform/http.js";
import { confirmPrices } from "../store/effects/results/confirm-prices.js";
import type { LivePrices, SearchSnapshot } from "../store/state/types.js";
import type { ToolCall } from "./context.js";

/** The live prices of lodgings, a few at a time. An offer whose call fails keeps its listed price. */
export async function confirmAll(call: ToolCall, search: SearchSnapshot, products: readonly Product[]): Promise<readonly LivePrices[]> {
  const confirmed: LivePrices[] = [];
  for (let from = 0; from < products.length; from += priceCallsAtOnce) {
    const some = products.slice(from, from + priceCallsAtOnce);
    confirmed.push(...(await Promise.all(some.map((product) => confirm(call, search, product)))));
  }
  return confirmed;
}

async function confirm(call: ToolCall, search: SearchSnapshot, product: Product): Promise<LivePrices> {
  const ages = search.participants.map(({ age }) => age);
  const party = { ages, origin: search.origin, site: search.settings.site };
  return { status: "settled", ...(await confirmPrices((request) => checked(call, request), product, party)) };
}

async function checked({ askAgain }: ToolCall, request: PricesRequest) {
  try {
    const { answer, at } = await askAgain(pricesCall, request);
    return { answer, checkedAt: at };
  } catch (error) {
    if (error instanceof RequestError) return null;
    throw error;
  }
}
