import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect } from "chai";
import { createTestEngine } from "../testing/engine.driver.js";
import { createFaults, faultHeader } from "./faults.js";

const environment = "/resultpage/config/env";
const autocomplete = "/se/search/find/autocomplete?engineId=1&text_search=val";

describe("faults on demand", () => {
  it("apply after as many requests as they skip, and as often as set", () => {
    const faults = createFaults();
    faults.set({ find: { status: 503, skip: 2, times: 1 } });
    expect([1, 2, 3, 4].map(() => faults.take("find")?.status)).to.deep.equal([undefined, undefined, 503, undefined]);
    expect(faults.take("counts")).to.equal(null);
  });

  it("apply from a time after they were set, for as long as they last; one that is set again as it is goes on", () => {
    let now = 1000;
    const faults = createFaults(() => now);
    const slow = { latency: 900, from: 500, lasts: 300 };
    faults.set({ find: slow });
    const at = (time: number) => {
      now = time;
      return faults.take("find") !== null;
    };
    expect([1499, 1500].map(at)).to.deep.equal([false, true]);
    faults.set({ find: slow, counts: { status: 500 } });
    expect([1799, 1800].map(at)).to.deep.equal([true, false]);
    faults.set({ find: { ...slow, latency: 1000 } });
    expect([1801, 2300].map(at)).to.deep.equal([false, true]);
  });
});

describe("faults, log and clock of a listening engine", () => {
  let server: Server;
  let origin = "";
  const ask = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
  const put = (path: string, body: unknown) =>
    ask(path, { method: "PUT", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error,
    );

  before(async () => {
    server = createServer(getRequestListener(createTestEngine().app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  beforeEach(async () => {
    await ask("/engine/faults", { method: "DELETE" });
    await ask("/engine/requests", { method: "DELETE" });
  });

  it("responds with a status in place of an answer, for its call alone, as often as set", async () => {
    await put("/engine/faults", { autocomplete: { status: 503, times: 2 } });
    expect((await ask(environment)).status).to.equal(200);
    expect([(await ask(autocomplete)).status, (await ask(autocomplete)).status, (await ask(autocomplete)).status]).to.deep.equal([
      503, 503, 200,
    ]);
  });

  it("waits as long as set", async () => {
    await put("/engine/faults", { environment: { latency: [80, 120] } });
    const began = performance.now();
    expect((await ask(environment)).status).to.equal(200);
    expect(performance.now() - began).to.be.at.least(75);
  });

  it("cuts a response in the middle", async () => {
    await put("/engine/faults", { autocomplete: { body: "truncated" } });
    const response = await ask(autocomplete);
    expect(response.status).to.equal(200);
    expect(await failure(response.json())).to.be.instanceOf(SyntaxError);
  });

  it("responds with JSON of wrong types", async () => {
    await put("/engine/faults", { autocomplete: { body: "wrong-types" } });
    const body: unknown = await (await ask(autocomplete)).json();
    expect(body).to.have.property("places").that.is.a("number");
  });

  it("drops a connection", async () => {
    await put("/engine/faults", { environment: { connection: "drop" } });
    expect(await failure(ask(environment))).to.be.instanceOf(TypeError);
  });

  it("hangs until the client disconnects, and keeps working", async () => {
    await put("/engine/faults", { environment: { connection: "hang", times: 1 } });
    const error = await failure(ask(environment, { signal: AbortSignal.timeout(150) }));
    expect(error).to.have.property("name", "TimeoutError");
    expect((await ask(environment)).status).to.equal(200);
  });

  it("takes a fault by header for one request", async () => {
    const headers = { [faultHeader]: JSON.stringify({ status: 500 }) };
    expect((await ask(environment, { headers })).status).to.equal(500);
    expect((await ask(environment)).status).to.equal(200);
    expect((await ask(environment, { headers: { [faultHeader]: "boom" } })).status).to.equal(400);
  });

  it("refuses unknown faults, naming the field", async () => {
    const field = async (body: unknown) => {
      const response = await put("/engine/faults", body);
      expect(response.status).to.equal(400);
      return ((await response.json()) as { field: unknown }).field;
    };
    expect(await field({ find: { status: 200 } })).to.equal("find.status");
    expect(await field({ nonsense: {} })).to.equal("nonsense");
    expect(await field({ find: { connection: "melt" } })).to.equal("find.connection");
  });

  it("lists and counts the requests it got, with their bodies", async () => {
    await ask(autocomplete);
    await ask("/se/search/product?size=1&start=0", { method: "POST", body: '{"engineId":1,"station":[1]}' });
    await ask("/se/search/product?size=1&start=0", { method: "POST", body: "{" });
    const { requests } = (await (await ask("/engine/requests")).json()) as { requests: Record<string, unknown>[] };
    expect(requests.map(({ call, method, path, query, body }) => ({ call, method, path, query, body }))).to.deep.equal([
      { call: "autocomplete", method: "GET", path: "/se/search/find/autocomplete", query: "engineId=1&text_search=val", body: null },
      { call: "products", method: "POST", path: "/se/search/product", query: "size=1&start=0", body: { engineId: 1, station: [1] } },
      { call: "products", method: "POST", path: "/se/search/product", query: "size=1&start=0", body: "{" },
    ]);
    expect(await (await ask("/engine/counters")).json()).to.include({ autocomplete: 1, products: 2, find: 0 });
    await ask("/engine/requests", { method: "DELETE" });
    expect(await (await ask("/engine/requests")).json()).to.deep.equal({ requests: [] });
  });

  it("returns only the requests after a given number", async () => {
    const numbers = async (after: string) => {
      const { requests } = (await (await ask(`/engine/requests?after=${after}`)).json()) as { requests: { number: number }[] };
      return requests.map(({ number }) => number);
    };
    await ask(environment);
    await ask(environment);
    const [first, second] = (await numbers("0")).slice(-2);
    expect(await numbers(String(first))).to.deep.equal([second]);
    expect(await numbers(String(second))).to.deep.equal([]);
    expect((await ask("/engine/requests?after=soon")).status).to.equal(400);
  });

  it("follows a clock that can be set: what has begun is not sold", async () => {
    const firstStart = async () => {
      const response = await ask("/se/search/find?engineId=1&current_month=2027-01&numberOfMonths=2");
      return ((await response.json()) as { startDates: string[] }).startDates[0];
    };
    expect(await firstStart()).to.equal("2027-01-01");
    expect(await (await put("/engine/clock", { today: "2027-01-20" })).json()).to.deep.equal({ today: "2027-01-20" });
    expect(await firstStart()).to.equal("2027-01-21");
    expect((await put("/engine/clock", { today: "2027-02-30" })).status).to.equal(400);
    await put("/engine/clock", { today: "2026-11-21" });
  });

  it("accepts every origin: preflights are valid for two hours", async () => {
    const response = await ask("/se/search/product", {
      method: "OPTIONS",
      headers: {
        origin: "http://partner.test",
        "access-control-request-method": "POST",
        "access-control-request-headers": "accept-language,content-type",
      },
    });
    expect(response.status).to.equal(204);
    expect(response.headers.get("access-control-max-age")).to.equal("7200");
    expect(response.headers.get("access-control-allow-origin")).to.equal("*");
    expect(response.headers.get("access-control-allow-headers")?.toLowerCase()).to.include("accept-language").and.include("content-type");
    expect((await ask(environment, { headers: { origin: "http://partner.test" } })).headers.get("access-control-allow-origin")).to.equal(
      "*",
    );
  });
});
