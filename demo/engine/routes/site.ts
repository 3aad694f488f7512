import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { EngineEnv } from "../service/engine.js";
import { caching, findFile, sendFile } from "../service/files.js";

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Where the files of the demo lie, and under which addresses they are served. */
const mounts = [
  { address: "/dist/", files: folder("dist"), cacheControl: caching.ask },
  { address: "/locales/", files: folder("locales"), cacheControl: caching.ask },
  { address: "/fonts/", files: folder("node_modules/@fontsource-variable/figtree"), cacheControl: caching.keep },
  { address: "/qa/", files: folder("demo/qa"), cacheControl: caching.ask },
] as const;

const pages = folder("demo/pages");

/** A page's own address, in each locale: `/en/stay/…` and `/stay/…` are the same page `stay`. */
const pageAddress = /^\/(?:(en|nl|cse)(?:\/|$))?([\w-]*)(?:\/.*)?$/;
const homes = new Set(["", "index.html"]);
/** Pages that have another address too. */
const samePages: Record<string, string> = { product: "stay" };

/** The files a page address may stand for, first choice first: one of its locale, then the one for all. */
export function pageFiles(path: string): readonly string[] {
  const match = pageAddress.exec(path);
  if (!match) return [];
  const [, locale, first = ""] = match;
  const name = homes.has(first) ? "index" : (samePages[first] ?? first);
  return [...(locale ? [`${locale}/${name}.html`] : []), `${name}.html`, ...(name === "index" ? ["home.html"] : [])];
}

/** The demo's pages and what they load. */
export function siteRoutes(): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  for (const { address, files, cacheControl } of mounts)
    routes.get(`${address}*`, async (context, next) => {
      const file = await findFile(files, context.req.path.slice(address.length));
      return file ? sendFile(file, cacheControl, context.req.raw) : next();
    });
  routes.get("*", async (context) => {
    const { path } = context.req;
    if (path === "/qa") return context.redirect("/qa/");
    const candidates: readonly (readonly [folder: string, file: string])[] = [
      [pages, path.slice(1)],
      ...(path === "/qa/" ? [[folder("demo/qa"), "index.html"] as const] : []),
      ...pageFiles(path).map((file) => [pages, file] as const),
    ];
    for (const [where, name] of candidates) {
      const file = name === "" ? null : await findFile(where, name);
      if (file) return sendFile(file, caching.ask, context.req.raw);
    }
    return context.text("Not found", 404);
  });
  return routes;
}
