import { assetsDomainOf } from "./assets-domain.js";
import { callSettings, localeTextOf, wholeAddress, withoutTrailingSlash } from "./call-settings.js";
import { forwardedQuery, withForwarded } from "./forward.js";
import type { GivenEnvironment, GivenSettings, HostPage, MandatorySetting } from "./given-settings.js";
import { isCurrency, normaliseLocale } from "./locale.js";
import { markets } from "./markets.js";
import type { Market } from "./markets.js";
import { optionsOf } from "./options.js";
import type { SearchSettings } from "./settings.js";
import { topStationsOf } from "./top-stations.js";

/** A mandatory setting is in neither the elements nor the environment. */
export class MissingSettingError extends Error {
  override readonly name = "MissingSettingError";
  readonly setting: MandatorySetting;
  constructor(setting: MissingSettingError["setting"]) {
    super(`${setting} is mandatory`);
    this.setting = setting;
  }
}

/**
 * Every setting with its value: what is given, else the environment's, else derived.
 * `environment` is null when none was requested; then, and only then, the defaults of engine id and locale hold. `arrivalQuery` is the
 * page's query when the search began.
 * Throws `MissingSettingError` for the first of engine id, currency, menu domain and locale that is nowhere.
 */
export function resolveSettings(
  given: GivenSettings,
  environment: GivenEnvironment | null,
  page: HostPage,
  arrivalQuery = page.search,
): SearchSettings {
  const asked = callSettings(given, environment, page);
  if (!asked.engineId) throw new MissingSettingError("engineId");
  const localeText = localeTextOf(given, environment);
  const locale = normaliseLocale(localeText);
  const currency = currencyOf(given, environment, markets[locale]);
  const site = given.menuDomain || environment?.MENU_DOMAIN || "";
  if (!site) throw new MissingSettingError("menuDomain");
  if (!localeText) throw new MissingSettingError("locale");
  const menuDomain = originOf(site);
  const options = optionsOf(given.options);
  const forwarded = forwardedQuery(given.forward, page.search, arrivalQuery);
  return {
    ...asked,
    ...ofElements(given),
    companyEngineId: null,
    language: markets[locale].language,
    currency,
    menuDomain,
    site,
    forwarded,
    resultsUrl: withForwarded(resultsUrlOf(given, { page, apiBase: asked.apiBase, menuDomain, options }), forwarded),
    assetsDomain: withoutTrailingSlash(given.assetsDomain ?? assetsDomainOf({ host: page.host, locale, menuDomain, options })),
    companiesEndpoint: given.companiesEndpoint ? wholeAddress(given.companiesEndpoint, page) : null,
    topStations: given.topStations?.length ? given.topStations : topStationsOf(locale),
    readsByGet: environment?.READS === "get",
    tagManagerId: environment?.GTMID || null,
    options,
  };
}

/** The currency that is given, else the environment's; an unknown one is the market's. */
function currencyOf(given: GivenSettings, environment: GivenEnvironment | null, market: Market): string {
  const code = given.currency || environment?.CURRENCY || (environment ? "" : market.currency);
  if (!code) throw new MissingSettingError("currency");
  return isCurrency(code) ? code : market.currency;
}

interface ResultsSituation extends Pick<SearchSettings, "apiBase" | "menuDomain" | "options"> {
  readonly page: HostPage;
}

/** The address of the results: as given, else on the page's own site where its calls are too, else on the seller's. */
function resultsUrlOf({ resultsUrl }: GivenSettings, { page, apiBase, menuDomain, options }: ResultsSituation): string {
  if (resultsUrl) return wholeAddress(resultsUrl, page);
  return (apiBase === "" ? page.origin : menuDomain) + options.resultsPath;
}

/** The settings that elements alone give, with their defaults. */
function ofElements(
  given: GivenSettings,
): Pick<SearchSettings, "seTitle" | "analytics" | "consent" | "serviceFee" | "crossedPrice" | "contribution" | "agents"> {
  return {
    seTitle: given.seTitle ?? null,
    analytics: given.analytics !== "off",
    consent: given.consent ?? [],
    serviceFee: given.serviceFee ?? "included",
    crossedPrice: given.crossedPrice ?? "public",
    contribution: given.contribution ?? null,
    agents: given.agents === "on",
  };
}

/** A host is read as `https://`; an origin is kept. */
function originOf(domain: string): string {
  return withoutTrailingSlash(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
}
