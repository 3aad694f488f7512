import { type Seller, searchbar, settings } from "./elements.js";
import type { Page } from "./layout.js";
import { html } from "./markup.js";
import { pageWordsOf } from "../words/all.js";

/** The results page of a locale, or of trips by air and rail: the sticky search bar and the results, sharing one search. */
export function resultsPage(seller: Seller): Page {
  const { locale, flight } = seller;
  const words = pageWordsOf(locale);
  return {
    locale,
    title: words.resultsTitle,
    description: words.resultsDescription,
    wide: true,
    scripts: ["/site/results.js", ...(flight ? ["/site/flight-results.js"] : [])],
    ...(!flight && { path: "/se-results" }),
    main: html`<h1 class="spoken-only">${words.resultsHeading}</h1>
      <div class="results-bar"><div class="wrap wide">${searchbar(seller, html`app-type="rp" sticky`)}</div></div>
      <div class="wrap wide page">
        <ski-results ${settings(seller)}
          ><noscript><p>${words.fallbackResults}</p></noscript></ski-results
        >
      </div>`,
  };
}
