import { isNumber, isRecord } from "../json.js";
import type { StoredVariation, StoredVariations, TargetingData } from "./targeting-data.js";

type Kind = "text" | "number" | "list" | "record";

const tests: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  number: isNumber,
  list: Array.isArray,
  record: isRecord,
};

/** A test for a stored value by the fields that are read of it. */
const shape =
  <Type>(fields: Readonly<Record<string, Kind>>) =>
  (value: unknown): value is Type =>
    isRecord(value) && Object.entries(fields).every(([name, kind]) => tests[kind](value[name]));

const isStoredVariation = shape<StoredVariation>({ variationId: "number" });

type Known<Key extends keyof TargetingData> = NonNullable<TargetingData[Key]>;

/** The targeting data that was stored; what of it has the wrong form is left out. */
export function readTargetingData(stored: unknown): TargetingData {
  const record = isRecord(stored) ? stored : {};
  const targeting: TargetingData = {};
  function read<Key extends keyof TargetingData>(key: Key, fields: Readonly<Record<string, Kind>>): void {
    const value = record[key];
    if (shape<Known<Key>>(fields)(value)) targeting[key] = value;
  }
  read("browser", { browser: "text" });
  read("device", { device: "text" });
  read("operatingSystem", { operatingSystem: "text" });
  read("geolocation", { country: "text" });
  read("cookie", { cookie: "list" });
  read("applicationVersion", { version: "text" });
  read("userAgent", { value: "text" });
  read("visitsData", { visits: "list" });
  read("kameleoonConversionScore", { kcs: "record" });
  targeting.customData = entriesOf(record.customData, shape<Known<"customData">[string]>({ index: "number", value: "list" }));
  targeting.pageView = entriesOf(record.pageView, shape<Known<"pageView">[string]>({ urlAddress: "text", timestamps: "list" }));
  if (Array.isArray(record.conversion))
    targeting.conversion = record.conversion.filter(shape<Known<"conversion">[number]>({ goalId: "number" }));
  return targeting;
}

/** The variations that were stored, by experiment id, without those that have expired at `now`. */
export function readStoredVariations(stored: unknown, now: number): StoredVariations {
  return entriesOf(stored, isStoredVariation, ({ expirationTime }) => expirationTime === undefined || expirationTime > now) ?? {};
}

function entriesOf<Value>(
  record: unknown,
  isValue: (value: unknown) => value is Value,
  isKept: (value: Value) => boolean = () => true,
): Record<string, Value> | undefined {
  if (!isRecord(record)) return undefined;
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, Value] => isValue(entry[1]) && isKept(entry[1])));
}
