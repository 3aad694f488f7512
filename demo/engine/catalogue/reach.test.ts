import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { bannerCriteria, criteriaGroups, lodgingTypeOptions } from "../../../src/domain/criteria-table.js";
import { defaultFlags } from "../../../src/domain/flags.js";
import { type Locale, locales } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import { offerTabs, showsBubble, showsCrossedPrice } from "../../../src/domain/offers.js";
import { availablePackages } from "../../../src/domain/sold-packages.js";
import { stationSearches } from "../../../src/domain/station-searches.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";
import { createPlaces } from "./places.js";

const countsAnswer = calls.counts.call.shape;
const findAnswer = calls.find.call.shape;
const productsAnswer = calls.products.call.shape;

/** What the demo's visitors can reach by clicking: with the catalogue as it is shipped, over HTTP. */
const ask = asker(createTestEngine().app);

const anyParty = Array.from({ length: 19 }, (_, index) => index + 2);
const week = { beginDate: "2027-02-06", endDate: "2027-02-13" };
const headerOf = (locale: Locale): string => locale.replaceAll("-", "_");

async function products(search: object, locale: Locale = "fr-FR", size = 200) {
  const body = { engineId: 1, capacity: anyParty, ...search };
  const asked = await ask(`/se/search/product?size=${size}&start=0&agg=lihePack`, { body, language: headerOf(locale) });
  return parse(productsAnswer, asked.body);
}
async function counts(search: object): Promise<(ids: readonly number[]) => number> {
  const expectedReturn = { criteria: true, fields: ["lodgingType"], counterBy: "liheId" };
  const asked = await ask("/se/search/count?agg=lihe", { body: { engineId: 1, capacity: anyParty, ...search, expectedReturn } });
  const { criteria, lodgingType } = parse(countsAnswer, asked.body);
  const known = new Map([...(criteria ?? []), ...(lodgingType ?? [])].map(({ id, count }) => [Number(id), count]));
  return (ids) => Math.max(...ids.map((id) => known.get(id) ?? 0));
}
const find = async (query: string, locale: Locale) =>
  parse(findAnswer, (await ask(`/se/search/find?engineId=1&participant=18-18&${query}`, { language: headerOf(locale) })).body);

/** The stays of one lodging type in one station: few, so that they lack something for each further filter. */
const narrowSearches = createPlaces().stations.flatMap(({ id }) =>
  lodgingTypeOptions.map(({ ids }) => ({ station: [id], lodgingType: ids })),
);

describe("what can be reached in the demo", () => {
  it("has stays for every filter, and none for all", async () => {
    const { totalProducts } = await products({}, "fr-FR", 1);
    const count = await counts({});
    for (const { key: group, options } of [...criteriaGroups, { key: "lodgingType", options: lodgingTypeOptions }])
      for (const { key, ids } of options) expect(count(ids), `${group} ${key}`).to.be.within(1, totalProducts - 1);
  });

  it("has a search with stays that each filter would empty", async () => {
    const leftOver = new Set(criteriaGroups.flatMap(({ key: group, options }) => options.map(({ key }) => `${group} ${key}`)));
    for (const search of narrowSearches) {
      if (leftOver.size === 0) break;
      if ((await products(search, "fr-FR", 1)).totalProducts === 0) continue;
      const count = await counts(search);
      for (const { key: group, options } of criteriaGroups)
        for (const { key, ids } of options) if (count(ids) === 0) leftOver.delete(`${group} ${key}`);
    }
    expect([...leftOver]).to.deep.equal([]);
  });

  for (const [name, ids] of Object.entries({
    ...bannerCriteria,
    free_cancellation_15: bannerCriteria.free_cancellation_15.H,
    several: undefined,
  }))
    it(`puts the banner ${name} on cards`, async () => {
      const criteria = typeof ids === "number" ? [ids] : [bannerCriteria.flash_sale, bannerCriteria.favourite];
      expect((await products({ criteria }, "fr-FR", 1)).totalProducts).to.be.above(0);
    });

  it("promises free cancellation in summer too", async () => {
    const { products: list } = await products({ engineId: 110, criteria: [bannerCriteria.free_cancellation_15.E] });
    expect(list.length).to.be.above(0);
    expect(list.every(({ season }) => season === "E")).to.equal(true);
  });

  for (const locale of locales)
    it(`sells every package of ${locale} in a week or on short stays`, async () => {
      const flags = { ...defaultFlags, flightVersion: true };
      const rules = { locale, flags: { ...flags, flightVisible: true } };
      const { products: list } = await products({ station: [1] }, locale);
      const shown = new Set(list.flatMap((product) => offerTabs(product, null, rules).map(({ code }) => code)));
      for (const transfer of [false, true])
        expect([...shown]).to.include.members(availablePackages({ locale, flags, transfer, origin: null }));
    });

  it("has cards of one tab and of many, of four offers and of more", async () => {
    const rules = { locale: "fr-FR", flags: defaultFlags } as const;
    const tabs = (await products({ station: [1] })).products.map((product) => offerTabs(product, null, rules));
    const sizes = new Set(tabs.map(({ length }) => length));
    expect([...sizes]).to.include.members([2, 3, 4, 5, 6, 7]);
    const inWeek = (await products({ station: [1], ...week })).products.flatMap((product) => offerTabs(product, null, rules));
    expect(inWeek.some(({ offers }) => offers.length > 4)).to.equal(true);
    expect(inWeek.some(({ offers }) => offers.length === 1)).to.equal(true);
  });

  it("has prices without a reduction, with a small one, with a bubble alone, and with a crossed price", async () => {
    const promos = (await products({ station: [1], ...week })).products.flatMap(({ prestations }) =>
      prestations.map(({ promo }) => promo ?? null),
    );
    expect(promos).to.include(null);
    expect(promos.some((promo) => promo !== null && !showsBubble(promo))).to.equal(true);
    expect(promos.some((promo) => showsBubble(promo) && !showsCrossedPrice(promo))).to.equal(true);
    expect(promos.some(showsCrossedPrice)).to.equal(true);
  });

  it("ORIG-27 reaches Val Thorens, Tignes, Val d'Isère, Les Arcs, La Plagne and Avoriaz from every departure it offers", async () => {
    const offered = (await find("current_month=2027-01&numberOfMonths=6", "en-GB")).origins ?? [];
    expect(offered.length).to.equal(25);
    for (const place of [
      { station: [1] },
      { parentStation: [3005] },
      { station: [23] },
      { parentStation: [3004] },
      { parentStation: [3003] },
      { station: [52] },
    ])
      for (const { code } of offered) {
        const { totalProducts } = await products({ ...place, origins: [code] }, "en-GB", 1);
        expect(totalProducts, `${JSON.stringify(place)} from ${code}`).to.be.above(0);
      }
  });

  it("has resorts that some departures do not reach", async () => {
    const everywhere = (await find("", "en-GB")).origins ?? [];
    const here = (await find("destinationId=66&destinationType=STATION", "en-GB")).origins ?? [];
    const missing = everywhere.find(({ code }) => here.every((origin) => origin.code !== code));
    expect(here.length).to.be.above(0);
    expect((await products({ station: [66], origins: [missing?.code] }, "en-GB", 1)).totalProducts).to.equal(0);
  });

  for (const locale of locales)
    it(`leaves some top resorts of ${locale} without a stay once enough is demanded`, async () => {
      const asked = stationSearches[markets[locale].topStations].top_stations.map(({ id }) => id);
      const open = async (more: string) => (await find(`place=${asked.join("-")}${more}`, locale)).placeIds ?? [];
      expect((await open("")).length).to.equal(asked.length);
      expect((await open("&lodgingType=23&criteria=63-45-69&start_date=2027-04-24")).length).to.be.below(asked.length);
    });

  it("has no stay for twenty people, whatever they choose", async () => {
    expect((await products({ capacity: [20] }, "fr-FR", 1)).totalProducts).to.equal(0);
    expect((await products({ capacity: [18, 19, 20] }, "fr-FR", 1)).totalProducts).to.be.above(0);
  });
});
