import { brandTokens } from "./answer.js";
import { type Choice, type Host, usualChoice } from "./choice.js";
import type { Release } from "./release.js";
import { snippetOf } from "./snippet.js";

/** The seller of the snippets that are kept. */
export const keptSeller = "https://www.example.com";

const branded: Choice = { ...usualChoice, results: "/en/se-results?partner=valmont", main: "#4a2545", accent: "#d9b65a", corners: "small" };

/** The file of each block of a snippet, in the folder of its release. */
const files: Readonly<Record<Host, readonly string[]>> = {
  html: ["html.html"],
  wordpress: ["wordpress.html"],
  "vite-react": ["vite-react/SkiSearch.tsx", "vite-react/ski-search.css"],
  frame: ["frame.html"],
};

/** The snippets that are kept of a release, one of each kind of page, by file. */
export function keptSnippets(release: Release): ReadonlyMap<string, string> {
  const hosts = Object.keys(files) as Host[];
  return new Map(
    hosts.flatMap((host) => {
      const choice: Choice = { ...branded, host, build: host === "vite-react" ? "react" : "light" };
      const blocks = snippetOf(choice, { release, seller: keptSeller, tokens: brandTokens(choice).tokens });
      return blocks.map(({ text }, index) => [files[host][index] ?? "", `${text}\n`] as const);
    }),
  );
}
