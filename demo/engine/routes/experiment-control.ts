import { Hono } from "hono";
import { configurationShape } from "../experiments/configuration.js";
import type { EngineEnv } from "../service/engine.js";
import type { ExperimentsProvider } from "../experiments/provider.js";
import { readJson } from "../service/json.js";
import { checked } from "../service/problem.js";
import { listRoutes } from "./list-routes.js";

/** The controls by which tests and the console steer the experiments provider, under `/engine/experiments`. */
export function experimentControlRoutes({ record, ...provider }: ExperimentsProvider): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  routes.get("/configuration", (context) => context.json(provider.configuration()));
  routes.put("/configuration", async (context) => {
    provider.setConfiguration(checked(configurationShape, readJson(await context.req.text())));
    return context.json(provider.configuration());
  });
  routes.delete("/configuration", (context) => {
    provider.setConfiguration(null);
    return context.json(provider.configuration());
  });
  routes.get("/streams", (context) => context.json({ open: provider.followers() }));
  routes.delete("/streams", (context) => {
    provider.cutFollowers();
    return context.body(null, 204);
  });
  routes.route("/", listRoutes("events", record));
  return routes;
}
