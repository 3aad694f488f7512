import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { Origins } from "../document.js";
import { framingDocument, plantedDocument, plantedPolicy } from "./document.js";
import { plantedPages } from "./pages.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The pages with a fault, under `/planted`. */
export function plantedRoutes(origins: Origins): Hono {
  const routes = new Hono();
  for (const page of plantedPages)
    routes.get(page.frame === undefined ? `/${page.path}` : `/inside/${page.path}`, (context) =>
      context.html(plantedDocument(page, origins), 200, { "content-security-policy": plantedPolicy(page, origins), ...page.headers }),
    );
  for (const page of plantedPages.filter(({ frame }) => frame !== undefined))
    routes.get(`/${page.path}`, (context) => context.html(framingDocument(page)));
  routes.get("/scripts/:name{[\\w-]+\\.js}", async (context) =>
    context.body(await readFile(here(`scripts/${context.req.param("name")}`), "utf8"), 200, {
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  // An application that answers every address with its page.
  routes.all("/application/*", (context) => context.html("<!doctype html><title>Application</title>"));
  return routes;
}
