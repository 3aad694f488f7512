import { currencyOf, isCurrency, languageOf, normaliseLocale } from "./locale.js";
import { assetsDomainOf } from "./assets-domain.js";
import { defaultEngineId, homeEngineId, summerEngineId } from "./defaults.js";
import { optionsOf } from "./options.js";
import type { SearchOptions } from "./options.js";
import { pageKinds } from "./settings.js";
import type { PageKind, SearchSettings, SpecialPageData } from "./settings.js";
import type { Flags } from "./flags.js";
import { topStationsOf } from "./top-stations.js";
import type { TopStation } from "./places.js";

/** Settings as elements or `startApp` give them: an absent one is undefined. */
export interface GivenSettings {
  readonly locale?: string;
  readonly engineId?: number;
  readonly currency?: string;
  readonly menuDomain?: string;
  readonly apiBase?: string;
  readonly resultsUrl?: string;
  readonly assetsDomain?: string;
  readonly companiesEndpoint?: string;
  readonly onPage?: PageKind;
  readonly specialPageData?: SpecialPageData;
  readonly flight?: boolean;
  readonly seTitle?: string;
  readonly topStations?: readonly TopStation[];
  readonly urlSync?: "hash" | "none";
  readonly features?: Partial<Flags>;
  readonly analytics?: "on" | "off";
  readonly consent?: readonly ("experiments" | "preferences")[];
  readonly serviceFee?: "included" | "added";
  readonly crossedPrice?: "public" | "prior" | "none";
  readonly options?: Partial<SearchOptions>;
}

/** The answer of the environment call, in its own names. */
export interface GivenEnvironment {
  readonly ENGINE_ID?: string;
  readonly CURRENCY?: string;
  readonly MENU_DOMAIN?: string;
  readonly LOCALE?: string;
  readonly GTMID?: string;
}

/** The page that the search is on. */
export interface HostPage {
  /** `https://host`. */
  readonly origin: string;
  readonly host: string;
}

/** A mandatory setting is in neither the elements nor the environment. */
export class MissingSettingError extends Error {
  override readonly name = "MissingSettingError";
  readonly setting: (typeof mandatory)[number];
  constructor(setting: MissingSettingError["setting"]) {
    super(`${setting} is mandatory`);
    this.setting = setting;
  }
}

const mandatory = ["engineId", "locale", "currency", "menuDomain"] as const;

/** The mandatory settings that are not given: with none, the environment is not requested. An empty text counts as not given. */
export function missingSettings(given: GivenSettings): readonly (typeof mandatory)[number][] {
  return mandatory.filter((name) => given[name] === undefined || given[name] === "");
}

const pageKindEngines: Partial<Record<PageKind, number>> = { "home-page": homeEngineId, "ts-home": homeEngineId, summer: summerEngineId };

/**
 * Every setting with its value: what is given, else the environment's, else derived.
 * `environment` is null when none was requested; then, and only then, the defaults of engine id and locale hold.
 * Throws `MissingSettingError` for the first of engine id, currency, menu domain and locale that is nowhere.
 */
export function resolveSettings(given: GivenSettings, environment: GivenEnvironment | null, page: HostPage): SearchSettings {
  const pageKind: PageKind | null = given.flight ? "package-pftt" : (pageKinds.find((kind) => kind === given.onPage) ?? null);
  const engineId = engineIdOf(given, environment, pageKind);
  if (!engineId) throw new MissingSettingError("engineId");
  const localeText = given.locale || environment?.LOCALE || (environment ? "" : "fr-FR");
  const code = given.currency || environment?.CURRENCY || (environment ? "" : currencyOf(normaliseLocale(localeText)));
  if (!code) throw new MissingSettingError("currency");
  const site = given.menuDomain || environment?.MENU_DOMAIN || "";
  const menuDomain = originOf(site);
  if (!menuDomain) throw new MissingSettingError("menuDomain");
  if (!localeText) throw new MissingSettingError("locale");
  const locale = normaliseLocale(localeText);
  const currency = isCurrency(code) ? code : currencyOf(locale);
  const worksCouncil = locale === "fr-FR-CSE" || page.host.includes("cse.");
  const apiBase = withoutTrailingSlash(given.apiBase ?? "");
  const options = optionsOf(given.options);
  return {
    engineId,
    companyEngineId: null,
    locale: worksCouncil && locale === "fr-FR" ? "fr-FR-CSE" : locale,
    language: languageOf(locale),
    worksCouncil,
    currency,
    menuDomain,
    site,
    apiBase: apiBase === page.origin ? "" : apiBase,
    resultsUrl: given.resultsUrl ?? (apiBase === "" || apiBase === page.origin ? page.origin : menuDomain) + options.resultsPath,
    assetsDomain: withoutTrailingSlash(given.assetsDomain ?? assetsDomainOf({ host: page.host, locale, menuDomain, options })),
    companiesEndpoint: given.companiesEndpoint ?? null,
    onPage: pageKind,
    specialPageData: given.specialPageData ?? null,
    flight: given.flight ?? false,
    seTitle: given.seTitle ?? null,
    topStations: given.topStations?.length ? given.topStations : topStationsOf(locale),
    urlSync: given.urlSync ?? "hash",
    features: given.features ?? {},
    analytics: given.analytics !== "off",
    consent: given.consent ?? [],
    serviceFee: given.serviceFee ?? "included",
    crossedPrice: given.crossedPrice ?? "public",
    tagManagerId: environment?.GTMID || null,
    options,
  };
}

function engineIdOf(given: GivenSettings, environment: GivenEnvironment | null, pageKind: PageKind | null): number {
  const ofPageKind = pageKind ? pageKindEngines[pageKind] : undefined;
  const ofEnvironment = Number(environment?.ENGINE_ID ?? "");
  return given.engineId ?? ofPageKind ?? (ofEnvironment || (environment ? 0 : defaultEngineId));
}

/** Whether a text is a host or an origin. Not by `URL`: browsers differ in the hosts that they refuse. */
export function isSite(text: string): boolean {
  return /^(?:https?:\/\/)?[\p{L}\p{N}.-]+(?::\d+)?\/*$/u.test(text.trim());
}

/** A host is read as `https://`; an origin is kept. */
function originOf(domain: string): string {
  if (domain === "") return "";
  return withoutTrailingSlash(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
