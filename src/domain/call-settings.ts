import { defaultEngineId } from "./defaults.js";
import { givenEngineOf, pageKindOf } from "./given-settings.js";
import type { GivenEnvironment, GivenSettings, HostPage } from "./given-settings.js";
import { toId } from "./hash-pairs.js";
import { defaultLocale, normaliseLocale } from "./locale.js";
import { markets } from "./markets.js";
import type { SearchSettings } from "./settings.js";

/** The settings that calls depend on, except the top stations. */
export type CallSettings = Pick<
  SearchSettings,
  "engineId" | "locale" | "worksCouncil" | "apiBase" | "onPage" | "specialPageData" | "flight" | "urlSync" | "features"
>;

/** As resolved by `resolveSettings`; a missing engine id is 0. */
export function callSettings(given: GivenSettings, environment: GivenEnvironment | null, page: HostPage): CallSettings {
  const locale = normaliseLocale(localeTextOf(given, environment));
  const market = markets[locale];
  const worksCouncil = market.worksCouncil || page.host.includes("cse.");
  const apiBase = withoutTrailingSlash(wholeAddress(given.apiBase || page.origin, page));
  return {
    engineId: engineIdOf(given, environment),
    locale: (worksCouncil ? market.worksCouncilLocale : null) ?? locale,
    worksCouncil,
    apiBase: apiBase === page.origin ? "" : apiBase,
    onPage: pageKindOf(given),
    specialPageData: given.specialPageData ?? null,
    flight: given.flight ?? false,
    urlSync: given.urlSync ?? "hash",
    features: given.features ?? {},
  };
}

export function localeTextOf(given: GivenSettings, environment: GivenEnvironment | null): string {
  return given.locale || environment?.LOCALE || (environment ? "" : defaultLocale);
}

function engineIdOf(given: GivenSettings, environment: GivenEnvironment | null): number {
  const usual = environment ? (toId(environment.ENGINE_ID?.trim() ?? "") ?? 0) : defaultEngineId;
  return givenEngineOf(given) ?? usual;
}

/** An address without a host is relative to the page, not to its `<base href>`. */
export function wholeAddress(url: string, page: HostPage): string {
  return URL.canParse(url, page.href) ? new URL(url, page.href).href : url;
}

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
