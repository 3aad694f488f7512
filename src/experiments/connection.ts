import { createConfigurationSource, type ConfigurationSource } from "./configuration-source.js";
import type { Configuration } from "./configuration.js";
import type { Permission } from "./consent.js";
import { createDelivery, type Delivery } from "./delivery.js";
import { createHosts, type HostSettings } from "./hosts.js";
import { createRemoteCalls, type RemoteCalls } from "./remote-calls.js";
import type { Report } from "./report.js";
import { createSend } from "./request.js";
import type { ClientServices } from "./services.js";
import type { ObjectStore } from "./storage.js";
import { createTracker, type Tracker } from "./tracker.js";
import type { Visitors } from "./visitors.js";

export interface ConnectionOptions {
  readonly siteCode: string;
  readonly environment: string;
  /** Milliseconds. */
  readonly updateInterval: number;
  readonly requestTimeout: number;
  readonly hostSettings: HostSettings;
  readonly services: ClientServices;
  readonly store: ObjectStore;
  readonly report: Report;
  /** The configuration in force; throws Initialization. */
  configuration(): Configuration;
  dataApiDomain(): string | null;
  /** See `ConfigurationSourceOptions`. */
  take(served: unknown): boolean;
  permission(visitorCode: string): Permission;
  isOfflineMode(): boolean;
  readonly visitors: Visitors;
}

/** What a client exchanges with the provider. Flags are evaluated without it, so it is loaded while the page is drawn. */
export interface Connection {
  readonly source: ConfigurationSource;
  readonly delivery: Delivery;
  readonly tracker: Tracker;
  readonly remote: RemoteCalls;
  stop(): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { services, hostSettings, requestTimeout, report, permission, dataApiDomain, visitors } = options;
  const { clock } = services;
  const hosts = createHosts(hostSettings, report);
  const dataHost = () => hosts(dataApiDomain()).data;
  const send = createSend(services.fetch, clock, requestTimeout);
  const isKept = (visitorCode: string) => permission(visitorCode).isKept;
  const source = createConfigurationSource({ ...options, hosts: hosts(null), send, clock, openEvents: services.openEvents });
  const delivery = createDelivery({ ...options, dataHost, send, sendBeacon: services.sendBeacon, clock, isKept });
  const tracker = createTracker({ ...options, clock, delivery, random: services.random, changed: visitors.changed });
  const stops = [services.onPageHidden(tracker.flushLast), services.onOnline(delivery.resume), source.stop, tracker.stop, delivery.stop];
  return {
    source,
    delivery,
    tracker,
    remote: createRemoteCalls({ ...options, dataHost, send, clock }),
    stop: () => stops.forEach((stop) => stop()),
  };
}
