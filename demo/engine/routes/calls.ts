import { Hono } from "hono";
import { path as autocompletePath } from "../../../src/api/autocomplete.js";
import { path as catalogPath } from "../../../src/api/catalog.js";
import { path as countsPath } from "../../../src/api/counts.js";
import { path as environmentPath } from "../../../src/api/environment.js";
import { path as findPath } from "../../../src/api/find.js";
import { path as pricesPath } from "../../../src/api/prices.js";
import { path as productsPath } from "../../../src/api/products-call.js";
import { type Answer, handleCall } from "../service/call.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { companyAnswer, companyPath } from "./company.js";
import { environmentText } from "./environment.js";
import { autocompleteQueryOf, findQueryOf } from "./find.js";
import { catalogLodgingOf, pricesQueryOf } from "./prices.js";
import { countsQueryOf, productsQueryOf } from "./products.js";

/** `/a/{b}` as the router writes it. */
const routed = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** What a place of each type is called in the query of find and in the body of products. */
const findFields = { station: "destinationId", parentStation: "destinationId", region: "destinationId", domain: "destinationId" };
const bodyFields = { domain: "domaineSki" };

/** The seller's calls: each checks its request, and has it answered. */
export function callRoutes(engine: Engine): Hono<EngineEnv> {
  const { answers } = engine;
  const find: Answer = ({ query }, visitor) => answers.find(findQueryOf(query, visitor.today), visitor);
  const autocomplete: Answer = ({ query }, visitor) => answers.autocomplete(autocompleteQueryOf(query), visitor);
  const products: Answer = ({ query, body }, visitor) => answers.products(productsQueryOf(query, body), visitor);
  const counts: Answer = ({ query, body }, visitor) => answers.counts(countsQueryOf(query, body), visitor);
  const prices: Answer = ({ query }, visitor) => answers.prices(pricesQueryOf(query), visitor);
  const catalog: Answer = ({ parameter }, visitor) => answers.catalog(catalogLodgingOf(parameter("liheId")), visitor);
  return new Hono<EngineEnv>()
    .get(findPath, handleCall(engine, "find", find, { fields: findFields }))
    .get(autocompletePath, handleCall(engine, "autocomplete", autocomplete))
    .post(productsPath, handleCall(engine, "products", products, { fields: bodyFields }))
    .post(countsPath, handleCall(engine, "counts", counts, { fields: bodyFields }))
    .get(routed(pricesPath), handleCall(engine, "prices", prices))
    .get(routed(catalogPath), handleCall(engine, "catalog", catalog))
    .get(companyPath, handleCall(engine, "company", companyAnswer))
    .get(
      environmentPath,
      handleCall(engine, "environment", async (_request, visitor) => environmentText(visitor)),
    );
}
