import { httpCallOf } from "../api/call.js";
import { countsEndpoint } from "../api/calls/counts-endpoint.js";
import { findEndpoint } from "../api/calls/find-endpoint.js";
import { productsEndpoint } from "../api/calls/products-endpoint.js";
import { callSettings } from "../domain/call-settings.js";
import type { CallSettings } from "../domain/call-settings.js";
import { pageSize as usualPageSize, requestTimeout } from "../domain/defaults.js";
import { resolveFlags } from "../domain/flags.js";
import { missingSettings } from "../domain/given-settings.js";
import type { GivenSettings } from "../domain/given-settings.js";
import { markets } from "../domain/markets.js";
import { optionsOf, type SearchOptions } from "../domain/options.js";
import { cardPictureSizes, coverOf, pictureSources, pictureSourceSet } from "../domain/pictures.js";
import type { Product } from "../domain/products.js";
import { isSearchHash, readQuery } from "../domain/search-query.js";
import { topStationIds } from "../domain/top-station-ids.js";
import { dayOf } from "../platform/clock.js";
import { readCookie } from "../platform/cookies.js";
import { fetchEarly } from "../platform/early-requests.js";
import { fetchArguments } from "../platform/http.js";
import type { HttpCall } from "../platform/http.js";
import { findRequest, productsRequest } from "../store/effects/requests.js";
import type { RequestedSearch } from "../store/effects/requests.js";
import { sentRequest } from "../store/effects/results/sent-request.js";
import type { FeeBasis } from "../store/fee.js";
import { choicesFrom, engineOf } from "../store/state/choices.js";
import { emptyChoices } from "../store/state/empty-choices.js";

/** The settings in the attributes of a tag. */
interface GivenAttributes extends GivenSettings {
  readonly store?: string;
  readonly pageSize?: number;
}

interface Tag {
  readonly name: string;
  readonly given: GivenAttributes;
}

type OpeningSearch = RequestedSearch & FeeBasis;

/**
 * Sends the first calls of the tags in the page while the library loads, as the search of the first of them would; that search takes
 * the responses, and requests again what it asks otherwise. Does nothing where the environment or a works council's engine has to be
 * requested first. Never throws.
 * @param read reads the attributes of a tag as its class does.
 */
export function sendEarlyCalls(read: (tag: Element) => GivenAttributes): void {
  try {
    const tags = [...document.querySelectorAll("ski-searchbar, ski-results")].map((tag) => ({ name: tag.localName, given: read(tag) }));
    send(tags.filter(({ given }) => given.store === tags[0]?.given.store));
  } catch {
    // The elements report errors, and send the calls themselves.
  }
}

function send(tags: readonly Tag[]): void {
  const given = settingsOf(tags);
  if (missingSettings(given).length > 0) return;
  const settings = callSettings(given, null, location);
  if (settings.worksCouncil) return;
  const search = openingSearch(given, settings);
  const client = { base: settings.apiBase, locale: () => settings.locale, company: () => cookie("company") };
  const sendOne = (call: HttpCall) => {
    const { url, init } = fetchArguments(client, call);
    return fetchEarly(url, init, requestTimeout);
  };
  void sendOne(httpCallOf(findEndpoint, findRequest(search, dayOf(new Date())), settings.locale));
  const results = tags.find(({ name }) => name === "ski-results");
  if (!results) return;
  const request = sentRequest(search, productsRequest(search, 1, results.given.pageSize ?? usualPageSize));
  const list = sendOne(httpCallOf(productsEndpoint, request, settings.locale));
  void sendOne(httpCallOf(countsEndpoint, request, settings.locale));
  // A response that cannot be read is reported by the search that takes it.
  preloadFirstPicture(list, search.settings.options).catch(() => undefined);
}

/** Requests the picture of the first card, probably the largest paint of the page, before the card can be drawn. */
async function preloadFirstPicture(list: Promise<Response>, { pictureWidths }: SearchOptions): Promise<void> {
  const response = await list;
  const { products } = (await response.clone().json()) as { readonly products?: readonly Product[] };
  const [first] = products ?? [];
  if (!first) return;
  const cover = coverOf(first);
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "image";
  link.fetchPriority = "high";
  link.imageSrcset = pictureSourceSet(cover, pictureWidths);
  link.imageSizes = cardPictureSizes;
  link.href = pictureSources(cover).gallery;
  document.head.append(link);
}

/** The first tag that gives a setting wins. */
function settingsOf(tags: readonly Tag[]): GivenSettings {
  return Object.assign({}, ...tags.toReversed().map(({ given }) => given));
}

/** The search as it opens. It has no works council: what one decides is requested first. */
function openingSearch(given: GivenSettings, settings: CallSettings): OpeningSearch {
  const { hash } = location;
  const query = settings.urlSync === "hash" && isSearchHash(hash) ? readQuery(hash) : null;
  const engineId = engineOf({ companyEngineId: null, engineId: settings.engineId }, query?.engineId ?? null);
  const topStations = given.topStations?.length
    ? given.topStations
    : topStationIds[markets[settings.locale].topStations].map((id) => ({ id }));
  const options = optionsOf(given.options);
  const flags = resolveFlags(settings.features, cookie(options.testCookieName), options.testCookieFlags);
  return {
    ...choicesFrom(query, { ...emptyChoices(), settings, flags, participantsLocked: false }, []),
    pickedStart: null,
    stayLength: null,
    find: { lengths: null },
    company: null,
    settings: { ...settings, engineId, topStations, serviceFee: given.serviceFee ?? "included", options },
    flags,
  };
}

function cookie(name: string): string | null {
  return readCookie(document.cookie, name);
}
