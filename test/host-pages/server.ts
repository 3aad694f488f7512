import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { build } from "esbuild";
import { Hono } from "hono";
import { documentOf, policyOf } from "./document.js";
import { hostPages } from "./pages.js";
import { plantedRoutes } from "./planted/routes.js";

/** Serves the pages under test on `PORT`; `SELLER` is the origin of the demo, which has the library and the engine. */
const port = Number(process.env.PORT);
const origins = { own: `http://localhost:${port}`, seller: process.env.SELLER ?? "" };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const sheets: Readonly<Record<string, () => Promise<string>>> = {
  "unset.css": async () => "* { all: unset }",
  "dialog.css": async () => ".host-dialog { width: 1300px; height: 860px; max-width: none; max-height: none; }",
  "frame.css": async () => "iframe { width: 100%; height: 880px; border: 0; }",
  "shell.css": () => readFile(here("shell.css"), "utf8"),
  "planted.css": () => readFile(here("planted/planted.css"), "utf8"),
  "bootstrap.css": () => readFile(here("node_modules/bootstrap/dist/css/bootstrap.css"), "utf8"),
};

/** Each script of the pages in one file of its own, as their authors would ship it. */
async function buildClients(): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(hostPages.flatMap(({ scripts = [] }) => scripts))];
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: here(`clients/${name}.jsx`), out: name })),
    outdir: "/",
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    target: "chrome120",
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "false",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ""), text]));
}

/** A file of another copy of the library: the same build under another version, so that tests can see which loaded first. */
async function otherCopy(file: string): Promise<string> {
  const source = await fetch(`${origins.seller}/dist/cdn/${file}`).then((answer) => answer.text());
  return source.replaceAll(/"\d+\.\d+\.\d+"/g, '"0.0.9"');
}

const clients = await buildClients();
const script = { "content-type": "text/javascript; charset=utf-8" };
const app = new Hono();

app.get("/", (context) => context.text("The pages under test."));
app.get("/clients/:name", (context) => {
  const text = clients.get(context.req.param("name"));
  return text === undefined ? context.notFound() : context.body(text, 200, script);
});
app.get("/other/:name{ski-[\\w.-]+\\.js}", async (context) => context.body(await otherCopy(context.req.param("name")), 200, script));
app.route("/planted", plantedRoutes(origins));
app.get("/:name{[\\w-]+\\.css}", async (context) => {
  const text = await sheets[context.req.param("name")]?.();
  return text === undefined ? context.notFound() : context.body(text, 200, { "content-type": "text/css; charset=utf-8" });
});
for (const page of hostPages)
  app.get(`/${page.path}`, (context) =>
    context.html(documentOf(page, origins), 200, { "content-security-policy": policyOf(origins, page) }),
  );

const framed = (attributes: string): string =>
  `<!doctype html><html lang="fr"><head><title>frame</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/frame.css"></head>` +
  `<body><iframe title="Ski" src="/modules" ${attributes}></iframe></body></html>`;
app.get("/frame", (context) => context.html(framed("")));
app.get("/sandboxed-frame", (context) => context.html(framed('sandbox="allow-scripts allow-popups"')));

/** The library's script is refused by the page's own policy. */
app.get("/script-blocked", (context) => {
  const page = { path: "script-blocked", library: [{ source: "/dist/light/cdn/ski-elements.min.js", module: false }] } as const;
  const policy = policyOf(origins, page).replace(`script-src 'self' ${origins.seller}`, "script-src 'self'");
  return context.html(documentOf(page, origins), 200, { "content-security-policy": policy });
});

createServer(getRequestListener(app.fetch)).listen(port);
