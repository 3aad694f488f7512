import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { brandTokens } from "../../builder/answer.js";
import { readChoice } from "../../builder/choice-query.js";
import { frameScriptFile, frameScriptPath, readRelease } from "../../builder/release.js";
import { embedPage } from "../../embed/page.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { caching, sendFile } from "../service/files.js";
import { readFrameParents } from "../service/frame-parents.js";
import { visitorOf } from "../service/visitor.js";

/** `/embed/bar`: the search bar for a frame in the pages of others, and the script of those pages. */
export function embedRoutes(engine: Engine): Hono<EngineEnv> {
  const parents = engine.frameParents ?? readFrameParents("");
  const routes = new Hono<EngineEnv>();
  routes.get("/embed/bar", (context) => {
    const { origin: seller } = visitorOf(context, engine);
    const query = new URL(context.req.url).searchParams;
    query.set("host", "frame");
    const { choice } = readChoice(query, seller);
    const given = { release: readRelease(), seller, tokens: brandTokens(choice).tokens };
    const { html, policy } = embedPage(choice, given, [seller, ...parents]);
    context.header("content-security-policy", policy);
    context.header("cache-control", caching.ask);
    return context.html(html);
  });
  routes.get(frameScriptPath, (context) => sendFile(fileURLToPath(frameScriptFile), caching.ask, context.req.raw));
  return routes;
}
