import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { stationSearches, type ListedResort } from "../../src/domain/station-searches.js";
import { companyChoice } from "./company.js";
import { type ShownStay, shortlistSection } from "./shortlist.js";
import { homeTexts, type HomeTexts } from "./home-texts.js";
import { searchbar } from "./elements.js";
import { phoneLink, type Page } from "./layout.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import type { Phone } from "../words/words.js";

/** The search that the visitor left, with the lowest price of the party that it has now, in whole units of the locale's currency. */
export interface KeptSearch {
  /** The hash of the results, without its `#`. */
  readonly search: string;
  /** Of its resort. */
  readonly label: string;
  /** Days as `yyyy-MM-dd`. */
  readonly start: string;
  readonly end: string;
  readonly guests: number;
  /** Null where no stay is left. */
  readonly price: number | null;
}

/** A week in a month, in a resort that the months before it do not have: with the lowest price for two, in whole units of the locale's currency. */
export interface MonthOffer {
  readonly id: number;
  readonly label: string;
  readonly start: string;
  readonly end: string;
  readonly price: number;
}

export interface HomeOffers {
  readonly search: KeptSearch | null;
  /** The newest of the visitor's shortlist, the newest first. */
  readonly stays: readonly ShownStay[];
  /** One a month, in their order. */
  readonly months: readonly MonthOffer[];
}

/** One drawn scene a resort, so that ten cards are ten places. */
const scenes = [
  "village-r0-winter-dawn",
  "lift-r1-winter-day",
  "forest-r2-winter-dusk",
  "village-r3-winter-night",
  "panorama-r4-winter-dawn",
  "slopes-r5-winter-dawn",
  "forest-r6-winter-day",
  "village-r7-winter-dusk",
  "lift-r8-winter-dusk",
  "slopes-r9-winter-day",
];

const icons = [
  html`<path d="M4 5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" /><path
      d="M9 3v3h6V3M7 17l3.500-5 2.500 3 1.500-2 2.500 4Z"
    />`,
  html`<rect x="3" y="4" width="18" height="17" rx="2" /><path d="M8 2v4M16 2v4M3 10h18M9 15l2 2 4-4" />`,
  html`<path d="M4 14a8 8 0 0 1 16 0M4 14v4a2 2 0 0 0 2 2h1v-7H5a1 1 0 0 0-1 1ZM20 14v4a2 2 0 0 1-2 2h-1v-7h2a1 1 0 0 1 1 1Z" />`,
];

function resortCard(resort: ListedResort, index: number, prefix: string): Markup {
  return html`<a class="resort" href="${prefix}${resort.placeUrl}">
    <span class="pic"
      ><img src="/pictures/medium/${scenes[index % scenes.length]}-3-2.svg" alt="" width="1200" height="800" loading="lazy"
    /></span>
    <b>${resort.label}</b><span>${resort.domainName}</span>
  </a>`;
}

/** Leads back to the search that the visitor left. */
function continueCard({ search, label, start, end, guests, price }: KeptSearch, { words, texts, format }: HomeTexts): Markup {
  return html`<a class="continue" href="${words.prefix}/se-results#${search}">
    <span class="continue-search"
      ><b>${words.continueSearch} ${label}</b
      ><span>${format.dayRange(start, end)} · ${texts("participant.guests", { count: guests })}</span></span
    >
    ${price !== null && html`<span class="continue-price"><span>${words.listedFrom}</span> <b>${format.money(price)}</b></span>`}
  </a>`;
}

function monthCard({ id, label, start, end, price }: MonthOffer, { words, texts, format }: HomeTexts, locale: Locale): Markup {
  const month = new Intl.DateTimeFormat(markets[locale].tag, { month: "long", timeZone: "UTC" }).format(new Date(start));
  const hash = `station[]=${id}&beginDate=${start}&endDate=${end}&rc_sort=price&rc_order=asc`;
  return html`<li>
    <a class="month" href="${words.prefix}/se-results#${hash}">
      <span class="month-name">${month}</span>
      <b>${label}</b>
      <span>${format.dayRange(start, end)}</span>
      <span class="month-price">${texts("card.from")} <b>${format.money(price)}</b></span>
    </a>
  </li>`;
}

/** A week in each month; nothing where none is known. */
function monthsSection(months: readonly MonthOffer[], texts: HomeTexts, locale: Locale): Markup {
  if (months.length === 0) return html``;
  const { words } = texts;
  return html`<section class="wrap section">
    <div class="section-head">
      <div>
        <h2>${words.months}</h2>
        <p>${words.monthsLead}</p>
      </div>
    </div>
    <ul class="months">
      ${months.map((offer) => monthCard(offer, texts, locale))}
    </ul>
  </section>`;
}

/** The last promise ends on the number of the advisers. */
function promise([title, text]: readonly [string, string], index: number, promises: readonly unknown[], phone: Phone): Markup {
  return html`<div>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      ${icons[index]}
    </svg>
    <p><b>${title}</b><span>${text}${index === promises.length - 1 && html` ${phoneLink(phone)}`}</span></p>
  </div>`;
}

/** The panorama over which the search bar lies, by night where the system prefers the dark. */
export function heroPicture(alt: string): Markup {
  const at = (time: string) => `/pictures/large/panorama-h1-winter-${time}-16-9.svg`;
  return html`<picture>
    <source media="(prefers-color-scheme: dark)" srcset="${at("night")}" />
    <img src="${at("dawn")}" alt="${alt}" width="1200" height="675" />
  </picture>`;
}

/**
 * The home page of a locale: the search bar over a hero, the search that the visitor left, the stays of the shortlist, its top resorts,
 * and a week in each month.
 * @param company whose works council's visitor the page is seen by.
 */
export function homePage(locale: Locale, origin: string, { search, stays, months }: HomeOffers, company: string): Page {
  const texts = homeTexts(locale);
  const { words } = texts;
  const { worksCouncil, topStations } = markets[locale];
  return {
    locale,
    title: words.homeTitle,
    description: words.homeDescription,
    scripts: worksCouncil ? ["/site/company.js"] : [],
    main: html`<section class="hero">
        ${heroPicture(words.heroAlt)}
        <div class="wrap">
          <h1>${words.headline}</h1>
          <p>${words.lead}</p>
        </div>
      </section>
      <div class="wrap lift-up">${searchbar({ locale, origin })} ${worksCouncil && companyChoice(company, texts)}</div>
      ${search && html`<div class="wrap" data-preference>${continueCard(search, texts)}</div>`} ${shortlistSection(stays, texts)}
      <section class="wrap section">
        <div class="section-head">
          <div>
            <h2>${words.resorts}</h2>
            <p>${words.resortsLead}</p>
          </div>
          <a class="more" href="${words.prefix}/se-results">${words.allResorts}</a>
        </div>
        <div class="resorts">
          ${stationSearches[topStations].top_stations.map((resort, index) => resortCard(resort, index, words.prefix))}
        </div>
      </section>
      ${monthsSection(months, texts, locale)}
      <section class="wrap">
        <div class="promise">${words.promises.map((one, index, all) => promise(one, index, all, words.phone))}</div>
      </section>`,
  };
}
