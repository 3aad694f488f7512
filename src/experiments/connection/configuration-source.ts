import { errorMessage } from "../../domain/error-message.js";
import type { Clock } from "../../platform/clock.js";
import type { OpenServerEvents } from "../../platform/server-events.js";
import { KameleoonError } from "../common/errors.js";
import { storageKeys, type ObjectStore } from "../common/object-store.js";
import type { Report } from "../common/report.js";
import { sdkType, sdkVersion } from "../common/sdk.js";
import { createConfigurationUpdates, reportFailedUpdate } from "./configuration-updates.js";
import { attempt, type Send } from "./request.js";

export interface ConfigurationSourceOptions {
  readonly siteCode: string;
  readonly environment: string;
  /** Milliseconds between two requests, and how long a stored configuration is used without one. */
  readonly updateInterval: number;
  readonly hosts: { readonly configuration: string; readonly events: string };
  readonly send: Send;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly openEvents: OpenServerEvents;
  readonly report: Report;
  /** Puts a configuration in force. Returns whether the server sends updates; throws, and changes nothing, if it cannot be read. */
  take(served: unknown): boolean;
}

export interface ConfigurationSource {
  /** Puts a stored or a requested configuration in force and keeps it up to date. Rejects with ClientConfiguration if there is none. */
  start(): Promise<void>;
  stop(): void;
}

const headers = { "X-Kameleoon-SDK-Type": sdkType.toLowerCase(), "X-Kameleoon-SDK-Version": sdkVersion };

export function createConfigurationSource(options: ConfigurationSourceOptions): ConfigurationSource {
  const { siteCode, environment, updateInterval, hosts, send, clock, store, report, take } = options;
  /** A stored configuration is used only for the site and the environment that it was requested for. */
  const source = `${siteCode}/${environment}`;
  const updates = createConfigurationUpdates({ ...options, eventsHost: hosts.events, refresh: (ts) => void refresh(ts) });
  /** Counts requests: a response that arrives after a later request began is ignored. */
  let last = 0;

  async function request(ts?: unknown): Promise<void> {
    const own = (last += 1);
    const url = `${hosts.configuration}/${encodeURIComponent(siteCode)}${queryOf(environment, ts)}`;
    await attempt(async () => {
      const data: unknown = JSON.parse(await send(url, { headers }));
      if (own !== last) return;
      updates.follow(take(data), updateInterval);
      store.change(storageKeys.configuration, (values) =>
        Object.assign(values, { data, lastUpdate: new Date(clock.now()).toString(), source }),
      );
    }, clock);
  }

  async function refresh(ts?: unknown): Promise<void> {
    try {
      await request(ts);
    } catch (error) {
      reportFailedUpdate(error, report);
      if (updates.mode() === "polling") updates.follow(false, updateInterval);
    }
  }

  /** Puts a stored configuration in force, if it can be read. */
  function reuse(data: unknown, delay: number): boolean {
    try {
      updates.follow(take(data), delay);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async start() {
      const stored = store.read(storageKeys.configuration);
      const isOurs = stored.source === undefined || stored.source === source;
      const age = clock.now() - Date.parse(String(stored.lastUpdate));
      if (isOurs && age >= 0 && age < updateInterval && reuse(stored.data, updateInterval - age)) return;
      try {
        await request();
      } catch (error) {
        if (!isOurs || !reuse(stored.data, updateInterval)) throw new KameleoonError("ClientConfiguration", errorMessage(error));
        reportFailedUpdate(error, report);
      }
    },
    stop() {
      last += 1;
      updates.stop();
    },
  };
}

function queryOf(environment: string, ts: unknown): string {
  const query = new URLSearchParams();
  if (environment !== "production") query.set("environment", environment);
  if (ts !== undefined) query.set("ts", String(ts));
  return query.size > 0 ? `?${query}` : "";
}
