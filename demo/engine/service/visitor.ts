import type { Context } from "hono";
import { languageOf, normaliseLocale, type Locale } from "../../../src/domain/locale.js";
import type { Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "./engine.js";

/** Locales of languages without a country. */
const bareLanguages: ReadonlyMap<string, Locale> = new Map([
  ["fr", "fr-FR"],
  ["en", "en-GB"],
  ["nl", "nl-NL"],
]);

/** The locale of a request: the first it accepts, in any spelling; French if that is not supported. */
function localeOf(header: string | undefined): Locale {
  const first = header?.split(/[,;]/)[0]?.trim() ?? "";
  return bareLanguages.get(first.toLowerCase()) ?? normaliseLocale(first);
}

/** Who sent a request. */
export function visitorOf(context: Context<EngineEnv>, { clock }: Engine): Visitor {
  const locale = localeOf(context.req.header("accept-language"));
  const language = languageOf(locale);
  return {
    language,
    worksCouncil: locale === "fr-FR-CSE",
    currency: language === "en" ? "GBP" : "EUR",
    today: clock.today(),
    origin: new URL(context.req.url).origin,
  };
}
