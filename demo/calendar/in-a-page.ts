import { languages as words } from "../../src/domain/locale.js";
import { html } from "../pages/markup.js";
import { labelled, picker } from "./example.js";
import type { Example, Section } from "./example.js";

/** Locales with a name of their own each. */
const languages = [
  ["fr-FR", "Français"],
  ["en-US", "English (United States)"],
  ["de", "Deutsch"],
  ["ja", "日本語"],
  ["ar", "العربية"],
] as const;

const languageNames = new Intl.DisplayNames("en", { type: "language" });
const wordLanguages = new Intl.ListFormat("en", { type: "disjunction" }).format(
  words.map((language) => languageNames.of(language) ?? language),
);

const localeChoice: Example = {
  title: "Another locale at any time",
  text: html`The days follow any BCP 47 tag. The words are ${wordLanguages}; elsewhere the nearest of these.`,
  markup: picker(["inline", "range", 'value="2027-02-06/2027-02-13"'], 'locale="fr-FR" theme="auto"'),
  extra: html`<label class="choice"
    >Locale
    <select data-sets-locale autocomplete="off">
      ${[...languages, ["nl-NL", "Nederlands"], ["th", "ไทย"], ["fa-IR", "فارسی"]].map(
        ([locale, name]) => html`<option value="${locale}">${locale} – ${name}</option>`,
      )}
    </select></label
  >`,
  wide: true,
};

const locales: Section = {
  id: "locales",
  title: "Locales",
  lead: html`The locale gives the order of day, month and year, the first weekday, the names, the digits and the direction.`,
  examples: [
    {
      title: "The same day",
      text: html`As it is written, and typed, in five locales.`,
      markup: languages
        .map(([locale, name]) => labelled(`in-${locale}`, name, ['value="2027-02-06"'], `locale="${locale}" theme="auto"`))
        .join("\n"),
    },
    localeChoice,
  ],
};

/** `posted` is the body of a form that was sent here. */
const form = (posted: string | null): Section => ({
  id: "form",
  title: "In a form",
  lead: html`The tag is a form control as a native input is: name, label, validity, a disabled fieldset, reset and restore. A range is
  posted as one text.`,
  examples: [
    {
      title: "A form that posts",
      text: html`Send it empty to see what is missing; send it filled in to see what arrives.`,
      markup: `<form action="/calendar#form" method="post">
  ${labelled("arrival", "Arrival", ['name="arrival"', "required", 'min="2027-01-01"']).replaceAll("\n", "\n  ")}
  ${labelled("stay", "Stay", ['name="stay"', "range", 'min-nights="3"', 'value="2027-02-06/2027-02-13"']).replaceAll("\n", "\n  ")}
  ${labelled("breakfast", "Breakfast", ['name="breakfast"', 'mode="time"', 'value="08:00"']).replaceAll("\n", "\n  ")}
  <fieldset disabled>
    <legend>Not on sale yet</legend>
    ${labelled("summer", "Summer stay", ['name="summer"', "range", 'value="2027-07-03/2027-07-10"']).replaceAll("\n", "\n    ")}
  </fieldset>
  <button>Send</button>
  <button type="reset">Reset</button>
</form>`,
      extra: html`<p class="posted">
        ${posted === null ? html`Nothing was posted yet.` : html`Posted: <code data-posted>${posted}</code>`}
      </p>`,
    },
  ],
});

const values: Section = {
  id: "values",
  title: "Values in a script",
  lead: html`The property takes a text, a <code>Date</code>, a timestamp, or <code>{ start, end }</code> of these, and returns the kind that
    was set, also after the visitor has chosen.`,
  examples: [
    {
      title: "What the property returns",
      text: html`Choose another day, and see that the kind stays.`,
      markup: `${labelled("as-text", "Text", [])}
<output for="as-text"></output>
${labelled("as-date", "Date", [])}
<output for="as-date"></output>
${labelled("as-timestamp", "Timestamp", [])}
<output for="as-timestamp"></output>
${labelled("as-range", "Range of dates", ["range"])}
<output for="as-range"></output>`,
      script: "calendar-values",
    },
    {
      title: "A value that cannot be read",
      text: html`The former value stays. The element fires <code>ski-error</code>, and the console explains what to give instead.`,
      markup: `${labelled("unreadable", "Arrival", ['value="2027-02-06"'])}
<button type="button" id="set-unreadable">Set “31 February”</button>`,
      script: "calendar-unreadable",
    },
  ],
};

/** `origin` is the demo's. */
const search = (origin: string): Section => ({
  id: "search",
  title: "The dates of a search",
  lead: html`Without <code>standalone</code> the tag shows the dates of the page’s search: which days stays begin and end on, their lowest
    prices, and the school holidays.`,
  examples: [
    {
      title: "The search’s own picker",
      text: html`It shares the search with the other tags of the page.`,
      markup: `<ski-date-picker locale="en-GB" theme="auto"
  engine-id="1" currency="GBP"
  menu-domain="${origin}" url-sync="none"
></ski-date-picker>`,
    },
  ],
});

/** The picker in the languages, forms and scripts of a page. `origin` is the demo's, `posted` the body of a form that was sent here. */
export const inAPage = (origin: string, posted: string | null): readonly Section[] => [locales, form(posted), values, search(origin)];
