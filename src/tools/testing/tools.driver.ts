import { readFileSync } from "node:fs";
import { createApi } from "../../api/create-api.js";
import type { Locale } from "../../domain/locale.js";
import { markets } from "../../domain/markets.js";
import type { ToolName, ToolWords } from "../../domain/tool-words.js";
import type { WishWords } from "../../domain/wishes/grammar.js";
import { resolveSettings } from "../../domain/settings-resolution.js";
import { createHttp, type HttpOptions } from "../../platform/http.js";
import { initialState } from "../../store/state/initial.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import type { ToolContext } from "../context.js";
import { createTools } from "../table.js";
import type { ToolAnswer } from "../tool.js";

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../locales/${file}`, import.meta.url), "utf8"));
const folderOf = (locale: Locale) => markets[locale].words.screens[0];

export const toolWordsOf = (locale: Locale) => readJson(`${folderOf(locale)}/tools.json`) as ToolWords;
const wishWordsOf = (locale: Locale) => readJson(`${folderOf(locale)}/wishes.json`) as WishWords;

const page = { origin: "https://ski.example", host: "ski.example", href: "https://ski.example/", search: "" };

/** A search that has started, with nothing chosen. */
function startedSearch(locale: Locale, more: Partial<SearchSnapshot> = {}): SearchSnapshot {
  const given = { engineId: 1, locale, currency: markets[locale].currency, menuDomain: page.origin };
  return { ...initialState(page), status: "ready", settings: resolveSettings(given, null, page), ...more };
}

interface ToolsOptions extends Partial<Pick<ToolContext, "propose">> {
  readonly locale?: Locale;
  readonly today?: string;
  readonly search?: Partial<SearchSnapshot> | null;
  readonly fetch: NonNullable<HttpOptions["fetch"]>;
}

/** The tools over a server that `fetch` reaches, as a script calls them by name. */
export function openTools({ locale = "en-GB", today = "2026-11-21", search = {}, propose = null, fetch }: ToolsOptions) {
  const http = createHttp({ base: "http://engine.test", locale: () => locale, company: () => null, fetch });
  const tools = createTools(
    {
      search: async () => search && startedSearch(locale, search),
      api: () => createApi({ http, locale, report: () => undefined }),
      clock: { now: () => Date.parse(`${today}T10:00:00Z`), today: () => today },
      wishWords: wishWordsOf(locale),
      propose,
    },
    toolWordsOf(locale),
  );
  return {
    tools,
    call: async (name: ToolName, input?: unknown): Promise<ToolAnswer> => {
      const tool = tools.find((one) => one.name === name);
      if (!tool) throw new Error(`There is no tool ${name}.`);
      return tool.call(input);
    },
  };
}
