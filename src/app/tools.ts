import { loadToolWords } from "../i18n/tool-words.js";
import { loadWishWords } from "../i18n/wish-words.js";
import { sharedSearch } from "../store/registry.js";
import { browserServices } from "../store/services.js";
import type { SharedSearch } from "../store/shared-search.js";
import { createTools } from "../tools/table.js";
import type { Tool } from "../tools/tool.js";
import { createProposer } from "./proposals.js";

/** The tools of the page's default search, in its language: as its settings are when this is called. */
export const tools = (): Promise<readonly Tool[]> => toolsOf(sharedSearch("default"));

export async function toolsOf(search: SharedSearch): Promise<readonly Tool[]> {
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
