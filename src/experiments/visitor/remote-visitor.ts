import type { Configuration } from "../configuration/configuration.js";
import { isNumber, isRecord, isText, itemsOf } from "../common/json.js";
import type { Guard, JsonRecord } from "../common/json.js";
import { createNonce } from "../common/nonce.js";
import { browserTypes, deviceTypes, operatingSystemTypes } from "./data.js";
import type { VisitorDatum } from "./data.js";
import { addDatum, storeDatum } from "./visitor.js";
import type { Visitor } from "./visitor.js";

const isOneOf =
  <Name extends string>(names: readonly Name[]): Guard<Name> =>
  (value): value is Name =>
    names.some((name) => name === value);

const isBrowser = isOneOf(browserTypes);
const isDevice = isOneOf(deviceTypes);
const isOperatingSystem = isOneOf(operatingSystemTypes);

/**
 * Adds what the visitor-data call returned, `{ currentVisit, previousVisits, kcs }` with the newest visit first, to what is known of
 * a visitor. The newest visit counts for each kind of datum, and within a visit the last event. What has the wrong form is left out.
 */
export function mergeRemoteVisitor(visitor: Visitor, body: unknown, configuration: Configuration): void {
  if (!isRecord(body)) return;
  const { targeting, variations } = visitor;
  const visits = [...itemsOf([body.currentVisit], isRecord), ...itemsOf(body.previousVisits, isRecord)];
  const eventsOf = (name: string): Event[] => visits.flatMap((visit) => lastFirst(visit[name]));
  const seen = new Set<string>();
  const add = (datum: VisitorDatum, time: number, key: string = datum.type): void => {
    if (!seen.has(key)) addDatum(visitor, datum, time, configuration);
    seen.add(key);
  };
  /** What is known only, since a page added it and the provider has it. */
  const store = (datum: VisitorDatum, time: number): void => {
    storeDatum(visitor, datum, time, configuration).sent = true;
  };

  for (const visit of visits) {
    for (const { data, time } of lastFirst([visit.staticDataEvent])) {
      const { browser, browserVersion, deviceType: device, os: operatingSystem } = data;
      if (isBrowser(browser)) add({ type: "browser", browser, version: isNumber(browserVersion) ? browserVersion : undefined }, time);
      if (isDevice(device)) add({ type: "device", device }, time);
      if (isOperatingSystem(operatingSystem)) add({ type: "operatingSystem", operatingSystem }, time);
    }
    for (const { data, time } of lastFirst(visit.geolocationEvents)) {
      const { country, latitude, longitude } = data;
      const [region, city, postalCode] = [data.region, data.city, data.postalCode].map((text) => (isText(text) ? text : undefined));
      const coordinates = isNumber(latitude) && isNumber(longitude) ? ([latitude, longitude] as const) : undefined;
      // The provider's SDK reads no city without its region.
      if (isText(country)) add({ type: "geolocation", country, region, city: region && city, postalCode, coordinates }, time);
    }
  }
  for (const { data, time } of eventsOf("customDataEvents")) {
    const { index, valuesCountMap } = data;
    if (isNumber(index) && isRecord(valuesCountMap))
      add({ type: "customData", index, value: Object.keys(valuesCountMap) }, time, `customData ${index}`);
  }
  for (const { data, time } of eventsOf("conversionEvents")) {
    const { goalId } = data;
    if (isNumber(goalId) && !targeting.conversion?.some((conversion) => conversion.goalId === goalId))
      store({ type: "conversion", goalId, revenue: 0, negative: false }, time);
  }
  // The newest title is the one that stays.
  for (const { data, time } of eventsOf("pageEvents").reverse()) {
    const { href, title, referrersIndices } = data;
    if (isText(href))
      store(
        { type: "pageView", urlAddress: href, title: isText(title) ? title : "", referrers: itemsOf(referrersIndices, isNumber) },
        time,
      );
  }
  for (const { data } of eventsOf("experimentEvents")) {
    const { id, variationId } = data;
    if (isNumber(id) && isNumber(variationId))
      variations[id] ??= { variationId, isTargetedRule: false, isSent: false, nonce: createNonce() };
  }

  const starts = itemsOf(
    visits.map((visit) => visit.timeStarted),
    isNumber,
  );
  const times = new Set([...(targeting.visitsData?.visits ?? []), ...starts]);
  if (times.size === 0) return;
  targeting.visitsData = { type: "visitsData", sent: true, visits: [...times].toSorted((first, second) => first - second) };
  // A score without a recorded visit is not used.
  if (isRecord(body.kcs)) targeting.kameleoonConversionScore = { type: "kameleoonConversionScore", sent: true, kcs: body.kcs };
}

/** An event of a recorded visit. */
interface Event {
  readonly data: JsonRecord;
  /** Milliseconds since 1970. */
  readonly time: number;
}

function lastFirst(events: unknown): Event[] {
  return itemsOf(events, isRecord)
    .flatMap(({ data, time }) => (isRecord(data) && isNumber(time) ? [{ data, time }] : []))
    .reverse();
}
