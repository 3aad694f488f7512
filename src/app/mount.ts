import { headerSelector, resultsAreaId } from "../domain/defaults.js";
import type { GivenSettings } from "../domain/settings-resolution.js";
import type { SearchOptions } from "../domain/options.js";
import type { StartValues } from "./start-values.js";

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
  /** Name of the shared search; `default` when absent. */
  readonly store?: string;
  readonly theme?: "light" | "dark" | "auto";
  readonly options?: StartOptions;
}

/** The element to mount into; null, and a word in the console, when the page has none. */
export function mountElement({ given, appElementID, mountOptions }: StartValues): HTMLElement | null {
  const id = given.onPage === "silo" && !given.flight ? (mountOptions.resultsAreaId ?? resultsAreaId) : appElementID;
  const place = document.getElementById(id);
  if (!place)
    console.error(`ski-elements: nothing was mounted, because the page has no element with the id "${id}". Add it, or give appElementID.`);
  return place;
}

/** Puts the tags that `appType` names into an element. */
export function mount(place: HTMLElement, { given, appType, mountOptions }: StartValues): void {
  if (appType.includes("rp")) freeHeader(mountOptions.headerSelector ?? headerSelector);
  const named = ["se", "rp"].filter((kind) => appType.includes(kind)).join(" ");
  // Properties rather than attributes: they are honoured before the tag is defined, and objects stay whole.
  const properties = { ...given, appType: named || undefined };
  const own: Readonly<Record<string, object>> = { "ski-results": { pageSize: mountOptions.pageSize } };
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
