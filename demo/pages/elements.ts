import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import { priceTestOptions } from "./price-test.js";
import { pageWordsOf } from "../words/all.js";

/** Flights are sold here, and any of London's airports can be chosen at once. */
const flightFeatures = { flightVersion: true, groupLondonAirports: true };

/** Parties of ten and more call the advisers that the header names. */
const flightOptions = { ...priceTestOptions, callCentrePhone: pageWordsOf("en-GB").phone.shown };

/** The settings that a page of the demo gives all of its tags. */
export interface Seller {
  readonly locale: Locale;
  /** `http://localhost:4173`. */
  readonly origin: string;
  /** Trips by air and rail, with results of their own. */
  readonly flight?: boolean;
}

/** Where the search of a page leads. */
export function resultsPath({ locale, flight = false }: Pick<Seller, "locale" | "flight">): string {
  return `${flight ? "/flight" : pageWordsOf(locale).prefix}/se-results`;
}

/** The settings of every tag of a demo page; with the first four the elements need no environment call. */
export function settings(seller: Seller): Markup {
  const { locale, origin, flight } = seller;
  const { currency, worksCouncil } = markets[locale];
  return html`locale="${locale}" theme="auto" engine-id="1" currency="${currency}" menu-domain="${origin}"
  results-url="${origin}${resultsPath(seller)}" forward="utm_* gclid" agents="on" ${worksCouncil && html`companies-endpoint="/company"`}
  ${flight && html`flight features="${JSON.stringify(flightFeatures)}" options="${JSON.stringify(flightOptions)}"`}`;
}

/** The search bar with a plain form as its fallback: a text that is typed there before the bar has loaded is searched anyway. */
export function searchbar(seller: Seller, extra: Markup = html``): Markup {
  const words = pageWordsOf(seller.locale);
  return html`<ski-searchbar ${settings(seller)} ${extra}>
    <form class="plain-search" action="${resultsPath(seller)}" toolname="open_results" tooldescription="${words.fallbackTool}">
      <label>${words.fallbackPlace} <input name="text" toolparamdescription="${words.fallbackText}" /></label>
      <button>${words.fallbackSearch}</button>
    </form>
  </ski-searchbar>`;
}
