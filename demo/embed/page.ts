import { markets } from "../../src/domain/markets.js";
import { attributesOf } from "../builder/attributes.js";
import type { Choice } from "../builder/choice.js";
import { fallbackOf } from "../builder/fallback.js";
import { brandCss, type Given, moduleLines, stylesheetLine, styleElement } from "../builder/head.js";
import { tagText } from "../docs/framework-markup.js";
import { policyText } from "../pages/content-policy.js";
import { html, Markup } from "../pages/markup.js";
import { pageWordsOf } from "../words/all.js";

/** Room for the shadow of the bar, and one height for the bar of every width, so that a page around the frame does not move. */
const frameCss = `body {
  box-sizing: border-box;
  min-block-size: 108px;
  margin: 0;
  padding: 8px 8px 24px;
  font-family: system-ui, sans-serif;
}`;

export interface EmbedPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * The seller's page that other sites hold in a frame: the bar of a choice.
 * @param parents the origins whose pages may hold it, `https://portal.example` or `http://localhost:*`
 */
export function embedPage(framed: Choice, given: Given, parents: readonly string[]): EmbedPage {
  const choice: Choice = { ...framed, parts: ["bar"], host: "frame" };
  const { seller } = given;
  const style = styleElement([frameCss, brandCss(choice, given.tokens)].filter(Boolean).join("\n"));
  const bar = tagText("ski-searchbar", attributesOf("bar", choice, seller), "HTML", fallbackOf("bar", choice, seller));
  const policy = policyText({
    "default-src": "'none'",
    "base-uri": "'none'",
    "script-src": `'self' ${seller}`,
    "style-src": `'self' ${seller} '${style.hash}'`,
    "connect-src": `'self' ${seller}`,
    "img-src": `'self' ${seller} data:`,
    "form-action": `'self' ${seller}`,
    "frame-ancestors": `'self' ${parents.join(" ")}`,
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
  const head = [style.text, stylesheetLine(given), ...moduleLines(choice, given)].join("\n");
  return {
    policy,
    html: `<!doctype html>\n${
      html`<html lang="${markets[choice.locale].tag}" data-ski-frame="fitted">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${pageWordsOf(choice.locale).homeTitle}</title>
          <base target="_top" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          ${new Markup(head)}
          <script type="module" src="/site/embed.js"></script>
        </head>
        <body data-parents="${JSON.stringify(parents)}">
          <main>${new Markup(bar)}</main>
        </body>
      </html>`.text
    }`,
  };
}
