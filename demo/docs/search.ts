import { oursFor } from "./search-words.js";

/** A page of the documentation, or a section of one, as the search knows it. */
export interface SearchEntry {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

const foundMaximum = 8;

/** What a word counts where it is found: as a whole word, at the beginning of one, or within one. */
const weights = { title: [16, 12, 8], page: [6, 4, 2], text: [3, 2, 1] } as const;

/** Guides come before what describes one thing, and lists of attributes, parts and changes last. */
const pageWeights: readonly (readonly [path: RegExp, weight: number])[] = [
  // The codes of a diagnosis have words of every subject in their titles.
  [/^\/docs\/guides\/diagnosis#/, -16],
  [/^\/docs(?:#|$|\/guides\/)/, 4],
  [/^\/docs\/behaviour\//, 2],
  [/^\/docs\/tags\/[^#]+$/, 2],
  [/^\/docs\/tags\//, 0],
];
const otherPages = -2;

const pageWeight = (path: string) => pageWeights.find(([pattern]) => pattern.test(path))?.[1] ?? otherPages;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

type Scored = (text: string, weights: readonly [whole: number, beginning: number, within: number]) => number;

function scoreOf(word: string): Scored {
  const whole = new RegExp(`(?<![\\p{L}\\d])${escaped(word)}s?(?![\\p{L}\\d])`, "u");
  const beginning = new RegExp(`(?<![\\p{L}\\d])${escaped(word)}`, "u");
  return (text, [most, middle, least]) => {
    if (!text.includes(word)) return 0;
    if (whole.test(text)) return most;
    return beginning.test(text) ? middle : least;
  };
}

/** Entries with every word, or one that the documentation has instead of it; the best matches first. */
export function foundEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const alternatives = words.map((word) => [word, ...oursFor(word)].map(scoreOf));
  return entries
    .map((entry) => {
      const [title, page, text] = [entry.title, entry.page, entry.text].map((part) => part.toLowerCase()) as [string, string, string];
      const scores = alternatives.map((scores) =>
        Math.max(...scores.map((score) => score(title, weights.title) + score(page, weights.page) + score(text, weights.text))),
      );
      const isFound = scores.every((score) => score > 0);
      return { entry, score: isFound ? scores.reduce((sum, score) => sum + score, pageWeight(entry.path)) : -Infinity };
    })
    .filter(({ score }) => score > -Infinity)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, foundMaximum)
    .map(({ entry }) => entry);
}
