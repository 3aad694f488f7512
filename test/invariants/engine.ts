import { createServer } from "node:http";
import { acceptLanguage, nearestLocale } from "../../src/domain/locale.js";
import { getRequestListener } from "@hono/node-server";
import { type GenericSchema, parse } from "valibot";
import * as v from "valibot";
import { createApp } from "../../demo/engine/app.js";
import { createExperimentsProvider } from "../../demo/engine/experiments/provider.js";
import type { EngineAnswers } from "../../demo/engine/answers.js";
import { createClock } from "../../demo/engine/service/clock.js";
import { createFaults } from "../../demo/engine/service/faults.js";
import { createRequestLog } from "../../demo/engine/service/request-log.js";
import { testDay, testOrigin } from "../../demo/engine/testing/engine.driver.js";
import { calls } from "../../src/api/calls.js";
import { type FindOptions, findPath, type Search, searchBody } from "./search.js";

const countsAnswer = calls.counts.call.shape;
const findAnswer = calls.find.call.shape;
const pricesAnswer = calls.prices.call.shape;
const productsAnswer = calls.products.call.shape;

const expectedReturn = { criteria: true, fields: ["lodgingType", "packages", "capacity", "price", "origin"], counterBy: "liheId" };
const stayDays = v.array(v.object({ start: v.string(), end: v.string(), price: v.number() }));

/** The calls of an engine over HTTP; `sent` lists the requests since it was emptied last, for the report. */
export interface Calls {
  readonly sent: string[];
  find(search: Search, options?: FindOptions): Promise<v.InferOutput<typeof findAnswer>>;
  products(search: Search, page?: PageOf): Promise<v.InferOutput<typeof productsAnswer>>;
  counts(search: Search): Promise<v.InferOutput<typeof countsAnswer>>;
  prices(search: Search, query: Readonly<Record<string, string>>): Promise<v.InferOutput<typeof pricesAnswer>>;
  stayDays(search: Search, liheId: number, packageCode: string): Promise<v.InferOutput<typeof stayDays>>;
}
interface PageOf {
  readonly size?: number;
  readonly start?: number;
  readonly byPackage?: boolean;
  readonly order?: "asc" | "desc" | null;
}

export function callsOf(address: string): Calls {
  const sent: string[] = [];
  async function ask<Schema extends GenericSchema>(schema: Schema, { language }: Search, path: string, body?: unknown) {
    const method = body === undefined ? "GET" : "POST";
    sent.push(
      `${method} ${path} accept-language: ${acceptLanguage(nearestLocale(language))}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`,
    );
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { "content-type": "application/json", "accept-language": acceptLanguage(nearestLocale(language)) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`responds with ${response.status}: ${text.slice(0, 300)}`);
    return parse(schema, JSON.parse(text));
  }
  return {
    sent,
    find: (search, options) => ask(findAnswer, search, findPath(search, options)),
    products(search, { size = 20, start = 0, byPackage = false, order = null } = {}) {
      const query = `size=${size}&start=${start}${byPackage ? "" : "&agg=lihePack"}${order ? `&sort=price&orderBy=${order}` : ""}`;
      return ask(productsAnswer, search, `/se/search/product?${query}`, searchBody(search));
    },
    counts: (search) => ask(countsAnswer, search, "/se/search/count?agg=lihe", { ...searchBody(search), expectedReturn }),
    prices: (search, query) => ask(pricesAnswer, search, `/wiyp/price/0a1b2c3d?${new URLSearchParams(query).toString()}`),
    stayDays(search, liheId, packageCode) {
      const origin = search.origin === null ? "" : `&origin=${search.origin}`;
      return ask(stayDays, search, `/stay-days/${liheId}?party=${search.party}&packages=${packageCode.toLowerCase()}${origin}`);
    },
  };
}

/** Serves answers on a free port of this machine, on the test day. */
export async function serveAnswers(answers: EngineAnswers): Promise<{ readonly address: string; close(): void }> {
  const clock = createClock();
  clock.set(testDay);
  const engine = {
    answers,
    clock,
    faults: createFaults(),
    log: createRequestLog(),
    experiments: createExperimentsProvider(),
    originOf: testOrigin,
  };
  const server = createServer(getRequestListener(createApp(engine).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  if (typeof at !== "object" || at === null) throw new Error("The engine listens on no port");
  return {
    address: `http://127.0.0.1:${at.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
