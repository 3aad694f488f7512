import { expect } from "chai";
import { createTestEngine } from "../../demo/engine/testing/engine.driver.js";
import type { AnswerReport } from "../../src/api/read-leniently.js";
import { autocompleteCall } from "../../src/api/calls/autocomplete.js";
import { catalogCall } from "../../src/api/calls/catalog.js";
import { countsCall } from "../../src/api/calls/counts.js";
import { environmentCall } from "../../src/api/calls/environment.js";
import { findCall } from "../../src/api/calls/find.js";
import { pricesCall } from "../../src/api/calls/prices.js";
import { productsCall } from "../../src/api/calls/products.js";
import { createApi } from "../../src/api/create-api.js";
import type { FindAnswer } from "../../src/api/calls/find.js";
import type { ProductsAnswer } from "../../src/api/calls/products.js";
import type { ProductsRequest } from "../../src/api/calls/products-endpoint.js";
import { createHttp } from "../../src/platform/http.js";

const search: ProductsRequest = {
  engineId: 1,
  beginDate: null,
  endDate: null,
  place: null,
  partySize: 2,
  partySizeMaximum: 20,
  packages: ["PF"],
  criteria: [],
  lodgingTypes: [],
  budget: { min: null, max: null },
  origins: [],
  sort: "price-asc",
  page: 1,
  pageSize: 20,
  packageTabs: true,
};
const find = {
  engineId: 1,
  numberOfMonths: 6,
  currentMonth: "2026-12",
  topStationIds: [],
  ages: [18, 18],
  packages: [],
  criteria: [],
  lodgingTypes: [],
};

/** The client on a fresh engine, as on a page, and what it could not read. */
function clientOfEngine(company: string | null = null, answered: (body: string) => string = (body) => body) {
  const { app } = createTestEngine();
  const reports: AnswerReport[] = [];
  const http = createHttp({
    base: "http://engine.test",
    locale: () => "fr-FR",
    company: () => company,
    fetch: async (url, init) => {
      const response = await app.request(url, init);
      return new Response(answered(await response.text()), response);
    },
  });
  return {
    reports,
    api: createApi({ http, locale: "fr-FR", report: (report) => reports.push(report) }),
    signal: new AbortController().signal,
  };
}

describe("the client and the engine", () => {
  it("read each other whole, call by call", async () => {
    const { api, reports, signal } = clientOfEngine("cgos");
    const found = (await api.call(findCall, find, signal)) as FindAnswer;
    expect(found.startDates).to.have.length.above(5);
    expect(found.packages).to.have.length.above(1);
    expect(await api.call(autocompleteCall, { ...find, text: "tignes" }, signal))
      .to.have.property("suggestions")
      .with.length.above(0);
    const page = (await api.call(productsCall, search, signal)) as ProductsAnswer;
    expect(page.products).to.have.length(20);
    const counts = await api.call(countsCall, search, signal);
    expect(counts).to.have.property("price").that.includes.keys("min", "max");
    expect(await api.call(catalogCall, page.products[0]?.liheId ?? 0, signal))
      .to.have.property("picturesLodging")
      .with.length.above(0);
    expect(await api.call(environmentCall, {}, signal)).to.have.property("ENGINE_ID");
    expect(reports).to.deep.equal([]);
  });

  it("API-11 read each other where the engine returns no startPrices", async () => {
    const { startPrices, ...known } = (await clientOfEngine().api.call(findCall, find, new AbortController().signal)) as FindAnswer;
    expect(startPrices).to.have.length.above(5);
    const { api, reports, signal } = clientOfEngine(null, (body) => body.replace(/"startPrices":\[[^\]]*\],/, ""));
    expect(await api.call(findCall, find, signal)).to.deep.equal({ ...known, startPrices: null });
    expect(reports).to.deep.equal([]);
  });

  it("confirm the prices of a package group", async () => {
    const { api, reports, signal } = clientOfEngine();
    const { products } = (await api.call(
      productsCall,
      { ...search, packages: [], beginDate: "2027-02-06", endDate: "2027-02-13" },
      signal,
    )) as ProductsAnswer;
    const live = products.flatMap((product) => product.prestations.filter((stay) => stay.isWiyp).map((stay) => ({ product, stay })))[0];
    if (!live?.stay.startDate || !live.stay.endDate) throw new Error("The engine has no live offer.");
    const { product, stay } = live;
    const prices = await api.call(
      pricesCall,
      {
        startDate: live.stay.startDate,
        endDate: live.stay.endDate,
        prestationIds: [stay.id],
        ages: [18, 18],
        liheId: product.liheId,
        packCode: stay.codePackage,
        packageId: stay.packageId,
        site: "localhost",
        origin: null,
      },
      signal,
    );
    expect(prices).to.have.all.keys("wiypPrices", "iresaPrices", "fees", "error");
    expect(reports).to.deep.equal([]);
  });
});
