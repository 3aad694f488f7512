import type { Context } from "hono";
import { defaultLocale, knownLocale, languages, localeOfLanguage, locales, type Locale } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import type { Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "./engine.js";

/** The locale of a request: the first it accepts, in any spelling, or a language without a country; French if that is not supported. */
function localeOf(header: string | undefined): Locale {
  const first = header?.split(/[,;]/)[0]?.trim().toLowerCase() ?? "";
  const bare = languages.some((language) => language === first) ? localeOfLanguage(first) : null;
  return bare ?? knownLocale(first) ?? defaultLocale;
}

/** Who sent a request. */
export function visitorOf(context: Context<EngineEnv>, { clock, originOf }: Engine): Visitor {
  const { language, worksCouncil, currency } = markets[localeOf(context.req.header("accept-language"))];
  return { language, worksCouncil, currency, today: clock.today(), origin: originOf(context.req.url) };
}

/** The locale of a visitor. */
export function visitorLocale({ language, worksCouncil }: Pick<Visitor, "language" | "worksCouncil">): Locale {
  const isTheirs = (locale: Locale) => markets[locale].language === language && markets[locale].worksCouncil === worksCouncil;
  return locales.find(isTheirs) ?? defaultLocale;
}
