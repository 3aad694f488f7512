import { html, type Markup } from "./markup.js";
import type { Texts } from "./texts.js";

/** The parts of the stay page that its links lead to, in their order, by the keys of their words. */
const sections = [
  ["dates", "to_dates"],
  ["rooms", "to_rooms"],
  ["conditions", "to_conditions"],
  ["reviews", "to_reviews"],
  ["access", "to_access"],
  ["place", "to_place"],
] as const;

/** The links to the parts of the page. The script reverts the hash that they leave: it holds the visitor's choice. */
export function sectionLinks(text: Texts): Markup {
  return html`<nav class="stay-sections" aria-label="${text("on_this_page")}">
    <ul>
      ${sections.map(([id, key]) => html`<li><a href="#${id}">${text(key)}</a></li>`)}
    </ul>
  </nav>`;
}
