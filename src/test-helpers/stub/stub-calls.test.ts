import { expect } from "chai";
import * as v from "valibot";
import { calls, callNames, type CallName } from "../../api/calls.js";
import { readEnvironment } from "../../api/calls/environment.js";
import { findQuery } from "../../api/calls/find-endpoint.js";
import { httpCallOf } from "../../api/call.js";
import { productsEndpoint } from "../../api/calls/products-endpoint.js";
import { findRequest, productsRequest } from "../../api/testing/answers.driver.js";
import { stubCalls } from "./stub-calls.js";
import { startStubServer } from "./stub-server.js";
import type { StubAnswers } from "./types.js";

const today = "2027-01-04";
const base = "https://seller.example";
const stub = stubCalls({}, { today });

/** A request of each call. */
const paths: Readonly<Record<CallName, string>> = {
  environment: calls.environment.call.path,
  find: `/se/search/find?engineId=1&current_month=2027-01&numberOfMonths=2&nights=7&grid=1&by=station`,
  autocomplete: "/se/search/find/autocomplete?engineId=1&numberOfMonths=6&text_search=val",
  products: "/se/search/product?size=20&start=0",
  counts: "/se/search/count",
  prices: "/wiyp/price/abc?startDate=2027-02-06&endDate=2027-02-13&prestIds=1010-1011&liheId=101&packCode=PF&familyComposition=18-18",
  catalog: "/catalog/lihe/101",
  company: "/company?companyName=example",
};
const posted: readonly string[] = ["products", "counts"];

const requestOf = (name: CallName, body: object = { engineId: 1, capacity: [4] }) =>
  new Request(base + paths[name], posted.includes(name) ? { method: "POST", body: JSON.stringify(body) } : {});

async function find(query: Partial<typeof findRequest> & { readonly currentMonth?: string }): Promise<StubAnswers["find"]> {
  const parameters = new URLSearchParams(findQuery({ ...findRequest, ...query }, "en-GB"));
  return (await stub(new Request(`${base}/se/search/find?${parameters}`))).json() as Promise<StubAnswers["find"]>;
}

describe("the stub of the calls", () => {
  it("has every call of the seller", () => {
    expect(Object.keys(paths)).to.have.members(callNames);
  });

  for (const name of callNames) {
    it(`answers ${name} in the shape that the client reads, the same each time`, async () => {
      const texts = await Promise.all([stub(requestOf(name)), stub(requestOf(name))].map(async (response) => (await response).text()));
      expect(texts[0]).to.equal(texts[1]);
      const text = texts[0] ?? "";
      const { issues } = v.safeParse(calls[name].call.shape, name === "environment" ? text : JSON.parse(text));
      expect(issues).to.equal(undefined);
      expect(text).to.have.length.above(name === "environment" ? 5 : 20);
    });
  }

  it("answers the environment with all settings that a tag needs, the called address as menu domain", async () => {
    const text = await (await stub(requestOf("environment"))).text();
    expect(readEnvironment(text)).to.deep.equal({ ENGINE_ID: "1", CURRENCY: "EUR", MENU_DOMAIN: base, LOCALE: "en-GB" });
  });

  it("offers stays from the day after today on, in lengths that end", async () => {
    const { startDates, lengths } = await find({ currentMonth: "2027-01", numberOfMonths: 1 });
    expect(startDates).to.deep.equal(["2027-01-09", "2027-01-16", "2027-01-23", "2027-01-30"]);
    expect(lengths?.map(({ nights }) => nights)).to.deep.equal([3, 7, 14]);
    expect((await find({ startDate: "2027-01-09" })).endDates).to.deep.equal(["2027-01-12", "2027-01-16", "2027-01-23"]);
    expect((await find({ currentMonth: "2027-01", nights: 5 })).startDates).to.deep.equal([]);
  });

  it("lists what the body wants, in its order and page, at the price that it confirms", async () => {
    const ask = async (changes: Partial<typeof productsRequest>) => {
      const { path, query, body } = httpCallOf(productsEndpoint, { ...productsRequest, ...changes }, "en-GB");
      const request = new Request(`${base}${path}?${new URLSearchParams(query)}`, { method: "POST", body: JSON.stringify(body) });
      return (await (await stub(request)).json()) as StubAnswers["products"];
    };
    expect((await ask({})).totalProducts).to.equal(12);
    const place = { id: 1, type: "station" } as const;
    const cheapest = await ask({ place, sort: "price-asc", pageSize: 2 });
    expect(cheapest).to.include({ totalProducts: 4, pageCount: 2 });
    expect(cheapest.products.map(({ name }) => name)).to.deep.equal(["Flats of the Upper Village", "Residence Larch Terrace"]);
    expect((await ask({ partySize: 7 })).products.map(({ name }) => name)).to.deep.equal(["Chalet Marmot", "Chalet Two Firs"]);
    expect((await ask({ packages: ["PFF"] })).totalProducts).to.equal(0);
    const dated = await ask({ beginDate: "2027-02-06", endDate: "2027-02-13", packages: ["PF"] });
    const [offer] = dated.products[0]?.prestations ?? [];
    expect(offer).to.include({ startDate: "2027-02-06", endDate: "2027-02-13", duration: 7, codePackage: "PF" });
    const confirmed = await (
      await stub(new Request(`${base}/wiyp/price/x?startDate=2027-02-06&endDate=2027-02-13&prestIds=${offer?.id}`))
    ).json();
    expect(confirmed.wiypPrices).to.deep.equal([{ prestId: offer?.id, sellingPriceWiyp: offer?.price, publicPriceWiyp: null }]);
  });

  it("reads the same from a request by GET", async () => {
    const response = await stub(new Request(`${base}/se/search/product?size=20&start=0&engineId=1&station=1&capacity=7-8-9`));
    expect(((await response.json()) as StubAnswers["products"]).products.map(({ name }) => name)).to.deep.equal(["Chalet Marmot"]);
  });

  it("takes an answer, one that depends on the request and the usual one, a failure, and one that is held", async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const own = stubCalls(
      {
        company: { catalog: { engineId: 31 } },
        find: ({ url }, usual) => ({ ...usual, count: Number(url.searchParams.get("engineId")) }),
        counts: () => new Response("full", { status: 503 }),
        prices: () => Response.error(),
        async catalog(_request, usual) {
          await released;
          return usual;
        },
      },
      { today },
    );
    expect(await (await own(requestOf("company"))).json()).to.deep.equal({ catalog: { engineId: 31 } });
    expect(await (await own(new Request(`${base}/se/search/find?engineId=7`))).json()).to.include({ count: 7 });
    const failed = await own(requestOf("counts"));
    expect([failed.status, await failed.text(), failed.headers.get("access-control-allow-origin")]).to.deep.equal([503, "full", "*"]);
    expect((await own(requestOf("prices"))).type).to.equal("error");
    const held = own(requestOf("catalog")).then(() => "answered");
    expect(await Promise.race([held, own(requestOf("company")).then(() => "still held")])).to.equal("still held");
    release();
    expect(await held).to.equal("answered");
    expect(own.requests.map(({ call }) => call)).to.deep.equal(["company", "find", "counts", "prices", "catalog", "company"]);
    expect(own.requests[2]?.body).to.deep.equal({ engineId: 1, capacity: [4] });
  });

  it("answers at an address with a path, refuses others, and lets pages of other origins ask", async () => {
    expect(stub.handles(new URL(`${base}/shop/se/search/find`))).to.equal(true);
    expect(stub.handles(new URL(`${base}/se/search/finder`))).to.equal(false);
    expect((await stub(new Request(`${base}/elsewhere`))).status).to.equal(404);
    const headers = { "access-control-request-headers": "content-type" };
    const preflight = await stub(new Request(`${base}/se/search/product`, { method: "OPTIONS", headers }));
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).to.deep.equal([204, "content-type"]);
  });

  it("is served over HTTP, with its failures", async () => {
    const { origin, close } = await startStubServer(stubCalls({ counts: () => Response.error() }, { today }));
    try {
      const body = { engineId: 1, station: [2], capacity: [4] };
      const response = await fetch(origin + paths.products, { method: "POST", body: JSON.stringify(body) });
      expect(await response.json()).to.include({ totalProducts: 1 });
      const lost = await fetch(origin + paths.counts, { method: "POST", body: "{}" }).catch((error: Error) => error.message);
      expect(lost).to.equal("fetch failed");
    } finally {
      await close();
    }
  });
});
