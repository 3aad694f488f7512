import { isBoolean, isListOf, isNumber, isOptional, isRecord, isRecordOf, isShape, isText } from "../common/json.js";
import type { Guard } from "../common/json.js";
import type { PageView, VisitorDatum } from "./data.js";
import type {
  StoredConversion,
  StoredCustomData,
  StoredPageView,
  StoredVariation,
  StoredVariations,
  TargetingData,
} from "./targeting-data.js";

type Known = Required<TargetingData>;

const orAbsent =
  <Type>(guard: Guard<Type>): Guard<Type | undefined> =>
  (value): value is Type | undefined =>
    value === undefined || guard(value);

const isCustomData = isShape<StoredCustomData>({ index: isNumber, value: isListOf(isText) });
const isConversion = isShape<StoredConversion>({ goalId: isNumber, revenue: orAbsent(isNumber), negative: orAbsent(isBoolean) });
const isPage = isShape<PageView>({ urlAddress: isText, title: isText, referrers: orAbsent(isListOf(isNumber)) });
const isCookiePair = isShape<Known["cookie"]["cookie"][number]>({ key: isText, value: isText });

/** Tests of the fields that are not tested when they are used, by kind. */
const guards: { readonly [Kind in keyof TargetingData]-?: Guard<Known[Kind]> } = {
  customData: isRecordOf(isCustomData),
  pageView: isRecordOf(isShape<StoredPageView>({ urlAddress: isText, title: isText, timestamps: isListOf(isNumber) })),
  conversion: isListOf(isConversion),
  browser: isShape<Known["browser"]>({}),
  device: isShape<Known["device"]>({}),
  operatingSystem: isShape<Known["operatingSystem"]>({}),
  geolocation: isShape<Known["geolocation"]>({ country: isText, region: isOptional(isText), city: isOptional(isText) }),
  cookie: isShape<Known["cookie"]>({ cookie: isListOf(isCookiePair) }),
  applicationVersion: isShape<Known["applicationVersion"]>({ version: isText }),
  userAgent: isShape<Known["userAgent"]>({ value: isText }),
  visitsData: isShape<Known["visitsData"]>({ visits: isListOf(isNumber) }),
  kameleoonConversionScore: isShape<Known["kameleoonConversionScore"]>({ kcs: isRecord }),
};

/** The targeting data that was stored; a kind of the wrong form is left out. */
export function readTargetingData(stored: unknown): TargetingData {
  const targeting: TargetingData = {};
  if (!isRecord(stored)) return targeting;
  for (const [kind, guard] of Object.entries<Guard<unknown>>(guards))
    if (guard(stored[kind])) Object.assign(targeting, { [kind]: stored[kind] });
  return targeting;
}

const isStoredVariation = isShape<StoredVariation>({ variationId: isNumber });

/** The variations that were stored, by experiment id, without those that have expired at `now`. */
export function readStoredVariations(stored: unknown, now: number): StoredVariations {
  const variations: StoredVariations = {};
  for (const [experimentId, variation] of Object.entries(isRecord(stored) ? stored : {}))
    if (isStoredVariation(variation) && (variation.expirationTime ?? Infinity) > now) variations[experimentId] = variation;
  return variations;
}

const { visitsData: _visits, kameleoonConversionScore: _score, ...single } = guards;
/** By the type of the datum; a page cannot add visits and scores. */
const datumGuards = new Map<unknown, Guard<unknown>>(
  Object.entries({ ...single, customData: isCustomData, conversion: isConversion, pageView: isPage }),
);

/** Whether a page's datum has the form of its type. */
export function isVisitorDatum(datum: unknown): datum is VisitorDatum {
  if (!isRecord(datum)) return false;
  return Boolean(datumGuards.get(datum.type)?.(datum));
}
