import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };
import { keptSeller } from "../../demo/builder/kept-snippets.js";
import { readRelease } from "../../demo/builder/release.js";
import type { ServedFile } from "./page-server.js";

const folder = "test/snippets";

/** The releases whose snippets are kept. */
export const keptReleases = readdirSync(folder);

const fileAddress = /(?<=\/dist\/)([\d.]+)\/([^"]+)/;

/**
 * A line for today's build: its files are this release's, with its hashes. A preload of a file that today's build does not have is left
 * out, as an old release has its own files.
 */
function lineToday(line: string): string | null {
  const { version, hashes } = readRelease();
  const file = fileAddress.exec(line)?.[2];
  if (file === undefined) return line;
  if (hashes[file] === undefined && line.includes('rel="modulepreload"')) return null;
  const today = line.replace(fileAddress, `${version}/${file}`);
  return today.replace(/(?<=integrity=")[^"]+/, hashes[file] ?? "the build has no such file");
}

/** A snippet as it was copied from the builder of a release, for today's build of the seller. */
export function snippetToday(release: string, file: string, seller: string): string {
  const text = readFileSync(join(folder, release, file), "utf8").replaceAll(keptSeller, seller);
  return text
    .split("\n")
    .map(lineToday)
    .filter((line) => line !== null)
    .join("\n");
}

/** The policy that a snippet asks for, on a page that allows nothing else but its own scripts, styles and empty icon. */
export function policyIn(snippet: string): string {
  const asked = /Content-Security-Policy, where the page has one: (.*?)(?: -->|$)/m.exec(snippet)?.[1] ?? "";
  const rules = new Map(asked.split("; ").map((rule) => [rule.split(" ")[0] ?? "", rule.split(" ").slice(1)]));
  for (const [name, own] of Object.entries({ "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "img-src": "data:" }))
    rules.set(name, [...(rules.get(name) ?? []), own]);
  return [...rules].map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

/** A page around a snippet. */
export const pageAround = (body: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner</title><link rel="icon" href="data:,">${head}</head><body><h1>A partner</h1>${body}</body></html>`;

/** Each entry of the package is its file in `dist/`. */
const entries = Object.fromEntries(
  Object.entries(packageJson.exports).flatMap(([name, target]) => {
    const file = typeof target === "string" ? target : "default" in target ? target.default : null;
    return file === null || name === "." ? [] : [[name.replace(/^\./, packageJson.name), resolve(file)] as const];
  }),
);

/** An application with the component of a snippet, built by esbuild, by path; and the page that a server renders of it. */
export async function applicationToday(release: string, seller: string): Promise<ReadonlyMap<string, ServedFile>> {
  mkdirSync("node_modules/.cache", { recursive: true });
  const project = mkdtempSync(join("node_modules/.cache", "snippet-"));
  try {
    const component = snippetToday(release, "vite-react/SkiSearch.tsx", seller);
    const sources = {
      "SkiSearch.tsx": component,
      "ski-search.css": snippetToday(release, "vite-react/ski-search.css", seller),
      "client.tsx": `import { createRoot } from "react-dom/client";\nimport { SkiSearch } from "./SkiSearch";\ncreateRoot(document.getElementById("app")).render(<SkiSearch />);`,
      "server.tsx": `import { renderToStaticMarkup } from "react-dom/server";\nimport { SkiSearch } from "./SkiSearch";\nexport const html = renderToStaticMarkup(<SkiSearch />);`,
    };
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(project, name), text);
    const shared = {
      bundle: true,
      jsx: "automatic",
      alias: entries,
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"production"' },
    } as const;
    const { outputFiles } = await build({
      ...shared,
      entryPoints: [join(project, "client.tsx")],
      outdir: "/",
      write: false,
      format: "esm",
      splitting: true,
    });
    const server = join(project, "server.cjs");
    await build({ ...shared, entryPoints: [join(project, "server.tsx")], outfile: server, platform: "node", format: "cjs" });
    const { html } = createRequire(import.meta.url)(resolve(server)) as { readonly html: string };
    const policy = policyIn(component);
    const head = `<link rel="stylesheet" href="/client.css"><script type="module" src="/client.js"></script>`;
    const types = { js: "text/javascript", css: "text/css" };
    return new Map<string, ServedFile>([
      ["/", { type: "text/html", body: pageAround(`<div id="app"></div>`, head), policy }],
      ["/rendered", { type: "text/html", body: pageAround(html, head), policy }],
      ...outputFiles.map(({ path, text }) => {
        const name = path.replace(/^.*[\\/]/, "");
        return [`/${name}`, { type: name.endsWith(".css") ? types.css : types.js, body: text }] as const;
      }),
    ]);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
