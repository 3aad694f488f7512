import { unbroken } from "../../src/i18n/unbroken.js";
import { type Choice, searchHash, writeChoice } from "./client/stay/choice.js";
import type { HomeTexts } from "./home-texts.js";
import type { KeptStay } from "./kept-stays.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";

/** A stay in the visitor's shortlist, with the lowest total that it has now. */
export interface ShownStay extends KeptStay {
  readonly name: string;
  readonly stationId: number;
  readonly stationName: string;
  /** Its address. */
  readonly picture: string;
  /** For the party, in whole units of the locale's currency; null where the stay is sold out. */
  readonly price: number | null;
}

function choiceOf({ start, end, ages, origin, package: packageCode }: KeptStay): Choice {
  return { stayDates: { start, end }, arrival: null, ages, packageCode, offerId: null, origin };
}

function stayCard(stay: ShownStay, { words, texts, format }: HomeTexts): Markup {
  const { lodging, name, stationName, picture, start, end, ages, price } = stay;
  return html`<li>
    <a class="kept" href="${words.prefix}/stay/lodging-${lodging}${writeChoice("", choiceOf(stay))}">
      <img src="${picture}" alt="" width="1200" height="800" loading="lazy" />
      <span class="kept-texts">
        <b>${name}</b>
        <span>${stationName}</span>
        <span>${format.dayRange(start, end)} · ${unbroken(texts("participant.guests", { count: ages.length }))}</span>
        <span class="kept-price">${price === null ? texts("stay.sold_out") : html`${words.listedFrom} <b>${format.money(price)}</b>`}</span>
      </span>
    </a>
  </li>`;
}

/** The newest stays of the shortlist, and the way to the list of the first; nothing without any. */
export function shortlistSection(stays: readonly ShownStay[], homeTexts: HomeTexts): Markup {
  const [newest] = stays;
  if (!newest) return html``;
  const { words, texts, format } = homeTexts;
  const { stationId, stationName, start, end } = newest;
  return html`<section class="wrap section" data-preference>
    <div class="section-head">
      <h2>${texts("shortlist.title")}</h2>
      <a class="more" href="${words.prefix}/se-results${searchHash(`station[]=${stationId}`, choiceOf(newest))}"
        >${texts("stay.elsewhere_any_dates", { station: stationName })}, ${unbroken(format.dayRange(start, end))}</a
      >
    </div>
    <ul class="kept-stays">
      ${stays.map((stay) => stayCard(stay, homeTexts))}
    </ul>
  </section>`;
}
