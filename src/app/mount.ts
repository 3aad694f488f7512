import { headerSelector, resultsAreaId } from "../domain/defaults.js";
import type { GivenSettings } from "../domain/settings-resolution.js";
import type { SearchOptions } from "../domain/options.js";
import { sharedSettings } from "./settings.js";

/** What a page may set otherwise, beside the options of the search. */
export interface MountOptions {
  /** Id of the element that takes the results of a place page; `results-app` when absent. */
  readonly resultsAreaId?: string;
  /** Selector of the header bar that a results page makes static; `.header-top-bar` when absent. */
  readonly headerSelector?: string;
  /** Cards a page of results; 20 when absent. */
  readonly pageSize?: number;
}
export type StartOptions = Partial<SearchOptions> & MountOptions;

/** Init settings, as attributes of the tags give them, and where to mount. */
export interface InitSettings extends Omit<GivenSettings, "options"> {
  /** Contains `se`: a search bar; `rp`: results; both or neither: both. */
  readonly appType?: string;
  /** Id of the element to mount into; `app` when absent. */
  readonly appElementID?: string;
  readonly options?: StartOptions;
}

/** What of the init settings belongs to the shared search. */
export function searchSettingsOf({ options = {}, ...init }: InitSettings): GivenSettings {
  const { resultsAreaId: _area, headerSelector: _header, pageSize: _size, ...searchOptions } = options;
  return sharedSettings({ ...trimmed(init), ...(Object.keys(searchOptions).length > 0 && { options: searchOptions }) });
}

/** A text of blanks says as little as an empty one. */
function trimmed(init: GivenSettings): GivenSettings {
  return Object.fromEntries(Object.entries(init).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]));
}

/** The element to mount into; null, and a word in the console, when the page has none. */
export function mountElement({ onPage, flight, appElementID = "app", options = {} }: InitSettings): HTMLElement | null {
  const id = onPage === "silo" && !flight ? (options.resultsAreaId ?? resultsAreaId) : appElementID;
  const place = document.getElementById(id);
  if (!place)
    console.error(`ski-elements: nothing was mounted, because the page has no element with the id "${id}". Add it, or give appElementID.`);
  return place;
}

/** Puts the tags that `appType` names into an element. */
export function mount(place: HTMLElement, init: InitSettings): void {
  const { appType = "", options = {} } = init;
  if (appType.includes("rp")) freeHeader(options.headerSelector ?? headerSelector);
  // Properties rather than attributes: they are honoured before the tag is defined, and objects stay whole.
  const properties = { ...searchSettingsOf(init), appType: appType || undefined };
  const own: Readonly<Record<string, object>> = { "ski-results": { pageSize: options.pageSize } };
  place.append(...tagsOf(appType).map((tag) => Object.assign(document.createElement(tag), properties, own[tag])));
}

function tagsOf(appType: string): readonly string[] {
  const tags = [...(appType.includes("se") ? ["ski-searchbar"] : []), ...(appType.includes("rp") ? ["ski-results"] : [])];
  return tags.length > 0 ? tags : ["ski-searchbar", "ski-results"];
}

/** A results page scrolls under its header. A header that cannot be changed is no reason to stop. */
function freeHeader(selector: string): void {
  try {
    document.querySelector<HTMLElement>(selector)?.style.setProperty("position", "static");
  } catch (error) {
    console.error(`ski-elements: the header "${selector}" could not be made static; check options.headerSelector.`, error);
  }
}
