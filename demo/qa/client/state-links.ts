import { html, type TemplateResult } from "lit-html";
import type { DemoState } from "../states.js";

/** Shows only the states whose row has the typed words. */
function narrow(event: Event): void {
  const field = event.target as HTMLInputElement;
  const words = field.value.toLowerCase().split(/\s+/);
  for (const row of field.closest("details")?.querySelectorAll("li") ?? []) {
    const text = row.textContent?.toLowerCase() ?? "";
    row.hidden = !words.every((word) => text.includes(word));
  }
}

/** Every state that the demo can show, as a link; `states` is JSON of `DemoState`s. */
export function stateLinks(states: string): TemplateResult {
  const rows = JSON.parse(states) as readonly DemoState[];
  return html`<details class="qa-states">
    <summary>Every state of the demo, ${rows.length} links</summary>
    <div class="qa-fields">
      <label>Search the states <input type="search" @input=${narrow} /></label>
    </div>
    <ul class="qa-scroll" tabindex="0" aria-label="States">
      ${rows.map(({ name, steps, address }) => html`<li><a href=${address}>${name}</a> <span>${steps}</span></li>`)}
    </ul>
  </details>`;
}
