import { httpCallOf } from "../api/call.js";
import { countsEndpoint } from "../api/calls/counts-endpoint.js";
import { findEndpoint } from "../api/calls/find-endpoint.js";
import { productsEndpoint } from "../api/calls/products-endpoint.js";
import { pageSize as usualPageSize, requestTimeout, testCookieFlags, testCookieName } from "../domain/defaults.js";
import { resolveFlags } from "../domain/flags.js";
import { markets } from "../domain/markets.js";
import { isSearchHash, readQuery } from "../domain/search-query.js";
import { missingSettings } from "../domain/given-settings.js";
import { callSettings } from "../domain/call-settings.js";
import type { CallSettings } from "../domain/call-settings.js";
import type { GivenSettings } from "../domain/given-settings.js";
import { topStationIds } from "../domain/top-station-ids.js";
import { dayOf } from "../platform/clock.js";
import { readCookie } from "../platform/cookies.js";
import { fetchEarly } from "../platform/early-requests.js";
import { fetchArguments } from "../platform/http.js";
import type { HttpCall } from "../platform/http.js";
import { findRequest, productsRequest } from "../store/effects/requests.js";
import type { RequestedSearch } from "../store/effects/requests.js";
import { choicesFrom, engineOf } from "../store/state/choices.js";
import { emptyChoices } from "../store/state/empty-choices.js";

/** The settings that the first calls depend on, by attribute. */
const attributes = {
  locale: ["locale", String],
  "engine-id": ["engineId", Number],
  currency: ["currency", String],
  "menu-domain": ["menuDomain", String],
  "api-base": ["apiBase", String],
  "on-page": ["onPage", String],
  "special-page-data": ["specialPageData", JSON.parse],
  flight: ["flight", (text: string) => text !== "false"],
  "top-stations": ["topStations", JSON.parse],
  "url-sync": ["urlSync", String],
  features: ["features", JSON.parse],
  options: ["options", JSON.parse],
} as const satisfies Readonly<Record<string, readonly [keyof GivenSettings, (text: string) => unknown]>>;

/**
 * Sends the first calls of the tags in the page while the library loads, as the search of the first of them would; that search takes
 * the responses, and requests again what it asks otherwise. Does nothing where the environment or a works council's engine has to be
 * requested first. Never throws.
 */
export function sendEarlyCalls(): void {
  try {
    const tags = [...document.querySelectorAll("ski-searchbar, ski-results")];
    send(tags.filter((tag) => storeOf(tag) === storeOf(tags[0])));
  } catch {
    // The elements report what cannot be read, and send the calls themselves.
  }
}

function storeOf(tag: Element | undefined): string {
  return tag?.getAttribute("store") ?? "default";
}

/** The first of the tags to give a setting wins. */
function givenOf(tags: readonly Element[]): GivenSettings {
  const pairs = Object.entries(attributes).flatMap(([attribute, [name, read]]) => {
    const text = tags
      .map((tag) => tag.getAttribute(attribute))
      .find((value) => value !== null)
      ?.trim();
    return text === undefined ? [] : [[name, read(text)]];
  });
  return Object.fromEntries(pairs);
}

function send(tags: readonly Element[]): void {
  const given = givenOf(tags);
  if (missingSettings(given).length > 0) return;
  const settings = callSettings(given, null, location);
  if (settings.worksCouncil) return;
  const search = openingSearch(given, settings);
  const client = { base: settings.apiBase, locale: () => settings.locale, company: () => cookie("company") };
  const sendOne = (call: HttpCall) => {
    const { url, init } = fetchArguments(client, call);
    fetchEarly(url, init, requestTimeout);
  };
  sendOne(httpCallOf(findEndpoint, findRequest(search, dayOf(new Date())), settings.locale));
  const results = tags.find(({ localName }) => localName === "ski-results");
  if (!results) return;
  const request = productsRequest(search, 1, Number(results.getAttribute("page-size") ?? usualPageSize));
  sendOne(httpCallOf(productsEndpoint, request, settings.locale));
  sendOne(httpCallOf(countsEndpoint, request, settings.locale));
  loadNumberFormats();
}

/** Browsers load their number formats with the first number, for which the first list would wait. */
function loadNumberFormats(): void {
  window.requestIdleCallback?.(() => new Intl.NumberFormat().format(0));
}

function openingSearch(given: GivenSettings, settings: CallSettings): RequestedSearch {
  const { hash } = location;
  const query = settings.urlSync === "hash" && isSearchHash(hash) ? readQuery(hash) : null;
  const engineId = engineOf({ companyEngineId: null, engineId: settings.engineId }, query?.engineId ?? null);
  const topStations = given.topStations?.length
    ? given.topStations
    : topStationIds[markets[settings.locale].topStations].map((id) => ({ id }));
  return {
    ...choicesFrom(query, { ...emptyChoices(), settings, participantsLocked: false }, []),
    pickedStart: null,
    settings: { ...settings, engineId, topStations },
    flags: resolveFlags(
      settings.features,
      cookie(given.options?.testCookieName ?? testCookieName),
      given.options?.testCookieFlags ?? testCookieFlags,
    ),
  };
}

function cookie(name: string): string | null {
  return readCookie(document.cookie, name);
}
