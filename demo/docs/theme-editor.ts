import { html, type Markup } from "../pages/markup.js";
import { contrastPairs } from "./contrast.js";
import { copyable } from "./copyable.js";
import { manifestTags } from "./manifest.js";
import { demoSearch, preview } from "./playground.js";
import { themePresets } from "./theme-presets.js";
import { tokenFields } from "./token-fields.js";
import { tokenGroups } from "./tokens.js";

/** Where a page of Markdown has the editor. */
export const themeEditorPlace = "<!-- theme-editor -->";

/** The tags of the preview, with their attributes. */
const previewTags = (origin: string) => [
  ["ski-searchbar", { ...demoSearch(origin), store: "theme" }],
  ["ski-date-picker", { standalone: "", range: "", inline: "", columns: "1", locale: "en-GB", label: "Your week" }],
  ["ski-gallery", { ...demoSearch(origin), store: "theme", "lihe-id": "10056", label: "Résidence La Clairière des Épicéas" }],
  ["ski-results", { ...demoSearch(origin), store: "theme", "page-size": "2" }],
];

const fonts = [
  ["", "as the page"],
  ["system-ui, sans-serif", "system"],
  ["Georgia, serif", "Georgia"],
  ["ui-monospace, monospace", "monospace"],
] as const;

/** The ratio of each pair of colours, which the script fills in. */
const contrastTable = html`<div class="table" tabindex="0" role="region" aria-label="Contrast">
  <table class="contrast">
    <thead>
      <tr>
        <th scope="col">what</th>
        <th scope="col">ratio</th>
        <th scope="col">4.5, texts</th>
        <th scope="col">3, graphics</th>
      </tr>
    </thead>
    <tbody>
      ${contrastPairs.map(
        ({ use, colour, ground, least }) =>
          html`<tr data-colour="${colour}" data-ground="${ground}" data-least="${least}">
            <th scope="row">
              <span class="contrast-sample" aria-hidden="true">${least === 3 ? html`<span class="contrast-dot"></span>` : "Aa"}</span>
              ${use}<br />
              <code>${colour}</code> on <code>${ground}</code>
            </th>
            <td data-ratio></td>
            <td data-level="4.5"></td>
            <td data-level="3"></td>
          </tr>`,
      )}
    </tbody>
  </table>
</div>`;

/** The editor of the tokens, with all tags to look at. It works with scripts only, and is hidden without them. */
export function themeEditor(origin: string): Markup {
  const tags = manifestTags.map(({ tagName }) => tagName);
  const groups = tokenGroups(manifestTags[0]?.cssProperties ?? []).filter(({ title }) => title !== "Others");
  return html`<section
    class="theme-editor playground"
    aria-label="Token editor"
    data-tags="${JSON.stringify(tags)}"
    data-presets="${JSON.stringify(themePresets)}"
    data-preview="${JSON.stringify(previewTags(origin))}"
    data-scripted
  >
    <div class="theme-choices">
      <div class="set">
        <label for="theme-preset">Preset</label>
        <select id="theme-preset" data-preset>
          ${themePresets.map(({ name }, index) => html`<option value="${index}">${name}</option>`)}
        </select>
      </div>
      <div class="set">
        <label for="theme-font">Font</label>
        <select id="theme-font" data-font>
          ${fonts.map(([value, name]) => html`<option value="${value}">${name}</option>`)}
        </select>
      </div>
      <fieldset class="playground-kinds">
        <legend>Theme to edit</legend>
        <label><input type="radio" name="theme" value="light" checked /> light</label>
        <label><input type="radio" name="theme" value="dark" /> dark</label>
      </fieldset>
    </div>
    <form aria-label="Tokens">${tokenFields(groups, "theme")}</form>
    <div class="theme-preview">${preview("")}</div>
    <p class="docs-group">Contrast</p>
    <p role="status" data-contrast></p>
    ${contrastTable} ${copyable("theme-css", "CSS of the theme, to copy")}
  </section>`;
}
