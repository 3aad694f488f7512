import type { Configuration } from "../configuration.js";
import type { StoredDatum } from "./targeting-data.js";
import type { Visitor } from "./visitor.js";

/** The exposure of a visitor to a variation of an experiment. */
export interface Exposure {
  readonly experimentId: number;
  readonly variationId: number;
  /** Whether it may be sent without consent. */
  readonly isTargetedRule: boolean;
}

/**
 * The data of the next tracking call: what was not sent, then the custom data that is part of every call. Custom data that only
 * targets is not sent, unless it identifies the visitor.
 */
export function unsentData({ targeting, unsent }: Visitor, { customData }: Configuration): StoredDatum[] {
  const settingOf = (datum: StoredDatum) => (datum.type === "customData" ? customData.get(datum.index) : undefined);
  const data = [...unsent.values()].filter((datum) => !settingOf(datum)?.localOnly);
  const repeated = Object.values(targeting.customData ?? {}).filter((datum) => {
    const setting = settingOf(datum);
    return setting?.isMappingIdentifier || (setting?.scope?.toUpperCase() === "VISITOR" && !setting.localOnly);
  });
  return [...new Set<StoredDatum>([...data, ...repeated])];
}

/** The exposures that were not sent, ascending by experiment. */
export function unsentExposures({ variations }: Visitor): Exposure[] {
  return Object.entries(variations)
    .filter(([, { isSent }]) => !isSent)
    .map(([experimentId, { variationId, isTargetedRule }]) => ({ experimentId: Number(experimentId), variationId, isTargetedRule }));
}

/** Marks as sent what a tracking call carried; what was added or allocated anew since then stays unsent. */
export function markSent(visitor: Visitor, data: Iterable<StoredDatum>, exposures: Iterable<Exposure>): void {
  const { unsent, variations } = visitor;
  for (const datum of data) datum.sent = true;
  for (const [key, datum] of unsent) if (datum.sent) unsent.delete(key);
  for (const { experimentId, variationId } of exposures) {
    const variation = variations[experimentId];
    if (variation?.variationId === variationId) variation.isSent = true;
  }
}
