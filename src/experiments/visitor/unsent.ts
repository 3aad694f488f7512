import type { Configuration } from "../configuration/configuration.js";
import type { StoredDatum } from "./targeting-data.js";
import { keyOf, type Visitor } from "./visitor.js";

/** The exposure of a visitor to a variation of an experiment. */
export interface Exposure {
  readonly experimentId: number;
  readonly variationId: number;
  /** Whether it may be sent without consent. */
  readonly isTargetedRule: boolean;
  readonly nonce?: string;
}

/** The unsent stored data in the order of its times, then the added data. */
function unsentInOrder({ stored, added }: Visitor): StoredDatum[] {
  const { customData, pageView, conversion, visitsData: _visits, kameleoonConversionScore: _score, ...once } = stored;
  const data: StoredDatum[] = [
    ...Object.values(once),
    ...Object.values(customData ?? {}),
    ...Object.values(pageView ?? {}),
    ...(conversion ?? []),
  ];
  const unsent = data.filter(({ sent }) => !sent);
  return [...unsent.toSorted((first, second) => (first.lastActivityTime ?? 0) - (second.lastActivityTime ?? 0)), ...added.values()];
}

const byKey = (data: readonly StoredDatum[]) => new Map(data.map((datum) => [keyOf(datum), datum]));

/** The unsent data in the order of the lines; a later value replaces an earlier one. */
export const unsentOf = (visitor: Visitor): StoredDatum[] => [...byKey(unsentInOrder(visitor)).values()];

/**
 * The data of the next tracking call: the unsent data, then the custom data that is part of every call. Local custom data is left out,
 * unless it identifies the visitor.
 */
export function unsentData(visitor: Visitor, { customData }: Configuration): StoredDatum[] {
  const settingOf = (datum: StoredDatum) => (datum.type === "customData" ? customData.get(datum.index) : undefined);
  const data = unsentOf(visitor).filter((datum) => !settingOf(datum)?.localOnly);
  const repeated = Object.values(visitor.targeting.customData ?? {}).filter((datum) => {
    const setting = settingOf(datum);
    return setting?.isMappingIdentifier || (setting?.scope?.toUpperCase() === "VISITOR" && !setting.localOnly);
  });
  return [...new Set<StoredDatum>([...data, ...repeated])];
}

/** The unsent exposures, ascending by experiment. */
export function unsentExposures({ variations }: Visitor): Exposure[] {
  return Object.entries(variations)
    .filter(([, { isSent }]) => !isSent)
    .map(([experimentId, { variationId, isTargetedRule, nonce }]) => ({
      experimentId: Number(experimentId),
      variationId,
      isTargetedRule,
      nonce,
    }));
}

/** Marks the content of a tracking call as sent; what has been added or allocated since then stays unsent. */
export function markSent(visitor: Visitor, data: Iterable<StoredDatum>, exposures: Iterable<Exposure>): void {
  const { variations } = visitor;
  const unsent = unsentInOrder(visitor);
  const last = byKey(unsent);
  for (const datum of data) datum.sent = true;
  for (const datum of unsent) if (last.get(keyOf(datum))?.sent) datum.sent = true;
  for (const [key, { sent }] of visitor.added) if (sent) visitor.added.delete(key);
  for (const { experimentId, variationId } of exposures) {
    const variation = variations[experimentId];
    if (variation?.variationId === variationId) variation.isSent = true;
  }
}
