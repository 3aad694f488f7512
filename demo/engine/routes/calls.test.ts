import { expect } from "chai";
import { type GenericSchema, type InferInput, parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { readEnvironment } from "../../../src/api/calls/environment.js";
import { summerEngineId } from "../../../src/domain/defaults.js";
import { acceptLanguage, locales } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import { topStationsOf } from "../../../src/domain/top-stations.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const autocompleteAnswer = calls.autocomplete.call.shape;
const catalogAnswer = calls.catalog.call.shape;
const countsAnswer = calls.counts.call.shape;
const findAnswer = calls.find.call.shape;
const pricesAnswer = calls.prices.call.shape;
const productsAnswer = calls.products.call.shape;

const ask = asker(createTestEngine().app);
const expectedReturn: InferInput<typeof calls.counts.contract.body>["expectedReturn"] = {
  criteria: true,
  fields: ["lodgingType", "packages", "capacity", "price", "origin"],
  counterBy: "liheId",
};
const week = { beginDate: "2027-02-06", endDate: "2027-02-13" };
const search = { engineId: 1, station: [1], capacity: [2, 3, 4, 5, 6, 7, 8], ...week };

async function read<const Schema extends GenericSchema>(schema: Schema, ...asked: Parameters<typeof ask>) {
  const { status, body } = await ask(...asked);
  expect(status).to.equal(200);
  return parse(schema, body);
}
const products = (body: object, query = "size=20&start=0&agg=lihePack", language = "fr_FR") =>
  read(productsAnswer, `/se/search/product?${query}`, { body, language });
const find = (query: string, language = "fr_FR") => read(findAnswer, `/se/search/find?engineId=1&${query}`, { language });
const inValThorens = "destinationId=1&destinationType=STATION&participant=18-18";

describe("find", () => {
  it("API-11 returns what can be chosen next", async () => {
    const answer = await find(`current_month=2026-12&numberOfMonths=6&${inValThorens}`);
    expect(answer.destinationName).to.equal("Val Thorens");
    expect(answer.count).to.be.above(50);
    expect(answer.startDates).to.include("2027-02-06");
    expect(answer.startDates?.every((day) => day >= "2026-12-01" && day < "2027-06-01")).to.equal(true);
    expect(answer.startPrices?.map(({ date }) => date)).to.deep.equal(answer.startDates);
    expect(answer.startPrices?.every(({ price }) => price > 0)).to.equal(true);
    expect(answer.endDates).to.deep.equal([]);
    expect(answer.capacity?.every((size) => size >= 1)).to.equal(true);
  });

  it("FIND-07 returns the end dates of a start date, and starts of its two months", async () => {
    const answer = await find(`start_date=2027-01-14&numberOfMonths=2&${inValThorens}`);
    expect(answer.endDates).to.deep.equal(["2027-01-17"]);
    expect(answer.startPrices, "the price of another start says nothing now").to.equal(null);
    expect(answer.startDates?.every((day) => day >= "2027-01-01" && day < "2027-03-01")).to.equal(true);
    const saturday = await find(`start_date=2027-01-16&numberOfMonths=2&${inValThorens}`);
    expect(saturday.endDates).to.deep.equal(["2027-01-18", "2027-01-23"]);
  });

  it("returns with each start day the lowest price of the products that begin then", async () => {
    const { startPrices } = await find(`current_month=2027-01&numberOfMonths=2&package=pf&${inValThorens}`);
    const { products: list } = await products({ ...search, packages: ["PF"] }, "size=1&start=0&agg=lihePack&sort=price&orderBy=asc");
    const cheapest = Math.min(...(list[0]?.prestations ?? []).map(({ price }) => price));
    expect(startPrices?.find(({ date }) => date === search.beginDate)?.price).to.equal(cheapest);
  });

  it("offers short-stay packages for short stays only", async () => {
    const counts = async (end: string) =>
      new Map((await find(`start_date=2027-01-16&end_date=${end}&${inValThorens}`)).packages?.map(({ id, count }) => [id, count]));
    const [short, long] = [await counts("2027-01-18"), await counts("2027-01-23")];
    expect(short.get("PFCS")).to.be.above(0);
    expect(short.get("PF")).to.equal(0);
    expect(long.get("PFCS")).to.equal(0);
    expect(long.get("PF")).to.be.above(0);
  });

  it("ORIG-27 offers origins to English visitors, and counts what leaves from the one chosen", async () => {
    const french = await find(inValThorens);
    expect(french.origins).to.deep.equal([]);
    const english = await find(`${inValThorens}&origin=STP`, "en_GB");
    expect(english.origins?.map(({ code }) => code)).to.include.members(["STP", "LGW"]);
    expect(english.packages?.filter(({ count }) => count > 0).map(({ id }) => id)).to.deep.equal(["PFTT"]);
    const flights = await find(`${inValThorens}&origin=ANY_LONDON_AIRPORT`, "en_GB");
    expect(flights.packages?.filter(({ count }) => count > 0).map(({ id }) => id)).to.have.members(["PFF", "PFPF"]);
  });

  for (const locale of locales)
    it(`has stays at every top resort of ${locale}`, async () => {
      const top = topStationsOf(locale).map(({ id }) => id);
      expect((await find(`place=${top.join("-")}`)).placeIds).to.deep.equal(top);
    });

  it("returns which of the top stations have stays", async () => {
    expect((await find("place=1-2-3005-137000")).placeIds).to.deep.equal([1, 2, 3005]);
  });

  it("widens distances by itself, as they are sent as chosen", async () => {
    const [narrow, wide, all] = await Promise.all([
      find(`${inValThorens}&criteria=716`),
      find(`${inValThorens}&criteria=286`),
      find(inValThorens),
    ]);
    expect(narrow.count).to.be.below(wide.count ?? 0);
    expect(wide.count).to.be.below(all.count ?? 0);
  });
});

describe("autocomplete", () => {
  const names = async (text: string) => {
    const { places, productResult } = await read(
      autocompleteAnswer,
      `/se/search/find/autocomplete?engineId=1&text_search=${encodeURIComponent(text)}`,
    );
    return { places: places.map(({ name }) => name), lodgings: productResult.accommodations.map(({ liheName }) => liheName) };
  };
  for (const [typed, first] of [
    ["val thor", "Val Thorens"],
    ["VALTHORENS", "Val Thorens"],
    ["val torens", "Val Thorens"],
    ["meribel", "Méribel"],
    ["tig", "Tignes"],
    ["val c", "Val Cenis"],
    ["3 val", "Les 3 Vallées"],
    ["haute savoie", "Haute-Savoie"],
    ["chamonx", "Chamonix-Mont-Blanc"],
  ] as const)
    it(`finds ${first} for "${typed}"`, async () => {
      expect((await names(typed)).places[0]).to.equal(first);
    });
  it("finds lodgings, a few, and nothing for nonsense", async () => {
    const chalets = await names("chalet");
    expect(chalets.lodgings.length).to.equal(5);
    expect(chalets.lodgings.every((name) => name.startsWith("Chalet"))).to.equal(true);
    expect(await names("qqqqqq")).to.deep.equal({ places: [], lodgings: [] });
    expect(await names("'; drop")).to.deep.equal({ places: [], lodgings: [] });
  });
});

describe("products", () => {
  it("API-40 gives one product a lodging with the offers of all its packages", async () => {
    const { products: list, totalProducts, pageCount } = await products(search);
    expect(list.length).to.equal(20);
    expect(pageCount).to.equal(Math.ceil(totalProducts / 20));
    expect(new Set(list.map(({ liheId }) => liheId)).size).to.equal(20);
    expect(list.some(({ prestations }) => new Set(prestations.map(({ codePackage }) => codePackage)).size > 3)).to.equal(true);
    for (const { stationName, prestations } of list) {
      expect(stationName).to.equal("Val Thorens");
      expect(prestations.every(({ startDate, endDate }) => startDate === week.beginDate && endDate === week.endDate)).to.equal(true);
      expect(prestations.every(({ capacity }) => search.capacity.includes(capacity ?? 0))).to.equal(true);
    }
  });

  it("gives one product a lodging and package without agg, and still counts lodgings", async () => {
    const together = await products(search);
    const apart = await products(search, "size=200&start=0");
    expect(apart.totalProducts).to.equal(together.totalProducts);
    expect(apart.products.length).to.be.above(apart.totalProducts);
    for (const { prestations } of apart.products) expect(new Set(prestations.map(({ codePackage }) => codePackage)).size).to.equal(1);
  });

  for (const [order, sign] of [
    ["asc", 1],
    ["desc", -1],
  ] as const)
    it(`SORT-07 orders by price ${order}`, async () => {
      const { products: list } = await products(search, `size=100&start=0&agg=lihePack&sort=price&orderBy=${order}`);
      const prices = list.map(({ prestations }) => Math.min(...prestations.map(({ price }) => price)));
      expect(prices).to.deep.equal(prices.toSorted((a, b) => sign * (a - b)));
    });

  it("finds stays without dates: each package at the dates on which it is cheapest", async () => {
    const { products: list, totalProducts } = await products({ engineId: 1, capacity: [2, 3, 4] });
    expect(totalProducts).to.be.above(500);
    expect(list.every(({ season }) => season === "H")).to.equal(true);
    const summer = await products({ engineId: summerEngineId });
    expect(summer.products.every(({ season }) => season === "E")).to.equal(true);
    for (const { prestations } of list)
      for (const code of new Set(prestations.map(({ codePackage }) => codePackage)))
        expect(new Set(prestations.filter(({ codePackage }) => codePackage === code).map(({ startDate }) => startDate)).size).to.equal(1);
  });

  it("charges pounds to English visitors, and sells no room-only stays to them", async () => {
    const price = async (language: string) => {
      const { products: list } = await products({ ...search, packages: ["PF"] }, "size=200&start=0&agg=lihePack", language);
      return new Map(list.flatMap(({ prestations }) => prestations.map(({ id, price: amount }) => [id, amount])));
    };
    const [euros, pounds] = [await price("fr_FR"), await price("en_GB")];
    expect(pounds.size).to.equal(euros.size);
    for (const [id, amount] of euros) expect(pounds.get(id)).to.equal(Math.floor((amount * 86 + 50) / 100));
    expect((await products({ ...search, packages: ["HS"] }, undefined, "en_GB")).totalProducts).to.equal(0);
  });

  it("finds each destination type, and nothing where nothing is", async () => {
    const total = async (place: object) => (await products({ engineId: 1, ...week, ...place })).totalProducts;
    const [station, domain, region, parent] = [
      await total({ station: [1] }),
      await total({ domaineSki: 1001 }),
      await total({ region: 2001 }),
      await total({ parentStation: [3001] }),
    ];
    expect(station).to.be.above(0);
    expect(domain).to.be.above(station);
    expect(region).to.be.above(domain);
    expect(parent).to.be.within(1, domain);
    expect(await total({ beginDate: "2027-02-03", endDate: "2027-02-11" })).to.equal(0);
  });
});

describe("counts", () => {
  it("API-77 returns the union of both readings", async () => {
    const answer = await read(countsAnswer, "/se/search/count?agg=lihe", { body: { ...search, expectedReturn } });
    expect(answer.criteria?.find(({ id }) => id === 55)?.count).to.be.above(0);
    expect(answer.lodgingType?.find(({ id }) => id === 19)?.count).to.be.above(0);
    expect(answer.packages?.find(({ id }) => id === "PF")?.count).to.be.above(0);
    expect(answer.capacity).to.include(4);
    expect(answer.price).to.deep.equal({ min: answer.priceMin, max: answer.priceMax });
  });

  it("API-68 counts the lodgings that each departure leads to", async () => {
    const { body } = await ask("/se/search/count?agg=lihe", { body: { ...search, expectedReturn }, language: "en_GB" });
    expect(body).to.have.property("origin");
    const { origin } = body as { origin: { id: string; count: number }[] };
    for (const code of ["STP", "LGW"]) {
      const { totalProducts } = await products({ ...search, origins: [code] }, undefined, "en_GB");
      expect(totalProducts).to.be.above(0);
      expect(origin.find(({ id }) => id === code)?.count).to.equal(totalProducts);
    }
  });

  it("leaves out what was not requested", async () => {
    const { body } = await ask("/se/search/count", {
      body: { ...search, expectedReturn: { ...expectedReturn, criteria: false, fields: ["price"] } },
    });
    expect(body).to.have.all.keys("price", "priceMin", "priceMax");
  });
});

describe("prices, catalog, environment", () => {
  it("API-78 confirms prices a few percent off, with some stays sold out and some groups in error", async () => {
    const { products: list } = await products({ engineId: 1, ...week, region: 2001, packages: ["PF"] }, "size=150&start=0&agg=lihePack");
    const seen = { moved: 0, same: 0, gone: 0, error: 0, other: 0 };
    for (const { liheId, prestations } of list) {
      const ids = prestations.map(({ id }) => id).join("-");
      const query = `startDate=${week.beginDate}&endDate=${week.endDate}&prestIds=${ids}&familyComposition=18-18&liheId=${liheId}&packCode=PF&packageId=501&acceptLanguage=fr_FR`;
      const answer = await read(pricesAnswer, `/wiyp/price/0badcafe?${query}`);
      const live = new Map([
        ...answer.iresaPrices.map(({ prestId, sellingPriceIresa }) => [prestId, sellingPriceIresa] as const),
        ...answer.wiypPrices.map(({ prestId, sellingPriceWiyp }) => [prestId, sellingPriceWiyp] as const),
      ]);
      if (answer.error !== null) seen.error++;
      seen.other += answer.iresaPrices.length;
      for (const { id, price } of prestations) {
        const now = live.get(id);
        if (now === undefined) seen.gone++;
        else {
          expect(now / price).to.be.within(0.96, 1.05);
          if (now === price) seen.same++;
          else seen.moved++;
        }
      }
      expect((await ask(`/wiyp/price/1?${query}`)).body).to.deep.equal((await ask(`/wiyp/price/2?${query}`)).body);
    }
    for (const kind of ["moved", "gone", "error", "other"] as const) expect(seen[kind], kind).to.be.above(0);
  });

  it("API-92 shows a lodging from outside by season and from inside", async () => {
    const answer = await read(catalogAnswer, "/catalog/lihe/10002");
    const { picturesLodgingWinter: winter, picturesLodgingSummer: summer } = answer;
    expect(winter.length).to.be.above(1);
    expect(winter.every(({ img }) => img.includes("-winter-")) && summer.every(({ img }) => img.includes("-summer-"))).to.equal(true);
    expect(answer.picturesAccomodation.length).to.be.above(3);
    const [cover] = winter;
    const svg = await ask(new URL(cover?.imgXL ?? "").pathname);
    expect(svg.status).to.equal(200);
    expect(svg.headers.get("cache-control")).to.include("immutable");
    expect(svg.body).to.match(/^<svg .*<\/svg>$/);
  });

  for (const [language, locale, currency] of [
    ...locales.map((locale) => [acceptLanguage(locale), locale, markets[locale].currency] as const),
    ["nl", "nl-NL", "EUR"],
    ["xx", "fr-FR", "EUR"],
  ] as const)
    it(`API-10 returns the settings of ${language} as lines of text`, async () => {
      const { body, headers } = await ask("/resultpage/config/env", { language });
      expect(headers.get("content-type")).to.include("text/plain");
      expect(readEnvironment(String(body))).to.deep.equal({
        ENGINE_ID: "1",
        CURRENCY: currency,
        MENU_DOMAIN: "http://engine.test",
        LOCALE: locale,
        GTMID: "",
      });
    });
});
