import { ruleText } from "../../src/i18n/contribution-texts.js";
import { contributionOf, demoCompanies } from "./companies.js";
import type { HomeTexts } from "./home-texts.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";

/** The choice of whose visitor the works-council pages are seen as, and the rule by which its works council pays a part. */
export function companyChoice(company: string, { texts: text, format }: Pick<HomeTexts, "texts" | "format">): Markup {
  const contribution = contributionOf(company);
  return html`<div class="company-choice">
    <label>
      Votre comité
      <select data-company>
        ${demoCompanies.map(({ name, label }) => html`<option value="${name}" ${name === company && html`selected`}>${label}</option>`)}
      </select>
    </label>
    <p>Pour la démonstration : d’ordinaire, le portail du comité l’indique.</p>
    ${contribution && html`<p class="rule"><b>${ruleText(contribution, { text, format })}.</b> ${contribution.note}</p>`}
  </div>`;
}
