import type { ExperimentClientOptions } from "./client-options.js";
import { timesOf } from "./client-times.js";
import { createConfigurationSource, type ConfigurationSource } from "./configuration-source.js";
import type { Configuration } from "./configuration.js";
import { browserConnectionServices } from "./connection-services.js";
import type { Permission } from "./consent.js";
import { createDelivery, type Delivery } from "./delivery.js";
import { explainFlags } from "./explain-flags.js";
import { createHosts } from "./hosts.js";
import { removeInactive } from "./inactive-visitors.js";
import { createRecentExposures, type RecentExposures } from "./recent-exposures.js";
import { createRemoteCalls, type RemoteCalls } from "./remote-calls.js";
import type { Report } from "./report.js";
import { createSend } from "./request.js";
import type { ObjectStore } from "./storage.js";
import { createTracker, type Tracker } from "./tracker.js";
import type { Visitors } from "./visitors.js";

export interface ConnectionOptions {
  readonly client: ExperimentClientOptions;
  readonly siteCode: string;
  readonly environment: string;
  readonly store: ObjectStore;
  readonly visitors: Visitors;
  readonly report: Report;
  /** The configuration in force; throws Initialization. */
  configuration(): Configuration;
  dataApiDomain(): string | null;
  /** See `ConfigurationSourceOptions`. */
  take(served: unknown): boolean;
  permission(visitorCode: string): Permission;
  isOfflineMode(): boolean;
}

/** What a client does beside the evaluation of flags, above all with the provider: it is loaded while the page is drawn. */
export interface Connection {
  readonly source: ConfigurationSource;
  readonly delivery: Delivery;
  readonly tracker: Tracker;
  readonly recent: RecentExposures;
  readonly remote: RemoteCalls;
  readonly explainFlags: typeof explainFlags;
  stop(): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { client, report, permission, dataApiDomain, visitors, store } = options;
  const { clock, fetch, openEvents, onPageHidden, onOnline } = { ...browserConnectionServices(), ...client.services };
  const { requestTimeout, updateInterval, cleanupInterval } = timesOf(client);
  const hosts = createHosts(client, report);
  const dataHost = () => hosts(dataApiDomain()).data;
  const send = createSend(fetch, clock, requestTimeout);
  const isKept = (visitorCode: string) => permission(visitorCode).isKept;
  const source = createConfigurationSource({ ...options, updateInterval, hosts: hosts(null), send, clock, openEvents });
  const delivery = createDelivery({ ...options, dataHost, send, clock, isKept });
  const tracker = createTracker({ ...options, clock, delivery, random: Math.random, changed: visitors.changed });
  const recent = createRecentExposures(clock);

  let cleanupTimer: number | undefined;
  function cleanUp(): void {
    removeInactive(store, clock.now());
    if (cleanupInterval !== null) cleanupTimer = clock.setTimeout(cleanUp, cleanupInterval);
  }
  cleanUp();

  const stops = [onPageHidden(tracker.flushDue), onOnline(delivery.resume), source.stop, tracker.stop, delivery.stop, recent.stop];
  return {
    source,
    delivery,
    tracker,
    recent,
    remote: createRemoteCalls({ ...options, dataHost, send, clock }),
    explainFlags,
    stop() {
      clock.clearTimeout(cleanupTimer);
      stops.forEach((stop) => stop());
    },
  };
}
