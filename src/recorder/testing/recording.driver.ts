import type { RecordedEvent, Recording } from "../recording.js";

/** A recording of a page in English, with its events. */
export function recordingOf(events: RecordedEvent[], change: Partial<Recording> = {}): Recording {
  return {
    format: "ski-elements recording",
    version: 1,
    build: { version: "0.1.0", script: "/dist/autoloader.js" },
    page: {
      address: "https://www.example.com/se-results",
      language: "en-GB",
      browserLanguage: "en-GB",
      timeZone: "Europe/London",
      width: 1440,
      height: 900,
      touch: false,
      dark: false,
    },
    startedAt: "2026-11-21T10:00:00.000Z",
    searches: [],
    consent: null,
    events,
    bodies: {},
    ...change,
  };
}
