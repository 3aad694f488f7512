import { expect } from "chai";
import { httpCallOf } from "../../../src/api/call.js";
import { countsEndpoint } from "../../../src/api/calls/counts-endpoint.js";
import { findEndpoint } from "../../../src/api/calls/find-endpoint.js";
import { productsEndpoint, type ProductsRequest } from "../../../src/api/calls/products-endpoint.js";
import { environmentPath } from "../../../src/domain/defaults.js";
import { packageCodes } from "../../../src/domain/packages.js";
import { createRandom, type Random } from "../catalogue/random.js";
import { asker, createTestEngine, engineWith, testOracle } from "../testing/engine.driver.js";

const locale = "fr-FR";
const january = "/se/search/find?engineId=1&current_month=2027-01&numberOfMonths=1&nights=7&grid=1";
const { app, faults } = createTestEngine();
const ask = asker(app);

function productsRequest(random: Random): ProductsRequest {
  const dated = random.chance(0.7);
  return {
    engineId: 1,
    beginDate: dated ? "2027-02-06" : null,
    endDate: dated ? "2027-02-13" : null,
    place: random.pick([null, { id: 1, type: "station" }, { id: 1001, type: "domain" }, { id: 2001, type: "region" }]),
    partySize: random.int(1, 6),
    partySizeMaximum: 20,
    packages: packageCodes.filter(() => random.chance(0.2)).toSorted(),
    criteria: [313, 813, 1081].filter(() => random.chance(0.2)),
    lodgingTypes: [1, 2, 3].filter(() => random.chance(0.2)),
    budget: { min: random.chance(0.2) ? 300 : null, max: random.chance(0.2) ? 2500 : null },
    origins: random.chance(0.1) ? ["LGW", "MAN"] : [],
    sort: random.pick(["best-seller", "price-asc", "price-desc"]),
    page: random.int(1, 3),
    pageSize: 20,
    packageTabs: random.chance(0.5),
  };
}

const addressOf = ({ path, query = {} }: { readonly path: string; readonly query?: Readonly<Record<string, string>> }): string =>
  `${path}?${new URLSearchParams(query)}`;

describe("answers that caches may keep", () => {
  it("say for how long, in which language, and what they depend on", async () => {
    const { headers } = await ask(`${january}&destinationId=1&destinationType=STATION`);
    expect(headers.get("cache-control")).to.equal("public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=300");
    expect(headers.get("vary")).to.include("Accept-Language");
    expect(headers.get("cache-groups")).to.equal('"stock", "place-1"');
    expect((await ask("/catalog/lihe/10001")).headers.get("cache-groups")).to.equal('"pictures", "lodging-10001"');
    expect((await ask("/se/search/find/autocomplete?engineId=1&text_search=val")).headers.get("cache-groups")).to.equal('"names"');
  });

  it("are not sent again to who has them, whenever their prices were read", async () => {
    let time = Date.parse("2026-11-21T10:00:00Z");
    const later = asker(createTestEngine(() => time).app);
    const first = await later(january);
    time += 60_000;
    const tag = first.headers.get("etag") ?? "";
    expect(tag).to.match(/^W\/"[\w-]{22}"$/);
    for (const known of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
      const again = await later(january, { headers: { "if-none-match": known } });
      expect([again.status, again.body, again.headers.get("etag")], known).to.deep.equal([304, "", tag]);
      expect(again.headers.get("cache-control")).to.include("s-maxage=60");
    }
    const other = await later(january.replace("2027-01", "2027-02"), { headers: { "if-none-match": tag } });
    expect(other.status).to.equal(200);
    expect((await later(january, { language: "en_GB" })).headers.get("etag")).not.to.equal(tag);
  });

  it("have one address for one search, which is how the client writes it", async () => {
    const mixed = "/se/search/find?grid=1&utm=x&nights=7&numberOfMonths=1&origin=&engineId=1&current_month=2027-01";
    expect((await ask(mixed)).headers.get("content-location")).to.equal(january);
    const ages = [40, 38, 7];
    for (const criteria of [[], [313, 813]]) {
      const request = { engineId: 1, numberOfMonths: 6, currentMonth: "2027-01", topStationIds: [1, 2], ages, packages: [], criteria };
      const sent = addressOf(httpCallOf(findEndpoint, { ...request, lodgingTypes: [2], place: { id: 1, type: "station" } }, locale));
      expect((await ask(sent)).headers.get("content-location")).to.equal(sent);
    }
  });

  it("are no live prices, settings, failures on demand or answers to a POST", async () => {
    const stores = async (path: string, options = {}) => (await ask(path, options)).headers.get("cache-control");
    const dates = "startDate=2027-02-06&endDate=2027-02-13&prestIds=1&familyComposition=40&liheId=10001&packCode=HS";
    expect(await stores(`/wiyp/price/abc?${dates}&acceptLanguage=fr_FR`)).to.equal("no-store");
    expect(await stores(environmentPath)).not.to.include("s-maxage");
    const { query = {}, path, body } = httpCallOf(productsEndpoint, productsRequest(createRandom("post")), locale);
    expect(await stores(addressOf({ path, query }), { body })).to.equal("no-store");
    faults.set({ find: { body: "wrong-types", times: 1 } });
    expect(await stores(january)).to.equal("no-store");
  });
});

describe("products and counts by GET", () => {
  it("are answered as by POST, each search at one address", async () => {
    const random = createRandom("by get");
    for (let turn = 0; turn < 60; turn++) {
      const request = productsRequest(random);
      for (const endpoint of [productsEndpoint, countsEndpoint]) {
        const posted = httpCallOf(endpoint, request, locale);
        const got = httpCallOf(endpoint, request, locale, true);
        expect(got).to.include({ method: "GET" }).and.not.to.have.property("body");
        const answer = await ask(addressOf(got));
        expect(answer.status, addressOf(got)).to.equal(200);
        expect(answer.body, addressOf(got)).to.deep.equal((await ask(addressOf(posted), { body: posted.body })).body);
        expect(answer.headers.get("content-location")).to.equal(addressOf(got));
      }
    }
  });

  it("are refused where a parameter is wrong, by its name", async () => {
    for (const [query, field] of [
      ["engineId=x", "engineId"],
      ["engineId=1&capacity=2-x", "capacity"],
      ["engineId=1&beginDate=2027-13-01", "beginDate"],
      ["engineId=1&packages=NONE", "packages"],
    ] as const) {
      const { status, body } = await ask(`/se/search/product?size=20&start=0&${query}`);
      expect(status, query).to.equal(400);
      expect((body as { field: string }).field, query).to.match(new RegExp(`^${field}`));
    }
  });

  it("are offered by the environment where the engine is started with it", async () => {
    const settings = async (readsByGet: boolean) =>
      String((await asker(engineWith(testOracle, Date.now, readsByGet).app)(environmentPath)).body);
    expect(await settings(true)).to.include("READS=get");
    expect(await settings(false)).not.to.include("READS");
  });
});
