import type { Configuration } from "../configuration.js";
import { KameleoonError } from "../errors.js";
import type { VisitorDatum } from "./data.js";
import { readStoredVariations, readTargetingData } from "./stored-reader.js";
import type { StoredDatum, StoredVariations, TargetingData } from "./targeting-data.js";

const codeLengthMaximum = 255;

/** One visitor: what is known, and what was allocated. */
export interface Visitor {
  readonly code: string;
  readonly targeting: TargetingData;
  readonly variations: StoredVariations;
  /**
   * Data that is still to be sent, in the order of the lines. What a visitor has once, such as the browser or the custom data of an
   * index, has one key: a later value takes the place of an earlier one. What it has many times is its own key.
   */
  readonly unsent: Map<string | StoredDatum, StoredDatum>;
  /** The value that identifies the visitor on every device; null without one. */
  mappingValue: string | null;
}

/** What was stored in JSON for a visitor. */
export interface StoredVisitor {
  readonly targeting?: unknown;
  readonly variations?: unknown;
}

/** Throws VisitorCodeEmpty or VisitorCodeMaxLength. */
export function checkVisitorCode(code: string): void {
  if (typeof code !== "string" || code === "") throw new KameleoonError("VisitorCodeEmpty");
  if (code.length > codeLengthMaximum) throw new KameleoonError("VisitorCodeMaxLength");
}

/**
 * A visitor with what was stored; what of it has the wrong form, or has expired at `now`, counts as absent. Stored data that was not
 * sent is to be sent.
 */
export function createVisitor(code: string, stored: StoredVisitor, now: number): Visitor {
  const targeting = readTargetingData(stored.targeting);
  const identifier = Object.values(targeting.customData ?? {}).find(({ isIdentifier }) => isIdentifier);
  return {
    code,
    targeting,
    variations: readStoredVariations(stored.variations, now),
    unsent: new Map(unsentOf(targeting)),
    mappingValue: identifier ? String(identifier.value[0]) : null,
  };
}

function unsentOf({ customData, pageView, conversion, ...others }: TargetingData): [string | StoredDatum, StoredDatum][] {
  const { visitsData: _visits, kameleoonConversionScore: _score, ...once } = others;
  const data: StoredDatum[] = [
    ...Object.values(once),
    ...Object.values(customData ?? {}),
    ...Object.values(pageView ?? {}),
    ...(conversion ?? []),
  ];
  return data
    .filter(({ sent }) => !sent)
    .toSorted((first, second) => (first.lastActivityTime ?? 0) - (second.lastActivityTime ?? 0))
    .map((datum) => [keyOf(datum), datum]);
}

/** What allocation hashes. */
export const identifierOf = ({ code, mappingValue }: Visitor): string => mappingValue ?? code;

/** Adds a datum at `now`, in milliseconds since 1970, to what is known and to what is to be sent. */
export function addDatum(visitor: Visitor, datum: VisitorDatum, now: number, configuration: Configuration): void {
  const stored = storeDatum(visitor, datum, now, configuration);
  visitor.unsent.set(keyOf(stored), stored);
}

function keyOf(datum: StoredDatum): string | StoredDatum {
  if (datum.type === "customData") return `customData ${datum.index}`;
  return datum.type === "pageView" || datum.type === "conversion" ? datum : datum.type;
}

/** Adds a datum to what is known only. */
export function storeDatum(visitor: Visitor, datum: VisitorDatum, now: number, { customData }: Configuration): StoredDatum {
  const { targeting } = visitor;
  const added = { sent: false, lastActivityTime: now };
  switch (datum.type) {
    case "customData": {
      const isIdentifier = customData.get(datum.index)?.isMappingIdentifier ?? false;
      if (isIdentifier) visitor.mappingValue = String(datum.value[0]);
      const custom = { ...datum, ...added, isIdentifier };
      (targeting.customData ??= {})[datum.index] = custom;
      return custom;
    }
    case "pageView": {
      const pages = (targeting.pageView ??= {});
      const page = { ...datum, ...added, timestamps: [...new Set(pages[datum.urlAddress]?.timestamps).add(now)] };
      pages[datum.urlAddress] = page;
      return page;
    }
    case "conversion": {
      const conversion = { ...datum, ...added };
      (targeting.conversion ??= []).push(conversion);
      return conversion;
    }
    default: {
      const stored = { ...datum, ...added };
      Object.assign(targeting, { [datum.type]: stored });
      return stored;
    }
  }
}
