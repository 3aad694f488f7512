import type { Configuration } from "../configuration.js";
import { isNumber, isRecord, listOf } from "../json.js";
import type { JsonRecord } from "../json.js";
import { browserTypes, deviceTypes, operatingSystemTypes } from "./data.js";
import type { VisitorDatum } from "./data.js";
import { addDatum } from "./visitor.js";
import type { Visitor } from "./visitor.js";

/** An event of a recorded visit. */
interface Event {
  readonly data: JsonRecord;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/**
 * Adds what the visitor-data call returned, `{ currentVisit, previousVisits, kcs }` with the newest visit first, to what is known of
 * a visitor. The newest visit counts for each kind of datum, and within a visit the last event. What has the wrong form is left out.
 */
export function mergeRemoteVisitor(visitor: Visitor, body: unknown, configuration: Configuration): void {
  if (!isRecord(body)) return;
  const visits = [body.currentVisit, ...listOf(body.previousVisits)].filter(isRecord);
  const events = (name: string): Event[] => visits.flatMap((visit) => eventsOf(visit[name]));
  const seen = new Set<string>();
  const add = (key: string, datum: VisitorDatum | null, time: number): void => {
    if (!datum || seen.has(key)) return;
    seen.add(key);
    addDatum(visitor, datum, time, configuration);
  };

  for (const visit of visits) {
    for (const { data, time } of eventsOf([visit.staticDataEvent])) {
      add("browser", browserOf(data), time);
      add("device", deviceOf(data), time);
      add("operatingSystem", operatingSystemOf(data), time);
    }
    for (const { data, time } of eventsOf(visit.geolocationEvents)) add("geolocation", geolocationOf(data), time);
  }
  for (const { data, time } of events("customDataEvents")) add(`customData ${String(data.index)}`, customDataOf(data), time);
  for (const { data } of events("conversionEvents")) addConversion(visitor, data);
  for (const event of events("pageEvents")) addPageView(visitor, event);
  for (const { data } of events("experimentEvents")) addVariation(visitor, data);
  addVisits(visitor, visits);
  // A score without a recorded visit is of no visitor.
  if (isRecord(body.kcs) && visitor.targeting.visitsData)
    visitor.targeting.kameleoonConversionScore = { type: "kameleoonConversionScore", sent: true, kcs: body.kcs };
}

/** The events of a visit, the last one first. */
function eventsOf(value: unknown): Event[] {
  const events = listOf(value).flatMap((item) =>
    isRecord(item) && isRecord(item.data) ? [{ data: item.data, time: isNumber(item.time) ? item.time : 0 }] : [],
  );
  return events.reverse();
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

function browserOf({ browser, browserVersion }: JsonRecord): VisitorDatum | null {
  const known = browserTypes.find((type) => type === browser);
  return known ? { type: "browser", browser: known, version: isNumber(browserVersion) ? browserVersion : undefined } : null;
}

function deviceOf({ deviceType }: JsonRecord): VisitorDatum | null {
  const known = deviceTypes.find((type) => type === deviceType);
  return known ? { type: "device", device: known } : null;
}

function operatingSystemOf({ os }: JsonRecord): VisitorDatum | null {
  const known = operatingSystemTypes.find((type) => type === os);
  return known ? { type: "operatingSystem", operatingSystem: known } : null;
}

function geolocationOf({ country, region, city, postalCode, latitude, longitude }: JsonRecord): VisitorDatum | null {
  if (typeof country !== "string") return null;
  return {
    type: "geolocation",
    country,
    region: textOf(region),
    // The provider's SDK reads no city without its region.
    city: typeof region === "string" ? textOf(city) : undefined,
    postalCode: textOf(postalCode),
    coordinates: isNumber(latitude) && isNumber(longitude) ? [latitude, longitude] : undefined,
  };
}

function customDataOf({ index, valuesCountMap }: JsonRecord): VisitorDatum | null {
  return isNumber(index) && isRecord(valuesCountMap) ? { type: "customData", index, value: Object.keys(valuesCountMap) } : null;
}

function addConversion({ targeting }: Visitor, { goalId }: JsonRecord): void {
  const known = targeting.conversion ?? [];
  if (!isNumber(goalId) || known.some((conversion) => conversion.goalId === goalId)) return;
  targeting.conversion = [...known, { type: "conversion", goalId, revenue: 0, negative: false, sent: true }];
}

function addPageView({ targeting }: Visitor, { data: { href, title, referrersIndices }, time }: Event): void {
  if (typeof href !== "string") return;
  const known = targeting.pageView?.[href] ?? {
    type: "pageView",
    urlAddress: href,
    title: textOf(title) ?? "",
    referrers: listOf(referrersIndices).filter(isNumber),
    sent: true,
    timestamps: [],
  };
  targeting.pageView = { ...targeting.pageView, [href]: { ...known, timestamps: [...known.timestamps, time] } };
}

function addVariation({ variations }: Visitor, { id, variationId }: JsonRecord): void {
  if (isNumber(id) && isNumber(variationId)) variations[id] ??= { variationId, isTargetedRule: false, isSent: false };
}

function addVisits({ targeting }: Visitor, visits: readonly JsonRecord[]): void {
  const times = [...(targeting.visitsData?.visits ?? []), ...visits.map(({ timeStarted }) => timeStarted).filter(isNumber)];
  if (times.length === 0) return;
  targeting.visitsData = {
    type: "visitsData",
    sent: true,
    visits: [...new Set(times)].toSorted((first, second) => first - second),
  };
}
