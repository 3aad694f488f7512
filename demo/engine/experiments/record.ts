import { createKept } from "../service/kept.js";
import type { TrackedEvent } from "./events.js";

/** The visitor of a request: a visitor by its code, or by the identifier that its custom data mapped it to. */
export type VisitorIdentity = { readonly visitorCode: string } | { readonly mappingValue: string };

/** One event as it was received. */
export interface RecordedEvent {
  /** Rises by one per event; clearing does not reset it. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly visitor: VisitorIdentity;
  readonly event: TrackedEvent;
  /** Whether an earlier event of the record has the same nonce: the same event, sent again. */
  readonly repeated: boolean;
}

export interface EventRecord {
  add(visitor: VisitorIdentity, events: readonly TrackedEvent[]): void;
  list(): readonly RecordedEvent[];
  clear(): void;
}

const limits = { entries: 5000, bytes: 2_000_000 };

/** Keeps the latest events of all visitors. */
export function createEventRecord(now: () => number): EventRecord {
  const kept = createKept<RecordedEvent>(limits);
  let number = 0;
  return {
    add(visitor, events) {
      const nonces = new Set(kept.list().map(({ event }) => event.nonce));
      for (const event of events) {
        number++;
        kept.add({ number, time: now(), visitor, event, repeated: nonces.has(event.nonce) });
        nonces.add(event.nonce);
      }
    },
    list: kept.list,
    clear: kept.clear,
  };
}
