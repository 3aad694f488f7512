import { html, nothing, type TemplateResult } from "lit-html";
import { freeCancellationDay, showsBubble, showsCrossedPrice } from "../../../../src/domain/offers.js";
import type { Prestation } from "../../../../src/domain/products.js";
import type { StayDates } from "../../../../src/domain/stay-dates.js";
import type { StayDays } from "../../../engine/answers.js";
import type { Offers, ShownOffer } from "./shown.js";
import type { StayTexts } from "./words.js";

/** What the part of the page with packages and rooms shows, and what its controls call. */
export interface OffersView {
  readonly texts: StayTexts;
  readonly offers: Offers;
  readonly shown: ShownOffer | null;
  readonly stayDates: StayDates;
  /** The first day of a link without a last day. */
  readonly arrival: string | null;
  readonly party: number;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  /** Stays on other days to choose from. */
  readonly otherDays: readonly StayDays[];
  readonly station: string;
  /** Where the other stays of the station are: on these dates, unless they have passed. */
  readonly elsewhere: string;
  choosePackage(code: string): void;
  chooseOffer(offer: Prestation): void;
  chooseDates(dates: StayDates): void;
  retry(): void;
}

/** Whether the stay can be had at its price. */
export function isFirm({ price }: ShownOffer): boolean {
  return price === "confirmed" || price === "listed";
}

/** The price of an offer; until it is confirmed, a price "from". */
export function priceText({ text, format }: StayTexts, amount: number, isFirm: boolean): string {
  const price = format.money(amount);
  return isFirm ? price : text("from", { price });
}

function crossed({ texts, offer }: { texts: StayTexts; offer: Prestation }): TemplateResult | typeof nothing {
  if (offer.crossedPrice === null || offer.promo === null || !showsCrossedPrice(offer.promo)) return nothing;
  return html`<small
    ><span class="spoken-only">${texts.text("public_price")} </span><s>${texts.format.money(offer.crossedPrice)}</s>${
      showsBubble(offer.promo) ? html`<i class="bubble">${texts.format.percent(-offer.promo / 100)}</i>` : nothing
    }</small
  >`;
}

function packages({ texts, choosePackage }: OffersView, shown: ShownOffer): TemplateResult {
  const { text, packageName, holds } = texts;
  return html`<fieldset class="choices">
    <legend><h2>${text("package")}</h2></legend>
    ${shown.tabs.map(
      ({ code, cheapest, offers }) =>
        html`<label class="choice">
          <input
            type="radio"
            name="package"
            .value=${code ?? ""}
            .checked=${code === shown.tab.code}
            @change=${() => choosePackage(code ?? "")}
          />
          <span class="choice-text">
            <b>${packageName(code ?? "")}</b>
            <span class="holds"
              >${[text("accommodation"), ...holds(cheapest)].map(
                (held, index) => html`${index > 0 ? html`<span class="spoken-only">, </span>` : nothing}<span class="held">${held}</span>`,
              )}</span
            >
          </span>
          <span class="choice-price">
            <b>${priceText(texts, cheapest.price, isFirm(shown) && offers.length === 1)}</b>
          </span>
        </label>`,
    )}
  </fieldset>`;
}

function cancellation({ texts: { text, format }, today }: OffersView, offer: Prestation): TemplateResult | typeof nothing {
  const day = freeCancellationDay(offer, today);
  return day === null ? nothing : html`<span class="free-cancellation">${text("cancellation", { day: format.day(day) })}</span>`;
}

function rooms(view: OffersView, shown: ShownOffer): TemplateResult {
  const { texts, chooseOffer } = view;
  const { text } = texts;
  return html`<fieldset class="choices">
    <legend><h2>${text("room")}</h2></legend>
    ${shown.tab.offers.map(
      (offer) =>
        html`<label class="choice">
          <input
            type="radio"
            name="room"
            .value=${String(offer.id)}
            .checked=${offer.id === shown.offer.id}
            @change=${() => chooseOffer(offer)}
          />
          <span class="choice-text">
            <b>${offer.name}</b>
            <span>${offer.desc}</span>
            ${cancellation(view, offer)}
          </span>
          <span class="choice-price"
            >${isFirm(shown) ? crossed({ texts, offer }) : nothing}<b>${priceText(texts, offer.price, isFirm(shown))}</b></span
          >
        </label>`,
    )}
  </fieldset>`;
}

function dayButtons(
  { texts: { format, text, nightsOf }, otherDays, chooseDates }: OffersView,
  title: string,
): TemplateResult | typeof nothing {
  if (otherDays.length === 0) return nothing;
  return html`<h3>${title}</h3>
    <ul class="other-days">
      ${otherDays.map(
        ({ start, end, price }) =>
          html`<li>
            <button type="button" @click=${() => chooseDates({ start, end })}>
              <b>${format.dayRange(start, end)}</b><span>${nightsOf(start, end)} · ${text("from", { price: format.money(price) })}</span>
            </button>
          </li>`,
      )}
    </ul>`;
}

function whenToGo(view: OffersView): TemplateResult {
  const { text } = view.texts;
  return html`<h2>${text("no_dates")}</h2>
    <p>${text("no_dates_text")}</p>
    ${dayButtons(view, text("best_days"))}`;
}

/** The first day is known, the last one is not. */
function howLong(view: OffersView, arrival: string): TemplateResult {
  const { text, format } = view.texts;
  const { otherDays } = view;
  const day = format.day(arrival);
  if (otherDays.length > 0 && otherDays.every(({ start }) => start !== arrival))
    return html`<h2>${text("not_from", { day })}</h2>
      <p>${text("no_dates_text")}</p>
      ${dayButtons(view, text("near_days"))}`;
  return html`<h2>${text("until", { day })}</h2>
    <p>${text("until_text")}</p>
    ${dayButtons(view, text("stays_from"))}`;
}

function screen(view: OffersView): TemplateResult {
  const { texts, offers, stayDates, arrival, party, station, elsewhere, retry } = view;
  const { text, format, guests } = texts;
  if (offers.status === "failed")
    return html`<div class="stay-screen">
      <h2>${text("failed")}</h2>
      <p>${text("failed_text")}</p>
      <button type="button" class="solid" @click=${retry}>${text("retry")}</button>
    </div>`;
  if (offers.status === "no-dates")
    return html`<div class="stay-screen">${arrival === null ? whenToGo(view) : howLong(view, arrival)}</div>`;
  const single = arrival === null ? "" : format.day(arrival);
  const dates = stayDates.start && stayDates.end ? format.dayRange(stayDates.start, stayDates.end) : single;
  const isPast = offers.status === "past";
  return html`<div class="stay-screen">
    <h2>${text(isPast ? "past" : "sold_out")}</h2>
    <p>${text(isPast ? "past_text" : "sold_out_text", { dates, guests: guests(party) })}</p>
    ${dayButtons(view, text("near_days"))}
    <p><a class="more" href=${elsewhere}>${text(isPast ? "elsewhere_any_dates" : "elsewhere", { station })}</a></p>
  </div>`;
}

/** The packages and rooms to choose from, or why there are none. */
export function offersView(view: OffersView): TemplateResult {
  const { offers, shown, texts } = view;
  if (offers.status === "loading")
    return html`<div class="skeleton" aria-hidden="true"><i></i><i></i><i></i></div>
      <p class="spoken-only">${texts.text("loading")}</p>`;
  return shown ? html`${packages(view, shown)} ${rooms(view, shown)}` : screen(view);
}
