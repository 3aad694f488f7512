import { consentCookie, consentDays, readChoices } from "../consent-choices.js";
import { longestSearch, searchCookie } from "../kept-search.js";
import { cookieOf, setCookie } from "./cookies.js";

/**
 * Keeps the search of the page for the home page, if the visitor agreed to preferences. It is kept at each press, because the browser
 * requests the next page before it leaves this one, and with each list, because a press that changes the search comes before its hash.
 */
export function keepSearch(): void {
  const keep = () => {
    const search = location.hash.slice(1);
    const { preferences } = readChoices(cookieOf(consentCookie)) ?? { preferences: false };
    if (preferences && search !== "" && search.length <= longestSearch) setCookie(searchCookie, search, consentDays);
  };
  for (const type of ["click", "ski-results-change", "visibilitychange"] as const) document.addEventListener(type, keep);
}
