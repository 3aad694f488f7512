import { expect } from "chai";
import { samplePrestation } from "../../domain/testing/products.sample.js";
import { consoleWordsLoaded, emptyCounts, openSearch, product, productsAnswer } from "../testing/search.driver.js";
import type { OpenOptions, TestSearch } from "../testing/search.driver.js";

const namesOf = (page: TestSearch) => page.tracked.map(({ event }) => event);

async function openResults(options: OpenOptions = {}) {
  const page = await openSearch({ results: true, ...options });
  page.last("counts").answer(emptyCounts);
  page.last("products").answer(productsAnswer([1, 2], { totalProducts: 4, pageCount: 2 }));
  await page.settled();
  return page;
}

describe("what the data layer receives", () => {
  it("TRACK-04 TRACK-29 view_item_list after each products load with results, with what it brought", async () => {
    const page = await openResults();
    page.actions.results.showMore();
    page.last("products").answer(productsAnswer([3, 4], { totalProducts: 4, pageCount: 2, pageIndex: 1 }));
    await page.settled();
    const lists = page.tracked.flatMap((event) => (event.event === "view_item_list" ? [event] : []));
    expect(lists.map(({ page: number, total, products }) => ({ number, total, ids: products.map(({ liheId }) => liheId) }))).to.deep.equal([
      { number: 1, total: 4, ids: [1, 2] },
      { number: 2, total: 4, ids: [3, 4] },
    ]);
    page.actions.packages.toggle("PF");
    page.last("products").answer(productsAnswer([]));
    await page.settled();
    expect(namesOf(page)).to.have.length(2);
  });

  it("TRACK-01 TRACK-29 filter_click on each filter change, with the filters as they are then", async () => {
    const page = await openSearch({ results: true });
    const { criteria, budget } = page.actions;
    criteria.toggle([55]);
    criteria.replace([320, 321], 321);
    criteria.toggleLodgingTypes([18, 44]);
    budget.set({ min: 300, max: 900 });
    budget.clear("max");
    criteria.reset();
    const clicks = page.tracked.flatMap((event) => (event.event === "filter_click" ? [event] : []));
    expect(clicks.map(({ changed }) => changed.join())).to.deep.equal([
      "criteria",
      "criteria",
      "lodgingTypes",
      "budget",
      "budget",
      "criteria,lodgingTypes,budget",
    ]);
    expect(clicks[3]).to.deep.include({ criteria: [55, 321], lodgingTypes: [18, 44], budget: { min: 300, max: 900 } });
  });

  it("TRACK-29 no filter_click for what changes no filter, for the hash, nor for the page's own script", async () => {
    const page = await openSearch({ results: true });
    page.actions.criteria.replace([320], 0);
    page.actions.budget.set({});
    page.actions.criteria.reset();
    page.actions.search.set({ criteria: [55] });
    page.location.go("c[]=69");
    page.actions.sort.choose("price-asc");
    page.actions.packages.toggle("PF");
    expect(page.tracked).to.deep.equal([]);
  });

  it("TRACK-02..03 TRACK-29 product_click for a card, prestation_click for an offer, with confirmed prices", async () => {
    const page = await openSearch({ results: true });
    const offer = samplePrestation({ id: 7, price: 900, isWiyp: true });
    const lodging = product(1, { prestations: [offer] });
    page.last("products").answer(productsAnswer([], { products: [lodging] }));
    await page.settled();
    page.actions.results.sawProduct(1);
    page
      .last("prices")
      .answer({ wiypPrices: [{ prestId: 7, sellingPriceWiyp: 750, publicPriceWiyp: null }], iresaPrices: [], fees: [], error: null });
    await page.settled();
    page.tracked.length = 0;
    page.actions.results.openProduct(lodging, null);
    page.actions.results.openProduct(lodging, offer);
    const [card, row] = page.tracked;
    expect(card?.event === "product_click" && card.product.cheapestPrestation?.price).to.equal(750);
    expect(row?.event === "prestation_click" && row.prestation.id).to.equal(7);
  });

  it("TRACK-05 TRACK-29 search_module on the search button", async () => {
    const page = await openSearch();
    page.actions.search.submit();
    expect(page.tracked).to.deep.equal([
      {
        event: "search_module",
        searchEngineVersion: "V0",
        place: null,
        startDate: null,
        endDate: null,
        duration: null,
        ages: [18, 18],
        packages: [],
        origin: null,
      },
    ]);
  });

  it("nothing with analytics off, from the next action on", async () => {
    const page = await openResults({ given: { analytics: "off" } });
    page.actions.criteria.toggle([55]);
    page.actions.search.submit();
    page.actions.results.openProduct(product(1), null);
    expect(page.tracked).to.deep.equal([]);
  });

  it("ERR-09 and a data layer that throws stops no action", async () => {
    const page = await openSearch({
      results: true,
      onTrack: () => {
        throw new Error("tag manager");
      },
    });
    page.actions.criteria.toggle([55]);
    expect(page.actions.search.submit().query).to.include("c[]=55");
    expect(page.state().criteria).to.deep.equal([55]);
    await consoleWordsLoaded();
    expect(page.warnings.filter((warning) => warning.includes("tag manager"))).to.have.length(2);
  });

  it("is plain: nothing of the live search", async () => {
    const page = await openResults();
    page.actions.criteria.toggle([55]);
    page.actions.search.submit();
    for (const event of page.tracked) expect(structuredClone(event)).to.deep.equal(event);
  });
});
