import { Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { Unavailable, UnknownId } from "./answers.js";
import { builderRoutes } from "./routes/builder.js";
import { callRoutes } from "./routes/calls.js";
import { contentRoutes, trainRoutes } from "./routes/content.js";
import { controlRoutes } from "./routes/control.js";
import { embedRoutes } from "./routes/embed.js";
import { clientHeaders, experimentRoutes } from "./routes/experiments.js";
import { mcpRoutes } from "./routes/mcp.js";
import { pictureRoutes } from "./routes/pictures.js";
import { qaRoutes } from "./routes/qa.js";
import { sitePages, siteRoutes } from "./routes/site.js";
import { stayDaysRoutes } from "./routes/stay-days.js";
import { textSearchRoutes } from "./routes/text-search.js";
import { limitedBodies } from "./service/body-limits.js";
import type { Engine, EngineEnv } from "./service/engine.js";
import { faultHeader } from "./service/faults.js";
import { methodRefused, problemResponse, Refusal, unavailable } from "./service/problem.js";

const preflightSeconds = 7200;
/** Where pages look for the seller's images: the root for local ones, else a folder of its own. */
const imageFolders = ["", "/searchbox"];

/** The address of a partner's page once it listens; null before, and if there is none. */
export interface Partner {
  address: string | null;
}

/** The whole engine as one application: the calls, their controls, the pictures and the demo's pages. */
export function createApp(engine: Engine, partner: Partner = { address: null }): Hono<EngineEnv> {
  const app = new Hono<EngineEnv>();
  app.use(
    "*",
    cors({
      origin: "*",
      allowMethods: ["GET", "POST", "PUT", "DELETE", "OPTIONS"],
      allowHeaders: ["content-type", "accept", "accept-language", "user-agent", faultHeader, ...clientHeaders],
      maxAge: preflightSeconds,
    }),
  );
  app.use("*", compress());
  app.use("*", methodNotAllowed({ app, onMethodNotAllowed: (_context, methods) => methodRefused(methods) }));
  app.use("*", limitedBodies);
  app.onError((error, context) => {
    if (error instanceof Refusal) return problemResponse(error);
    if (error instanceof UnknownId) return problemResponse(new Refusal(404, error.field, error.message));
    if (error instanceof Unavailable) {
      console.error(`${context.req.method} ${context.req.path}: 503, ${error.message.replaceAll("\n", " ")}`);
      return unavailable();
    }
    // The client has gone: there is no one to respond to.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    console.error(error);
    return context.json(
      { title: "Engine failure", status: 500, field: null, detail: "The engine failed; the reason is in its console" },
      500,
    );
  });
  app.route("/", callRoutes(engine));
  app.route("/", experimentRoutes(engine));
  app.route("/engine", controlRoutes(engine));
  app.route("/pictures", pictureRoutes());
  app.route("/content", contentRoutes());
  for (const images of imageFolders) app.route(`${images}/train`, trainRoutes());
  app.get("/partner", (context, next) => (partner.address ? context.redirect(partner.address) : next()));
  app.route("/", textSearchRoutes(engine));
  app.route("/", stayDaysRoutes(engine));
  app.route("/", builderRoutes(engine));
  app.route("/", embedRoutes(engine));
  app.route("/", mcpRoutes(engine, app.fetch));
  app.route("/", qaRoutes());
  app.route("/", siteRoutes(engine));
  app.notFound(sitePages(engine));
  return app;
}
