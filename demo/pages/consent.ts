import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import type { ConsentWords } from "./words.js";

/** What the visitor agrees to, one box each; its script (client/consent.ts) passes the choice on to the library. */
export function consentForm(words: ConsentWords): Markup {
  const choice = (name: string, label: string) => html`<label><input type="checkbox" name="${name}" />${label}</label>`;
  return html`<form class="consent" aria-label="${words.title}" data-consent data-after="${words.after}">
    <p class="consent-title">${words.title}</p>
    ${choice("preferences", words.preferences)} ${choice("experiments", words.experiments)}
    <button>${words.save}</button>
    <p role="status">${words.before}</p>
  </form>`;
}
