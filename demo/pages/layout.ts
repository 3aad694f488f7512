import type { Locale } from "../../src/domain/locale.js";
import { locales } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { consentBanner, consentLink } from "./consent.js";
import type { ConsentChoices } from "./consent-choices.js";
import { legalLinks, legalPath } from "./legal-links.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import { preloads } from "./preloads.js";
import { legalWordsOf, pageWordsOf } from "../words/all.js";
import type { Phone } from "../words/words.js";

export interface Page {
  readonly locale: Locale;
  readonly title: string;
  /** For lists of search engines. */
  readonly description: string;
  readonly main: Markup;
  /** Module scripts of the page beside the elements, by address. */
  readonly scripts?: readonly string[];
  /** Style sheets of the page beside the site's, by address. */
  readonly styles?: readonly string[];
  /** Wide pages use the width of the results. */
  readonly wide?: boolean;
  /** A page to be read: its own script loads the elements, after the text. */
  readonly elementsLater?: boolean;
  /** Same page in the other locales, by locale prefix. */
  readonly path?: string;
  /** Its use is recorded from the start: the script of the recording loads the elements. */
  readonly recorded?: boolean;
  /** Around a page that is not the seller's: it has no banner for consent either. */
  readonly around?: { readonly header: Markup; readonly footer: Markup };
}

const mark = html`<svg viewBox="0 0 30 30" aria-hidden="true">
  <path d="M2 25 12 7l5 8 3-4 8 14z" fill="currentColor" />
  <path d="M12 7l3.6 5.8-2.1 1.4-1.9-1.7-2.4 1.5z" fill="#ff8152" />
</svg>`;

/** The number of the advisers, as a link that calls it. */
export function phoneLink({ number, shown, label }: Phone): Markup {
  return html`<a class="phone" href="tel:${number}"><span class="spoken-only">${label} </span>${shown}</a>`;
}

function header({ locale, wide, path }: Page): Markup {
  const words = pageWordsOf(locale);
  const links = locales.map((other) => {
    const { prefix, language } = pageWordsOf(other);
    return html`<a href="${prefix}${path ?? "/"}" lang="${markets[other].language}" ${other === locale ? html`aria-current="page"` : ""}
      >${language}</a
    >`;
  });
  return html`<header class="site">
    <div class="wrap ${wide ? "wide" : ""}">
      <a class="brand" href="${words.prefix}/">${mark}Névéa</a>
      <button type="button" class="menu-button" popovertarget="menu">${words.menu}</button>
      <div id="menu" class="menu" popover>
        <nav class="topics" aria-label="${words.topics}">
          ${words.nav.map(([word, hash]) => html`<a href="${words.prefix}/se-results${hash}">${word}</a>`)}
          ${words.flight && html`<a href="/flight">${words.flight}</a>`}
        </nav>
        ${phoneLink(words.phone)}
        <nav class="languages" aria-label="${words.switcher}">${links}</nav>
      </div>
    </div>
  </header>`;
}

/** What requests the page's elements before anything of them is needed, and the script that loads them. */
function elementScripts({ main, locale }: Page): Markup {
  return html`${main.text.includes("<ski-") ? html`<script src="/dist/early.js" defer></script>` : ""}
    ${preloads(main.text, locale).map(
      ({ address, media }) => html`<link rel="modulepreload" href="${address}" ${media && html`media="${media}"`} />`,
    )}
    <script type="module" src="/dist/autoloader.js"></script>`;
}

/**
 * A whole page of the demo. It loads the elements as any page would: one module and the small style sheet.
 * @param choices what the visitor agreed to; null before an answer.
 */
export function document(page: Page, choices: ConsentChoices | null): string {
  const words = pageWordsOf(page.locale);
  const policy = html`<a href="${legalPath(page.locale, "privacy")}">${legalWordsOf(page.locale).pages.privacy.link}</a>`;
  return `<!doctype html>\n${
    html`<html lang="${markets[page.locale].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <meta name="description" content="${page.description}" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin />
        ${["/site/site.css", ...(page.styles ?? [])].map((sheet) => html`<link rel="stylesheet" href="${sheet}" />`)}
        <link rel="stylesheet" href="/dist/ski-elements.css" />
        ${page.elementsLater || page.recorded ? "" : elementScripts(page)}
        ${["/site/site.js", ...(page.recorded ? ["/site/record.js"] : []), ...(page.scripts ?? [])].map((source) => html`<script type="module" src="${source}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main" data-skip>${words.skipToContent}</a>
        ${page.around ? page.around.header : html`${consentBanner(words.consent, { choices, policy, wide: page.wide })} ${header(page)}`}
        <main id="main" tabindex="-1">${page.main}</main>
        <footer class="foot">
          <div class="wrap ${page.wide ? "wide" : ""}">
            ${page.around ? page.around.footer : html`${legalLinks(page.locale, page.path)} ${consentLink(words.consent)}`}
            <p>${words.invented}</p>
          </div>
        </footer>
        ${page.recorded && html`<button type="button" class="report" data-report disabled aria-live="polite" data-saved="${words.reported}">${words.report}</button>`}
      </body>
    </html>`.text
  }`;
}
