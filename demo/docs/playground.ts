import { html, Markup } from "../pages/markup.js";
import type { Described, Tag } from "./manifest.js";

/** The settings of a search of the demo. */
const search = (origin: string) => ({
  locale: "en-GB",
  "engine-id": "1",
  currency: "GBP",
  "menu-domain": origin,
  "api-base": origin,
  "results-url": `${origin}/en/se-results`,
  "url-sync": "none",
});

/** What each tag of a playground has at first. */
function initialOf(tag: string, origin: string): Readonly<Record<string, string>> {
  if (tag === "ski-date-picker") return { standalone: "", locale: "en-GB", label: "Your week", range: "" };
  if (tag === "ski-gallery") return { ...search(origin), "lihe-id": "10056", label: "Résidence La Clairière des Épicéas" };
  return search(origin);
}

/** Settings that would lead the playground away from the demo, and values that only a script can give. */
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
const isGivenInText = ({ description = "" }: Described) => !/JSON/.test(description);

const literals = (type: string) => [...type.matchAll(/"([^"]+)"/g)].flatMap(([, value]) => value ?? []);

function control({ name, description = "", type, default: usual = "" }: Described, value: string | undefined): Markup {
  const id = `set-${name}`;
  const text = type?.text ?? "string";
  const options = name === "locale" ? ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL", "de-DE"] : literals(text);
  if (text === "boolean")
    return html`<p class="set">
      <label for="${id}"
        ><input type="checkbox" id="${id}" name="${name}" ${value === undefined ? "" : html`checked`} /> <code>${name}</code></label
      >
    </p>`;
  if (options.length > 0)
    return html`<p class="set">
      <label for="${id}"><code>${name}</code></label>
      <select id="${id}" name="${name}">
        <option value="">${usual ? `${usual}, as without it` : "none"}</option>
        ${options.map((option) => html`<option ${option === value ? html`selected` : ""}>${option}</option>`)}
      </select>
    </p>`;
  return html`<p class="set">
    <label for="${id}"><code>${name}</code></label>
    <input id="${id}" name="${name}" value="${value ?? ""}" placeholder="${usual}" autocomplete="off" title="${description}" />
  </p>`;
}

/** The tag at work, with its attributes to change, its events, and the markup to copy. Only the tag is shown without scripts. */
export function playground(tag: Tag, origin: string): Markup {
  const { tagName, attributes, events } = tag;
  const initial = initialOf(tagName, origin);
  const shown = attributes.filter((one) => !fixed.has(one.name) && isGivenInText(one));
  const given = Object.entries(initial).map(([name, value]) => html` ${name}="${value}"`);
  return html`<section
    class="playground"
    aria-label="Try it"
    data-tag="${tagName}"
    data-events="${events.map(({ name }) => name).join(" ")}"
  >
    <div class="playground-live">${new Markup(`<${tagName}`)}${given}${new Markup(`></${tagName}>`)}</div>
    <div class="playground-sets" hidden>
      <form aria-label="Attributes">${shown.map((one) => control(one, initial[one.name]))}</form>
      <div class="playground-side">
        <fieldset class="playground-kinds">
          <legend>Markup</legend>
          ${["HTML", "React", "Vue", "Svelte"].map(
            (kind, index) =>
              html`<label><input type="radio" name="kind" value="${kind}" ${index === 0 ? html`checked` : ""} /> ${kind}</label>`,
          )}
        </fieldset>
        <pre class="code" tabindex="0"><code data-markup></code></pre>
        <p><button type="button" data-copy>Copy</button></p>
        <p class="docs-group">Events</p>
        <ol class="playground-events" data-log aria-label="Events" tabindex="0"></ol>
      </div>
    </div>
  </section>`;
}
