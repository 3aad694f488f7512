import { markets } from "../../src/domain/markets.js";
import { indented } from "../docs/framework-markup.js";
import { policyText } from "../pages/content-policy.js";
import { pageWordsOf } from "../words/all.js";
import type { Choice } from "./choice.js";
import { brandCss, type Given, moduleLines, opened, stylesheetLine, styleElement } from "./head.js";
import { neededRules } from "./policy.js";
import { snippetOf, tagTexts } from "./snippet.js";

/** The page around the tags. */
const pageCss = `body {
  max-width: 1360px;
  margin: 0 auto;
  padding: 24px 16px 96px;
  font-family: system-ui, sans-serif;
}
body > * + * {
  margin-block: 24px 0;
}`;

/** What loads in the page and what it shows. */
function contentOf(choice: Choice, given: Given): { readonly head: readonly string[]; readonly body: readonly string[] } {
  if (choice.host === "frame") return { head: [], body: snippetOf(choice, given).map(({ text }) => text) };
  return { head: [stylesheetLine(given), ...moduleLines(choice, given)], body: tagTexts(choice, given.seller) };
}

/**
 * A page with the choice, which any web server can serve as a file. Its own policy allows what the snippet needs and nothing else. An
 * application gets a page of plain HTML, as it has pages of its own.
 */
export function wholePage(chosen: Choice, given: Given): string {
  const choice: Choice = chosen.host === "frame" ? chosen : { ...chosen, host: "html" };
  const { resultsHeading } = pageWordsOf(choice.locale);
  const brand = choice.host === "frame" ? "" : brandCss(choice, given.tokens);
  const style = styleElement([pageCss, brand].filter(Boolean).join("\n"));
  const policy = policyText({
    "default-src": "'none'",
    "base-uri": "'none'",
    // The icon, which is empty.
    "img-src": "data:",
    "style-src": `'${style.hash}'`,
    ...neededRules(choice, given.seller, style.hash),
  });
  const { head, body } = contentOf(choice, given);
  const meta = [
    `<meta charset="utf-8" />`,
    `<meta name="viewport" content="width=device-width, initial-scale=1" />`,
    `${opened("meta", { "http-equiv": "Content-Security-Policy", content: policy })} />`,
    `<title>${resultsHeading}</title>`,
    `<link rel="icon" href="data:," />`,
  ];
  return [
    "<!doctype html>",
    `<html lang="${markets[choice.locale].tag}">`,
    indented(["<head>", indented([...meta, ...head].join("\n"))].join("\n")),
    style.text,
    "  </head>",
    indented(["<body>", indented([`<h1>${resultsHeading}</h1>`, ...body].join("\n")), "</body>"].join("\n")),
    "</html>",
    "",
  ].join("\n");
}
