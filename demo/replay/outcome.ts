import type { RecordedEvent, Recording } from "../../src/recorder/recording.js";

/** Prices are requested for the cards in view, and a page has more around its tags than a replay. */
const isOfView = (event: RecordedEvent): boolean => event.type === "request" && event.path.startsWith("/wiyp/");

/** What a page came to, whatever the order: its lists, and what it requested. */
export interface Outcome {
  readonly lists: readonly string[];
  readonly requests: readonly string[];
}

export function outcomeOf({ events }: Pick<Recording, "events">): Outcome {
  const requests = events.flatMap((event) => {
    if (event.type !== "request" || isOfView(event)) return [];
    const { at: _at, number: _number, ...request } = event;
    return [JSON.stringify(request)];
  });
  const lists = events.flatMap((event) =>
    event.type === "event" && event.name === "ski-results-change" ? [JSON.stringify(event.detail)] : [],
  );
  return { lists, requests: [...new Set(requests)].toSorted() };
}
