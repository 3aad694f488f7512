import { demoCompanies } from "./companies.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";

/** The choice of whose visitor the works-council pages are seen as. */
export function companyChoice(): Markup {
  return html`<p class="company-choice">
    <label>
      Votre comité
      <select data-company>
        ${demoCompanies.map(({ name, label }) => html`<option value="${name}">${label}</option>`)}
      </select>
    </label>
    Pour la démonstration : d’ordinaire, le portail du comité l’indique.
  </p>`;
}
