import { normaliseLocale, type Locale } from "../../src/domain/locale.js";
import type { RecordedEvent, Recording } from "../../src/recorder/recording.js";

export type RecordedRequest = Extract<RecordedEvent, { type: "request" }>;
/** How a request ended. */
export type RequestEnd = Extract<RecordedEvent, { type: "answer" | "failure" }>;

export const isEnd = (event: RecordedEvent): event is RequestEnd => event.type === "answer" || event.type === "failure";
/** The library gives such a request up by itself. */
export const isGivenUp = (end: RequestEnd): boolean => end.type === "failure" && end.reason === "aborted";

/** The locale of its first search: of a tag, as a search had it when the recording began, or of the page. */
export function localeOf({ events, searches, page }: Pick<Recording, "events" | "searches" | "page">): Locale {
  const ofTags = events.flatMap((event) => (event.type === "tag" ? [event.attributes["locale"]] : []));
  const ofSearches = searches.map(({ settings }) => settings["locale"]);
  const known = [...ofTags, ...ofSearches].find((locale) => typeof locale === "string" && locale !== "auto");
  return normaliseLocale(typeof known === "string" ? known : page.language);
}
