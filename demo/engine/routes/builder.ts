import { Hono } from "hono";
import { builderAnswer, downloadedPage } from "../../builder/answer.js";
import { readRelease } from "../../builder/release.js";
import { builderPage, builderPolicy } from "../../pages/builder.js";
import { builderPath } from "../../pages/docs-shell.js";
import { document } from "../../pages/layout.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { caching } from "../service/files.js";
import { visitorOf } from "../service/visitor.js";

/** `/partners`: the builder of snippets, what it writes for a choice, and a page with it to look at or to download. */
export function builderRoutes(engine: Engine): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  const queryIn = (address: string) => new URL(address).searchParams;
  routes.get(builderPath, (context) => {
    const { origin } = visitorOf(context, engine);
    context.header("content-security-policy", builderPolicy);
    context.header("cache-control", caching.ask);
    return context.html(document(builderPage(queryIn(context.req.url), readRelease(), origin), null));
  });
  routes.get(`${builderPath}/`, (context) => context.redirect(builderPath, 301));
  routes.get(`${builderPath}/choice.json`, (context) => {
    const { origin } = visitorOf(context, engine);
    return context.json(builderAnswer(queryIn(context.req.url), readRelease(), origin), 200, { "cache-control": caching.ask });
  });
  routes.get(`${builderPath}/preview`, (context) => {
    const { origin } = visitorOf(context, engine);
    const query = queryIn(context.req.url);
    // It is at the seller's own address, so it leads nowhere else.
    query.delete("results");
    context.header("content-security-policy", "frame-ancestors 'self'");
    context.header("x-robots-tag", "noindex");
    context.header("cache-control", caching.ask);
    return context.html(downloadedPage(query, readRelease(), origin));
  });
  routes.get(`${builderPath}/page`, (context) => {
    const { origin } = visitorOf(context, engine);
    context.header("x-robots-tag", "noindex");
    context.header("content-disposition", 'attachment; filename="ski-search.html"');
    context.header("cache-control", caching.ask);
    return context.html(downloadedPage(queryIn(context.req.url), readRelease(), origin));
  });
  return routes;
}
