import { html, type Markup } from "../pages/markup.js";
import type { Token, TokenGroup } from "./tokens.js";

function tokenField({ name, description, isColour, light, dark }: Token, index: number, prefix: string): Markup {
  const id = `${prefix}-${name.slice("--ski-".length)}-${index}`;
  return html`<div class="token">
    <label for="${id}" title="${description}"><code>${name}</code></label>
    <span class="token-value">
      ${isColour && html`<input type="color" data-swatch value="${light}" aria-label="${name}, colour" />`}
      <input
        id="${id}"
        data-token="${name}"
        data-light="${light}"
        data-dark="${dark}"
        ${isColour ? html`data-colour` : ""}
        placeholder="${light}"
        autocomplete="off"
        spellcheck="false"
      />
    </span>
  </div>`;
}

/** A field for each token, by group; the first group is open. */
export function tokenFields(groups: readonly TokenGroup[], prefix: string): readonly Markup[] {
  return groups.map(
    ({ title, tokens }, index) =>
      html`<details class="token-group" ${index === 0 ? html`open` : ""}>
        <summary>${title}</summary>
        <div class="tokens">${tokens.map((token, place) => tokenField(token, place, prefix))}</div>
      </details>`,
  );
}
