import { html, nothing, type TemplateResult } from "lit-html";
import type { StayDates } from "../../../../src/domain/stay-dates.js";
import type { Week } from "./weeks.js";
import type { StayTexts } from "./words.js";

interface WeeksView {
  readonly texts: StayTexts;
  /** Null while they load. */
  readonly weeks: readonly Week[] | null;
  readonly party: number;
  chooseDates(dates: StayDates): void;
}

function differenceText({ text, format }: StayTexts, { isChosen, difference }: Week): string {
  if (isChosen) return text("week_chosen");
  if (difference === null) return "";
  if (difference === 0) return text("week_same");
  return text(difference > 0 ? "week_more" : "week_less", { price: format.money(Math.abs(difference)) });
}

function row({ texts, chooseDates }: WeeksView, week: Week, isFreeShown: boolean): TemplateResult {
  const { text, format } = texts;
  const { start, end, price, isChosen, difference, freeUntil } = week;
  return html`<tr aria-current=${isChosen ? "true" : nothing}>
    <th scope="row">
      <label
        ><input type="radio" name="week" .checked=${isChosen} @change=${() => chooseDates({ start, end })} />
        ${format.dayRange(start, end)}</label
      >
    </th>
    <td>${format.money(price)}</td>
    ${difference === null ? nothing : html`<td>${differenceText(texts, week)}</td>`}
    ${isFreeShown ? html`<td>${freeUntil === null ? text("week_not_free") : format.day(freeUntil)}</td>` : nothing}
  </tr>`;
}

/** The stays of the season in a table, of which a press chooses one. */
export function weeksView(view: WeeksView): TemplateResult | typeof nothing {
  const { texts, weeks, party } = view;
  const { text, guests, nightsOf } = texts;
  if (weeks === null) return html`<div class="skeleton" aria-hidden="true"><i></i></div>`;
  const [first] = weeks;
  if (!first) return nothing;
  const caption = text("weeks", { nights: nightsOf(first.start, first.end), guests: guests(party) });
  const isFreeShown = weeks.some(({ freeUntil }) => freeUntil !== null);
  const isCompared = weeks.some(({ difference }) => difference !== null);
  return html`<div class="stay-weeks-box" role="group" aria-label=${caption} tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text("week_dates")}</th>
          <th scope="col">${text("week_total")}</th>
          ${isCompared ? html`<th scope="col">${text("week_difference")}</th>` : nothing}
          ${isFreeShown ? html`<th scope="col">${text("week_free_until")}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${weeks.map((week) => row(view, week, isFreeShown))}
      </tbody>
    </table>
  </div>`;
}

/** Scrolls the box of the table, and nothing else, to the chosen stay. */
export function showChosenWeek(place: HTMLElement): void {
  const box = place.firstElementChild;
  const chosen = box?.querySelector("[aria-current]");
  if (box && chosen) box.scrollTop += chosen.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}
