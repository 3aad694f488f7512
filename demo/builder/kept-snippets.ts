import { brandTokens } from "./answer.js";
import { type Choice, parts, usualChoice } from "./choice.js";
import type { Release } from "./release.js";
import { snippetOf } from "./snippet.js";

/** The seller of the snippets that are kept. */
export const keptSeller = "https://www.example.com";

const branded: Choice = { ...usualChoice, results: "/en/se-results?partner=valmont", main: "#4a2545", accent: "#d9b65a", corners: "small" };

/** What is kept of a release: a choice, and the file of each block of its snippet, in the folder of the release. */
const kept: readonly (readonly [choice: Choice, files: readonly string[]])[] = [
  [branded, ["html.html"]],
  [{ ...branded, host: "wordpress" }, ["wordpress.html"]],
  [{ ...branded, host: "vite-react", build: "react" }, ["vite-react/SkiSearch.tsx", "vite-react/ski-search.css"]],
  [{ ...branded, host: "frame" }, ["frame.html"]],
  [{ ...usualChoice, parts, build: "react", consent: "banner" }, ["every-tag.html", "consent.js"]],
];

/** The snippets that are kept of a release, by file. */
export function keptSnippets(release: Release): ReadonlyMap<string, string> {
  return new Map(
    kept.flatMap(([choice, files]) => {
      const blocks = snippetOf(choice, { release, seller: keptSeller, tokens: brandTokens(choice).tokens });
      return blocks.map(({ text }, index) => [files[index] ?? "", `${text}\n`] as const);
    }),
  );
}
