import { loadToolWords } from "../i18n/tool-words.js";
import { loadWishWords } from "../i18n/wish-words.js";
import { sharedPage } from "../platform/shared-page.js";
import { browserServices } from "../store/services.js";
import type { SharedSearch } from "../store/shared-search.js";
import { createTools } from "../tools/table.js";
import type { Tool } from "../tools/tool.js";
import { createProposer } from "./proposals.js";
import { createOffers } from "./web-mcp.js";

/** The tools of the page's default search, whichever copy of the library made it. A file of its own in the build, `tools.js`. */
export async function tools(): Promise<readonly Tool[]> {
  const search = sharedPage().searches.get("default");
  if (!search)
    throw new Error(
      "ski-elements: no search of this page is loaded yet. Call tools after ski-ready of a tag that takes part in one, or once startApp has resolved.",
    );
  // Copies of the library that share a protocol make searches of one shape.
  return toolsOf(search as SharedSearch);
}

/** The tools of a search, in its language: as its settings are when this is called. */
async function toolsOf(search: SharedSearch): Promise<readonly Tool[]> {
  await search.settled();
  const { locale } = search.snapshot().settings;
  const [words, wishWords] = await Promise.all([loadToolWords(locale), loadWishWords(locale)]);
  const { connect, clock, warn } = browserServices();
  return createTools(
    {
      async search() {
        await search.settled();
        const snapshot = search.snapshot();
        return snapshot.status === "ready" ? snapshot : null;
      },
      api: ({ apiBase, locale: ofCalls, readsByGet }) =>
        connect({ apiBase, locale: ofCalls, readsByGet, report: ({ message }) => warn(message) }),
      clock,
      wishWords,
      propose: createProposer(search, words),
    },
    words,
  );
}

/** Offers the tools of a search to an assistant of the browser, for one of its tags. Returns what ends that. */
export const offerTools = createOffers(toolsOf);
