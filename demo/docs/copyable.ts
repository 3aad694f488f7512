import { html, type Markup } from "../pages/markup.js";

/** Code with a button that copies it, which a script shows. */
export function copyableCode(label: string, code: Markup): Markup {
  return html`<div class="copyable" data-copyable>
    <pre class="code" tabindex="0" role="region" aria-label="${label}">${code}</pre>
    <p data-scripted><button type="button" data-copy>Copy</button> <span role="status"></span></p>
  </div>`;
}

/** Code that the page's script writes; `first` is what it writes at once, so that nothing moves then. */
export const copyable = (name: string, label: string, first = ""): Markup => copyableCode(label, html`<code data-${name}>${first}</code>`);
