import type { Happening, RecordedEvent } from "./recording.js";

/** ms by which the machine's clock may differ from the time that has passed before it counts as set. */
const driftMaximum = 1000;

/** The times that a recording reads. */
interface RecordingTime {
  /** ms since 1970. */
  now(): number;
  /** ms that have passed, whatever the clock of the machine is set to. */
  passed(): number;
}

export interface Log {
  add(happening: Happening): void;
  /** Keeps the body of an answer, once; returns its key. */
  keep(body: string): string;
  readonly events: RecordedEvent[];
  readonly bodies: Record<string, string>;
  readonly startedAt: number;
}

/** The events of a recording with their times, and the bodies of answers. */
export function createLog(time: RecordingTime): Log {
  const startedAt = time.now();
  const begun = time.passed();
  const events: RecordedEvent[] = [];
  const bodies: Record<string, string> = {};
  const keys = new Map<string, string>();
  let drift = 0;

  /** Whether the clock was set since the last event. */
  function noteClock(at: number): void {
    const found = time.now() - startedAt - at;
    if (Math.abs(found - drift) <= driftMaximum) return;
    drift = found;
    events.push({ type: "clock", at, now: Math.round(time.now()) });
  }

  return {
    events,
    bodies,
    startedAt,
    add(happening) {
      const at = Math.round(time.passed() - begun);
      noteClock(at);
      events.push({ ...happening, at });
    },
    keep(body) {
      const key = keys.get(body) ?? `body ${keys.size + 1}`;
      keys.set(body, key);
      bodies[key] = body;
      return key;
    },
  };
}
