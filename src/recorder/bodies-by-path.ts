import type { RecordedEvent, Recording } from "./recording.js";

/** The bodies of answers by the path that they answer: like ones are beside each other, where gzip finds what they have in common. */
export function bodiesByPath(events: readonly RecordedEvent[], bodies: Recording["bodies"]): Recording["bodies"] {
  const requested = new Map<number, string>();
  const answered = new Map<string, string>();
  for (const event of events) {
    if (event.type === "request") requested.set(event.number, event.path);
    else if (event.type === "answer") answered.set(event.body, requested.get(event.number) ?? "");
  }
  const pathOf = ([key]: readonly [key: string, body: string]): string => answered.get(key) ?? "";
  return Object.fromEntries(Object.entries(bodies).toSorted((one, other) => pathOf(one).localeCompare(pathOf(other))));
}
