import { expect } from "chai";
import fc from "fast-check";
import * as v from "valibot";
import { muteConsole } from "../../test/fixtures/console.js";
import { fakeClock, scriptedHttp } from "../platform/testing/fakes.js";
import { aborted, HttpError } from "../platform/http.js";
import { findCall } from "./calls/find.js";
import { productsCall } from "./calls/products.js";
import { answering, callNames, findRequest, productsRequest } from "./testing/answers.driver.js";
import { createApi } from "./create-api.js";
import { itself } from "./itself.js";
import { createMock } from "./mock.js";
import { AnswerError } from "./read-leniently.js";

/** The environment is lines of text. */
const calls = callNames.filter((name) => name !== "environment");
const keys = [
  "products",
  "prestations",
  "places",
  "productResult",
  "accommodations",
  "criteria",
  "packages",
  "startDates",
  "capacity",
  "price",
  "id",
  "count",
  "liheId",
  "name",
  "wiypPrices",
  "prestId",
  "error",
  "fees",
  "picturesLodging",
  "img",
  "pageCount",
  "totalProducts",
  "__proto__",
];
const { garbage } = fc.letrec((tie) => ({
  garbage: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string(), fc.constantFrom("2027-02-06", "12", "station")),
    fc.array(tie("garbage"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie("garbage")),
  ),
}));

describe("every answer", () => {
  it("is read, or refused with an error that names its call, whatever was sent", async () => {
    const output = muteConsole();
    try {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...calls), garbage, async (name, body) => {
          const answer = await answering(name, body)
            .ask()
            .catch((error: unknown) => error);
          if (answer instanceof Error) expect(answer).to.be.instanceOf(AnswerError).and.include({ call: name });
          else if (name !== "catalog") expect(answer).to.be.an("object");
        }),
        { numRuns: 1500 },
      );
    } finally {
      output.restore();
    }
  });

  it("survives a deep body with a bad item beside", async () => {
    const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    const body = { products: [{ id: 1, liheId: 2, name: "a" }, {}], pageCount: 1, totalProducts: 1, seParamsResponse: deep };
    expect(await answering("products", body).ask()).to.have.property("totalProducts", 1);
  });

  it("API-08, ERR-03 is passed on as aborted, by every call", async () => {
    for (const name of callNames) {
      expect(await answering(name, {}).ask(AbortSignal.abort()), name).to.equal(aborted);
    }
  });

  it("ERR-02 is the client's error when the client failed", async () => {
    const error = new HttpError("find", 500);
    expect(
      await answering("find", error)
        .ask()
        .catch((thrown: unknown) => thrown),
    ).to.equal(error);
  });

  it("is requested by GET only where reads may be: its body as parameters after those of the query, lists sorted", async () => {
    const request = { ...productsRequest, place: { id: 7, type: "station" }, packages: ["PF", "HS"], criteria: [55, 9] } as const;
    const sent = async (readsByGet: boolean) => {
      const http = scriptedHttp({ products: { products: [], pageCount: 0, totalProducts: 0 } });
      const api = createApi({ http, locale: "fr-FR", report: () => undefined, readsByGet });
      await api.call(productsCall, { ...request, partySize: 19 }, new AbortController().signal);
      return http.sent[0];
    };
    const got = await sent(true);
    expect(got).to.include({ method: "GET", path: "/se/search/product" });
    expect(got?.body).to.equal(undefined);
    expect(new URLSearchParams(got?.query).toString()).to.equal(
      "size=20&start=0&agg=lihePack&engineId=1&station=7&capacity=19-20&packages=HS-PF&criteria=9-55",
    );
    expect(await sent(false)).to.deep.include({ method: "POST", query: { size: "20", start: "0", agg: "lihePack" } });
  });

  it("reads the locale as pages write it", async () => {
    const http = scriptedHttp({ find: {} });
    const api = createApi({ http, locale: "en_US", report: () => undefined });
    await api.call(findCall, { ...findRequest, origin: "LHR" }, new AbortController().signal);
    expect(http.sent[0]?.query).to.include({ origin: "LHR" });
  });
});

describe("an answer of the wrong types", () => {
  let output: ReturnType<typeof muteConsole>;
  beforeEach(() => (output = muteConsole()));
  afterEach(() => output.restore());

  const shape = v.object({ total: v.number() });
  function failing(call: string, body?: unknown): Promise<unknown> {
    const api = createApi({ http: scriptedHttp({ [call]: body }), locale: "fr-FR", report: () => undefined });
    const total = { name: call, method: "GET", path: "/", write: () => ({}), shape, read: itself, mock: () => ({ total: 0 }) } as const;
    return api.send(total, null, new AbortController().signal).catch((error: unknown) => error);
  }

  it("ERR-06..08 is logged once a call name, with the call, the field and what to do, and thrown each time", async () => {
    expect(await failing("stays", { total: "many" })).to.be.instanceOf(AnswerError);
    expect(await failing("stays", 5)).to.be.instanceOf(AnswerError);
    expect(output.errors).to.have.length(1);
    expect(output.errors[0]?.map(String).join(" "))
      .to.match(/^Request failed: AnswerError: .*the call stays cannot be read at total: /)
      .and.contain("openapi.json");
    await failing("huts", null);
    expect(output.errors).to.have.length(2);
  });

  it("ERR-02 leaves what the client logged to the client", async () => {
    expect(await failing("lifts")).to.be.instanceOf(Error);
    expect(output.errors).to.deep.equal([]);
  });
});

describe("mock answers", () => {
  it("API-96 are off unless requested", async () => {
    const { sent, ask } = answering("find", {});
    await ask();
    expect(sent).to.have.length(1);
    const mocked = answering("find", {}, { mock: true });
    const controller = new AbortController();
    const request = mocked.ask(controller.signal);
    controller.abort();
    expect(await request).to.deep.equal({});
    expect(mocked.sent).to.have.length(0);
  });

  it("API-97 arrive after 1000 ms", async () => {
    const clock = fakeClock();
    let answer: unknown = null;
    const request = createMock(clock)(productsCall, productsRequest, new AbortController().signal).then((value) => (answer = value));
    clock.advance(999);
    await Promise.resolve();
    expect(answer).to.equal(null);
    clock.advance(1);
    await request;
    expect(answer).to.include({ totalProducts: 0, pageSize: 20 });
  });
});
