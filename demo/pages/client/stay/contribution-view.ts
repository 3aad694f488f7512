import { html, nothing, type TemplateResult } from "lit-html";
import { asksForBand, bandOf, keptBand, type Contribution } from "../../../../src/domain/contribution.js";
import { leftToPay, wholeAmounts, type KnownLeftToPay } from "../../../../src/domain/left-to-pay.js";
import { nights } from "../../../../src/domain/stay-dates.js";
import { stayPrice, type StayPrice } from "../../../../src/domain/stay-price.js";
import { quoteLines } from "../../../../src/i18n/contribution-texts.js";
import type { ShownOffer } from "./shown.js";
import type { StayTexts } from "./words.js";

interface ContributionView {
  readonly texts: StayTexts;
  readonly rule: Contribution;
  /** The visitor's band, as `keptBand` writes it; null before a choice. */
  readonly band: string | null;
  readonly ages: readonly number[];
  chooseBand(band: string): void;
}

const noFee = { amount: 0, added: 0 };

/** What is left to pay of the chosen offer once the works council has paid its share, the visitor's band, and the sum. */
export function contributionView(view: ContributionView, { offer, parts }: ShownOffer): TemplateResult {
  const { texts, rule, band, ages } = view;
  const { shared, format } = texts;
  const { startDate, endDate, codePackage: code } = offer;
  const price = stayPrice(
    { price: parts.total, ...(parts.total === offer.price && { parts: offer.parts }) },
    { fee: noFee, fees: parts.fees, partySize: ages.length },
  );
  const left = leftToPay(rule, band, { code, price, nights: startDate && endDate ? nights(startDate, endDate) : null });
  return html`<section class="stay-council" aria-label=${shared("contribution.title")}>
    ${bandField(view)}
    <div role="status">
      ${left.state === "known" ? amountsView(view, left) : html`<p>${shared(left.state === "band" ? "contribution.by_band" : "contribution.unknown", { council: rule.label })}</p>`}
    </div>
    ${left.state === "known" ? sumView(view, left, { code, price }) : nothing}
    <p class="fine">${shared("contribution.about", { price: format.exactMoney(price.total) })} ${paidText(view)} ${rule.note ?? nothing}</p>
  </section>`;
}

function bandField({ texts: { shared, format }, rule, band, chooseBand }: ContributionView) {
  const { bands = [] } = rule;
  if (!asksForBand(rule)) return nothing;
  const chosen = bandOf(rule, band);
  return html`<label
      >${shared("contribution.band")}
      <select
        aria-describedby="stay-band-hint"
        @change=${({ target }: Event) => target instanceof HTMLSelectElement && chooseBand(keptBand(rule, target.value))}
      >
        ${chosen === null ? html`<option value="" selected disabled></option>` : nothing}
        ${bands.map(({ id, label, rate }) => html`<option .value=${id} .selected=${id === chosen}>${`${label} · ${format.percent(rate)}`}</option>`)}
      </select>
    </label>
    <small id="stay-band-hint">${shared("contribution.band_hint")}</small>`;
}

interface Quoted {
  readonly code: string;
  readonly price: StayPrice;
}

function amountsView({ texts: { shared, format }, rule }: ContributionView, left: KnownLeftToPay): TemplateResult {
  const whole = wholeAmounts(left);
  return html`<dl class="stay-rest">
    <div>
      <dt>${shared("contribution.left_total")}</dt>
      <dd>${format.money(whole.left)}</dd>
    </div>
    <div>
      <dt>${shared("contribution.council_share", { council: rule.label })}</dt>
      <dd>${format.money(whole.share)}</dd>
    </div>
  </dl>`;
}

function sumView({ texts: { shared, format }, rule }: ContributionView, left: KnownLeftToPay, quoted: Quoted): TemplateResult {
  return html`<details>
    <summary>${shared("contribution.sum")}</summary>
    <dl class="parts">
      ${quoteLines({ rule, left, ...quoted }, { text: shared, format }).map(
        ({ name, amount, look }) =>
          html`<div class="is-${look}">
            <dt>${name}</dt>
            <dd>${amount}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

function paidText({ texts: { shared }, rule: { paid } }: ContributionView): string {
  return paid === undefined ? "" : shared(`contribution.paid_${paid === "refund" ? "refund" : "at_checkout"}`);
}
