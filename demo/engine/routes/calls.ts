import { Hono } from "hono";
import { path as autocompletePath } from "../../../src/api/autocomplete.js";
import { path as catalogPath } from "../../../src/api/catalog.js";
import { path as countsPath } from "../../../src/api/counts.js";
import { path as environmentPath } from "../../../src/api/environment.js";
import { path as findPath } from "../../../src/api/find.js";
import { path as pricesPath } from "../../../src/api/prices.js";
import { path as productsPath } from "../../../src/api/products.js";
import { handleCall } from "../service/call.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { environmentText } from "./environment.js";
import { autocompleteQueryOf, findQueryOf } from "./find.js";
import { catalogLodgingOf, pricesQueryOf } from "./prices.js";
import { countsQueryOf, productsQueryOf } from "./products.js";

/** `/a/{b}` as the router writes it. */
const routed = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** The seller's calls: each checks its request, and has it answered. */
export function callRoutes(engine: Engine): Hono<EngineEnv> {
  const { answers } = engine;
  const routes = new Hono<EngineEnv>();
  routes.get(
    findPath,
    handleCall(engine, "find", ({ query }, visitor) => answers.find(findQueryOf(query, visitor.today), visitor)),
  );
  routes.get(
    autocompletePath,
    handleCall(engine, "autocomplete", ({ query }, visitor) => answers.autocomplete(autocompleteQueryOf(query), visitor)),
  );
  routes.post(
    productsPath,
    handleCall(engine, "products", ({ query, body }, visitor) => answers.products(productsQueryOf(query, body), visitor)),
  );
  routes.post(
    countsPath,
    handleCall(engine, "counts", ({ query, body }, visitor) => answers.counts(countsQueryOf(query, body), visitor)),
  );
  routes.get(
    routed(pricesPath),
    handleCall(engine, "prices", ({ query }, visitor) => answers.prices(pricesQueryOf(query), visitor)),
  );
  routes.get(
    routed(catalogPath),
    handleCall(engine, "catalog", ({ parameter }, visitor) => answers.catalog(catalogLodgingOf(parameter("liheId")), visitor)),
  );
  routes.get(
    environmentPath,
    handleCall(engine, "environment", async (_request, visitor) => environmentText(visitor)),
  );
  return routes;
}
