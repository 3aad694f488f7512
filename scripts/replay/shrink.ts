import type { RecordedEvent, Recording } from "../../src/recorder/recording.js";

/** What a visitor, the page or the machine did: answers and the tags of the page are no steps. */
const stepTypes = new Set([
  "press",
  "type",
  "choose",
  "key",
  "scroll",
  "resize",
  "hash",
  "history",
  "consent",
  "clock",
  "attribute",
  "tag-removed",
]);

const isStep = ({ type }: RecordedEvent): boolean => stepTypes.has(type);

export const stepsOf = ({ events }: Pick<Recording, "events">): RecordedEvent[] => events.filter(isStep);

function withSteps(recording: Recording, steps: readonly RecordedEvent[]): Recording {
  const kept = new Set(steps);
  return { ...recording, events: recording.events.filter((event) => !isStep(event) || kept.has(event)) };
}

/**
 * The recording with as few steps as still show the fault: halves of the steps are left out, then smaller parts, until no single step can
 * be (delta debugging, Zeller and Hildebrandt 2002). `shows` replays a recording.
 */
export async function shrink(recording: Recording, shows: (shorter: Recording) => Promise<boolean>): Promise<Recording> {
  let steps = stepsOf(recording);
  if (await shows(withSteps(recording, []))) return withSteps(recording, []);
  let parts = 2;
  while (steps.length > 1) {
    const size = Math.ceil(steps.length / parts);
    const shorter = await firstThat(withoutEachPart(steps, size), (rest) => shows(withSteps(recording, rest)));
    if (shorter) {
      steps = shorter;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) break;
    else parts = Math.min(steps.length, parts * 2);
  }
  return withSteps(recording, steps);
}

function withoutEachPart(steps: readonly RecordedEvent[], size: number): RecordedEvent[][] {
  const starts = Array.from({ length: Math.ceil(steps.length / size) }, (_, index) => index * size);
  return starts.map((start) => [...steps.slice(0, start), ...steps.slice(start + size)]);
}

async function firstThat<Value>(values: readonly Value[], fits: (value: Value) => Promise<boolean>): Promise<Value | null> {
  for (const value of values) if (await fits(value)) return value;
  return null;
}
