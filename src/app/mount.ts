import { definitionWait, headerSelector, resultsAreaId } from "../domain/defaults.js";
import { say } from "../platform/say.js";
import type { StartValues } from "./init-settings.js";

/** The element to mount into; null, with an error in the console, when the page has none. */
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
  // Properties rather than attributes: they can be set before the tag is defined, and objects keep their identity.
  const properties = { ...given, appType: named || undefined };
  const own: Readonly<Record<string, object>> = { "ski-results": { pageSize: mountOptions.pageSize } };
  const elements = tagsOf(appType).map((tag) => Object.assign(document.createElement(tag), properties, own[tag]));
  place.append(...elements);
  setTimeout(() => elements.forEach(warnIfUndefined), definitionWait);
}

function warnIfUndefined({ localName, isConnected }: HTMLElement): void {
  if (!isConnected || customElements.get(localName)) return;
  say(({ undefinedTag }) => console.warn(`ski-elements: ${undefinedTag(localName)}`));
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
