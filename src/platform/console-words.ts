import { missingSettings } from "../domain/given-settings.js";
import type { GivenSettings } from "../domain/given-settings.js";
import { privateSettings } from "../domain/private-settings.js";

/** Texts for the console only, loaded when one is logged. */

export function otherProtocol(protocol: number): string {
  return (
    `another copy of the library on this page uses protocol ${protocol}, this one uses 1. ` +
    "They keep separate searches and meet only in the hash; load one version of the library to share the search."
  );
}

/** The page already uses the name of the library's global for a value of its own. */
export function globalTaken(name: string): string {
  return (
    `window.${name} is the page's own, so the library's functions for scripts are not available; the tags still work. ` +
    "Give the page's value another name."
  );
}

/** A tag that `startApp` mounted stays without a definition. */
export function undefinedTag(tag: string): string {
  return (
    `startApp mounted <${tag}>, which no script of the page has defined, so it stays empty. ` +
    `Load elements/${tag}.js too, or leave the tag out of appType.`
  );
}

/** A call failed before it was sent, or after its response came. */
export function callFailed(call: string): string {
  return `the call ${call} failed inside the library: a script of the page changed built-in objects, or a file of the library is missing.`;
}

/** The browser refused a change of the page's address. */
export function addressFailed(): string {
  return "the page's address could not be written; it is tried again in 10 seconds.";
}

/** A listener of a search's event threw. */
export function listenerThrew(event: string): string {
  return `A listener of "${event}" threw; the search goes on without it.`;
}

/** The page's data layer threw. */
export function eventRefused(event: string): string {
  return `the page's data layer refused the event "${event}"; the search goes on without it.`;
}

/** An event for the data layer could not be put together. */
export function eventFailed(): string {
  return "an event of the data layer could not be made; the search goes on without it.";
}

/** The engine of a works council is not known. */
export function companyFailed(): string {
  return "the search engine of the visitor's works council could not be looked up, so the configured one is used.";
}

/** Two elements of one search have different values for a setting. */
export function conflict(name: string, known: unknown, given: unknown): string {
  const [inForce, ignored] = privateSettings.includes(name)
    ? ["another value", "this one"]
    : [JSON.stringify(known), JSON.stringify(given)];
  return (
    `"${name}" is already ${inForce} in this shared search, so ${ignored} is ignored. ` +
    `Give both elements the same value, or put one of them in a search of its own with the attribute "store".`
  );
}

const attributeNames = { engineId: "engine-id", locale: "locale", currency: "currency", menuDomain: "menu-domain" } as const;

/** Why no settings were received at startup, and which settings would make the call unnecessary. */
export function environmentFailed(reason: string, given: GivenSettings): string {
  const missing = missingSettings(given).map((name) => attributeNames[name]);
  return (
    `the environment call gave no settings to start with (${reason}), so nothing but the children of the tags shows. ` +
    `Give ${missing.join(", ")} as well, and the call is not made.`
  );
}
