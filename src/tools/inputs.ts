import { criteriaGroupsByKey, lodgingTypeOptions } from "../domain/criteria-table.js";
import { placeTypes } from "../domain/places.js";
import { sortOrders } from "../domain/sort.js";
import { dayField, flag, listOf, monthField, oneOf, patternText, setOf, shortText, wholeNumber } from "./fields.js";

const keysOf = (options: readonly { readonly key: string }[]) => options.map(({ key }) => key);

const contents = ["skipass", "equipment", "train", "flight"] as const;

/** What every search can be narrowed by. */
const narrowing = {
  text: shortText(300),
  nights: wholeNumber(1, 28),
  adults: wholeNumber(1, 20),
  childrenAges: listOf(wholeNumber(1, 17), 0, 19),
  budget: wholeNumber(1, 1_000_000),
  includes: listOf(oneOf(contents), 1, contents.length),
  amenities: listOf(oneOf(keysOf(criteriaGroupsByKey.amenities.options)), 1, 16),
  catering: listOf(oneOf(keysOf(criteriaGroupsByKey.catering.options)), 1, 5),
  lodging: listOf(oneOf(keysOf(lodgingTypeOptions)), 1, 5),
  stars: wholeNumber(2, 5),
  rooms: wholeNumber(1, 9),
  metresToSlopes: wholeNumber(1, 5000),
};

const destination = {
  destination: shortText(100),
  placeType: oneOf(placeTypes),
  placeId: wholeNumber(1, 999_999_999),
};
const dates = { arrival: dayField, departure: dayField };

const stay = shortText(150);

export const searchStaysFields = {
  needed: {},
  optional: {
    ...destination,
    ...dates,
    ...narrowing,
    sort: oneOf(sortOrders),
    page: wholeNumber(1, 1000),
    limit: wholeNumber(1, 20),
    show: flag,
  },
};
export const cheapestDatesFields = {
  needed: {},
  optional: { ...destination, ...narrowing, month: monthField, limit: wholeNumber(1, 20) },
};
export const whereToGoFields = {
  needed: {},
  optional: {
    ...dates,
    ...narrowing,
    month: monthField,
    altitude: wholeNumber(1, 4000),
    slopesKm: wholeNumber(1, 1000),
    near: patternText(/^(?:[A-Z]{3}|station)$/),
    minutes: wholeNumber(1, 600),
    limit: wholeNumber(1, 20),
  },
};
export const stayFields = { needed: { stay }, optional: {} };
export const compareStaysFields = { needed: { stays: setOf(stay, 2, 4) }, optional: {} };
