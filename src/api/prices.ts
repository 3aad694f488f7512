import * as v from "valibot";
import { acceptLanguage, type Locale } from "../domain/locale.js";
import type { PricesAnswer, PricesRequest } from "./contract.js";
import { fnv1a } from "./fnv1a.js";
import { feeShape } from "./product-shape.js";
import type { Needed } from "./read-leniently.js";
import { withoutEmpty, type Query } from "./query.js";
import { amount, companyQuery, day, digits, identifier, joinedNumbers, noList } from "./shapes.js";

/** GET. Prices confirmed now, for one package group of a lodging. The hash in the path only spreads caches. */
export const path = "/wiyp/price/{hash}";

/** The parameter of the path: any text, the server must not depend on its value. */
export const pathShape = v.object({ hash: v.string() });

/** The query of the price call, every value text on the wire; parsing gives numbers and lists. */
export const queryShape = v.object({
  startDate: day,
  endDate: day,
  /** Ids in rising order. */
  prestIds: joinedNumbers,
  /** Ages in falling order. */
  familyComposition: joinedNumbers,
  liheId: digits,
  packCode: v.string(),
  packageId: v.optional(digits),
  /** Locale with underscores, as the header has it. */
  acceptLanguage: v.string(),
  /** The seller's host. */
  site: v.optional(v.string()),
  origin: v.optional(v.string()),
  ...companyQuery,
});

/** The seller's own confirmed price of one prestation; without a public price there is nothing to cross out. */
export const wiypPriceShape = v.object({ prestId: identifier, sellingPriceWiyp: amount, publicPriceWiyp: v.nullish(amount, null) });

/** The price of one prestation from the seller's other source. */
export const iresaPriceShape = v.object({ prestId: identifier, sellingPriceIresa: amount });

/** The answer of the price call. A missing list is an empty one; `error` means that the group has no confirmed price. */
export const answerShape = noList(
  v.object({
    wiypPrices: v.nullish(v.array(wiypPriceShape), []),
    iresaPrices: v.nullish(v.array(iresaPriceShape), []),
    fees: v.nullish(v.array(feeShape), []),
    error: v.nullish(v.union([v.string(), v.boolean(), noList(v.looseObject({}))]), null),
  }),
);

/** Without them an offer would be sold out, cost less, or be on sale although it is not. */
export const needed: Needed = { wiypPrices: "filled", iresaPrices: "filled", fees: "filled", error: "readable" };

/** The query of a price lookup, in the seller's order, empty parts left out. */
export function pricesQuery(request: PricesRequest, locale: Locale): Query {
  return withoutEmpty({
    startDate: request.startDate,
    endDate: request.endDate,
    prestIds: request.prestationIds.toSorted((one, other) => one - other).join("-"),
    familyComposition: request.ages.toSorted((one, other) => other - one).join("-"),
    liheId: request.liheId,
    packCode: request.packCode,
    packageId: request.packageId,
    acceptLanguage: acceptLanguage(locale),
    site: request.site,
    origin: request.origin,
  });
}

/** The path of a price lookup: a hash of its sorted `key=value` pairs, so that one question has one address. */
export function pricesPath(query: Query): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  return path.replace("{hash}", fnv1a(pairs.toSorted().join("&")));
}

/** The prices with their error as text: null when there is none. */
export function pricesOf({ error, ...prices }: v.InferOutput<typeof answerShape>): PricesAnswer {
  if (!error) return { ...prices, error: null };
  return { ...prices, error: typeof error === "string" ? error : JSON.stringify(error) };
}
