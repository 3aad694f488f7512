import { Hono } from "hono";
import * as v from "valibot";
import { clockState } from "../service/clock.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { faultsShape } from "../service/faults.js";
import { readJson } from "../service/json.js";
import { checked, require } from "../service/problem.js";
import { experimentControlRoutes } from "./experiment-control.js";
import { listRoutes } from "./list-routes.js";

/** The controls by which tests and the console steer the engine, under `/engine`. */
export function controlRoutes({ faults, log, clock, experiments }: Engine): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  routes.get("/faults", (context) => context.json(faults.list()));
  routes.put("/faults", async (context) => {
    faults.set(checked(faultsShape, readJson(await context.req.text())));
    return context.json(faults.list());
  });
  routes.delete("/faults", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  routes.route("/", listRoutes("requests", log));
  routes.get("/counters", (context) => context.json(log.counts()));
  routes.get("/memory", (context) => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return context.json({ heapUsed, rss });
  });
  routes.get("/clock", (context) => context.json(clockState(clock)));
  routes.put("/clock", async (context) => {
    const { today } = checked(v.object({ today: v.nullable(v.string()) }), readJson(await context.req.text()));
    require(clock.set(today), "today", "is no day of the calendar");
    return context.json(clockState(clock));
  });
  routes.route("/experiments", experimentControlRoutes(experiments));
  return routes;
}
