import type { Locale } from "../../src/domain/locale.js";
import { legalWordsOf } from "../words/all.js";
import { type LegalName, legalNames, type LegalSection } from "../words/legal/legal.js";
import type { Page } from "./layout.js";
import { html, type Markup } from "./markup.js";

/** The legal page that an address names after the prefix of its locale; null for other addresses. */
export function legalNameOf(rest: string): LegalName | null {
  return legalNames.find((name) => rest === `/${name}`) ?? null;
}

function section({ title, texts, facts }: LegalSection): Markup {
  return html`<section>
    <h2>${title}</h2>
    ${texts.map((text) => html`<p>${text}</p>`)}
    ${
      facts &&
      html`<dl>
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`
    }
  </section>`;
}

/** A page that the law asks of a seller, of one that is fictitious and says so. */
export function legalPage(locale: Locale, name: LegalName): Page {
  const { notice, pages } = legalWordsOf(locale);
  const { title, description, sections } = pages[name];
  return {
    locale,
    title: `${title} – Névéa`,
    description,
    path: `/${name}`,
    main: html`<article class="wrap section legal">
      <h1>${title}</h1>
      <p class="notice">${notice}</p>
      ${sections.map(section)}
    </article>`,
  };
}
