import { localeOfPath, pageWordsOf } from "../words/all.js";
import { defaultLocale, localeOfLanguage } from "../../src/domain/locale.js";
import type { Locale } from "../../src/domain/locale.js";
import { calendarPage, calendarPath } from "./calendar.js";
import { docsPage, missingDocsPage } from "./docs.js";
import { builderPath } from "./docs-shell.js";
import { flightPage } from "./flight.js";
import { homePage, type HomeOffers } from "./home.js";
import type { Page } from "./layout.js";
import { legalNameOf, legalPage } from "./legal.js";
import { html } from "./markup.js";
import { resultsPage } from "./results.js";
import type { ShownStay } from "./shortlist.js";
import { stayPage } from "./stay.js";
import { docsPath } from "../docs/pages.js";
import type { LodgingFacts, StayDays } from "../engine/answers.js";
import { qaPage } from "../qa/page.js";

/** What a page of the demo needs of the request. */
export interface SiteRequest {
  readonly path: string;
  /** `http://localhost:4173`. */
  readonly origin: string;
  /** The page the visitor came from, which gives a product page its language. */
  readonly referrer: string | null;
  readonly acceptLanguage: string;
  /** `yyyy-MM-dd` at the engine. */
  readonly today: string;
  /** The works council's company of the visitor; empty for none. */
  readonly company: string;
  /** What a home page shows of the catalogue; nothing for any other page. */
  readonly home: HomeOffers;
  /** The lodging of a product page's address; null for an unknown one. */
  stay(liheId: number): LodgingFacts | null;
  /** The cheapest stay there for two; null where there is none. */
  readonly stayOffer: StayDays | null;
  /** Of the visitor's shortlist, without that lodging. */
  readonly otherStays: readonly ShownStay[];
}

interface SiteAnswer {
  readonly status: number;
  readonly page: Page;
}

/** Whether an address is that of a home page, with or without the slash at its end. */
export const isHomePath = (path: string): boolean => path.replace(/\/+$/, "") === pageWordsOf(localeOfPath(path)).prefix;

/** The page at an address of the demo, or null where the demo has none. */
export function sitePage(request: SiteRequest): SiteAnswer | null {
  const { path, origin } = request;
  const locale = localeOfPath(path);
  const rest = path.slice(pageWordsOf(locale).prefix.length) || "/";
  if (rest === "/") return { status: 200, page: homePage(locale, origin, request.home, request.company) };
  if (rest === "/se-results") return { status: 200, page: resultsPage({ locale, origin }) };
  if (path === "/flight/se-results") return { status: 200, page: resultsPage({ locale: "en-GB", origin, flight: true }) };
  if (path === "/flight") return { status: 200, page: flightPage(origin) };
  if (path === calendarPath) return { status: 200, page: calendarPage(origin) };
  const documentation = docsPage(path, origin);
  if (documentation) return { status: 200, page: documentation };
  if (path === "/qa") return { status: 200, page: qaPage() };
  const legal = legalNameOf(rest);
  if (legal) return { status: 200, page: legalPage(locale, legal) };
  if (rest === "/product") return productPage(request);
  if (rest.startsWith("/stay/")) return stay(request, locale, rest);
  return null;
}

/** Pages in English outside `/en`. */
const englishPaths = [calendarPath, builderPath, "/flight", "/qa"];
const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The page for unknown addresses, with a link back. */
export function missingPage(request: SiteRequest): SiteAnswer {
  if (isBelow(request.path, docsPath)) return { status: 404, page: missingDocsPage(request.origin) };
  const named = englishPaths.some((path) => isBelow(request.path, path)) ? "en-GB" : localeOfPath(request.path);
  const locale = named === defaultLocale ? visitorLocale(request) : named;
  const words = pageWordsOf(locale);
  const main = html`<div class="wrap section">
    <h1>${words.notFound}</h1>
    <p><a class="more" href="${words.prefix}/">${words.notFoundText}</a></p>
  </div>`;
  return { status: 404, page: { locale, title: words.notFound, description: words.notFoundText, main } };
}

function stay(request: SiteRequest, locale: Locale, path: string): SiteAnswer {
  const id = Number(/-(\d+)\/?$/.exec(path)?.[1] ?? "");
  const facts = Number.isInteger(id) && id > 0 ? request.stay(id) : null;
  if (!facts) return missingPage(request);
  const { origin, today, stayOffer: offer, otherStays } = request;
  return { status: 200, page: stayPage({ locale, origin, stay: facts, path, today, offer, otherStays }) };
}

/** The page of a lodging without an address of its own: its script redirects to the one that the link's hash names. */
function productPage(request: SiteRequest): SiteAnswer {
  const locale = visitorLocale(request);
  const { prefix, yourStay, noDates } = pageWordsOf(locale);
  return {
    status: 200,
    page: {
      locale,
      title: yourStay,
      description: noDates,
      scripts: ["/site/stay.js"],
      main: html`<div class="wrap section" data-prefix="${prefix}"></div>`,
    },
  };
}

/** A page without a language of its own follows the page the visitor came from, else the browser. */
function visitorLocale({ referrer, acceptLanguage }: SiteRequest): Locale {
  if (referrer && URL.canParse(referrer)) return localeOfPath(new URL(referrer).pathname);
  return localeOfLanguage(acceptLanguage) ?? defaultLocale;
}
