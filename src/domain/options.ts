import {
  assetsHosts,
  bannerPath,
  blockedCompanies,
  callCentrePhone,
  environmentPath,
  feeCompanies,
  pictureWidths,
  productHost,
  productPath,
  resultsPath,
  testCookieFlags,
  testCookieName,
} from "./defaults.js";
import type { FlagName } from "./flags.js";
import type { Locale } from "./locale.js";
import type { OwnTextsByLocale } from "./own-texts.js";
import type { PictureWidths } from "./pictures.js";

/** Options that a seller can override for one shared search. */
export interface SearchOptions {
  /** Path of the environment call. */
  readonly environmentPath: string;
  readonly resultsPath: string;
  /** Path of the page that shows lodgings without a page of their own. */
  readonly productPath: string;
  readonly bannerPath: string;
  /** What `rel` of links to the seller's pages has besides `noopener`, such as `sponsored`. */
  readonly linkRel: string;
  /** Part of the host names of the seller's own pages, such as `seller.com`; the menu domain's own when null. */
  readonly productHost: string | null;
  /** The host of images on other sites' pages, by locale; the menu domain's when absent. */
  readonly assetsHosts: Partial<Readonly<Record<Locale, string>>>;
  /** Works councils whose visitors pay the service fee. */
  readonly feeCompanies: readonly string[];
  /** Works councils whose travellers are not the visitor's to change. */
  readonly blockedCompanies: readonly string[];
  /** The number that a party too large for its flight calls; the text names none when null. */
  readonly callCentrePhone: string | null;
  /** How guests' reviews are checked, as a text and a page on it; the results say that they are not when null. */
  readonly reviews: { readonly text: string; readonly url?: string } | null;
  /** Texts of the page in place of the product's, by locale and key. */
  readonly texts: OwnTextsByLocale;
  readonly testCookieName: string;
  /** Flags that the test cookie switches. */
  readonly testCookieFlags: readonly FlagName[];
  /** Assumed widths in px of a picture's `img`, `imgMedium` and `imgXL`. */
  readonly pictureWidths: PictureWidths;
}

export const defaultOptions: SearchOptions = {
  environmentPath,
  resultsPath,
  productPath,
  bannerPath,
  linkRel: "",
  productHost,
  assetsHosts,
  feeCompanies,
  blockedCompanies,
  callCentrePhone,
  reviews: null,
  texts: {},
  testCookieName,
  testCookieFlags,
  pictureWidths,
};

/** The given options, completed by the defaults; unknown ones are left out. */
export function optionsOf(given: Partial<SearchOptions> = {}): SearchOptions {
  const known = Object.entries(given).filter(([name, value]) => Object.hasOwn(defaultOptions, name) && value !== undefined);
  return { ...defaultOptions, ...Object.fromEntries(known) };
}
