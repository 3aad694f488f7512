import { assetsDomainOf } from "./assets-domain.js";
import { callSettings, localeTextOf, wholeAddress, withoutTrailingSlash } from "./call-settings.js";
import type { GivenEnvironment, GivenSettings, HostPage, MandatorySetting } from "./given-settings.js";
import { isCurrency, marketOf, normaliseLocale } from "./locale.js";
import { markets } from "./markets.js";
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
 * `environment` is null when none was requested; then, and only then, the defaults of engine id and locale hold.
 * Throws `MissingSettingError` for the first of engine id, currency, menu domain and locale that is nowhere.
 */
export function resolveSettings(given: GivenSettings, environment: GivenEnvironment | null, page: HostPage): SearchSettings {
  const asked = callSettings(given, environment, page);
  if (!asked.engineId) throw new MissingSettingError("engineId");
  const localeText = localeTextOf(given, environment);
  const code = given.currency || environment?.CURRENCY || (environment ? "" : marketOf(localeText).currency);
  if (!code) throw new MissingSettingError("currency");
  const site = given.menuDomain || environment?.MENU_DOMAIN || "";
  const menuDomain = originOf(site);
  if (!menuDomain) throw new MissingSettingError("menuDomain");
  if (!localeText) throw new MissingSettingError("locale");
  const locale = normaliseLocale(localeText);
  const market = markets[locale];
  const currency = isCurrency(code) ? code : market.currency;
  const options = optionsOf(given.options);
  const usualResults = (asked.apiBase === "" ? page.origin : menuDomain) + options.resultsPath;
  return {
    ...asked,
    companyEngineId: null,
    language: market.language,
    currency,
    menuDomain,
    site,
    resultsUrl: given.resultsUrl ? wholeAddress(given.resultsUrl, page) : usualResults,
    assetsDomain: withoutTrailingSlash(given.assetsDomain ?? assetsDomainOf({ host: page.host, locale, menuDomain, options })),
    companiesEndpoint: given.companiesEndpoint ? wholeAddress(given.companiesEndpoint, page) : null,
    seTitle: given.seTitle ?? null,
    topStations: given.topStations?.length ? given.topStations : topStationsOf(locale),
    analytics: given.analytics !== "off",
    consent: given.consent ?? [],
    serviceFee: given.serviceFee ?? "included",
    crossedPrice: given.crossedPrice ?? "public",
    tagManagerId: environment?.GTMID || null,
    options,
  };
}

/** A host is read as `https://`; an origin is kept. */
function originOf(domain: string): string {
  if (domain === "") return "";
  return withoutTrailingSlash(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
}
