import { Hono } from "hono";
import { callNames, calls, type CallName } from "../../../src/api/calls.js";
import { type Answer, type CallOptions, handleCall } from "../service/call.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { companyAnswer } from "./company.js";
import { environmentText } from "./environment.js";
import { countedFields } from "../../../src/api/calls/counts-endpoint.js";
import { autocompleteQueryOf, findQueryOf } from "./find.js";
import { bodyOfQuery, sharedAnswer } from "./keeping.js";
import { catalogLodgingOf, pricesQueryOf } from "./prices.js";
import { countsQueryOf, productsQueryOf } from "./products.js";

/** `/a/{b}` as the router writes it. */
const routed = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** What a place of each type is called in the query of find and in the body of products. */
const findFields = { station: "destinationId", parentStation: "destinationId", region: "destinationId", domain: "destinationId" };
const bodyFields = { domain: "domaineSki" };

/** How a call is answered once its request is read. */
interface Route extends Pick<CallOptions, "fields" | "bodyOf"> {
  readonly answer: Answer;
}

/** The counts that are always requested, which a GET leaves out. */
const allCounts = { expectedReturn: { criteria: true, fields: countedFields, counterBy: "liheId" } };

/** The seller's calls: each checks its request, and has it answered. */
export function callRoutes(engine: Engine): Hono<EngineEnv> {
  const { answers, clock } = engine;
  const routes: Readonly<Record<CallName, Route>> = {
    find: {
      answer: ({ query }, visitor) => answers.find(findQueryOf(query, visitor.today, clock.time()), visitor),
      fields: findFields,
    },
    autocomplete: { answer: ({ query }, visitor) => answers.autocomplete(autocompleteQueryOf(query), visitor) },
    products: {
      answer: ({ query, body }, visitor) => answers.products(productsQueryOf(query, body), visitor),
      fields: bodyFields,
      bodyOf: bodyOfQuery,
    },
    counts: {
      answer: ({ query, body }, visitor) => answers.counts(countsQueryOf(query, body), visitor),
      fields: bodyFields,
      bodyOf: (query) => ({ ...bodyOfQuery(query), ...allCounts }),
    },
    prices: { answer: ({ query }, visitor) => answers.prices(pricesQueryOf(query), visitor) },
    catalog: { answer: ({ parameter }, visitor) => answers.catalog(catalogLodgingOf(parameter("liheId")), visitor) },
    company: { answer: companyAnswer },
    environment: { answer: async (_request, visitor) => environmentText(visitor, engine.readsByGet ?? false) },
  };
  const app = new Hono<EngineEnv>();
  for (const name of callNames) {
    const { method, path } = calls[name].call;
    const { answer, fields, bodyOf } = routes[name];
    const options: CallOptions = {
      ...(fields && { fields }),
      shared: ({ query, parameter }, address) => sharedAnswer(name, address, query, parameter("liheId")),
    };
    app.on(method, routed(path), handleCall(engine, name, answer, options));
    if (bodyOf) app.get(routed(path), handleCall(engine, name, answer, { ...options, bodyOf }));
  }
  return app;
}
