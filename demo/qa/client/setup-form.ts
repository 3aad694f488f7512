import { html, type TemplateResult } from "lit-html";
import { locales } from "../../../src/domain/locale.js";
import { pageKinds } from "../../../src/domain/settings.js";
import { arm, arms, flagNames, restart, setArm, type Setup } from "./setup.js";

function field(label: string, names: readonly string[], chosen: string, onChoose: (name: string) => void): TemplateResult {
  return html`<label
    >${label}
    <select @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}>
      ${names.map((name) => html`<option value=${name} .selected=${name === chosen}>${name || "none"}</option>`)}
    </select></label
  >`;
}

/** How the elements are set up; each choice starts the page again. */
export function setupForm(setup: Setup): TemplateResult {
  const { flags } = setup;
  const toggle = (name: (typeof flagNames)[number]): void => {
    const next = new Set(flags);
    if (!next.delete(name)) next.add(name);
    restart({ ...setup, flags: next });
  };
  return html`<div class="qa-fields">
      ${field("Locale", locales, setup.locale, (name) => restart({ ...setup, locale: locales.find((locale) => locale === name) ?? setup.locale }))}
      ${field("Page kind", ["", ...pageKinds], setup.pageKind, (pageKind) => restart({ ...setup, pageKind }))}
      ${field("Test cookie", arms, arm(), setArm)}
      <label class="qa-check"
        ><input type="checkbox" .checked=${setup.two} @change=${() => restart({ ...setup, two: !setup.two })} /> Two searches side by
        side</label
      >
    </div>
    <fieldset class="qa-flags">
      <legend>Flags</legend>
      ${flagNames.map(
        (name) =>
          html`<label class="qa-check"><input type="checkbox" .checked=${flags.has(name)} @change=${() => toggle(name)} /> ${name}</label>`,
      )}
    </fieldset>`;
}
