/** The HTML of the bench's pages. */
import { readFileSync } from "node:fs";

export const preloadsOf = (build) => JSON.parse(readFileSync(new URL(`../../${build}/preload.json`, import.meta.url), "utf8"));

/** The modules of the tags and all that they load later, with the words of one locale, by address. */
export function modulesOf(build, tags) {
  const preloads = preloadsOf(build);
  const isWanted = (name) => name.startsWith("later/") && (!/^later\/\w\w-\w\w/.test(name) || name.startsWith("later/en-GB-"));
  const entries = tags.map((tag) => `elements/${tag}.js`);
  const files = [...entries, ...[...entries, ...Object.keys(preloads).filter(isWanted)].flatMap((name) => preloads[name])];
  return [...new Set(files)].map((file) => `/${build}/${file}`);
}

export const document = ({ head, body }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bench</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>`;

/** A page that a script of bench/pages draws into `#app`. */
export const scriptPage = (script, { styles = [] } = {}) =>
  document({
    head: `${styles.map((address) => `<link rel="stylesheet" href="${address}" />`).join("")}<script type="module" src="/scripts/${script}"></script>`,
    body: `<div id="app"></div>`,
  });

/** A page of ours whose script loads these modules before anything is measured. */
export const elementsPage = (build, script, tags) =>
  document({
    head: `<link rel="stylesheet" href="/${build}/ski-elements.css" />
    <script type="application/json" id="modules">${JSON.stringify(modulesOf(build, tags))}</script>
    <script type="module" src="/scripts/${script}"></script>`,
    body: `<div id="app"></div>`,
  });
