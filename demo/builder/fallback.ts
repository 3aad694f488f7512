import { type GivenAttribute, tagText } from "../docs/framework-markup.js";
import { resultsPath } from "../pages/elements.js";
import { html } from "../pages/markup.js";
import { pageWordsOf } from "../words/all.js";
import { isPickerAlone } from "./attributes.js";
import type { Choice, Part } from "./choice.js";

/** The seller's results, which read what the form sends; another site's would not. */
function sellersResults({ results, locale }: Choice, seller: string): URL {
  const usual = new URL(resultsPath({ locale }), seller);
  const chosen = new URL(results ?? usual, seller);
  return chosen.origin === seller ? chosen : usual;
}

/** A form that searches without scripts. It sends the parameters that the address of the results has, as a form drops them. */
function searchForm(choice: Choice, seller: string): string {
  const { fallbackPlace, fallbackSearch } = pageWordsOf(choice.locale);
  const { origin, pathname, searchParams } = sellersResults(choice, seller);
  const attributes: readonly GivenAttribute[] = [
    { name: "action", value: origin + pathname, kind: "text" },
    ...(choice.host === "frame" ? [{ name: "target", value: "_top", kind: "text" } as const] : []),
  ];
  const fields = [
    ...[...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`),
    html`<label>${fallbackPlace} <input name="text" /></label>`,
    html`<button>${fallbackSearch}</button>`,
  ];
  return tagText("form", attributes, "HTML", fields.map(String).join("\n"));
}

/** What a tag shows without scripts, as HTML and JSX have it: a form that searches, once in the page, a link or a native field. */
export function fallbackOf(part: Part, choice: Choice, seller: string): string {
  const { prefix, yourStay, allResorts } = pageWordsOf(choice.locale);
  const searching = choice.parts.find((one) => one === "bar" || one === "results");
  if (part === searching) return searchForm(choice, seller);
  if (part === "results") return html`<a href="${sellersResults(choice, seller).href}">${allResorts}</a>`.text;
  if (part === "gallery") return html`<a href="${seller}${prefix}/stay/lodging-${choice.lodging}">${yourStay}</a>`.text;
  return isPickerAlone(choice) ? html`<input type="date" name="stay-start" aria-label="${yourStay}" />`.text : "";
}
