import { headerSelector, resultsAreaId } from "../domain/defaults.js";
import { resolveSettings } from "../domain/settings-resolution.js";
import type { GivenEnvironment, GivenSettings } from "../domain/settings-resolution.js";
import { sharedSearch } from "../store/registry.js";
import { sharedSettings } from "./settings.js";

/** What a page may set otherwise. */
export interface StartOptions {
  /** Id of the element that takes the results of a place page; `results-app` when absent. */
  readonly resultsAreaId?: string;
  /** Selector of the header bar that a results page makes static; `.header-top-bar` when absent. */
  readonly headerSelector?: string;
}

/** Init settings, as attributes of the tags give them, and where to mount. */
export interface InitSettings extends GivenSettings {
  /** Contains `se`: a search bar; `rp`: results; both or neither: both. */
  readonly appType?: string;
  /** Id of the element to mount into; `app` when absent. */
  readonly appElementID?: string;
  readonly options?: StartOptions;
}

/**
 * Mounts the tags that `appType` names. Resolves once their search has its settings, or nothing could be mounted, which
 * is logged; rejects with what kept the settings from being resolved, such as `engineId is mandatory`.
 */
export async function startApp(init: InitSettings = {}): Promise<void> {
  const { appType = "", options = {} } = init;
  const place = mountElement(init, options);
  if (!place) return;
  if (appType.includes("rp")) freeHeader(options.headerSelector ?? headerSelector);
  const settled = searchSettled();
  // Properties rather than attributes: they are honoured before the tag is defined, and objects stay whole.
  const properties = { ...sharedSettings(init), appType: appType || undefined };
  place.append(...tagsOf(appType).map((tag) => Object.assign(document.createElement(tag), properties)));
  return settled;
}

/** As `startApp`, with the environment in hand: no environment call is made. */
export async function startAppWithEnvironment(init: InitSettings, environment: GivenEnvironment): Promise<void> {
  const { origin, host } = window.location;
  const { engineId, locale, currency, menuDomain } = resolveSettings(init, environment, { origin, host });
  return startApp({ ...init, engineId, locale, currency, menuDomain });
}

function tagsOf(appType: string): readonly string[] {
  const tags = [...(appType.includes("se") ? ["ski-searchbar"] : []), ...(appType.includes("rp") ? ["ski-results"] : [])];
  return tags.length > 0 ? tags : ["ski-searchbar", "ski-results"];
}

function mountElement({ onPage, flight, appElementID = "app" }: InitSettings, options: StartOptions): HTMLElement | null {
  const id = onPage === "silo" && !flight ? (options.resultsAreaId ?? resultsAreaId) : appElementID;
  const place = document.getElementById(id);
  if (!place)
    console.error(`ski-elements: nothing was mounted, because the page has no element with the id "${id}". Add it, or give appElementID.`);
  return place;
}

/** A results page scrolls under its header. A header that cannot be changed is no reason to stop. */
function freeHeader(selector: string): void {
  try {
    document.querySelector<HTMLElement>(selector)?.style.setProperty("position", "static");
  } catch (error) {
    console.error(`ski-elements: the header "${selector}" could not be made static; check options.headerSelector.`, error);
  }
}

function searchSettled(): Promise<void> {
  const search = sharedSearch("default");
  return new Promise((resolve, reject) => {
    const stops = [search.subscribe(settle), search.listen("error", refuse)];
    const stop = () => stops.forEach((one) => one());
    function settle() {
      if (search.snapshot().status !== "ready") return;
      stop();
      resolve();
    }
    function refuse({ code, message }: { code: string; message: string }) {
      if (code !== "settings") return;
      stop();
      reject(new Error(message));
    }
    settle();
  });
}
