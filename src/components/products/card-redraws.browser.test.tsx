import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { changedWithin, recordedProduct } from "../../../test/fixtures/drawings.js";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation } from "../../../test/fixtures/results-products.js";
import { dates, plain, settle } from "./card.driver.js";

const cardCount = 12;
const card = '[part~="card"]';

describe("what draws a card again", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  let drawn: number[] = [];
  before(() => setViewport({ width: 1440, height: 900 }));
  beforeEach(async () => {
    drawn = [];
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list(Array.from({ length: cardCount }, (_, index) => recordedProduct(index + 1, drawn)));
    await painted();
    expect(new Set(drawn).size).to.equal(cardCount);
    drawn.length = 0;
  });
  afterEach(() => page.remove());

  it("is a live price of its own product: the nodes of no other card change", async () => {
    const loading = await changedWithin(page.root, card, () => settle(page, [prestation(101)], "loading"));
    const settled = await changedWithin(page.root, card, () => settle(page, [prestation(101, { price: 555 })]));
    const [first] = page.all("card");
    expect([...loading]).to.deep.equal([first]);
    expect([...settled]).to.deep.equal([first]);
    expect(new Set(drawn)).to.deep.equal(new Set([1]));
    expect(plain(page.one("amount").textContent)).to.equal("555 €");
  });

  it("is not a filter that was pressed, nor the skeletons that follow, until another list replaces it", async () => {
    const { products, counts } = page.search.snapshot();
    const changed = await changedWithin(page.root, card, async () => {
      await page.change({ criteria: [74], products: { ...products, status: "loading" }, counts: { ...counts, status: "loading" } });
      const answer = { criteria: [{ id: 74, count: 7 }], lodgingTypes: [], packages: null, capacity: null, price: null };
      await page.change({ counts: { ...counts, status: "ready", key: "k2", answer } });
      await waitUntil(() => page.all("skeleton").length > 0, "skeletons replace the cards");
      await painted();
      expect(drawn, "until the response").to.deep.equal([]);
      await page.products({ status: "ready" });
    });
    expect([...changed]).to.deep.equal([]);
  });
});
