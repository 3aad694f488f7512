import { defaultEngineId, homeEngineId, summerEngineId } from "./defaults.js";
import type { GivenEnvironment, GivenSettings, HostPage } from "./given-settings.js";
import { normaliseLocale } from "./locale.js";
import { pageKinds } from "./settings.js";
import type { PageKind, SearchSettings } from "./settings.js";

const pageKindEngines: Partial<Record<PageKind, number>> = { "home-page": homeEngineId, "ts-home": homeEngineId, summer: summerEngineId };

/** The settings that calls depend on, the top stations apart. */
export type CallSettings = Pick<
  SearchSettings,
  "engineId" | "locale" | "worksCouncil" | "apiBase" | "onPage" | "specialPageData" | "flight" | "urlSync" | "features"
>;

/** As `resolveSettings` resolves them; an engine id that is nowhere is 0. */
export function callSettings(given: GivenSettings, environment: GivenEnvironment | null, page: HostPage): CallSettings {
  const pageKind: PageKind | null = given.flight ? "package-pftt" : (pageKinds.find((kind) => kind === given.onPage) ?? null);
  const locale = normaliseLocale(localeTextOf(given, environment));
  const worksCouncil = locale === "fr-FR-CSE" || page.host.includes("cse.");
  const apiBase = withoutTrailingSlash(wholeAddress(given.apiBase || page.origin, page));
  return {
    engineId: engineIdOf(given, environment, pageKind),
    locale: worksCouncil && locale === "fr-FR" ? "fr-FR-CSE" : locale,
    worksCouncil,
    apiBase: apiBase === page.origin ? "" : apiBase,
    onPage: pageKind,
    specialPageData: given.specialPageData ?? null,
    flight: given.flight ?? false,
    urlSync: given.urlSync ?? "hash",
    features: given.features ?? {},
  };
}

export function localeTextOf(given: GivenSettings, environment: GivenEnvironment | null): string {
  return given.locale || environment?.LOCALE || (environment ? "" : "fr-FR");
}

function engineIdOf(given: GivenSettings, environment: GivenEnvironment | null, pageKind: PageKind | null): number {
  const ofPageKind = pageKind ? pageKindEngines[pageKind] : undefined;
  const ofEnvironment = Number(environment?.ENGINE_ID ?? "");
  return given.engineId ?? ofPageKind ?? (ofEnvironment || (environment ? 0 : defaultEngineId));
}

/** An address without a host is the page's own: its `<base href>` would lead it elsewhere. */
export function wholeAddress(url: string, page: HostPage): string {
  return URL.canParse(url, page.href) ? new URL(url, page.href).href : url;
}

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
