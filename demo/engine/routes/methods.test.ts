import { expect } from "chai";
import { calendarPath } from "../../pages/calendar.js";
import { createTestEngine } from "../testing/engine.driver.js";

const { app, log, experiments } = createTestEngine();
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  app.request(`http://engine.test${path}`, { method, headers });

const prices =
  "/wiyp/price/0a1b?startDate=2027-02-06&endDate=2027-02-13&prestIds=1&familyComposition=30-30&liheId=10001&packCode=PF&acceptLanguage=fr_FR";
const sdk = { "x-kameleoon-sdk-type": "javascript", "x-kameleoon-sdk-version": "3.4.7" };

/** An address of every route that has GET. */
const read = [
  "/",
  "/nowhere",
  "/se/search/find?engineId=1",
  "/se/search/find?engineId=none",
  "/se/search/find/autocomplete?engineId=1&text_search=val",
  prices,
  "/catalog/lihe/10001",
  "/catalog/lihe/1",
  "/company?companyName=cgos",
  "/resultpage/config/env",
  "/stay-days/10001?party=2",
  "/engine/faults",
  "/engine/requests?after=999999",
  "/engine/counters",
  "/engine/memory",
  "/engine/clock",
  "/engine/experiments/configuration",
  "/engine/experiments/events",
  "/engine/experiments/streams",
  "/experiments/config/neveademo1",
  "/experiments/data/map/map?siteCode=neveademo1&key=snow",
  "/experiments/data/visit/visitor?siteCode=neveademo1&visitorCode=v",
  "/pictures/small/chalet-1-winter-day-3-2.svg",
  "/content/banners/winter",
  "/train/desktop.svg",
  "/searchbox/train/desktop.svg",
  "/se-results?text=tignes",
  "/site/site.css",
  "/locales/fr.json",
  "/partners",
  "/partners/choice.json",
  "/partners/preview",
  "/partners/page",
  "/embed/bar",
  "/embed/parent-1.js",
  calendarPath,
];

describe("HEAD", () => {
  for (const path of read)
    it(`${path} is answered as GET, without a body`, async () => {
      const [get, head] = [await send("GET", path, sdk), await send("HEAD", path, sdk)];
      expect(head.status).to.equal(get.status);
      for (const name of ["content-type", "cache-control", "location", "etag"])
        expect(head.headers.get(name), name).to.equal(get.headers.get(name));
      expect(await head.text()).to.equal("");
    });

  it("of the stream of events opens none", async () => {
    const head = await send("HEAD", "/experiments/events/sse?siteCode=neveademo1");
    expect([head.status, head.headers.get("content-type"), experiments.followers()]).to.deep.equal([200, "text/event-stream", 0]);
  });

  it("is logged as what it is", async () => {
    log.clear();
    await send("HEAD", "/catalog/lihe/10001");
    expect(log.list().map(({ method, body }) => ({ method, body }))).to.deep.equal([{ method: "HEAD", body: null }]);
  });
});

describe("a method that an address does not have", () => {
  const readers = "GET, HEAD, OPTIONS";
  for (const [method, path, allowed] of [
    ["POST", "/se/search/find", readers],
    ["PUT", "/se/search/product", "POST, GET, HEAD, OPTIONS"],
    ["DELETE", "/se/search/count", "POST, GET, HEAD, OPTIONS"],
    ["HEAD", "/experiments/data/visit/events", "POST, OPTIONS"],
    ["DELETE", "/catalog/lihe/10001", readers],
    ["PUT", prices, readers],
    ["PATCH", "/engine/faults", "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["POST", "/engine/clock", "GET, HEAD, PUT, OPTIONS"],
    ["GET", "/experiments/data/visit/events", "POST, OPTIONS"],
    ["POST", "/experiments/events/sse", readers],
    ["POST", "/pictures/small/chalet-1-winter-day-3-2.svg", readers],
    ["PUT", "/train/desktop.svg", readers],
    ["DELETE", "/locales/fr.json", readers],
    ["PURGE", "/stay-days/10001", readers],
    ["POST", "/", readers],
    ["PUT", "/se-results", readers],
    ["PUT", calendarPath, "GET, HEAD, POST, OPTIONS"],
  ] as const)
    it(`${method} ${path} is refused with 405 and the methods of the address`, async () => {
      const response = await send(method, path);
      expect({ status: response.status, allowed: response.headers.get("allow") }).to.deep.equal({ status: 405, allowed });
      if (method === "HEAD") return;
      expect(response.headers.get("content-type")).to.include("application/problem+json");
      expect(await response.json()).to.include({ title: "Method not allowed", status: 405, field: null });
    });

  it("is 404 where there is nothing at all", async () => {
    const response = await send("PUT", "/nowhere");
    expect([response.status, response.headers.get("allow")]).to.deep.equal([404, null]);
    expect(await response.json()).to.include({ status: 404, field: null });
  });
});
