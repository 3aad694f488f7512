import { errorMessage } from "../../domain/error-message.js";
import type { Clock } from "../../platform/clock.js";
import type { OpenServerEvents } from "../../platform/server-events.js";
import { KameleoonError } from "../common/errors.js";
import { isRecord } from "../common/json.js";
import type { Report } from "../common/report.js";

/** `idle` never requests a configuration. */
type UpdateMode = "idle" | "polling" | "realTime";

export interface ConfigurationUpdates {
  mode(): UpdateMode;
  /** Waits for events of the server, or requests a configuration in `delay` milliseconds if it sends none. */
  follow(isRealTime: boolean, delay: number): void;
  stop(): void;
}

export interface ConfigurationUpdatesOptions {
  readonly siteCode: string;
  /** Base of the event stream. */
  readonly eventsHost: string;
  readonly clock: Clock;
  readonly openEvents: OpenServerEvents;
  readonly report: Report;
  /** Requests a configuration; `ts` is the time that an event names. */
  refresh(ts?: unknown): void;
}

/** Milliseconds: a stream that is cut again and again leads to no more requests than polling may. */
const reopenPause = 60_000;

export function createConfigurationUpdates(options: ConfigurationUpdatesOptions): ConfigurationUpdates {
  const { siteCode, eventsHost, clock, openEvents, report, refresh } = options;
  let mode: UpdateMode = "idle";
  let stopUpdates = () => {};
  /** When the configuration was last requested because a stream was open again. */
  let reopenedAt = -Infinity;

  function poll(delay: number): void {
    stopUpdates();
    mode = "polling";
    const timer = clock.setTimeout(() => refresh(), delay);
    stopUpdates = () => clock.clearTimeout(timer);
  }

  function reopened(): void {
    if (clock.now() - reopenedAt < reopenPause) return;
    reopenedAt = clock.now();
    refresh();
  }

  function receive(text: string): void {
    try {
      const event: unknown = JSON.parse(text);
      if (!isRecord(event)) throw new TypeError("it is not an object");
      if (event.siteCode === siteCode) refresh(event.ts);
    } catch (error) {
      reportFailedUpdate(error, report);
    }
  }

  return {
    mode: () => mode,
    follow(isRealTime, delay) {
      if (!isRealTime) return poll(delay);
      if (mode === "realTime") return;
      try {
        const url = `${eventsHost}/sse?siteCode=${encodeURIComponent(siteCode)}`;
        const stop = openEvents(url, "configuration-update-event", receive, reopened);
        mode = "realTime";
        stopUpdates = stop;
      } catch {
        report(`${new KameleoonError("EventSourceInitialization").message}. The configuration is requested regularly instead.`);
        poll(delay);
      }
    },
    stop() {
      stopUpdates();
      mode = "idle";
    },
  };
}

export function reportFailedUpdate(error: unknown, report: Report): void {
  const { message } = new KameleoonError("ClientConfiguration", errorMessage(error));
  report(`${message}. The previous configuration stays in force; check the site code and the connection.`);
}
