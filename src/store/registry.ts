import { isRecord } from "../domain/is-record.js";
import { browserServices } from "./browser-services.js";
import { recentSearchesKey, shortlistKey } from "../domain/defaults.js";
import type { SearchSettings } from "../domain/settings.js";
import { browserStorage } from "../platform/storage.js";
import type { SharedSearch } from "./shared-search.js";
import { say } from "./say.js";
import { createSearch } from "./search.js";

const key = Symbol.for("ski-elements");

/** The shared searches of a page, by the name of their store; every copy of the library on the page reads this one. */
interface Registry {
  readonly protocol: number;
  readonly searches: Map<string, SharedSearch>;
  /** The store that keeps the page's hash: one a page, the first of its tags' that has started. */
  hashWriter: string | null;
  /** What the visitor agreed to through the page's script, whichever copy received it. */
  consent?: SearchSettings["consent"];
}

declare global {
  interface Window {
    [key: symbol]: unknown;
  }
}

let own: Registry | null = null;

/** The page's registry, or one of our own beside a copy of the library with another protocol. */
function registry(): Registry {
  if (own) return own;
  const existing = window[key];
  if (isRegistry(existing)) {
    if (existing.protocol === 1) return (own = existing);
    say(({ otherProtocol }) => console.warn(`ski-elements: ${otherProtocol(existing.protocol)}`));
    return (own = { protocol: 1, searches: new Map(), hashWriter: null });
  }
  own = { protocol: 1, searches: new Map(), hashWriter: null };
  Object.defineProperty(window, key, { value: own, configurable: true });
  return own;
}

function isRegistry(value: unknown): value is Registry {
  return isRecord(value) && typeof value["protocol"] === "number" && "searches" in value;
}

/**
 * The first store of the page's tags that may still have the hash: which search has it must not depend on what is ready first.
 * Not one that does without, one that could not start, nor, once the page has loaded, one that no script has defined.
 */
function firstStore({ searches }: Registry): string | undefined {
  const wanted = document.readyState === "complete" ? ":is(ski-searchbar, ski-results):defined" : "ski-searchbar, ski-results";
  const tags = [...document.querySelectorAll(wanted)].map((tag) => ({
    store: settingOf(tag, "store", "store") ?? "default",
    silent: settingOf(tag, "urlSync", "url-sync") === "none",
  }));
  return tags.find(
    ({ store }) => searches.get(store)?.snapshot().status !== "failed" && !tags.some((tag) => tag.silent && tag.store === store),
  )?.store;
}

/** A setting as the tag has it, or will once it is defined. */
function settingOf(tag: Element, property: string, attribute: string): string | null {
  const value: unknown = Reflect.get(tag, property);
  return typeof value === "string" ? value : tag.getAttribute(attribute);
}

/** The hash may have become free. */
function offerHash({ hashWriter, searches }: Registry): void {
  if (hashWriter === null) for (const search of searches.values()) search.takeHash();
}

/** The shared search of this name, made at the first call. */
export function sharedSearch(name: string): SharedSearch {
  const page = registry();
  const known = page.searches.get(name);
  if (known) return known;
  const search = createSearch(name, browserServices(), {
    take() {
      if (page.hashWriter === null && (firstStore(page) ?? name) === name) page.hashWriter = name;
      return page.hashWriter === name;
    },
    release() {
      if (page.hashWriter === name) page.hashWriter = null;
    },
  });
  if (page.consent) search.setConsent(page.consent);
  page.searches.set(name, search);
  search.listen("error", ({ code }) => void (code === "settings" && offerHash(page)));
  window.addEventListener("load", () => offerHash(page), { once: true });
  return search;
}

/**
 * Passes what the visitor agreed to on to every search of the page, later ones too. What an earlier page stored is deleted when
 * the answer is no, whether or not a search has begun.
 */
export function shareConsent(consent: SearchSettings["consent"]): void {
  const page = registry();
  page.consent = consent;
  if (!consent.includes("preferences")) for (const name of [recentSearchesKey, shortlistKey]) browserStorage("local").remove(name);
  for (const search of page.searches.values()) search.setConsent(consent);
}

/**
 * Whether the visitor agreed to something: as set by the page's script, else by the elements of the default search. Null as
 * long as none sets it: an element that does not list a choice leaves it open.
 */
export function agreedTo(choice: SearchSettings["consent"][number]): boolean | null {
  const { consent } = registry();
  return consent ? consent.includes(choice) : sharedSearch("default").snapshot().settings.consent.includes(choice) || null;
}

/** Calls back when what the visitor agreed to may have changed. Returns how to stop. */
export function onConsent(listener: () => void): () => void {
  const search = sharedSearch("default");
  const stops = [search.subscribe(listener), search.listen("consent", listener)];
  return () => stops.forEach((stop) => stop());
}
