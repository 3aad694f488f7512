import { manifestTags } from "../docs/manifest.js";
import { tokenGroups } from "../docs/tokens.js";
import { resultsPath } from "../pages/elements.js";
import { type Brand, brandOf } from "./brand.js";
import type { Choice } from "./choice.js";
import { queryOfChoice, type ReadChoice, readChoice } from "./choice-query.js";
import type { Release } from "./release.js";
import { type SnippetBlock, snippetOf } from "./snippet.js";
import { wholePage } from "./whole-page.js";

/** What the builder shows for a choice. */
export interface BuilderAnswer {
  /** The query of the builder's address for the choice. */
  readonly query: string;
  readonly faults: ReadChoice["faults"];
  /** Whether the brand's colours can be read, and what is used where one cannot. */
  readonly brand: string;
  readonly blocks: readonly SnippetBlock[];
  /** Where the search button leads without another choice. */
  readonly usualResults: string;
}

const tokens = tokenGroups(manifestTags[0]?.cssProperties ?? []).flatMap((group) => group.tokens);
const lightDefaults = Object.fromEntries(tokens.map(({ name, light }) => [name, light]));

/** A colour of the light theme, by its token. */
export const defaultColour = (token: string): string => lightDefaults[token] ?? "";

/** The tokens of a choice, on the colours of the light theme. */
export const brandTokens = (choice: Choice): Brand => brandOf(choice, lightDefaults);

const hasColour = ({ main, accent }: Choice) => main !== null || accent !== null;

function brandSentence({ choice, faults }: ReadChoice, { sentences }: Brand): string {
  if (sentences.length > 0) return sentences.join(" ");
  return hasColour(choice) && !faults.main && !faults.accent ? "The colours hold: every text on them can be read." : "";
}

/** What the builder answers to the query of its address. */
export function builderAnswer(query: URLSearchParams, release: Release, seller: string): BuilderAnswer {
  const read = readChoice(query, seller);
  const { choice, faults } = read;
  const brand = brandTokens(choice);
  return {
    query: queryOfChoice(choice),
    faults,
    brand: brandSentence(read, brand),
    blocks: snippetOf(choice, { release, seller, tokens: brand.tokens }),
    usualResults: resultsPath(choice),
  };
}

/** The page to download for the query of the builder's address. */
export function downloadedPage(query: URLSearchParams, release: Release, seller: string): string {
  const { choice } = readChoice(query, seller);
  return wholePage(choice, { release, seller, tokens: brandTokens(choice).tokens });
}
