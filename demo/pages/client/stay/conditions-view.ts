import { html, nothing, type TemplateResult } from "lit-html";
import { bookingTerms } from "../../../engine/catalogue/booking-terms.js";
import { type CancellationStep, cancellationSteps, paymentsOf, shareOfPrice, snowGuarantee, snowSeason } from "./conditions.js";
import type { StaySettings } from "./settings.js";
import type { StayTexts } from "./words.js";

/** What the conditions of a stay are written from. */
export interface ConditionsView {
  readonly texts: StayTexts;
  readonly settings: Pick<StaySettings, "today" | "altitude" | "cancellationDays" | "depositPercent" | "termsPath">;
  /** The first day of the stay; null while none is chosen, or it has passed. */
  readonly start: string | null;
  /** The last day on which the chosen offer is cancelled for free; null where there is none, or it has passed. */
  readonly freeUntil: string | null;
  /** The total of the chosen offer; null while it is not known. */
  readonly price: number | null;
}

type Line = readonly [when: string, what: string];

function linesView(title: string, lines: readonly Line[]): TemplateResult {
  return html`<h3>${title}</h3>
    <dl>
      ${lines.map(
        ([when, what]) =>
          html`<div>
            <dt>${when}</dt>
            <dd>${what}</dd>
          </div>`,
      )}
    </dl>`;
}

function keptText({ texts: { text, format }, price }: ConditionsView, percent: number): string {
  if (percent === 0) return text("cancel_free");
  const share = percent === 100 ? text("cancel_all") : text("cancel_part", { percent: format.percent(percent / 100) });
  return price === null ? share : text("cancel_sum", { share, sum: format.money(shareOfPrice(price, percent)) });
}

function stepText({ text, format }: StayTexts, { from, until }: CancellationStep): string {
  if (from === null) return until === null ? text("cancel_now") : text("cancel_until", { day: format.day(until) });
  if (until === null) return text("cancel_from", { from: format.day(from) });
  return text("cancel_between", { from: format.day(from), until: format.day(until) });
}

function cancellationLines(view: ConditionsView): readonly Line[] {
  const { texts, settings, start, freeUntil } = view;
  const { text } = texts;
  if (start !== null)
    return cancellationSteps(start, freeUntil, settings.today).map((step) => [stepText(texts, step), keptText(view, step.percent)]);
  const free = settings.cancellationDays;
  const rule = [
    ...(free === null ? [] : [{ days: free, percent: 0 }]),
    ...bookingTerms.kept.filter(({ days }) => free === null || days < free),
  ];
  return rule.map(({ days, percent }) => [
    days === 0 ? text("cancel_after") : text("cancel_days", { count: days }),
    keptText({ ...view, price: null }, percent),
  ]);
}

function paymentLines({ texts: { text, format }, settings, start, price }: ConditionsView): readonly Line[] {
  const deposit = text("pay_deposit", { percent: format.percent(settings.depositPercent / 100) });
  if (start === null || price === null)
    return [
      [text("pay_now"), deposit],
      [text("pay_days", { count: bookingTerms.balanceDays }), text("pay_balance")],
    ];
  const { now, later } = paymentsOf(price, start, settings.depositPercent, settings.today);
  if (later === null) return [[text("pay_now"), text("cancel_sum", { share: text("cancel_all"), sum: format.money(now) })]];
  return [
    [text("pay_now"), text("cancel_sum", { share: deposit, sum: format.money(now) })],
    [
      text("pay_until", { day: format.day(later.until) }),
      text("cancel_sum", { share: text("pay_balance"), sum: format.money(later.amount) }),
    ],
  ];
}

function snowText({ texts: { text, format }, settings: { altitude }, start }: ConditionsView): string {
  const lifts = format.percent(bookingTerms.snow.liftsPercent / 100);
  const season = snowSeason(altitude);
  const lowest = bookingTerms.snow.seasons.at(-1)?.altitude ?? 0;
  if (season === null) return text("snow_low", { metres: altitude, lowest });
  // Any year: the days are written without one.
  const days = { first: format.day(`2027-${season.first}`, "dayMonth"), last: format.day(`2027-${season.last}`, "dayMonth") };
  if (start === null) return text("snow_rule", { lifts, ...days });
  const guarantee = snowGuarantee(start, altitude);
  if (!guarantee.applies) return text("snow_out", days);
  return text("snow_text", { lifts, check: format.day(guarantee.check), until: format.day(guarantee.until) });
}

/** What a cancellation costs, when the stay is paid, and what happens without snow: by date where the stay is chosen. */
export function conditionsView(view: ConditionsView): TemplateResult {
  const { text } = view.texts;
  return html`<h2>${text("conditions")}</h2>
    ${linesView(text("cancel_title"), cancellationLines(view))} ${linesView(text("pay_title"), paymentLines(view))}
    <h3>${text("snow_title")}</h3>
    <p>${snowText(view)}</p>
    ${view.settings.termsPath === "" ? nothing : html`<p><a class="more" href=${view.settings.termsPath}>${text("terms_link")}</a></p>`}`;
}
