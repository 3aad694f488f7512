import { markets } from "../../src/domain/markets.js";
import { settings } from "../pages/elements.js";
import { html } from "../pages/markup.js";
import { pageWordsOf } from "../words/all.js";
import type { McpConnection } from "./connection.js";

/** The view of MCP Apps: a page that an assistant shows in a sandbox of its own, beside the answer. */
export const viewAddress = "ui://ski-elements/results.html";
export const viewType = "text/html;profile=mcp-app";

/** Our results in the assistant's sandbox, at the search of the tool's answer. Scripts and calls are the seller's. */
export function toolView({ locale, origin }: Pick<McpConnection, "locale" | "origin">) {
  const text = html`<html lang="${markets[locale].tag}">
    <head>
      <meta charset="utf-8" />
      <title>${pageWordsOf(locale).homeTitle}</title>
      <link rel="stylesheet" href="${origin}/dist/ski-elements.css" />
      <script type="module" src="${origin}/dist/elements/ski-results.js"></script>
      <script type="module" src="${origin}/site/mcp-view.js"></script>
    </head>
    <body>
      <ski-results ${settings({ locale, origin })} api-base="${origin}" url-sync="none" page-size="5"></ski-results>
    </body>
  </html>`.text;
  const csp = { connectDomains: [origin], resourceDomains: [origin] };
  return { uri: viewAddress, mimeType: viewType, text: `<!doctype html>\n${text}`, _meta: { ui: { csp, prefersBorder: true } } };
}
