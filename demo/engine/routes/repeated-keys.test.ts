import { expect } from "chai";
import { parse } from "valibot";
import { countsEndpoint } from "../../../src/api/calls/counts-endpoint.js";
import { problemShape } from "../../../src/api/problem.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const { app, log } = createTestEngine();
const ask = asker(app);
const product = "/se/search/product?size=20&start=0&agg=lihePack";

async function refusedField(...asked: Parameters<typeof ask>) {
  const { status, body, headers } = await ask(...asked);
  expect(status).to.equal(400);
  expect(headers.get("content-type")).to.include("application/problem+json");
  const { field, detail } = parse(problemShape, body);
  return { field, detail };
}

describe("a key of a query given twice is refused by its name", () => {
  for (const [path, field] of [
    ["/se/search/find?engineId=1&engineId=1", "engineId"],
    ["/se/search/find?engineId=1&current_month=2026-12&current_month=2027-01", "current_month"],
    ["/se/search/find/autocomplete?engineId=1&text_search=val&text%5Fsearch=tignes", "text_search"],
    ["/company?companyName=cgos&companyName=valmont", "companyName"],
    ["/catalog/lihe/10001?company=a&company=b", "company"],
    ["/stay-days/10001?party=2&party=3", "party"],
    ["/engine/requests?after=1&after=2", "after"],
    ["/se-results?text=tignes&text=val", "text"],
    ["/experiments/events/sse?siteCode=neveademo1&siteCode=neveademo1", "siteCode"],
    ["/experiments/data/map/map?siteCode=neveademo1&key=snow&key=__proto__", "key"],
    ["/company?companyName=cgos&__proto__=1&__proto__=2", "__proto__"],
  ] as const)
    it(path, async () => {
      expect(await refusedField(path)).to.deep.equal({ field, detail: `${field}: is given twice` });
    });
  it("of a call with a body too", async () => {
    expect((await refusedField(`${product}&size=10`, { body: { engineId: 1 } })).field).to.equal("size");
  });
});

describe("a key of a body given twice is refused by its path", () => {
  for (const [body, field] of [
    ['{"engineId":1,"engineId":2}', "engineId"],
    ['{"engineId":1,"station":[1],"station":[2]}', "station"],
    ['{"engineId":1,"st\\u0061tion":[1],"station":[2]}', "station"],
    ['{"engineId":1,"expectedReturn":{"criteria":true,"fields":[],"criteria":false}}', "expectedReturn.criteria"],
    ['{"engineId":1,"more":["a,b",[{"c":"}\\"{"},{"x":1,"y":{"x":1},"x":2}]]}', "more.1.1.x"],
  ] as const)
    it(body, async () => {
      expect(await refusedField(countsEndpoint.path, { body })).to.deep.equal({ field, detail: `${field}: is given twice` });
    });
  it("of a control too", async () => {
    const response = await app.request("http://engine.test/engine/clock", { method: "PUT", body: '{"today":null,"today":"2027-01-10"}' });
    expect([response.status, parse(problemShape, await response.json()).field]).to.deep.equal([400, "today"]);
  });
  it("and is in the log as it was sent", async () => {
    log.clear();
    const body = '{"engineId":1,"engineId":2}';
    await ask(product, { body });
    expect(log.list().map((logged) => logged.body)).to.deep.equal([body]);
  });
});

describe("what is no repetition is accepted", () => {
  for (const body of [
    '{"engineId":1,"capacity":[2,2,2],"packages":["PF","PF"],"origins":["LGW","LGW"]}',
    '{"engineId":1,"a":{"x":1,"y":[{"x":1},{"x":1}]},"b":{"x":1},"x":":,{\\\\"}',
  ])
    it(body, async () => {
      expect((await ask(product, { body })).status).to.equal(200);
    });
  it("ages, and places joined by a dash", async () => {
    expect((await ask("/se/search/find?engineId=1&participant=18-18-18&place=1-1&package=pf-pf")).status).to.equal(200);
  });
});

describe("a body of too many levels", () => {
  for (const [what, body] of [
    ["33 lists", `${"[".repeat(33)}${"]".repeat(33)}`],
    ["50,000 lists", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["33 objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`],
  ] as const)
    it(`of ${what} is refused, and logged`, async () => {
      log.clear();
      expect((await refusedField(product, { body })).detail).to.include("more than 32 levels");
      expect((await ask("/engine/requests")).status).to.equal(200);
      expect(log.list().map((logged) => logged.body)).to.deep.equal([body]);
    });
});
