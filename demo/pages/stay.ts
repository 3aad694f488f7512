import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import type { LodgingFacts, StayDays } from "../engine/answers.js";
import type { StaySettings } from "./client/stay/settings.js";
import { resultsPath, settings } from "./elements.js";
import type { Page } from "./layout.js";
import { legalPath } from "./legal-links.js";
import { html, type Markup } from "./markup.js";
import { starsOf, stayFacts } from "./stay-facts.js";
import { type ShownStay, shortlistSection } from "./shortlist.js";
import { accessPart } from "./stay-access.js";
import { stayData } from "./stay-data.js";
import { galleryPart } from "./stay-gallery.js";
import type { StayPart } from "./stay-part.js";
import { placePart } from "./stay-place.js";
import { reviewsPart } from "./stay-reviews.js";
import { roomsPart } from "./stay-rooms.js";
import { sectionLinks } from "./stay-sections.js";
import { stayWords } from "./stay-words.js";
import { createTexts, type Format, type Texts } from "./texts.js";
import { demoWords, pageWordsOf } from "../words/all.js";

/** What a page of a lodging is made of. */
export interface StayPage {
  readonly locale: Locale;
  /** `http://localhost:4173`. */
  readonly origin: string;
  readonly stay: LodgingFacts;
  readonly path: string;
  /** `yyyy-MM-dd` at the engine. */
  readonly today: string;
  /** The cheapest stay for two; null where there is none. */
  readonly offer: StayDays | null;
  /** The other stays of the visitor's shortlist. */
  readonly otherStays: readonly ShownStay[];
}

/** The nouns whose words the script of the page uses. */
const nounsOfScript = ["package", "participant", "card", "contribution", "journey", "origin_search", "days", "numbers", "stay"];

/** The product page: what the lodging is and has, its dates, packages and rooms with their prices, and the way there. */
export function stayPage({ locale, origin, stay, path, today, offer, otherStays }: StayPage): Page {
  const words = pageWordsOf(locale);
  const allWords = stayWords(locale);
  const { texts, format } = createTexts(locale, allWords);
  const text: Texts = (key, values) => texts(`stay.${key}`, values);
  const property: Texts = (key, values) => texts(`property.${key}`, values);
  const part: StayPart = { stay, locale, text: property, texts, format };
  const results = [resultsPath({ locale }), ...(markets[locale].flights.length > 0 ? [resultsPath({ locale, flight: true })] : [])];
  const about = demoWords[markets[locale].language].seller.description(stay, stay.stationName);
  return {
    locale,
    title: `${stay.name} – ${stay.stationName}`,
    description: `${stay.name}, ${stay.stationName}. ${about}`,
    styles: ["/site/stay.css", "/site/stay-parts.css"],
    scripts: ["/site/stay.js"],
    path,
    main: html`<article class="wrap stay" data-part="stay" data-settings="${JSON.stringify(settingsOf(stay, locale, today, results))}">
        <p class="trail"><a data-part="back" href="${results[0]}#station[]=${stay.stationId}">${words.back}</a></p>
        ${stayData({ locale, origin, stay, description: about, path: `${words.prefix}${path}`, today, offer })}
        <h1>${stay.name}</h1>
        <p class="where">${stay.stationName} · ${stay.domainName}${rating(stay, texts, format)}</p>
        ${sectionLinks(property)} ${galleryPart(stay, locale, origin)}
        <div class="stay-columns">
          <div class="stay-parts">
            <section>
              <h2>${words.about}</h2>
              <p>${about}</p>
              <h3 class="spoken-only">${text("facts")}</h3>
              <ul class="facts">
                ${stayFacts(stay, texts).map((fact) => html`<li>${fact}</li>`)}
              </ul>
            </section>
            <section id="dates" class="stay-dates" tabindex="-1" aria-labelledby="dates-title">
              <h2 id="dates-title">${text("dates")}</h2>
              <p data-part="days-hint" role="status">${words.noDates}</p>
              <div class="stay-calendar">
                <ski-date-picker
                  ${settings({ locale, origin })}
                  standalone
                  range
                  inline
                  min="${today}"
                  aria-label="${text("dates")}"
                ></ski-date-picker>
              </div>
              <noscript><p>${text("without_script")}</p></noscript>
              <div class="stay-weeks" data-part="weeks">
                <div class="skeleton" aria-hidden="true"><i></i></div>
              </div>
            </section>
            <section class="stay-offers" data-part="offers" tabindex="-1" aria-label="${text("offers")}" aria-live="off">
              <div class="skeleton" aria-hidden="true"><i></i><i></i><i></i></div>
            </section>
          </div>
          <aside class="stay-card" data-part="card" tabindex="-1" aria-labelledby="stay-title">
            <h2 id="stay-title">${words.yourStay}</h2>
            <div data-part="booking">
              <div class="skeleton small" aria-hidden="true"><i></i><i></i><i></i></div>
            </div>
          </aside>
          <div class="stay-parts">
            ${roomsPart(part)}
            <section id="conditions" class="stay-conditions" data-part="conditions">
              <div class="skeleton" aria-hidden="true"><i></i><i></i><i></i></div>
            </section>
            ${reviewsPart(part, today)} ${accessPart(part)} ${placePart(part)}
          </div>
        </div>
        <dialog class="stay-dialog" data-part="dialog" aria-labelledby="demo-title"></dialog>
      </article>
      ${shortlistSection(otherStays, { words, texts, format })}`,
  };
}

/** What the script of the page works with. */
function settingsOf(stay: LodgingFacts, locale: Locale, today: string, results: readonly string[]): StaySettings {
  const words = stayWords(locale);
  return {
    locale,
    liheId: stay.liheId,
    stationId: stay.stationId,
    lodgingType: stay.lodgingType,
    stationName: stay.stationName,
    cancellationDays: stay.cancellationDays,
    depositPercent: stay.depositPercent,
    altitude: stay.altitude,
    termsPath: legalPath(locale, "terms"),
    today,
    results,
    callCentrePhone: pageWordsOf(locale).phone.shown,
    words: Object.fromEntries(nounsOfScript.map((noun) => [noun, words[noun] ?? {}])),
  };
}

/** The class and the rating of a lodging, as far as it has them. */
function rating(stay: LodgingFacts, texts: Texts, format: Format): Markup {
  const stars = starsOf(stay);
  const rated = stay.reviews > 0 && stay.rating > 0;
  return html`${
    stars > 0 &&
    html` ·
      <span class="stars"
        ><span aria-hidden="true">${"★".repeat(stars)}</span
        ><span class="spoken-only">${texts("filter.stars", { count: stars })}</span></span
      >`
  }${
    rated &&
    html` ·
      <span class="rating"
        >${texts("card.rating", { rating: format.rating(stay.rating) })}, ${texts("card.reviews", { count: stay.reviews })}</span
      >`
  }`;
}
