import { consentNames, type ConsentChoices } from "./consent-choices.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";
import type { ConsentWords } from "../words/words.js";

interface ConsentBanner {
  /** null before an answer. */
  readonly choices: ConsentChoices | null;
  /** The link to what is stored and why. */
  readonly policy: Markup;
  readonly wide?: boolean | undefined;
}

/** Asks once what the visitor agrees to; hidden where there are choices. Its script (client/consent.ts) keeps them. */
export function consentBanner(words: ConsentWords, { choices, policy, wide = false }: ConsentBanner): Markup {
  const box = (name: keyof ConsentChoices) =>
    html`<label><input type="checkbox" name="${name}" ${choices?.[name] && "checked"} />${words[name]}</label>`;
  return html`<section class="consent" aria-label="${words.title}" tabindex="-1" data-consent ${choices && "hidden"}>
    <form class="wrap ${wide && "wide"}">
      <p>${words.text} ${policy}</p>
      <p class="consent-buttons">
        <button type="button" data-refuse>${words.refuse}</button>
        <button type="button" data-accept>${words.accept}</button>
      </p>
      <details>
        <summary>${words.choose}</summary>
        <div class="consent-boxes">
          ${consentNames.map(box)}
          <button>${words.save}</button>
        </div>
      </details>
    </form>
  </section>`;
}

/** Opens the banner again. */
export function consentLink(words: ConsentWords): Markup {
  return html`<p class="consent-link">
    <button type="button" data-consent-open>${words.manage}</button>
    <span role="status" data-consent-status data-saved="${words.saved}"></span>
  </p>`;
}
