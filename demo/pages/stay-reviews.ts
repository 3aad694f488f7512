import { type KindOfReviews, latestReviews, type Review, reviewsByKind } from "../engine/catalogue/reviews.js";
import { legalPath } from "./legal-links.js";
import { html, type Markup } from "./markup.js";
import type { StayPart } from "./stay-part.js";

/** How many are shown of all kinds together. */
const latestOfAll = 5;
const highestMark = 50;

function kindLine({ text, texts, format }: StayPart, { kind, count, mark }: KindOfReviews): Markup {
  const reviews = texts("card.reviews", { count });
  return html`<li>
    <span>${text(`party_${kind}`)}</span>
    <svg viewBox="0 0 ${highestMark} 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${mark}" height="4" /></svg>
    <span>${count === 0 ? reviews : text("kind_mark", { mark: format.rating(mark / 10), reviews })}</span>
  </li>`;
}

function reviewItem({ text, format }: StayPart, { kind, month, mark, phrases }: Review, index: number): Markup {
  return html`<li data-kind="${kind}" ${index < latestOfAll && html`data-latest`} ${index >= latestOfAll && html`hidden`}>
    <b>${text("review_mark", { mark })}</b>
    <span>${text("review_of", { party: text(`guest_${kind}`), month: format.month(month) })}</span>
    <p>${phrases.map((phrase) => text(phrase)).join(" ")}</p>
  </li>`;
}

function listOf(part: StayPart, kinds: readonly KindOfReviews[], reviews: readonly Review[]): Markup {
  const { text } = part;
  return html`<ul class="stay-kinds">
      ${kinds.map((kind) => kindLine(part, kind))}
    </ul>
    <label class="stay-kind"
      >${text("reviews_from")}
      <select data-part="review-kind" disabled>
        <option value="">${text("party_any")}</option>
        ${kinds.filter(({ count }) => count > 0).map(({ kind }) => html`<option value="${kind}">${text(`party_${kind}`)}</option>`)}
      </select>
    </label>
    <ul class="stay-latest" data-part="reviews" aria-label="${text("reviews_latest")}">
      ${reviews.map((review, index) => reviewItem(part, review, index))}
    </ul>`;
}

/** What guests think of the lodging, by kind of party, with the latest reviews of each. */
export function reviewsPart(part: StayPart, today: string): Markup {
  const { text, texts, format, stay, locale } = part;
  const kinds = reviewsByKind(stay);
  return html`<section id="reviews" class="stay-reviews">
    <h2>${text("reviews")}</h2>
    ${
      stay.reviews === 0
        ? html`<p>${text("reviews_none")}</p>`
        : html`<p>${texts("card.rating", { rating: format.rating(stay.rating) })}, ${texts("card.reviews", { count: stay.reviews })}</p>
            ${listOf(part, kinds, latestReviews(stay, today))}`
    }
    <p class="fine">${text("reviews_check")} <a class="more" href="${legalPath(locale, "terms")}">${text("reviews_check_link")}</a></p>
  </section>`;
}
