import { KameleoonError } from "../common/errors.js";
import { createNonce } from "../common/nonce.js";
import type { Configuration } from "../configuration/configuration.js";
import type { VisitorDatum } from "./data.js";
import { readStoredVariations, readTargetingData } from "./stored-reader.js";
import type { StoredDatum, StoredVariations, TargetingData } from "./targeting-data.js";

const codeLengthMaximum = 255;
/** Milliseconds without activity after which the data of a visitor, and a variation that is not evaluated, expire: 30 days. */
export const inactivityMaximum = 30 * 86_400_000;

/** A visitor's data and variations. */
export interface Visitor {
  readonly code: string;
  readonly targeting: TargetingData;
  readonly variations: StoredVariations;
  /** The targeting data as it was read; its unsent part is still to be sent. */
  readonly stored: TargetingData;
  /** The data that has been added since then and is to be sent, by key, in the order of adding. */
  readonly added: Map<string | StoredDatum, StoredDatum>;
  /** The value that identifies the visitor on every device; null without one. */
  mappingValue: string | null;
}

/** The stored JSON of a visitor. */
export interface StoredVisitor {
  readonly targeting?: unknown;
  readonly variations?: unknown;
}

/** Throws VisitorCodeEmpty or VisitorCodeMaxLength. */
export function checkVisitorCode(code: string): void {
  if (typeof code !== "string" || code === "") throw new KameleoonError("VisitorCodeEmpty");
  if (code.length > codeLengthMaximum) throw new KameleoonError("VisitorCodeMaxLength");
}

/** A visitor with the stored data. Parts that have the wrong form, or have expired at `now`, count as absent. */
export function createVisitor(code: string, stored: StoredVisitor, now: number): Visitor {
  const targeting = readTargetingData(stored.targeting);
  const identifier = Object.values(targeting.customData ?? {}).find(({ isIdentifier }) => isIdentifier);
  return {
    code,
    targeting,
    variations: readStoredVariations(stored.variations, now),
    stored: { ...targeting },
    added: new Map(),
    mappingValue: identifier ? String(identifier.value[0]) : null,
  };
}

/** One key for each kind that a visitor has once, such as the browser or the custom data of an index; otherwise the datum itself. */
export function keyOf(datum: StoredDatum): string | StoredDatum {
  if (datum.type === "customData") return `customData ${datum.index}`;
  return datum.type === "pageView" || datum.type === "conversion" ? datum : datum.type;
}

/** The identifier that allocation hashes. */
export const identifierOf = ({ code, mappingValue }: Visitor): string => mappingValue ?? code;

/** Adds a datum at `now`, in milliseconds since 1970, to the targeting data and to the data to send. */
export function addDatum(visitor: Visitor, datum: VisitorDatum, now: number, configuration: Configuration): void {
  const stored = storeDatum(visitor, datum, now, configuration);
  visitor.added.set(keyOf(stored), stored);
}

/** Adds a datum to the targeting data only. Returns its stored form. */
export function storeDatum(visitor: Visitor, datum: VisitorDatum, now: number, { customData }: Configuration): StoredDatum {
  const { targeting } = visitor;
  const added = { sent: false, lastActivityTime: now, nonce: createNonce() };
  switch (datum.type) {
    case "customData": {
      const isIdentifier = customData.get(datum.index)?.isMappingIdentifier ?? false;
      if (isIdentifier) visitor.mappingValue = String(datum.value[0]);
      const custom = { ...datum, ...added, isIdentifier };
      targeting.customData = { ...targeting.customData, [datum.index]: custom };
      return custom;
    }
    case "pageView": {
      const page = { ...datum, ...added, timestamps: [...new Set(targeting.pageView?.[datum.urlAddress]?.timestamps).add(now)] };
      targeting.pageView = { ...targeting.pageView, [datum.urlAddress]: page };
      return page;
    }
    case "conversion": {
      const conversion = { ...datum, ...added };
      targeting.conversion = [...(targeting.conversion ?? []), conversion];
      return conversion;
    }
    default: {
      const stored = { ...datum, ...added };
      Object.assign(targeting, { [datum.type]: stored });
      return stored;
    }
  }
}
