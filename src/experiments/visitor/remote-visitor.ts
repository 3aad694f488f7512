import { isNumber, isRecord, isText, itemsOf } from "../common/json.js";
import type { Guard, JsonRecord } from "../common/json.js";
import { createNonce } from "../common/nonce.js";
import type { Configuration } from "../configuration/configuration.js";
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

/** A visit as recorded; its fields are tested one by one. */
type Visit = JsonRecord;

interface VisitEvent {
  readonly data: JsonRecord;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Adds a datum unless a newer one with the same key has been added; the key is its type when absent. */
type AddNewest = (datum: VisitorDatum, time: number, key?: string) => void;

/** Stores a datum that the provider already has. */
type Store = (datum: VisitorDatum, time: number) => void;

/**
 * Adds the response of the visitor-data call, `{ currentVisit, previousVisits, kcs }` with the newest visit first, to a visitor. For each kind of datum the newest visit counts, and within a visit the last event. What has the wrong form is left out.
 */
export function mergeRemoteVisitor(visitor: Visitor, body: unknown, configuration: Configuration): void {
  if (!isRecord(body)) return;
  const visits = [...itemsOf([body.currentVisit], isRecord), ...itemsOf(body.previousVisits, isRecord)];
  const eventsOf = (name: string): VisitEvent[] => visits.flatMap((visit) => lastFirst(visit[name]));
  const added = new Set<string>();
  const add: AddNewest = (datum, time, key = datum.type) => {
    if (!added.has(key)) addDatum(visitor, datum, time, configuration);
    added.add(key);
  };
  const store: Store = (datum, time) => {
    storeDatum(visitor, datum, time, configuration).sent = true;
  };

  for (const visit of visits) {
    addStaticData(lastFirst([visit.staticDataEvent]), add);
    addGeolocation(lastFirst(visit.geolocationEvents), add);
  }
  addCustomData(eventsOf("customDataEvents"), add);
  storeConversions(eventsOf("conversionEvents"), visitor, store);
  storePageViews(eventsOf("pageEvents"), store);
  storeVariations(eventsOf("experimentEvents"), visitor);
  storeVisits(visits, body.kcs, visitor);
}

function lastFirst(events: unknown): VisitEvent[] {
  return itemsOf(events, isRecord)
    .flatMap(({ data, time }) => (isRecord(data) && isNumber(time) ? [{ data, time }] : []))
    .reverse();
}

function addStaticData(events: readonly VisitEvent[], add: AddNewest): void {
  for (const { data, time } of events) {
    const { browser, browserVersion, deviceType: device, os: operatingSystem } = data;
    if (isBrowser(browser)) add({ type: "browser", browser, version: isNumber(browserVersion) ? browserVersion : undefined }, time);
    if (isDevice(device)) add({ type: "device", device }, time);
    if (isOperatingSystem(operatingSystem)) add({ type: "operatingSystem", operatingSystem }, time);
  }
}

function addGeolocation(events: readonly VisitEvent[], add: AddNewest): void {
  for (const { data, time } of events) {
    const { country, latitude, longitude } = data;
    const [region, city, postalCode] = [data.region, data.city, data.postalCode].map((text) => (isText(text) ? text : undefined));
    const coordinates = isNumber(latitude) && isNumber(longitude) ? ([latitude, longitude] as const) : undefined;
    // The provider's SDK ignores a city without its region.
    if (isText(country)) add({ type: "geolocation", country, region, city: region && city, postalCode, coordinates }, time);
  }
}

function addCustomData(events: readonly VisitEvent[], add: AddNewest): void {
  for (const { data, time } of events) {
    const { index, valuesCountMap } = data;
    if (isNumber(index) && isRecord(valuesCountMap))
      add({ type: "customData", index, value: Object.keys(valuesCountMap) }, time, `customData ${index}`);
  }
}

/** Stores one conversion for each goal. */
function storeConversions(events: readonly VisitEvent[], { targeting }: Visitor, store: Store): void {
  for (const { data, time } of events) {
    const { goalId } = data;
    if (isNumber(goalId) && !targeting.conversion?.some((conversion) => conversion.goalId === goalId))
      store({ type: "conversion", goalId, revenue: 0, negative: false }, time);
  }
}

/** Stores the oldest page first, so that the newest title of an address remains. */
function storePageViews(events: readonly VisitEvent[], store: Store): void {
  for (const { data, time } of events.toReversed()) {
    const { href, title, referrersIndices } = data;
    const referrers = itemsOf(referrersIndices, isNumber);
    if (isText(href)) store({ type: "pageView", urlAddress: href, title: isText(title) ? title : "", referrers }, time);
  }
}

function storeVariations(events: readonly VisitEvent[], { variations }: Visitor): void {
  for (const { data } of events) {
    const { id, variationId } = data;
    if (isNumber(id) && isNumber(variationId))
      variations[id] ??= { variationId, isTargetedRule: false, isSent: false, nonce: createNonce() };
  }
}

/** Stores the starts of the visits, and the conversion scores, which are not used without a recorded visit. */
function storeVisits(visits: readonly Visit[], kcs: unknown, { targeting }: Visitor): void {
  const starts = visits.map(({ timeStarted }) => timeStarted).filter(isNumber);
  const times = new Set([...(targeting.visitsData?.visits ?? []), ...starts]);
  if (times.size === 0) return;
  targeting.visitsData = { type: "visitsData", sent: true, visits: [...times].toSorted((first, second) => first - second) };
  if (isRecord(kcs)) targeting.kameleoonConversionScore = { type: "kameleoonConversionScore", sent: true, kcs };
}
