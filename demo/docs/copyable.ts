import { html, type Markup } from "../pages/markup.js";

/** Code that the page writes, with a button that copies it. */
export function copyable(name: string, label: string): Markup {
  return html`<div class="copyable" data-copyable>
    <pre class="code" tabindex="0" role="region" aria-label="${label}"><code data-${name}></code></pre>
    <p><button type="button" data-copy>Copy</button> <span role="status"></span></p>
  </div>`;
}
