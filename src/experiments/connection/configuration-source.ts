import type { Clock } from "../../platform/clock.js";
import type { OpenServerEvents } from "../../platform/server-events.js";
import { KameleoonError } from "../common/errors.js";
import { isRecord } from "../common/json.js";
import { reasonOf, type Report } from "../common/report.js";
import { attempt, type Send } from "./request.js";
import { sdkType, sdkVersion } from "../common/sdk.js";
import { storageKeys, type ObjectStore } from "../common/object-store.js";

/** `idle` never requests a configuration. */
export type UpdateMode = "idle" | "polling" | "realTime";

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
  /** Puts a configuration in force. Returns whether the server sends updates; throws, and changes nothing, where it cannot be read. */
  take(served: unknown): boolean;
}

export interface ConfigurationSource {
  mode(): UpdateMode;
  /** Puts a stored or a requested configuration in force and keeps it up to date. Rejects with ClientConfiguration where there is none. */
  start(): Promise<void>;
  stop(): void;
}

/** Milliseconds: a stream that is cut again and again leads to no more requests than polling may. */
const reopenPause = 60_000;

export function createConfigurationSource(options: ConfigurationSourceOptions): ConfigurationSource {
  const { siteCode, environment, updateInterval, hosts, send, clock, store, openEvents, report, take } = options;
  /** A stored configuration is only for the site and the environment that it was requested for. */
  const source = `${siteCode}/${environment}`;
  let mode: UpdateMode = "idle";
  let stopUpdates = () => {};
  /** Counts requests: one that ends after a later one began changes nothing. */
  let last = 0;
  /** When the configuration was last requested because a stream was open again. */
  let reopenedAt = -Infinity;

  async function request(ts?: unknown): Promise<void> {
    const own = (last += 1);
    const query = new URLSearchParams();
    if (environment !== "production") query.set("environment", environment);
    if (ts !== undefined) query.set("ts", String(ts));
    const url = `${hosts.configuration}/${encodeURIComponent(siteCode)}${query.size > 0 ? `?${query}` : ""}`;
    const headers = { "X-Kameleoon-SDK-Type": sdkType.toLowerCase(), "X-Kameleoon-SDK-Version": sdkVersion };
    await attempt(async () => {
      const data: unknown = JSON.parse(await send(url, { headers }));
      if (own !== last) return;
      update(take(data), updateInterval);
      store.change(storageKeys.configuration, (values) =>
        Object.assign(values, { data, lastUpdate: new Date(clock.now()).toString(), source }),
      );
    }, clock);
  }

  async function refresh(ts?: unknown): Promise<void> {
    try {
      await request(ts);
    } catch (error) {
      keep(error);
      if (mode === "polling") poll(updateInterval);
    }
  }

  function keep(error: unknown): void {
    const { message } = new KameleoonError("ClientConfiguration", reasonOf(error));
    report(`${message}. The former configuration stays in force; check the site code and the connection.`);
  }

  function poll(delay: number): void {
    stopUpdates();
    mode = "polling";
    const timer = clock.setTimeout(() => void refresh(), delay);
    stopUpdates = () => clock.clearTimeout(timer);
  }

  function update(isRealTime: boolean, delay: number): void {
    if (!isRealTime) return poll(delay);
    if (mode === "realTime") return;
    try {
      const url = `${hosts.events}/sse?siteCode=${encodeURIComponent(siteCode)}`;
      const stop = openEvents(url, "configuration-update-event", receive, reopened);
      mode = "realTime";
      stopUpdates = stop;
    } catch {
      report(`${new KameleoonError("EventSourceInitialization").message}. The configuration is requested regularly instead.`);
      poll(delay);
    }
  }

  function reopened(): void {
    if (clock.now() - reopenedAt < reopenPause) return;
    reopenedAt = clock.now();
    void refresh();
  }

  function receive(text: string): void {
    try {
      const event: unknown = JSON.parse(text);
      if (!isRecord(event)) throw new TypeError("it is not an object");
      if (event.siteCode === siteCode) void refresh(event.ts);
    } catch (error) {
      keep(error);
    }
  }

  /** Puts a stored configuration in force, if it can be read. */
  function reuse(data: unknown, delay: number): boolean {
    try {
      update(take(data), delay);
      return true;
    } catch {
      return false;
    }
  }

  return {
    mode: () => mode,
    async start() {
      const stored = store.read(storageKeys.configuration);
      const isOurs = stored.source === undefined || stored.source === source;
      const age = clock.now() - Date.parse(String(stored.lastUpdate));
      if (isOurs && age >= 0 && age < updateInterval && reuse(stored.data, updateInterval - age)) return;
      try {
        await request();
      } catch (error) {
        if (!isOurs || !reuse(stored.data, updateInterval)) throw new KameleoonError("ClientConfiguration", reasonOf(error));
        keep(error);
      }
    },
    stop() {
      last += 1;
      stopUpdates();
      mode = "idle";
    },
  };
}
