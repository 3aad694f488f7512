import type { NotedRequest } from "../../src/recorder/request.js";
import type { Recording } from "../../src/recorder/recording.js";
import type { RecordedRequest, RequestEnd } from "./recorded.js";

const keyOf = ({ method, path, query, body }: NotedRequest | RecordedRequest): string =>
  JSON.stringify([method, path, query, body ?? null]);

/** Which waiting request a recorded answer is for. */
interface Answers {
  /** The index of the request in a list of those that wait; -1 for none. */
  indexFor(end: RequestEnd, waiting: readonly NotedRequest[]): number;
}

/**
 * An answer is for the request that it had in the recording: the oldest with the same parameters, else, where a parameter has changed
 * since, the oldest of the same path that no other answer of the recording is for.
 */
export function createAnswers({ events }: Pick<Recording, "events">): Answers {
  const requests = new Map(events.filter((event) => event.type === "request").map((event) => [event.number, event]));
  const known = new Set([...requests.values()].map(keyOf));
  return {
    indexFor({ number }, waiting) {
      const recorded = requests.get(number);
      if (!recorded) return -1;
      const same = waiting.findIndex((request) => keyOf(request) === keyOf(recorded));
      if (same >= 0) return same;
      return waiting.findIndex(
        (request) => request.path === recorded.path && request.method === recorded.method && !known.has(keyOf(request)),
      );
    },
  };
}
