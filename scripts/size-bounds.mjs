/**
 * Limits of sizes, in kB of 1000 bytes, gzipped, without the words of the locale. A limit is round, leaves about a tenth of room, and
 * changes only with a reason; `npm run size` fails above it. The aim is what changes work towards.
 */
export const bounds = {
  dist: {
    bar: { limit: 150, aim: 136 },
    results: { limit: 170, aim: 154 },
    all: { limit: 200, aim: 180 },
    picker: { limit: 140, aim: 105 },
    gallery: { limit: 115, aim: 92 },
  },
  "dist/light": {
    bar: { limit: 75, aim: 60 },
    results: { limit: 100, aim: 78 },
    all: { limit: 125, aim: 100 },
    picker: { limit: 60, aim: 36 },
    gallery: { limit: 35, aim: 24 },
  },
  /** Each view that is loaded when it is needed. */
  later: { limit: 20, aim: 15 },
  /** What a date picker loads when it joins a search: the dates of a search bar, both views of them. */
  pickerInSearch: { limit: 22, aim: 15 },
  experiments: { limit: 13, aim: 11 },
  /** It has the whole table of attributes, to read a tag as the tag does, the arithmetic of days, to read a hash, and what names a picture. */
  early: { limit: 12, aim: 8 },
  /** No page loads it by itself: it has the tables of attributes of all tags, the sentences of every finding, and the panel. */
  doctor: { limit: 30, aim: 25 },
  /** No page loads it by itself: it has the rules of cards, dates, places and wishes once more, so that no view is divided for it. */
  tools: { limit: 50, aim: 35 },
  /** It has every panel, and all that the other entries load later, which would bring the library of views with it once more. */
  barInOneFile: { limit: 185, aim: 90 },
};

/** Files before a tag is usable, including the locale's. */
export const fileLimits = { bar: 8, results: 14 };

/** What a row exceeds, or null. `failing` is true if `npm run size` fails because of it. */
export function verdictOn({ kilobytes, limit, aim, fileCount = 0, fileLimit = Infinity }) {
  if (fileCount > fileLimit) return { text: "TOO MANY FILES", failing: true };
  if (kilobytes > limit) return { text: "OVER THE LIMIT", failing: true };
  return kilobytes > aim ? { text: "above the aim", failing: false } : null;
}
