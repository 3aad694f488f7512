/**
 * `npm run docs` writes the documentation as static files to `docs-site/`, to be served at the root of a host: its pages, each as Markdown
 * too, what they load, and the library. `ENGINE=https://…` is the origin of the engine that its playgrounds ask, a demo's.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pageScript } from "../demo/engine/service/page-scripts.js";
import { docsFolders, docsPages, docsPath, docsPictures, llmsText } from "../demo/docs/pages.js";
import { docsIndex, docsPage, markdownAddress } from "../demo/pages/docs.js";
import { document } from "../demo/pages/layout.js";

const folder = "docs-site";
const engine = process.env.ENGINE ?? "http://localhost:4173";
const origin = process.env.ORIGIN ?? "";

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(folder, { recursive: true, force: true });
for (const page of docsPages) {
  const shown = docsPage(page.path, engine);
  if (shown) write(join(page.path, "index.html"), document(shown, null));
  write(markdownAddress(page), page.markdown);
}
for (const path of docsFolders)
  write(
    join(path, "index.html"),
    `<!doctype html>\n<meta http-equiv="refresh" content="0; url=${docsPath}" />\n<title>ski-elements</title>\n`,
  );
write(`${docsPath}/search.json`, JSON.stringify(docsIndex()));
for (const { path, file } of docsPictures) cpSync(file, join(folder, path));
for (const path of ["llms.txt", `${docsPath}/llms.txt`]) write(path, llmsText(origin));
for (const name of ["docs", "site"]) write(`site/${name}.js`, await pageScript(`demo/pages/client/${name}.ts`));
for (const file of readdirSync("demo/pages").filter((name) => /\.(?:css|svg|ico)$/.test(name)))
  cpSync(join("demo/pages", file), join(folder, "site", file));
cpSync("demo/pages/favicon.ico", join(folder, "favicon.ico"));
cpSync("node_modules/@fontsource-variable/figtree/files", join(folder, "fonts"), { recursive: true });
cpSync("dist", join(folder, "dist"), { recursive: true, filter: (file) => !file.endsWith(".map") });
console.log(`${folder}/ has ${docsPages.length} pages; their playgrounds ask ${engine}.`);
