import type { Clock } from "../../platform/clock.js";

/** The experiments that visitors were just exposed to, for the provider's page engine. */
export interface RecentExposures {
  add(visitorCode: string, experimentId: number, variationId: number): void;
  /** A script that assigns and triggers them; empty without any. */
  trackingCode(visitorCode: string): string;
  stop(): void;
}

const lifetime = 5000;
const cleanupInterval = 10_000;

interface RecentExposure {
  readonly variationId: number;
  readonly expirationTime: number;
}

export function createRecentExposures(clock: Clock): RecentExposures {
  /** By visitor code, then by experiment. */
  const visitors = new Map<string, Map<number, RecentExposure>>();
  let timer: number | undefined;

  function removeExpired(): void {
    for (const [visitorCode, exposures] of visitors) {
      for (const [experimentId, { expirationTime }] of exposures) if (expirationTime <= clock.now()) exposures.delete(experimentId);
      if (exposures.size === 0) visitors.delete(visitorCode);
    }
    timer = visitors.size > 0 ? clock.setTimeout(removeExpired, cleanupInterval) : undefined;
  }

  return {
    add(visitorCode, experimentId, variationId) {
      const exposures = visitors.get(visitorCode) ?? new Map<number, RecentExposure>();
      visitors.set(visitorCode, exposures.set(experimentId, { variationId, expirationTime: clock.now() + lifetime }));
      timer ??= clock.setTimeout(removeExpired, cleanupInterval);
    },
    trackingCode(visitorCode) {
      const calls = [...(visitors.get(visitorCode) ?? [])]
        .filter(([, { expirationTime }]) => expirationTime > clock.now())
        .map(
          ([experimentId, { variationId }]) =>
            `window.kameleoonQueue.push(['Experiments.assignVariation',${experimentId},${variationId},true]);` +
            `window.kameleoonQueue.push(['Experiments.trigger',${experimentId},true]);`,
        );
      return calls.length > 0 ? `window.kameleoonQueue=window.kameleoonQueue||[];${calls.join("")}` : "";
    },
    stop: () => clock.clearTimeout(timer),
  };
}
