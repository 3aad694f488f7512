import * as v from "valibot";
import { acceptLanguage, type Locale } from "../../domain/locale.js";
import { addUpTo } from "../../domain/price-kinds.js";
import type { Fee, Prestation } from "../../domain/products.js";
import type { Call, CallContract } from "../call.js";
import { fnv1a } from "../fnv1a.js";
import { keeping } from "../keeping.js";
import { feeShape, journeyShape, priceParts, wrongSum } from "../product-shape.js";
import { withoutEmpty, type Query } from "../query.js";
import { amount, companyMeaning, companyQuery, day, digits, identifier, joinedNumbers, noList } from "../shapes.js";
import { object, looseObject } from "../object.js";

/** One package group of a lodging whose prices are confirmed. */
export interface PricesRequest {
  readonly startDate: string;
  readonly endDate: string;
  readonly prestationIds: readonly number[];
  readonly ages: readonly number[];
  readonly liheId: number;
  readonly packCode: string;
  readonly packageId: number | null;
  readonly site: string;
  readonly origin: string | null;
}

/** A confirmed price; its transport and its parts replace what the offer was listed with. */
interface ConfirmedPrice extends Pick<Prestation, "transport" | "parts"> {
  readonly prestId: number;
}
interface WiypPrice extends ConfirmedPrice {
  readonly sellingPriceWiyp: number;
  readonly publicPriceWiyp: number | null;
}
interface IresaPrice extends ConfirmedPrice {
  readonly sellingPriceIresa: number;
}

export interface PricesAnswer {
  readonly wiypPrices: readonly WiypPrice[];
  readonly iresaPrices: readonly IresaPrice[];
  readonly fees: readonly Fee[];
  /** Why the group has no confirmed price; null when it has. */
  readonly error: string | null;
}

const transport = v.nullish(v.array(journeyShape));

/** The seller's own confirmed price of one prestation; without a public price there is nothing to cross out. */
const wiypPriceShape = v.pipe(
  object({ prestId: identifier, sellingPriceWiyp: amount, publicPriceWiyp: v.nullish(amount, null), transport, parts: priceParts }),
  v.forward(
    v.check(({ parts, sellingPriceWiyp }) => addUpTo(parts, sellingPriceWiyp), wrongSum),
    ["parts"],
  ),
);

/** The price of one prestation from the seller's other source. */
const iresaPriceShape = v.pipe(
  object({ prestId: identifier, sellingPriceIresa: amount, transport, parts: priceParts }),
  v.forward(
    v.check(({ parts, sellingPriceIresa }) => addUpTo(parts, sellingPriceIresa), wrongSum),
    ["parts"],
  ),
);

/** A missing list is an empty one. */
const shape = noList(
  object({
    wiypPrices: v.nullish(v.array(wiypPriceShape), []),
    iresaPrices: v.nullish(v.array(iresaPriceShape), []),
    fees: v.nullish(v.array(feeShape), []),
    error: v.nullish(v.union([v.string(), v.boolean(), noList(looseObject({}))]), null),
  }),
);

const path = "/wiyp/price/{hash}";

/** Prices confirmed now, for one package group of a lodging. The hash in the path only spreads caches. */
export const pricesCall: Call<PricesRequest, v.InferOutput<typeof shape>, PricesAnswer> = {
  name: "prices",
  method: "GET",
  path,
  write(request, locale) {
    const query = pricesQuery(request, locale);
    return { path: pricesPath(query), query };
  },
  shape,
  // Without them an offer would be sold out, cost less, or be on sale although it is not.
  needed: { wiypPrices: "filled", iresaPrices: "filled", fees: "filled", error: "readable" },
  /** The error as text: null when there is none. */
  read({ error, ...confirmed }) {
    if (!error) return { ...confirmed, error: null };
    return { ...confirmed, error: typeof error === "string" ? error : JSON.stringify(error) };
  },
  mock: () => ({ wiypPrices: [], iresaPrices: [], fees: [], error: null }),
  remembered: {
    ...keeping.prices.page,
    key: (request, locale) => JSON.stringify(pricesQuery(request, locale)),
  },
};

export const pricesContract = {
  summary: "Prices confirmed now, for one package group of a lodging.",
  /** Any text: the server must not depend on its value. */
  parameters: object({ hash: v.string() }),
  query: object({
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
  }),
  parts: { Journey: journeyShape, WiypPrice: wiypPriceShape, IresaPrice: iresaPriceShape },
  meanings: {
    hash: "Hash of the sorted query. It only spreads caches: its value means nothing.",
    prestIds: "Ids of the offers, rising, joined by a dash.",
    familyComposition: "Ages, falling, joined by a dash.",
    liheId: "Id of the lodging.",
    packCode: "Package code.",
    packageId: "The seller's id of the package.",
    acceptLanguage: "Locale with underscores, as in the header.",
    site: "The seller's host.",
    origin: "Code of a departure airport or station.",
    ...companyMeaning,
  },
  unknown: "No lodging has this id.",
} satisfies CallContract;

/** In the seller's order, empty parts left out. */
function pricesQuery(request: PricesRequest, locale: Locale): Query {
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

/** The path has a hash of the sorted `key=value` pairs, so that one question has one address. */
function pricesPath(query: Query): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  return path.replace("{hash}", fnv1a(pairs.toSorted().join("&")));
}
