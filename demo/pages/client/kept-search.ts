import { consentDays } from "../consent-choices.js";
import { longestSearch, searchCookie } from "../kept-search.js";
import { setCookie } from "./cookies.js";
import { onKeeping } from "./keeping.js";

/** Keeps the search of the page for the home page, if the visitor agreed to preferences. */
export function keepSearch(): void {
  onKeeping((agreed) => {
    const search = location.hash.slice(1);
    if (agreed && search !== "" && search.length <= longestSearch) setCookie(searchCookie, search, consentDays);
  });
}
