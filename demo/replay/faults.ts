import { isRecord } from "../../src/domain/is-record.js";
import type { RecordedEvent, Recording } from "../../src/recorder/recording.js";

/** How a fault is named: `ski-error call-failed products`, or the message of an error. */
function faultOf(event: RecordedEvent): string | null {
  if (event.type === "fault") return event.message;
  if (event.type !== "event" || event.name !== "ski-error" || !isRecord(event.detail)) return null;
  const { code, call, status } = event.detail;
  return ["ski-error", code, call, status].filter((part) => part !== undefined).join(" ");
}

/** The faults of a recording, each once, in their order. */
export function faultsOf({ events }: Pick<Recording, "events">): string[] {
  return [...new Set(events.map(faultOf).filter((fault) => fault !== null))];
}

/** The fault that a recording was made for: the last that it has. */
export function mainFault(recording: Pick<Recording, "events">): string | null {
  return faultsOf(recording).at(-1) ?? null;
}
