import type { HostSettings } from "./hosts.js";
import type { ConnectionServices } from "./services.js";

export interface ConnectionSettings extends HostSettings {
  /** Minutes between two requests of the configuration: 60 when absent, 1 at least. */
  readonly updateInterval?: number;
  /** Milliseconds until a request is given up: 10,000 when absent. */
  readonly requestTimeout?: number;
  /** Minutes between two removals of the data of inactive visitors, 1 at least; at the start only when absent. */
  readonly targetingDataCleanupInterval?: number;
  /** The page around the connection; the browser's when absent. */
  readonly services?: Partial<ConnectionServices>;
}

const minute = 60_000;

/**
 * The times of a connection with their defaults, in milliseconds. A value that is not a number, or less than one minute where minutes are
 * meant, is corrected.
 */
export function timesOf({ updateInterval = 60, requestTimeout = 10_000, targetingDataCleanupInterval }: ConnectionSettings) {
  const minutes = (value: number) => Math.max(1, value) * minute;
  return {
    updateInterval: minutes(updateInterval || 60),
    requestTimeout: requestTimeout > 0 ? requestTimeout : 10_000,
    cleanupInterval: targetingDataCleanupInterval === undefined ? null : minutes(targetingDataCleanupInterval || 1),
  };
}
