import { html, Markup } from "../pages/markup.js";
import { attributeFields } from "./attribute-fields.js";
import { copyable } from "./copyable.js";
import { frameworkMarkup, type GivenAttribute } from "./framework-markup.js";
import { kindOf, type Tag } from "./manifest.js";
import { tokenFields } from "./token-fields.js";
import { tokenGroups } from "./tokens.js";

/** The settings of a search of the demo. */
export const demoSearch = (origin: string) => ({
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
  if (tag === "ski-date-picker") return { standalone: "", locale: "en-GB", "aria-label": "Your week", range: "" };
  if (tag === "ski-gallery") return { ...demoSearch(origin), "lihe-id": "10056", label: "Résidence La Clairière des Épicéas" };
  if (tag === "ski-results") return { ...demoSearch(origin), "page-size": "3" };
  return demoSearch(origin);
}

/** A box of limited height that scrolls by itself. What the tag fixes to the window is fixed to the box. */
export const preview = (tags: Markup | "", cover: Markup | "" = ""): Markup =>
  html`<div class="preview">
    <div class="preview-tags" tabindex="0" role="region" aria-label="Preview">${tags}</div>
    ${cover}
  </div>`;

/** What a phone shows instead of a list of stays, which is the whole library at work, until its button is pressed. */
const start = html`<div class="preview-start" data-start>
  <button type="button">Show the list</button>
  <p class="set-note">Loads the stays, with their prices and filters.</p>
</div>`;

/** A tag with attributes, as HTML. */
function tagMarkup(tagName: string, attributes: Readonly<Record<string, string>>): Markup {
  const given = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  return html`${new Markup(`<${tagName}`)}${given}${new Markup(`></${tagName}>`)}`;
}

/** The markup to copy, for each framework. */
function markupToCopy(tagName: string, attributes: readonly GivenAttribute[]): Markup {
  return html`<fieldset class="playground-kinds">
      <legend>Markup</legend>
      ${["HTML", "React", "Vue", "Svelte"].map(
        (kind, index) =>
          html`<label><input type="radio" name="kind" value="${kind}" ${index === 0 ? html`checked` : ""} /> ${kind}</label>`,
      )}
    </fieldset>
    ${copyable("markup", "Markup to copy", frameworkMarkup(tagName, attributes, "HTML"))}`;
}

/** Values of the tag that a script reads, and methods that take nothing. */
function members({ members: all }: Tag): Markup {
  const isShown = /^(?:string|boolean|number|"[^"]*"(?: \| "[^"]*")*)$/;
  const fields = all.filter(({ kind, attribute, type }) => kind === "field" && attribute === undefined && isShown.test(type?.text ?? ""));
  const methods = all.filter(({ kind, parameters = [] }) => kind === "method" && parameters.length === 0);
  return html`<p class="docs-group">Properties</p>
    <dl class="playground-properties">
      ${fields.map(
        ({ name }) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd><code data-property="${name}"></code></dd>
          </div>`,
      )}
    </dl>
    ${
      methods.length > 0 &&
      html`<p class="docs-group">Methods</p>
        <p class="playground-methods">
          ${methods.map(({ name }) => html`<button type="button" data-method="${name}">${name}()</button> `)}
        </p>`
    }`;
}

/** The parts of the tag: the one under the pointer, or the one chosen in the list, is outlined. */
function parts({ tagName, cssParts }: Tag): Markup {
  return html`<div class="playground-parts">
    <button type="button" aria-pressed="false" aria-controls="parts-of-${tagName}" data-show-parts>Show parts</button>
    <div id="parts-of-${tagName}" hidden data-parts>
      <p class="set-note">Point at the tag, or choose a part here: it is outlined.</p>
      <div class="set">
        <label for="part-of-${tagName}">Part</label>
        <select id="part-of-${tagName}" size="6" data-part-list>
          ${cssParts.map(({ name, description = "" }) => html`<option value="${name}" data-description="${description}">${name}</option>`)}
        </select>
      </div>
      <p role="status" data-part-name></p>
      <div hidden data-part-copy>${copyable("part-css", "CSS of the part, to copy")}</div>
    </div>
  </div>`;
}

function tokens({ tagName, cssProperties }: Tag): Markup {
  return html`<details class="playground-tokens" data-tokens>
    <summary>Tokens</summary>
    <form aria-label="Tokens">${tokenFields(tokenGroups(cssProperties), tagName)}</form>
    <p><button type="button" data-reset>Back to the defaults</button></p>
    ${copyable("token-css", "CSS of the tokens, to copy")}
  </details>`;
}

/**
 * The tag at work, with its attributes and tokens to change, its events and parts, and the markup to copy. Only the tag is shown without
 * scripts.
 */
export function playground(tag: Tag, origin: string): Markup {
  const { tagName, attributes, events } = tag;
  const initial = initialOf(tagName, origin);
  const live = tagMarkup(tagName, initial);
  const declared = Object.fromEntries(attributes.map((one) => [one.name, kindOf(tag, one)]));
  const given = Object.entries(initial).map(([name, value]) => ({ name, value, kind: declared[name] ?? ("text" as const) }));
  const kinds = { ...Object.fromEntries(given.map(({ name, kind }) => [name, kind])), ...declared };
  return html`<section
    class="playground"
    aria-label="Try it"
    data-tag="${tagName}"
    data-events="${events.map(({ name }) => name).join(" ")}"
    data-kinds="${JSON.stringify(kinds)}"
  >
    <div class="playground-live">${tagName === "ski-results" ? preview(live, start) : live}</div>
    <div class="playground-sets" data-scripted>
      <form class="playground-attributes" aria-label="Attributes">${attributeFields(tag, initial)}</form>
      <div class="playground-side">
        ${markupToCopy(tagName, given)}
        <p class="docs-group">Events</p>
        <ol class="playground-events" data-log aria-label="Events" tabindex="0"></ol>
        ${members(tag)} ${parts(tag)}
      </div>
      ${tokens(tag)}
    </div>
  </section>`;
}
