import { expect } from "chai";
import { parse } from "valibot";
import { countsEndpoint } from "../../../src/api/calls/counts-endpoint.js";
import { problemShape } from "../../../src/api/problem.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const engine = createTestEngine();
const ask = asker(engine.app);

async function problem(...asked: Parameters<typeof ask>) {
  const { body, headers, status } = await ask(...asked);
  expect(headers.get("content-type")).to.include("application/problem+json");
  const read = parse(problemShape, body);
  expect(read.status).to.equal(status);
  return read;
}

const find = (query: string) => `/se/search/find?${query}`;
const product = (query = "size=20&start=0&agg=lihePack") => `/se/search/product?${query}`;
const price = (change: Record<string, string | null>) => {
  const right = {
    startDate: "2027-02-06",
    endDate: "2027-02-13",
    prestIds: "16-17",
    familyComposition: "18-18",
    liheId: "10001",
    packCode: "PF",
    acceptLanguage: "fr_FR",
  };
  const query = Object.entries({ ...right, ...change }).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return `/wiyp/price/x?${query.join("&")}`;
};

describe("refused queries name their field", () => {
  const refused: readonly (readonly [path: string, field: string])[] = [
    [find("numberOfMonths=6"), "engineId"],
    [find("engineId=one"), "engineId"],
    [find("engineId=0"), "engineId"],
    [find("engineId=1&current_month=2026-13"), "current_month"],
    [find("engineId=1&current_month=June"), "current_month"],
    [find("engineId=1&current_month=1999-12"), "current_month"],
    [find("engineId=1&current_month=2100-01"), "current_month"],
    [find("engineId=1&current_month=9999-12&numberOfMonths=36"), "current_month"],
    [find("engineId=1&numberOfMonths=0"), "numberOfMonths"],
    [find("engineId=1&numberOfMonths=999"), "numberOfMonths"],
    [find("engineId=1&start_date=2027-02-30"), "start_date"],
    [find("engineId=1&start_date=06/02/2027"), "start_date"],
    [find("engineId=1&start_date=0000-01-01"), "start_date"],
    [find("engineId=1&end_date=9999-12-31"), "end_date"],
    [find("engineId=1&start_date=2027-02-13&end_date=2027-02-06"), "end_date"],
    ...["0", "-7", "7.5", "999", "9".repeat(15), "abc", "", "7-14"].map(
      (nights) => [find(`engineId=1&nights=${nights}`), "nights"] as const,
    ),
    ...["0", "2", "true", ""].map((grid) => [find(`engineId=1&grid=${grid}`), "grid"] as const),
    [find("engineId=1&place=1-x"), "place"],
    [find("engineId=1&destinationId=1"), "destinationType"],
    [find("engineId=1&destinationType=STATION"), "destinationId"],
    [find("engineId=1&destinationId=1&destinationType=VILLAGE"), "destinationType"],
    [find("engineId=1&participant=18-"), "participant"],
    [find("engineId=1&participant=18-900"), "participant"],
    [find(`engineId=1&participant=${Array(21).fill(18).join("-")}`), "participant"],
    [find("engineId=1&package=pf-xyz"), "package"],
    [find("engineId=1&criteria=a"), "criteria"],
    [find("engineId=1&lodgingType=-1"), "lodgingType"],
    ["/se/search/find/autocomplete?engineId=1", "text_search"],
    ["/se/search/find/autocomplete?engineId=1&text_search=%20", "text_search"],
    [`/se/search/find/autocomplete?engineId=1&text_search=${"a".repeat(101)}`, "text_search"],
    [price({ startDate: null }), "startDate"],
    [price({ endDate: "2027-02-31" }), "endDate"],
    [price({ endDate: "2027-02-05" }), "endDate"],
    [price({ prestIds: "" }), "prestIds"],
    [price({ prestIds: "1,2" }), "prestIds"],
    [price({ familyComposition: "x" }), "familyComposition"],
    [price({ liheId: "-4" }), "liheId"],
    [price({ packCode: "ZZ" }), "packCode"],
    [price({ packageId: "p" }), "packageId"],
    [price({ acceptLanguage: null }), "acceptLanguage"],
    ["/catalog/lihe/abc", "liheId"],
    ["/catalog/lihe/1.5", "liheId"],
  ];
  for (const [path, field] of refused)
    it(`${path} names ${field}`, async () => {
      const { status, field: named } = await problem(path);
      expect({ status, named }).to.deep.equal({ status: 400, named: field });
    });
});

describe("refused bodies name their field", () => {
  const refused: readonly (readonly [change: Record<string, unknown>, field: string])[] = [
    [{ engineId: undefined }, "engineId"],
    [{ engineId: "1" }, "engineId"],
    [{ beginDate: "2027-02-30" }, "beginDate"],
    [{ beginDate: 20270206 }, "beginDate"],
    [{ endDate: "2027-02-06" }, "endDate"],
    [{ station: 1 }, "station"],
    [{ station: ["1"] }, "station.0"],
    [{ station: [1, 2] }, "station"],
    [{ region: [2001] }, "region"],
    [{ domaineSki: "1001" }, "domaineSki"],
    [{ station: [1], region: 2001 }, "region"],
    [{ capacity: [2, "3"] }, "capacity.1"],
    [{ capacity: 2 }, "capacity"],
    [{ capacity: Array(201).fill(2) }, "capacity"],
    [{ packages: ["PF", "NO"] }, "packages"],
    [{ packages: "PF" }, "packages"],
    [{ criteria: [55.5] }, "criteria.0"],
    [{ criteria: [-1] }, "criteria.0"],
    [{ lodgingType: [null] }, "lodgingType.0"],
    [{ priceMin: -1 }, "priceMin"],
    [{ priceMin: 200, priceMax: 100 }, "priceMin"],
    [{ priceMax: "9" }, "priceMax"],
    [{ origins: [1] }, "origins.0"],
  ];
  for (const [change, field] of refused)
    it(`${JSON.stringify(change).slice(0, 60)} names ${field}`, async () => {
      const body = { engineId: 1, beginDate: "2027-02-06", endDate: "2027-02-13", ...change };
      const { status, field: named } = await problem(product(), { body });
      expect({ status, named }).to.deep.equal({ status: 400, named: field });
    });
  for (const [query, field] of [
    ["start=0", "size"],
    ["size=0&start=0", "size"],
    ["size=201&start=0", "size"],
    ["size=20&start=-1", "start"],
    ["size=20&start=0&agg=lihe", "agg"],
    ["size=20&start=0&sort=name", "sort"],
    ["size=20&start=0&sort=price&orderBy=up", "orderBy"],
  ] as const)
    it(`${query} names ${field}`, async () => {
      expect((await problem(product(query), { body: { engineId: 1 } })).field).to.equal(field);
    });
  it("a count without or with a wrong expectedReturn", async () => {
    expect((await problem(countsEndpoint.path, { body: { engineId: 1 } })).field).to.equal("expectedReturn");
    const expectedReturn = { criteria: true, fields: ["stars"], counterBy: "liheId" };
    expect((await problem(countsEndpoint.path, { body: { engineId: 1, expectedReturn } })).field).to.equal("expectedReturn.fields.0");
  });
  for (const body of ["", "{", "null", "[]", '"text"', "12", "\u0000"])
    it(`a body of ${JSON.stringify(body)} is 400`, async () => {
      expect((await problem(product(), { body })).status).to.equal(400);
    });
  it("a body too large is 413", async () => {
    expect((await problem(product(), { body: " ".repeat(100_001) })).status).to.equal(413);
  });
});

describe("unknown ids are 404 and name their field", () => {
  for (const [path, field] of [
    [find("engineId=1&destinationId=999999&destinationType=STATION"), "destinationId"],
    [find("engineId=1&destinationId=1&destinationType=REGION"), "destinationId"],
    ["/catalog/lihe/1", "liheId"],
    ["/catalog/lihe/999999999999999", "liheId"],
    [price({ liheId: "1" }), "liheId"],
  ] as const)
    it(path, async () => {
      const { status, field: named } = await problem(path);
      expect({ status, named }).to.deep.equal({ status: 404, named: field });
    });
  it("a place of a body", async () => {
    for (const [place, field] of [
      [{ parentStation: [1] }, "parentStation"],
      [{ domaineSki: 1 }, "domaineSki"],
    ] as const) {
      const refused = await problem(product(), { body: { engineId: 1, ...place } });
      expect(refused).to.include({ status: 404, field });
    }
  });
});

describe("what is odd but not wrong is accepted", () => {
  for (const [path, body] of [
    [find("engineId=1&text_search=x&unknown=1&company=acme&start_date=2001-01-01"), undefined],
    [price({ prestIds: "1-2-3-999999999999999" }), undefined],
    [product("size=200&start=99999&agg=lihePack"), { engineId: 1 }],
    [product(), { engineId: 1, criteria: [999999], origins: ["XXX"], capacity: [], lodgingType: [7], toString: 1 }],
  ] as const)
    it(`${path} ${JSON.stringify(body)}`, async () => {
      expect((await ask(path, { body })).status).to.equal(200);
    });
});
