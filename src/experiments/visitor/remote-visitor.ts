import type { Configuration } from "../configuration.js";
import { isNumber, isOptional, isRecord, isShape, isText, itemsOf } from "../json.js";
import type { Guard, JsonRecord } from "../json.js";
import { browserTypes, deviceTypes, operatingSystemTypes } from "./data.js";
import type { GeolocationData, VisitorDatum } from "./data.js";
import { addDatum, storeDatum } from "./visitor.js";
import type { Visitor } from "./visitor.js";

type Place = Pick<GeolocationData, "country" | "region" | "city" | "postalCode"> & { latitude?: unknown; longitude?: unknown };

interface Event<Data> {
  readonly data: Data;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const isOneOf =
  <Name extends string>(names: readonly Name[]): Guard<Name> =>
  (value): value is Name =>
    names.some((name) => name === value);

const isEvent = <Data>(isData: Guard<Data>): Guard<Event<Data>> => isShape<Event<Data>>({ data: isData, time: isNumber });

const isOptionalText = isOptional(isText);
const isBrowser = isOneOf(browserTypes);
const isDevice = isOneOf(deviceTypes);
const isOperatingSystem = isOneOf(operatingSystemTypes);
const isGeolocation = isEvent(
  isShape<Place>({ country: isText, region: isOptionalText, city: isOptionalText, postalCode: isOptionalText }),
);
const isCustomData = isEvent(isShape<{ index: number; valuesCountMap: JsonRecord }>({ index: isNumber, valuesCountMap: isRecord }));
const isConversion = isEvent(isShape<{ goalId: number }>({ goalId: isNumber }));
const isPageView = isEvent(
  isShape<{ href: string; title?: string | null; referrersIndices?: unknown }>({ href: isText, title: isOptionalText }),
);
const isExperiment = isEvent(isShape<{ id: number; variationId: number }>({ id: isNumber, variationId: isNumber }));

/**
 * Adds what the visitor-data call returned, `{ currentVisit, previousVisits, kcs }` with the newest visit first, to what is known of
 * a visitor. The newest visit counts for each kind of datum, and within a visit the last event. What has the wrong form is left out.
 */
export function mergeRemoteVisitor(visitor: Visitor, body: unknown, configuration: Configuration): void {
  if (!isRecord(body)) return;
  const { targeting, variations } = visitor;
  const visits = [...itemsOf([body.currentVisit], isRecord), ...itemsOf(body.previousVisits, isRecord)];
  /** The newest first. */
  const events = <Data>(list: unknown, guard: Guard<Event<Data>>): Event<Data>[] => itemsOf(list, guard).toReversed();
  const eventsOfAll = <Data>(name: string, guard: Guard<Event<Data>>): Event<Data>[] =>
    visits.flatMap((visit) => events(visit[name], guard));
  const seen = new Set<string>();
  const add = (datum: VisitorDatum, time: number, key: string = datum.type): void => {
    if (!seen.has(key)) addDatum(visitor, datum, time, configuration);
    seen.add(key);
  };

  for (const visit of visits) {
    for (const { data, time } of events([visit.staticDataEvent], isEvent(isRecord))) {
      const { browser, browserVersion, deviceType: device, os: operatingSystem } = data;
      if (isBrowser(browser)) add({ type: "browser", browser, version: isNumber(browserVersion) ? browserVersion : undefined }, time);
      if (isDevice(device)) add({ type: "device", device }, time);
      if (isOperatingSystem(operatingSystem)) add({ type: "operatingSystem", operatingSystem }, time);
    }
    for (const { data, time } of events(visit.geolocationEvents, isGeolocation)) {
      const { country, region, city, postalCode, latitude, longitude } = data;
      const coordinates = isNumber(latitude) && isNumber(longitude) ? ([latitude, longitude] as const) : undefined;
      // The provider's SDK reads no city without its region.
      add({ type: "geolocation", country, region, city: region && city, postalCode, coordinates }, time);
    }
  }
  for (const { data, time } of eventsOfAll("customDataEvents", isCustomData))
    add({ type: "customData", index: data.index, value: Object.keys(data.valuesCountMap) }, time, `customData ${data.index}`);

  for (const {
    data: { goalId },
    time,
  } of eventsOfAll("conversionEvents", isConversion))
    if (!targeting.conversion?.some((conversion) => conversion.goalId === goalId))
      storeDatum(visitor, { type: "conversion", goalId, revenue: 0, negative: false }, time, configuration).sent = true;
  // The newest title is the one that stays.
  for (const { data, time } of eventsOfAll("pageEvents", isPageView).reverse())
    storeDatum(
      visitor,
      { type: "pageView", urlAddress: data.href, title: data.title ?? "", referrers: itemsOf(data.referrersIndices, isNumber) },
      time,
      configuration,
    ).sent = true;
  for (const { data } of eventsOfAll("experimentEvents", isExperiment))
    variations[data.id] ??= { variationId: data.variationId, isTargetedRule: false, isSent: false };

  const times = [
    ...(targeting.visitsData?.visits ?? []),
    ...itemsOf(
      visits.map(({ timeStarted }) => timeStarted),
      isNumber,
    ),
  ];
  if (times.length === 0) return;
  targeting.visitsData = { type: "visitsData", sent: true, visits: [...new Set(times)].toSorted((first, second) => first - second) };
  // A score without a recorded visit is not used.
  if (isRecord(body.kcs)) targeting.kameleoonConversionScore = { type: "kameleoonConversionScore", sent: true, kcs: body.kcs };
}
