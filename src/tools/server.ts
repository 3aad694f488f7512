import { createApi } from "../api/create-api.js";
import type { GivenSettings } from "../domain/given-settings.js";
import { normaliseLocale } from "../domain/locale.js";
import { resolveSettings } from "../domain/settings-resolution.js";
import type { ToolWords } from "../domain/tool-words.js";
import type { WishWords } from "../domain/wishes/grammar.js";
import { createHttp, type HttpOptions } from "../platform/http.js";
import { initialState } from "../store/state/initial.js";
import { createTools } from "./table.js";
import type { Tool } from "./tool.js";

/** A seller, as a server without a page reaches it. */
export interface SellerConnection {
  /** The mandatory settings, and others. */
  readonly given: GivenSettings & { readonly locale: string };
  /** `https://ski.example`: where its calls are, and its pages. */
  readonly origin: string;
  readonly fetch?: HttpOptions["fetch"];
  /** `yyyy-MM-dd`. */
  today(): string;
  now(): number;
  readonly words: ToolWords;
  readonly wishWords: WishWords;
}

/** The tools over a seller, without a page: nobody is asked, so that nothing is opened or shown. */
export function sellerTools({ given, origin, fetch, today, now, words, wishWords }: SellerConnection): readonly Tool[] {
  const page = { origin, host: new URL(origin).host, href: `${origin}/`, search: "" };
  const locale = normaliseLocale(given.locale);
  const http = createHttp({ base: origin, locale: () => locale, company: () => null, ...(fetch && { fetch }) });
  const search = { ...initialState(page), status: "ready" as const, settings: resolveSettings(given, null, page) };
  return createTools(
    {
      search: async () => search,
      api: () => createApi({ http, locale, report: () => undefined }),
      clock: { now, today },
      wishWords,
      propose: null,
    },
    words,
  );
}
