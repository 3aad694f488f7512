import { html, nothing, type TemplateResult } from "lit-html";
import {
  adultAge,
  childAgeMaximum,
  childAgeMinimum,
  defaultChildAge,
  participantsMaximum,
  splitAges,
} from "../../../../src/domain/participants.js";
import { dayAndTime, returnTrip, type Journey } from "../../../../src/domain/journeys.js";
import { anyLondon, noTransport, type OriginOption } from "../../../../src/domain/origins.js";
import type { StayDates } from "../../../../src/domain/stay-dates.js";
import { endsText, travelTexts } from "../../../../src/i18n/journey-texts.js";
import { midLine } from "../../../../src/i18n/mid-line.js";
import type { Contribution } from "../../../../src/domain/contribution.js";
import { contributionView } from "./contribution-view.js";
import { isFirm, priceText } from "./offers-view.js";
import type { Offers, ShownOffer } from "./shown.js";
import type { StayTexts } from "./words.js";

/** What the booking card shows, and what its controls call. */
export interface BookingView {
  readonly texts: StayTexts;
  readonly offers: Offers;
  readonly shown: ShownOffer | null;
  readonly stayDates: StayDates;
  /** The first day of a link without a last day. */
  readonly arrival: string | null;
  readonly ages: readonly number[];
  /** Where the transport of the chosen package can leave from; empty without transport. */
  readonly departures: readonly OriginOption[];
  /** The code of the chosen departure; null for any. */
  readonly origin: string | null;
  /** What the visitor's works council pays a part by; null without one. */
  readonly contribution: Contribution | null;
  /** The visitor's band, as `keptBand` writes it; null before a choice. */
  readonly band: string | null;
  /** The balance is due already: all is paid when booking. */
  readonly isDueAtOnce: boolean;
  /** The telephone number for a party that is too large for its flight; null if it can book. */
  readonly phone: string | null;
  /** Announced, such as that the link was copied. */
  readonly message: string;
  chooseAges(ages: readonly number[]): void;
  chooseDeparture(code: string | null): void;
  chooseBand(id: string): void;
  book(): void;
  share(): void;
  retry(): void;
}

/** A select of numbers. */
function numberSelect(label: string, value: number, from: number, to: number, choose: (value: number) => void): TemplateResult {
  const numbers = Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);
  return html`<label
    >${label}
    <select @change=${(event: Event) => choose(Number((event.target as HTMLSelectElement).value))}>
      ${numbers.map((number) => html`<option .value=${String(number)} .selected=${number === value}>${number}</option>`)}
    </select>
  </label>`;
}

function partyFields({ texts: { text, shared }, ages, chooseAges }: BookingView): TemplateResult {
  const { adults, childrenAges } = splitAges(ages);
  const party = (count: number, children: readonly number[]) => [...Array.from({ length: count }, () => adultAge), ...children];
  const withChildren = (count: number) => Array.from({ length: count }, (_, index) => childrenAges[index] ?? defaultChildAge);
  return html`<div class="party">
    ${numberSelect(shared("participant.adults_title"), adults, 1, participantsMaximum - childrenAges.length, (count) =>
      chooseAges(party(count, childrenAges)),
    )}
    ${numberSelect(shared("participant.children_title"), childrenAges.length, 0, participantsMaximum - adults, (count) =>
      chooseAges(party(adults, withChildren(count))),
    )}
    ${childrenAges.map((age, child) =>
      numberSelect(
        text("age", { name: shared("participant.child_age", { number: child + 1 }) }),
        age,
        childAgeMinimum,
        childAgeMaximum,
        (chosen) => chooseAges(party(adults, childrenAges.with(child, chosen))),
      ),
    )}
  </div>`;
}

function partsList({ texts, ages }: BookingView, { parts, offer }: ShownOffer): TemplateResult {
  const { text, format, guests, extras, nightsOf } = texts;
  const line = (name: string, amount: number) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${format.money(amount)}</dd>
    </div>`;
  const nights = offer.startDate && offer.endDate ? nightsOf(offer.startDate, offer.endDate) : "";
  return html`<dl class="parts">
    ${parts.accommodation === null ? nothing : line(text("accommodation_nights", { nights }), parts.accommodation)}
    ${parts.extras === null ? nothing : line(text("extras", { names: extras(offer), guests: guests(ages.length) }), parts.extras)}
    ${parts.fees.map(({ id, price }) => line(text(`fee_${id}`) || text("fee_other"), price))}
  </dl>`;
}

function checkText({ texts: { text, format }, offers }: BookingView, { price }: ShownOffer): string {
  if (price === "checking") return text("checking");
  if (price === "unchecked") return text("unchecked");
  if (price === "listed" || offers.status !== "confirmed") return text("listed");
  return text("checked", { time: format.time(offers.time) });
}

/** Where a party calls that is too large for the flight it chose. */
function callView({ shared, text }: StayTexts, phone: string): TemplateResult {
  return html`<p class="stay-call" role="alert">${shared("participant.flight_max_participants")}</p>
    <p><a class="solid" href="tel:${phone.replace(/\s/g, "")}">${text("call", { phone })}</a></p>`;
}

function chosenView({ texts: { packageName } }: BookingView, { offer }: ShownOffer): TemplateResult {
  return html`<p class="stay-chosen"><b>${offer.name}</b><span>${packageName(offer.codePackage)}</span></p>`;
}

function journeyView({ texts: { text, shared, format, locale } }: BookingView, key: "out" | "back", journey: Journey): TemplateResult {
  const tools = { text: shared, format, locale };
  const { day } = dayAndTime(journey.departs);
  const details = travelTexts(journey, tools).map((detail) => midLine(detail, locale));
  return html`<div>
    <dt>${text(key, { day: format.day(day) })}</dt>
    <dd>
      <b>${endsText(journey, day, tools)}</b>
      <span>${[journey.carrier, ...details].join(" · ")}</span>
    </dd>
  </div>`;
}

/** How to get to the chosen stay and back. */
function transportView(view: BookingView, { offer }: ShownOffer): TemplateResult | typeof nothing {
  const trip = returnTrip(offer);
  if (!trip) return nothing;
  return html`<dl class="stay-journey">
    ${journeyView(view, "out", trip.out)} ${trip.back ? journeyView(view, "back", trip.back) : nothing}
  </dl>`;
}

/** The choice of where the transport leaves from. What a link has chosen is in it, sold here or not. */
function departureField({ texts: { text, shared }, departures, origin, chooseDeparture }: BookingView): TemplateResult | typeof nothing {
  if (departures.length < 2) return nothing;
  const chosen = origin === noTransport ? null : origin;
  const isListed = chosen === null || departures.some(({ code }) => code === chosen);
  const other = { code: chosen ?? "", name: chosen === anyLondon ? shared("origin_search.any_london_airport") : "" };
  const options = [{ code: "", name: text("any_departure") }, ...(isListed ? [] : [other]), ...departures];
  return html`<label class="stay-departure"
    >${text("departure")}
    <select @change=${(event: Event) => chooseDeparture((event.target as HTMLSelectElement).value || null)}>
      ${options.map(({ code, name }) => html`<option .value=${code} .selected=${code === (chosen ?? "")}>${name || code}</option>`)}
    </select>
  </label>`;
}

function totalView(view: BookingView, shown: ShownOffer): TemplateResult {
  const { texts, ages, offers, book, retry } = view;
  const { text, format, guests, nightsOf } = texts;
  const { offer, parts, price } = shown;
  const nights = offer.startDate && offer.endDate ? nightsOf(offer.startDate, offer.endDate) : "";
  return html`${partsList(view, shown)}
    <div class="total" id="total" tabindex="-1">
      <span>${text("total_for", { guests: guests(ages.length), nights })}</span>
      <strong>${priceText(texts, parts.total, isFirm(shown))}</strong>
      <small>${text("per_person", { price: format.money(parts.total / Math.max(1, ages.length)) })}</small>
    </div>
    <p class="check" role="status">${checkText(view, shown)}</p>
    ${view.contribution === null ? nothing : contributionView({ ...view, rule: view.contribution }, shown)}
    ${
      price === "unchecked"
        ? html`<button type="button" class="quiet" @click=${retry}>${text("retry")}</button>`
        : html`<button type="button" class="primary" ?disabled=${offers.status !== "confirmed"} @click=${book}>${text("book")}</button>`
    }
    <p class="fine">${text("not_included")} ${view.isDueAtOnce ? text("pay_all") : (offer.paymentCondition ?? "")}</p>
    <div class="stay-dock">
      <span><b>${priceText(texts, parts.total, isFirm(shown))}</b><small>${guests(ages.length)} · ${nights}</small></span>
      <a class="primary" href="#total" @click=${showTotal}>${text("see_total")}</a>
    </div>`;
}

/** Moves to a part of the page without changing the hash, which holds the visitor's choice. */
const goTo = (id: string, block: ScrollLogicalPosition) => (event: Event) => {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block });
  part?.focus({ preventScroll: true });
};
const showTotal = goTo("total", "center");
const showDates = goTo("dates", "start");

/** The dates, the party, and the total with its parts. */
export function bookingView(view: BookingView): TemplateResult {
  const { texts, offers, shown, stayDates, arrival, ages, phone, message, share } = view;
  const { text, format, guests, nightsOf } = texts;
  const { start, end } = stayDates;
  return html`<p class="stay-when" data-dates>
      ${start && end ? html`<b>${format.dayRange(start, end)}</b><span>${nightsOf(start, end)}</span>` : html`<b>${arrival === null ? text("no_dates") : text("arriving", { day: format.day(arrival) })}</b>`}
      <a href="#dates" @click=${showDates}>${text(start && end ? "change_dates" : "choose_dates")}</a>
    </p>
    <details class="stay-party">
      <summary>${guests(ages.length)}</summary>
      ${partyFields(view)}
    </details>
    ${departureField(view)}
    ${
      offers.status === "loading"
        ? html`<div class="skeleton small" aria-hidden="true"><i></i><i></i><i></i></div>`
        : html`${shown ? html`${chosenView(view, shown)} ${transportView(view, shown)}` : nothing}
          ${phone === null ? nothing : callView(texts, phone)} ${shown && phone === null ? totalView(view, shown) : nothing}`
    }
    <p class="stay-share">
      <button type="button" class="link" @click=${share}>${text("share")}</button>
      <span role="status">${message}</span>
    </p>`;
}

/** The end of a booking in the demo: a dialog that explains that nothing is sold. */
export function demoDialog(view: BookingView, results: string, close: () => void): TemplateResult {
  const { texts, shown, stayDates, ages } = view;
  const { text, format, guests, packageName } = texts;
  const { start, end } = stayDates;
  return html`<h2 id="demo-title" tabindex="-1" autofocus>${text("demo_title")}</h2>
    <p>${text("demo_text")}</p>
    ${
      shown && start && end
        ? html`<ul>
            <li>${format.dayRange(start, end)}, ${guests(ages.length)}</li>
            <li>${shown.offer.name}</li>
            <li>${packageName(shown.offer.codePackage)}</li>
            <li><b>${text("total")} ${format.money(shown.parts.total)}</b></li>
          </ul>`
        : nothing
    }
    <p class="dialog-foot">
      <button type="button" class="solid" @click=${close}>${text("demo_back")}</button>
      <a class="more" href=${results}>${text("demo_results")}</a>
    </p>`;
}
