import { consentCookie, readChoices } from "../consent-choices.js";
import { cookieOf } from "./cookies.js";

/**
 * Calls `keep` with whether the visitor agreed to preferences: at each press, because the browser requests the next page before it
 * leaves this one, and with each list, because a press that changes the search comes before its hash.
 */
export function onKeeping(keep: (agreed: boolean) => void): void {
  const keepNow = () => keep(readChoices(cookieOf(consentCookie))?.preferences ?? false);
  for (const type of ["click", "ski-results-change", "visibilitychange"] as const) document.addEventListener(type, keepNow);
}
