import type { Locale } from "../../src/domain/locale.js";
import { legalWordsOf, pageWordsOf } from "../words/all.js";
import { type LegalName, legalNames } from "../words/legal/legal.js";
import { html, type Markup } from "./markup.js";

/** The address of a legal page. */
export function legalPath(locale: Locale, name: LegalName): string {
  return `${pageWordsOf(locale).prefix}/${name}`;
}

/** The links to all legal pages, for the footer. */
export function legalLinks(locale: Locale, path: string | undefined): Markup {
  const { links, pages } = legalWordsOf(locale);
  return html`<nav class="legal-links" aria-label="${links}">
    ${legalNames.map(
      (name) => html`<a href="${legalPath(locale, name)}" ${path === `/${name}` && html`aria-current="page"`}>${pages[name].link}</a>`,
    )}
  </nav>`;
}
