import type { ExperimentClientOptions } from "../client/options.js";

const minute = 60_000;

/** The times of a client with their defaults, in milliseconds. A value that is no number, or less than a minute where minutes are meant, is corrected. */
export function timesOf({ updateInterval = 60, requestTimeout = 10_000, targetingDataCleanupInterval }: ExperimentClientOptions) {
  const minutes = (value: number) => Math.max(1, value) * minute;
  return {
    updateInterval: minutes(updateInterval || 60),
    requestTimeout: requestTimeout > 0 ? requestTimeout : 10_000,
    cleanupInterval: targetingDataCleanupInterval === undefined ? null : minutes(targetingDataCleanupInterval || 1),
  };
}
