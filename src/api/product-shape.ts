import * as v from "valibot";
import type { Journey } from "../domain/journeys.js";
import { addUpTo, priceKinds, type PartByKind } from "../domain/price-kinds.js";
import type { Fee, Prestation, Product } from "../domain/products.js";
import { amount, code, count, day, identifier, localTime, text } from "./shapes.js";
import { object } from "./object.js";

const maybe = <Shape extends v.GenericSchema>(shape: Shape) => v.nullish(shape, null);

/** A fee of a lodging, in whole units of the currency. */
export const feeShape = object({ id: code, price: amount }) satisfies v.GenericSchema<unknown, Fee>;

/** One way of an offer's transport. */
export const journeyShape = object({
  kind: v.picklist(["flight", "train"]),
  carrier: v.string(),
  from: v.string(),
  to: v.string(),
  departs: localTime,
  arrives: localTime,
  changes: count,
  bags: v.nullish(count),
  transferMinutes: v.nullish(count),
}) satisfies v.GenericSchema<unknown, Journey>;

/** What a price is for. */
export const priceParts = v.nullish(
  v.array(object({ kind: v.picklist(priceKinds), amount }) satisfies v.GenericSchema<unknown, PartByKind>),
);

export const wrongSum = "parts that do not add up to the price";

const prestationFields = object({
  id: identifier,
  name: text,
  desc: text,
  startDate: maybe(day),
  endDate: maybe(day),
  duration: maybe(amount),
  capacity: maybe(amount),
  surface: maybe(amount),
  skipass: maybe(code),
  lodgingType: maybe(identifier),
  paymentCondition: maybe(code),
  packageId: maybe(identifier),
  codePackage: text,
  pricePerLogement: maybe(amount),
  pricePerPerson: maybe(amount),
  price: amount,
  crossedPrice: maybe(amount),
  crossedPricePerLogement: maybe(amount),
  promo: maybe(amount),
  cancelationUntil: maybe(day),
  isWiyp: v.nullish(v.boolean(), false),
  transport: v.nullish(v.array(journeyShape)),
  parts: priceParts,
});

/** A stay at one price; only its id and its price must be there. */
export const prestationShape = v.pipe(
  prestationFields,
  v.forward(
    v.check(({ parts, price }) => addUpTo(parts, price), wrongSum),
    ["parts"],
  ),
) satisfies v.GenericSchema<unknown, Prestation>;

/** A lodging in the results; only its two ids and its name must be there. */
export const productShape = object({
  id: identifier,
  liheId: identifier,
  name: v.string(),
  description: text,
  countryCode: text,
  regionName: text,
  regionId: maybe(identifier),
  stationName: text,
  stationId: maybe(identifier),
  packCode: text,
  theme: text,
  image: text,
  imageSmall: text,
  imageMedium: text,
  reviewNumber: v.nullish(amount, 0),
  averageRating: v.nullish(amount, 0),
  productPageUrl: text,
  criterias: v.nullish(v.array(identifier), []),
  flashSaleUntil: maybe(day),
  prestations: v.nullish(v.array(prestationShape), []),
  season: maybe(v.picklist(["H", "E"])),
  packageId: maybe(identifier),
  lodgingType: maybe(identifier),
  skipass: maybe(code),
  wiypFees: v.nullish(v.array(feeShape), []),
}) satisfies v.GenericSchema<unknown, Product>;
