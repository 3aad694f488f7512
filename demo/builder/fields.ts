import { locales } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { resultsPath } from "../pages/elements.js";
import { html, type Markup } from "../pages/markup.js";
import { pageWordsOf } from "../words/all.js";
import { type Field, type ReadChoice, textsOf } from "./choice-query.js";

type Options = readonly (readonly [value: string, name: string])[];

const partOptions: Options = [
  ["bar", "Search bar"],
  ["results", "Results"],
  ["picker", "Date picker"],
  ["gallery", "Gallery"],
];
const buildOptions: Options = [
  ["light", "light, of half the size"],
  ["react", "React"],
];
const consentOptions: Options = [
  ["none", "not at all: nothing is kept"],
  ["server", "by its server"],
  ["banner", "by its banner’s script"],
];
const cornerOptions: Options = [
  ["designed", "round, as designed"],
  ["small", "small"],
  ["square", "square"],
];
const hostOptions: Options = [
  ["html", "Plain HTML"],
  ["wordpress", "WordPress"],
  ["vite-react", "React with Vite"],
  ["frame", "Frame"],
];
const localeOptions: Options = locales.map((locale) => [
  locale,
  `${locale}, ${markets[locale].worksCouncil ? "for works councils" : pageWordsOf(locale).language}`,
]);

/** The fields of a choice, with what could not be read of each. */
interface Fields {
  readonly texts: Readonly<Record<Field, readonly string[]>>;
  readonly faults: ReadChoice["faults"];
}

const fieldsOf = ({ choice, faults }: ReadChoice): Fields => ({ texts: textsOf(choice), faults });

/** The place of the sentence about a field, which the script fills too. */
const faultOf = ({ faults }: Fields, field: Field) =>
  html`<p class="set-fault" id="${field}-fault" role="alert" data-field="${field}">${faults[field] ?? ""}</p>`;

/** What a field is for, where its label alone leaves that open. */
const hints: Partial<Readonly<Record<Field, string>>> = {
  results: "A path of the seller’s site, or a whole address. Empty: the seller’s results.",
  forward: "Parameters of your page’s address that the seller receives, such as codes of campaigns.",
  engine: "The seller gives you this number.",
  build: "Both look and work the same, on any page.",
};

const hintOf = (field: Field) => hints[field] && html`<p class="set-note" id="${field}-hint">${hints[field]}</p>`;
/** The ids of what describes a field. */
const describedBy = (field: Field) => (hints[field] ? `${field}-hint ${field}-fault` : `${field}-fault`);

function set(fields: Fields, field: Field, label: string, control: Markup, className = ""): Markup {
  return html`<div class="set ${className}">
    <label for="choose-${field}">${label}</label>
    ${control} ${hintOf(field)} ${faultOf(fields, field)}
  </div>`;
}

function selectField(fields: Fields, field: Field, label: string, options: Options): Markup {
  const control = html`<select id="choose-${field}" name="${field}" aria-describedby="${describedBy(field)}">
    ${options.map(
      ([value, name]) => html`<option value="${value}" ${fields.texts[field].includes(value) ? html`selected` : ""}>${name}</option>`,
    )}
  </select>`;
  return set(fields, field, label, control);
}

interface TextField {
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  /** The text of the choice where it is not given. */
  readonly value?: string;
  readonly className?: string;
}

const input = (fields: Fields, field: Field, { placeholder = "", isNumber = false, value = fields.texts[field][0] }: TextField) =>
  html`<input
    id="choose-${field}"
    name="${field}"
    value="${value}"
    placeholder="${placeholder}"
    aria-describedby="${describedBy(field)}"
    spellcheck="false"
    ${isNumber ? html`inputmode="numeric"` : ""}
  />`;

const textField = (fields: Fields, field: Field, label: string, given: TextField = {}): Markup =>
  set(fields, field, label, input(fields, field, given), given.className);

/** A colour as text, which may be empty, beside the browser's own picker, which a script connects. */
function colourField(fields: Fields, field: "main" | "accent", label: string, usual: string): Markup {
  const digits = fields.texts[field][0];
  const value = digits ? `#${digits}` : "";
  const control = html`<span class="token-value">
    <input
      type="color"
      data-swatch="choose-${field}"
      data-usual="${usual}"
      value="${value || usual}"
      aria-label="${label}, picker"
      data-scripted
    />
    ${input(fields, field, { placeholder: usual, value })}
  </span>`;
  return set(fields, field, label, control);
}

/** A script takes the colours of the picture, which is not sent. */
const logoField = html`<div class="set" data-scripted>
  <label for="choose-logo">Colours of a logo</label>
  <input type="file" id="choose-logo" accept="image/*" aria-describedby="logo-fault" data-logo />
  <p class="set-fault" id="logo-fault" role="alert"></p>
</div>`;

const checks = (fields: Fields, field: "parts" | "host", legend: string, type: "checkbox" | "radio", options: Options): Markup =>
  html`<fieldset class="playground-kinds" aria-describedby="${field}-fault">
    <legend>${legend}</legend>
    ${options.map(
      ([value, name]) =>
        html`<label
          ><input type="${type}" name="${field}" value="${value}" ${fields.texts[field].includes(value) ? html`checked` : ""} />
          ${name}</label
        >`,
    )}
    ${faultOf(fields, field)}
  </fieldset>`;

/** All that a partner chooses. */
export function choiceFields(read: ReadChoice, usual: { readonly main: string; readonly accent: string }): readonly Markup[] {
  const fields = fieldsOf(read);
  return [
    html`<div class="builder-kinds">
      ${checks(fields, "parts", "What to embed", "checkbox", partOptions)} ${checks(fields, "host", "Your page", "radio", hostOptions)}
    </div>`,
    selectField(fields, "locale", "Locale", localeOptions),
    textField(fields, "results", "Where results open", { placeholder: resultsPath(read.choice) }),
    textField(fields, "forward", "Parameters that go along"),
    logoField,
    colourField(fields, "main", "Brand colour", usual.main),
    colourField(fields, "accent", "Colour of the button", usual.accent),
    selectField(fields, "corners", "Corners", cornerOptions),
    selectField(fields, "build", "Build", buildOptions),
    selectField(fields, "consent", "How your page passes on consent", consentOptions),
    textField(fields, "engine", "Number of the engine", { isNumber: true }),
    textField(fields, "lodging", "Lodging of the gallery", { isNumber: true, className: "builder-lodging" }),
  ];
}
