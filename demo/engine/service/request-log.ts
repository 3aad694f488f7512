import { callNames } from "../../../src/api/calls.js";
import { createKept, jsonOf } from "./kept.js";

/** The calls that the engine serves, by the names that faults and counters use: the seller's, then the experiments provider's. */
export const calls = [...callNames, "configuration", "tracking", "visitorData", "remoteData", "configurationEvents"] as const;
export type Call = (typeof calls)[number];

/** One request as it was received. */
export interface LoggedRequest {
  /** Rises by one per request; clearing does not reset it. */
  readonly number: number;
  /** ISO 8601. */
  readonly time: string;
  readonly call: Call;
  readonly method: string;
  readonly path: string;
  /** As in the address, without its question mark. */
  readonly query: string;
  /** What was sent: parsed JSON, the text itself when it was refused as such, null without a body. */
  readonly body: unknown;
  readonly acceptLanguage: string | null;
}

export interface RequestLog {
  add(request: Omit<LoggedRequest, "number" | "time">): void;
  list(): readonly LoggedRequest[];
  /** How many requests of each call since the last clearing. */
  counts(): Readonly<Record<Call, number>>;
  clear(): void;
}

const limits = { entries: 2000, bytes: 20_000_000 };
const decoder = new TextDecoder();
const readEntry = (entry: Uint8Array): LoggedRequest => JSON.parse(decoder.decode(entry));

/** Keeps the latest requests as JSON, which takes a twentieth of some parsed bodies, and counts all of them. */
export function createRequestLog(now: () => number = Date.now): RequestLog {
  const kept = createKept<Uint8Array>(limits, (entry) => entry.length);
  let number = 0;
  const none = () => Object.fromEntries(calls.map((call) => [call, 0])) as Record<Call, number>;
  let counted = none();
  return {
    add(request) {
      number++;
      counted[request.call]++;
      kept.add(jsonOf({ number, time: new Date(now()).toISOString(), ...request } satisfies LoggedRequest));
    },
    list: () => kept.list().map(readEntry),
    counts: () => counted,
    clear() {
      kept.clear();
      counted = none();
    },
  };
}
