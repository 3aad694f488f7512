import { markets } from "../../src/domain/markets.js";
import type { GivenAttribute } from "../docs/framework-markup.js";
import { resultsPath } from "../pages/elements.js";
import { pageWordsOf } from "../words/all.js";
import type { Choice, Part } from "./choice.js";

const text = (name: string, value: string): GivenAttribute => ({ name, value, kind: "text" });
const number = (name: string, value: number): GivenAttribute => ({ name, value: String(value), kind: "number" });
const flag = (name: string): GivenAttribute => ({ name, value: "", kind: "boolean" });

/** Whether the picker is a form control of its own: where nothing on the page searches. */
export const isPickerAlone = ({ parts }: Choice): boolean => !parts.includes("bar") && !parts.includes("results");

/** Where the search button leads. */
const resultsAddressOf = ({ results, locale }: Choice, seller: string): string => new URL(results ?? resultsPath({ locale }), seller).href;

function searchAttributes(choice: Choice, seller: string): readonly GivenAttribute[] {
  const { currency, worksCouncil } = markets[choice.locale];
  return [
    text("locale", choice.locale),
    number("engine-id", choice.engine),
    text("currency", currency),
    text("menu-domain", seller),
    text("api-base", seller),
    ...(worksCouncil ? [text("companies-endpoint", `${seller}/company`)] : []),
    ...(choice.forward ? [text("forward", choice.forward)] : []),
    // The address of a page without results is the page's own business.
    ...(choice.parts.includes("results") ? [] : [text("url-sync", "none")]),
    text("analytics", "off"),
  ];
}

/** The attributes of a tag on a partner's page. */
export function attributesOf(part: Part, choice: Choice, seller: string): readonly GivenAttribute[] {
  const { locale, lodging } = choice;
  if (part === "picker" && isPickerAlone(choice))
    return [
      flag("standalone"),
      flag("range"),
      text("locale", locale),
      text("name", "stay"),
      text("aria-label", pageWordsOf(locale).yourStay),
    ];
  const search = searchAttributes(choice, seller);
  if (part === "bar") return [...search, text("results-url", resultsAddressOf(choice, seller))];
  return part === "gallery" ? [...search, number("lihe-id", lodging)] : search;
}
