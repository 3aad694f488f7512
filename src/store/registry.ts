import { givenConsent, onConsentGiven } from "../consent/consent.js";
import type { TagsConsent } from "../consent/consent.js";
import { sharedPage } from "../platform/shared-page.js";
import { browserServices } from "./services.js";
import { createSearch } from "./search.js";
import type { SharedSearch } from "./shared-search.js";

/** Copies of the library that share a protocol make searches of one shape. */
function isSearch(value: object | undefined): value is SharedSearch {
  return value !== undefined && "snapshot" in value;
}

function searchNamed(name: string): SharedSearch | null {
  const search = sharedPage().searches.get(name);
  return isSearch(search) ? search : null;
}

/** The searches of the page, whichever copy of the library made them. */
function allSearches(): readonly SharedSearch[] {
  return [...sharedPage().searches.values()].filter(isSearch);
}

/**
 * The first store of the page's tags that may still have the hash: which search has it must not depend on which is ready first.
 * Skips a store without url-sync, one that could not start and, once the page has loaded, tags that no script has defined.
 */
function firstStore(): string | undefined {
  const wanted = document.readyState === "complete" ? ":is(ski-searchbar, ski-results):defined" : "ski-searchbar, ski-results";
  const tags = [...document.querySelectorAll(wanted)].map((tag) => ({
    store: settingOf(tag, "store", "store") ?? "default",
    silent: settingOf(tag, "urlSync", "url-sync") === "none",
  }));
  return tags.find(
    ({ store }) => searchNamed(store)?.snapshot().status !== "failed" && !tags.some((tag) => tag.silent && tag.store === store),
  )?.store;
}

/** A setting as the tag has it, or will once it is defined. */
function settingOf(tag: Element, property: string, attribute: string): string | null {
  const value: unknown = Reflect.get(tag, property);
  return typeof value === "string" ? value : tag.getAttribute(attribute);
}

/** The hash may have become free. */
function offerHash(): void {
  if (sharedPage().hashWriter === null) for (const search of allSearches()) search.takeHash();
}

const own = new WeakSet<SharedSearch>();

/** Whether this copy of the library made a search; a part of one copy cannot read the state of another's. */
export function isOwn(search: SharedSearch): boolean {
  return own.has(search);
}

/** The shared search of this name, made at the first call. */
export function sharedSearch(name: string): SharedSearch {
  return searchNamed(name) ?? makeSearch(name);
}

function makeSearch(name: string): SharedSearch {
  const page = sharedPage();
  const search = createSearch(name, browserServices(), {
    take() {
      if (page.hashWriter === null && (firstStore() ?? name) === name) page.hashWriter = name;
      return page.hashWriter === name;
    },
    release() {
      if (page.hashWriter === name) page.hashWriter = null;
    },
  });
  const consent = givenConsent();
  if (consent) search.setConsent(consent);
  own.add(search);
  page.searches.set(name, search);
  search.listen("error", ({ code }) => void (code === "settings" && offerHash()));
  window.addEventListener("load", offerHash, { once: true });
  return search;
}

onConsentGiven((consent) => {
  for (const search of allSearches()) search.setConsent(consent);
});

/** The consent that the tags of the default search list: A/B tests and experiments belong to no search. */
export const tagsConsent: TagsConsent = {
  read: () => sharedSearch("default").snapshot().settings.consent,
  onChange(listener) {
    const search = sharedSearch("default");
    const stops = [search.subscribe(listener), search.listen("consent", listener)];
    return () => stops.forEach((stop) => stop());
  },
};
