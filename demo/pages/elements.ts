import { currencyOf } from "../../src/domain/locale.js";
import type { Locale } from "../../src/domain/locale.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import { pageWords } from "./words.js";

/** The settings that every tag of a demo page carries; with these four the elements need no environment call. */
export function settings(locale: Locale, origin: string): Markup {
  return html`locale="${locale}" engine-id="1" currency="${currencyOf(locale)}" menu-domain="${origin}"
  results-url="${origin}${pageWords[locale].prefix}/se-results" ${locale === "fr-FR-CSE" && html`companies-endpoint="/company"`}`;
}

/** The search bar with a plain form as its fallback: it works before and without JavaScript. */
export function searchbar(locale: Locale, origin: string, extra: Markup = html``): Markup {
  const words = pageWords[locale];
  return html`<ski-searchbar ${settings(locale, origin)} ${extra}>
    <form class="plain-search" action="${words.prefix}/se-results">
      <label>${words.fallbackPlace} <input name="text" /></label>
      <button>${words.fallbackSearch}</button>
    </form>
  </ski-searchbar>`;
}
