import type { RecordedEvent, Recording } from "../../src/recorder/recording.js";

/** What two recordings of the same use are compared by. */
const kinds = {
  requested: ({ type }: RecordedEvent) => type === "request",
  announced: ({ type }: RecordedEvent) => type === "announced",
  events: ({ type }: RecordedEvent) => type === "event" || type === "fault",
} as const;

export interface Difference {
  readonly kind: keyof typeof kinds;
  /** Counts those of its kind, from 0. */
  readonly index: number;
  /** As JSON; null where one of the two has no more. */
  readonly one: string | null;
  readonly other: string | null;
}

/** Times, and the numbers of requests, are of each run. */
function plain(event: RecordedEvent): string {
  const { at: _at, ...rest } = event;
  return JSON.stringify("number" in rest ? { ...rest, number: 0 } : rest);
}

/** The first difference of each kind, between recordings whose pages were used alike. */
export function differences(one: Pick<Recording, "events">, other: Pick<Recording, "events">): Difference[] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const [first, second] = [one, other].map(({ events }) => events.filter(kinds[kind]).map(plain));
    const length = Math.max(first?.length ?? 0, second?.length ?? 0);
    for (let index = 0; index < length; index += 1)
      if (first?.[index] !== second?.[index]) return [{ kind, index, one: first?.[index] ?? null, other: second?.[index] ?? null }];
    return [];
  });
}
