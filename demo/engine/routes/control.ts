import { Hono } from "hono";
import * as v from "valibot";
import { clockState } from "../service/clock.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { faultsShape } from "../service/faults.js";
import { checked, Refusal, require } from "../service/problem.js";

async function jsonOf(request: { text(): Promise<string> }): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, null, "The body is not JSON");
  }
}

/** The number of the last request that is known already. */
const afterShape = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0") });

/** What tests and the console steer the engine with, under `/engine`. */
export function controlRoutes({ faults, log, clock }: Engine): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  routes.get("/faults", (context) => context.json(faults.list()));
  routes.put("/faults", async (context) => {
    faults.set(checked(faultsShape, await jsonOf(context.req)));
    return context.json(faults.list());
  });
  routes.delete("/faults", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  routes.get("/requests", (context) => {
    const { after } = checked(afterShape, context.req.query());
    return context.json({ requests: log.list().filter(({ number }) => number > after) });
  });
  routes.delete("/requests", (context) => {
    log.clear();
    return context.body(null, 204);
  });
  routes.get("/counters", (context) => context.json(log.counts()));
  routes.get("/clock", (context) => context.json(clockState(clock)));
  routes.put("/clock", async (context) => {
    const { today } = checked(v.object({ today: v.nullable(v.string()) }), await jsonOf(context.req));
    require(clock.set(today), "today", "is no day of the calendar");
    return context.json(clockState(clock));
  });
  return routes;
}
