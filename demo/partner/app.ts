import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { limitedBodies } from "../engine/service/body-limits.js";
import { caching, findFile, sendFile } from "../engine/service/files.js";
import { company, type Integrity, partnerPage } from "./page.js";
import { contentPolicy } from "./policy.js";

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const own = folder("demo/partner");
const fonts = folder("node_modules/@fontsource-variable/source-serif-4/files");
const ownTypes = /\.(?:css|svg)$/;

/** Who the visitor of the portal works for: kept to the portal's own path, since ports share their host's cookies. */
const companyCookies = { company, companyLang: "fr" };

/** Read again for each page: a build changes it. */
async function readIntegrity(): Promise<Integrity> {
  const hashes: unknown = await readFile(folder("dist/sri.json"), "utf8").then(JSON.parse, () => ({}));
  const hashOf = (file: string): string | null => {
    const hash: unknown = typeof hashes === "object" && hashes !== null ? Reflect.get(hashes, file) : null;
    return typeof hash === "string" ? hash : null;
  };
  return { script: hashOf("cdn/ski-searchbar.light.min.js"), style: hashOf("ski-elements.css") };
}

/**
 * A works council's portal, which has an origin of its own, under a strict content security policy.
 * `seller` is the origin of the demo, which serves the search bar's script and its calls.
 */
export function createPartnerApp(seller: string): Hono {
  const app = new Hono();
  app.use("*", limitedBodies);
  app.get("/", (context) => context.redirect("/partner"));
  app.get("/partner", async (context) => {
    for (const [name, value] of Object.entries(companyCookies)) setCookie(context, name, value, { path: "/partner", sameSite: "Lax" });
    context.header("content-security-policy", contentPolicy(seller));
    context.header("cache-control", caching.ask);
    return context.html(partnerPage(seller, await readIntegrity()));
  });
  app.get("/partner/fonts/:name{[\\w-]+\\.woff2}", async (context) => {
    const file = await findFile(fonts, context.req.param("name"));
    return file ? sendFile(file, caching.keep, context.req.raw) : context.notFound();
  });
  app.get("/partner/:name", async (context) => {
    const name = context.req.param("name");
    const file = ownTypes.test(name) ? await findFile(own, name) : null;
    return file ? sendFile(file, caching.ask, context.req.raw) : context.notFound();
  });
  return app;
}
