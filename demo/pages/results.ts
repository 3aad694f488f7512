import type { Locale } from "../../src/domain/locale.js";
import { searchbar, settings } from "./elements.js";
import { document } from "./layout.js";
import { html } from "./markup.js";
import { pageWords } from "./words.js";

/** The results page of a locale: the sticky search bar and the results, sharing one search. */
export function resultsPage(locale: Locale, origin: string): string {
  const words = pageWords[locale];
  return document({
    locale,
    title: words.resultsTitle,
    wide: true,
    path: "/se-results",
    main: html`<h1 class="spoken-only">${words.resultsHeading}</h1>
      <div class="results-bar"><div class="wrap wide">${searchbar(locale, origin, html`app-type="rp" sticky`)}</div></div>
      <div class="wrap wide page">
        <ski-results ${settings(locale, origin)}><p>${words.fallbackResults}</p></ski-results>
      </div>`,
  });
}
