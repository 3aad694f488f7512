import { type Described, manifestTags } from "../docs/manifest.js";
import { html, Markup } from "../pages/markup.js";

/** A standalone picker uses no settings of a search: these come before this attribute. */
const ownFirst = "standalone";
const shared = ["locale", "theme"];
const ownEvents = ["ski-date-change", "ski-page-change", "ski-open", "ski-close", "ski-error", "ski-vitals"];

/** Attributes, methods and events of the standalone picker, from the manifest of the tags. */
export function reference(): Markup {
  const tag = manifestTags.find(({ tagName }) => tagName === "ski-date-picker");
  if (!tag) return html``;
  const own = tag.attributes.slice(tag.attributes.findIndex(({ name }) => name === ownFirst));
  const attributes = [...tag.attributes.filter(({ name }) => shared.includes(name)), ...own];
  return html`${table(
    "Attributes",
    ["Attribute", "Takes", "What it sets"],
    attributes.map((one) => [coded(one.name), typeOf(one), described(one)]),
  )}
  ${table(
    "Methods",
    ["Method", "What it does"],
    tag.members
      .filter(({ kind }) => kind === "method")
      .map((one) => [coded(`${one.name}(${(one.parameters ?? []).map(({ name }) => name).join(", ")})`), described(one)]),
  )}
  ${table(
    "Events",
    ["Event", "When"],
    tag.events.filter(({ name }) => ownEvents.includes(name)).map((one) => [coded(one.name), described(one)]),
  )}`;
}

function table(title: string, heads: readonly string[], rows: readonly (readonly Markup[])[]): Markup {
  return html`<h3>${title}</h3>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

const coded = (text: string): Markup => html`<code>${text}</code>`;

function typeOf({ type, default: fallback }: Described): Markup {
  const options = (type?.text ?? "").replaceAll('"', "").replaceAll(" | ", ", ");
  const isNumbers = /^1, 2, .*\d$/.test(options);
  const text = isNumbers ? `1 to ${options.split(", ").at(-1)}` : options;
  return fallback ? html`${text}; <code>${fallback}</code> where absent` : html`${text}`;
}

/** The description, with text in backticks as code. */
function described({ description = "" }: Described): Markup {
  return new Markup(
    description
      .split("`")
      .map((part, index) => (index % 2 ? coded(part).text : html`${part}`.text))
      .join(""),
  );
}
