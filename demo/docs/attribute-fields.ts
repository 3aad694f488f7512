import { locales } from "../../src/domain/locale.js";
import { html, type Markup } from "../pages/markup.js";
import { literalsOf } from "./attribute-kinds.js";
import { kindOf, propertyType, type Tag, type TagAttribute } from "./manifest.js";

/** Settings that would lead the playground away from the demo. */
const fixed = new Set([
  "engine-id",
  "menu-domain",
  "results-url",
  "api-base",
  "companies-endpoint",
  "url-sync",
  "store",
  "assets-domain",
  "app-type",
]);

const field = (id: string, name: string, control: Markup, note: Markup | "" = "") =>
  html`<div class="set">
    <label for="${id}"><code>${name}</code></label>
    ${control}${note}
  </div>`;

function choice(id: string, { name, default: usual = "" }: TagAttribute, options: readonly string[], value: string | undefined): Markup {
  return html`<select id="${id}" name="${name}">
    <option value="">${usual ? `${usual}, as without it` : "none"}</option>
    ${options.map((option) => html`<option ${option === value ? html`selected` : ""}>${option}</option>`)}
  </select>`;
}

function jsonField(id: string, { name }: TagAttribute, type: string, value: string | undefined): Markup {
  const control = html`<textarea
    id="${id}"
    name="${name}"
    rows="3"
    spellcheck="false"
    autocomplete="off"
    data-json
    aria-describedby="${id}-type ${id}-fault"
  >
${value ?? ""}</textarea>`;
  const note = html`<p class="set-note" id="${id}-type">JSON: <code>${type}</code></p>
    <p class="set-fault" id="${id}-fault" role="alert"></p>`;
  return field(id, name, control, note);
}

function attributeField(tag: Tag, attribute: TagAttribute, value: string | undefined): Markup {
  const { name, description = "", default: usual = "" } = attribute;
  const id = `set-${name}`;
  const kind = kindOf(tag, attribute);
  const property = propertyType(tag, attribute).replace(/ \| null$/, "");
  if (kind === "boolean")
    return html`<p class="set">
      <label for="${id}"
        ><input type="checkbox" id="${id}" name="${name}" ${value === undefined ? "" : html`checked`} /> <code>${name}</code></label
      >
    </p>`;
  if (kind === "json") return jsonField(id, attribute, property, value);
  const options = name === "locale" ? [...locales, "auto"] : literalsOf(attribute.type?.text ?? "");
  if (options.length > 0) return field(id, name, choice(id, attribute, options, value));
  const hint = kind === "words" ? literalsOf(property).join(" ") : usual;
  const control = html`<input
    id="${id}"
    name="${name}"
    value="${value ?? ""}"
    placeholder="${hint}"
    autocomplete="off"
    title="${description}"
    ${kind === "number" ? html`inputmode="numeric"` : ""}
  />`;
  return field(id, name, control);
}

/** A field for each attribute of a tag that the playground can change. */
export function attributeFields(tag: Tag, initial: Readonly<Record<string, string>>): readonly Markup[] {
  return tag.attributes.filter(({ name }) => !fixed.has(name)).map((one) => attributeField(tag, one, initial[one.name]));
}
