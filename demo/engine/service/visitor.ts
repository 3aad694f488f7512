import type { Context } from "hono";
import { languageOf, normaliseLocale, type Locale } from "../../../src/domain/locale.js";
import type { Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "./engine.js";

/** The locale a request asks for: the first it accepts, in whichever spelling; French when we do not speak it. */
export function localeOf(header: string | undefined): Locale {
  const first = header?.split(/[,;]/)[0]?.trim() ?? "";
  const bare = { fr: "fr-FR", en: "en-GB", nl: "nl-NL" }[first.toLowerCase()];
  return normaliseLocale(bare ?? first);
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
