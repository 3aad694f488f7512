import { contributionBandKey } from "../../../../src/domain/defaults.js";
import { consentCookie, readChoices } from "../../consent-choices.js";
import { cookieOf } from "../cookies.js";

/** Null without consent to `preferences`, and where the browser has no storage. */
function agreedStorage(): Storage | null {
  try {
    return readChoices(cookieOf(consentCookie))?.preferences ? localStorage : null;
  } catch {
    return null;
  }
}

/** The band that the visitor chose on this page or in the results; null before. */
export const readBand = (): string | null => agreedStorage()?.getItem(contributionBandKey) ?? null;

/** Takes a chosen band, and keeps it where the visitor agreed to that. */
export const bandKeeper =
  (take: (changes: { readonly band: string }) => void) =>
  (band: string): void => {
    agreedStorage()?.setItem(contributionBandKey, band);
    take({ band });
  };
