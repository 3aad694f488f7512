import { Hono } from "hono";
import { replayFrame, replayFramePath } from "../../qa/frame.js";
import type { EngineEnv } from "../service/engine.js";
import { caching } from "../service/files.js";

/** The page in which the console plays recordings; the console itself is a page of the site. */
export function qaRoutes(): Hono<EngineEnv> {
  return new Hono<EngineEnv>().get(replayFramePath, (context) => {
    context.header("content-security-policy", "frame-ancestors 'self'");
    context.header("x-robots-tag", "noindex");
    context.header("cache-control", caching.ask);
    return context.html(replayFrame());
  });
}
