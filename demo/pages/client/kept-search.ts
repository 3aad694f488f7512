import { consentCookie, consentDays, readChoices } from "../consent-choices.js";
import { longestSearch, searchCookie } from "../kept-search.js";
import { cookieOf, setCookie } from "./cookies.js";

/**
 * Keeps the search of the page for the home page, only of a visitor who agreed to preferences. A press may lead there, and is too early
 * only where it changes the search: its results follow.
 */
export function keepSearch(): void {
  const keep = () => {
    const search = location.hash.slice(1);
    const { preferences } = readChoices(cookieOf(consentCookie)) ?? { preferences: false };
    if (preferences && search !== "" && search.length <= longestSearch) setCookie(searchCookie, search, consentDays);
  };
  for (const type of ["click", "ski-results-change", "visibilitychange"] as const) document.addEventListener(type, keep);
}
