import { policyOf, type Origins } from "../document.js";
import { both, module } from "./markup.js";
import type { PlantedPage } from "./pages.js";

/** The policy of the other host pages, or what the page makes of it. */
export function plantedPolicy(page: PlantedPage, origins: Origins): string {
  const usual = policyOf(origins, { path: page.path });
  return page.policy ? page.policy(usual, origins) : usual;
}

const phoneViewport = '<meta name="viewport" content="width=device-width">';

/** A page with one fault, and nothing else that is wrong. */
export function plantedDocument(page: PlantedPage, origins: Origins): string {
  const { html = 'lang="fr"', body = "", head = "", doctype = "<!doctype html>", viewport = phoneViewport, scripts = [] } = page;
  const { library = ({ seller }) => module(`${seller}/dist/light/autoloader.js`), content = both } = page;
  const own = scripts.map((name) => `<script src="${origins.own}/planted/scripts/${name}.js"></script>`).join("");
  return (
    `${doctype}<html ${html}><head><meta charset="utf-8">${viewport}<title>${page.path}</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="${origins.own}/planted.css">${head}${own}${library(origins)}</head>` +
    `<body ${body}>${content(origins)}</body></html>`
  );
}

/** A page with another one in a frame. */
export const framingDocument = ({ path, frame = "" }: PlantedPage): string =>
  `<!doctype html><html lang="fr"><head>${phoneViewport}<title>frame</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/planted.css"></head>` +
  `<body><iframe title="Ski" src="/planted/inside/${path}" ${frame}></iframe></body></html>`;
