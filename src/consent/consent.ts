import { contributionBandKey, priceBasisKey, recentSearchesKey, schoolZoneKey, shortlistKey } from "../domain/defaults.js";
import type { SearchSettings } from "../domain/settings.js";
import { sharedPage } from "../platform/shared-page.js";
import { browserStorage } from "../platform/storage.js";

export type Consent = SearchSettings["consent"];
type ConsentChoice = Consent[number];

/** What the tags of a page list as agreed to; a choice that they do not list is open. */
export interface TagsConsent {
  read(): Consent;
  /** Calls back when it may have changed, or the page's script gave a consent. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** Kept on the device by what depends on `preferences`. */
const preferenceKeys = [recentSearchesKey, shortlistKey, priceBasisKey, contributionBandKey, schoolZoneKey];

const listeners = new Set<(consent: Consent) => void>();

/** What the visitor agreed to through the page's script; null as long as the script gave nothing. */
export function givenConsent(): Consent | null {
  return sharedPage().consent ?? null;
}

/**
 * Keeps what the visitor agreed to for the whole page. What an earlier page stored is deleted when the answer is no, whether or not
 * a search has begun.
 */
export function giveConsent(consent: Consent): void {
  sharedPage().consent = consent;
  const storage = browserStorage("local");
  if (!consent.includes("preferences")) for (const name of preferenceKeys) storage.remove(name);
  for (const listener of listeners) listener(consent);
}

/** Calls back when the page's script gave a consent, also one that was given before. */
export function onConsentGiven(listener: (consent: Consent) => void): void {
  listeners.add(listener);
}

/** Whether the visitor agreed to something, by the page's script, else by the tags; null as long as neither decides. */
export function agreedTo(choice: ConsentChoice, tags: Pick<TagsConsent, "read">): boolean | null {
  const given = givenConsent();
  return given ? given.includes(choice) : tags.read().includes(choice) || null;
}
