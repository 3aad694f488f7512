import { expect } from "chai";
import { historyDelay, listsKept, listsKeptFor } from "../../../domain/defaults.js";
import { samplePrestation } from "../../../domain/testing/products.sample.js";
import { openSearch, product, productsAnswer } from "../../testing/search.driver.js";

type Page = Awaited<ReturnType<typeof openSearch>>;

const listOf = (ids: readonly number[]) => ids.map((id) => product(id, { prestations: [samplePrestation({ isWiyp: true })] }));
const ids = (page: Page) => page.state().products.list.map(({ id }) => id);
const countsOf = (count: number) => ({ criteria: [{ id: 70, count }], lodgingTypes: [], packages: null, capacity: null, price: null });

async function arrive(page: Page, products: readonly number[], count: number) {
  page.last("products").answer(productsAnswer([], { products: listOf(products), totalProducts: 40, pageCount: 2 }));
  page.last("counts").answer(countsOf(count));
  await page.settled();
}

/** A choice of the visitor, far enough from the last one to be an entry of the history. */
async function choose(page: Page, criteria: readonly number[], products: readonly number[], count: number) {
  page.clock.advance(historyDelay + 1);
  page.actions.criteria.toggle(criteria);
  await arrive(page, products, count);
}

async function opened(): Promise<Page> {
  const page = await openSearch({ results: true, hash: "station[]=1&beginDate=2027-02-06&endDate=2027-02-13" });
  await arrive(page, [1, 2], 7);
  return page;
}

describe("lists that were left", () => {
  it("are shown again by Back and Forward, with all pages, counts and checked prices, and no call", async () => {
    const page = await opened();
    page.actions.results.showMore();
    page.last("products").answer(productsAnswer([], { products: listOf([3]), totalProducts: 40, pageCount: 2 }));
    await page.settled();
    page.actions.results.sawProduct(1);
    page.last("prices").answer({
      wiypPrices: [{ prestId: 1, sellingPriceWiyp: 850, publicPriceWiyp: null }],
      iresaPrices: [],
      fees: [],
      error: null,
    });
    await page.settled();
    page.actions.results.sawProduct(2);
    await choose(page, [70], [9], 3);
    page.newCalls();

    const events: unknown[] = [];
    page.search.listen("resultsChange", ({ total, page: shown, products }) => events.push([total, shown, products.length]));
    page.location.back();
    await page.settled();
    expect(page.newCalls().filter((name) => name !== "find")).to.deep.equal([]);
    expect(ids(page)).to.deep.equal([1, 2, 3]);
    expect(page.state()).to.deep.include({ page: 2, criteria: [] });
    expect(page.state().products).to.deep.include({ status: "ready", restored: true, moreStatus: "idle", total: 40, pageCount: 2 });
    expect(page.state().counts.answer).to.deep.equal(countsOf(7));
    expect(page.state().prices[1]?.prestations.map(({ price }) => price)).to.deep.equal([850]);
    expect(page.state().prices[2], "what was under way is requested again").to.equal(undefined);
    expect(events).to.deep.equal([[40, 2, 3]]);

    page.location.forward();
    await page.settled();
    expect(page.newCalls().filter((name) => name !== "find")).to.deep.equal([]);
    expect(ids(page)).to.deep.equal([9]);
    expect(page.state()).to.deep.include({ page: 1, criteria: [70] });
    expect(page.state().products.restored).to.equal(true);
    expect(page.state().counts.answer).to.deep.equal(countsOf(3));
  });

  it("are requested again where the visitor makes the same choice again", async () => {
    const page = await opened();
    await choose(page, [70], [9], 3);
    page.newCalls();
    page.location.back();
    await page.settled();
    expect(page.state().products.restored).to.equal(true);
    await choose(page, [70], [9], 3);
    expect(page.newCalls()).to.include.members(["products", "counts"]);
    expect(page.state().products.restored, "it is not the list that was left").to.equal(false);
  });

  it("are requested again once they are too old, of another locale, or beyond the last five", async () => {
    const old = await opened();
    await choose(old, [70], [9], 3);
    old.clock.advance(listsKeptFor);
    old.newCalls();
    old.location.back();
    expect(old.newCalls()).to.include.members(["products", "counts"]);

    const many = await opened();
    for (let id = 70; id <= 70 + listsKept; id += 1) await choose(many, [id], [id], 1);
    many.newCalls();
    for (const step of ["back", "forward", "back"] as const) {
      for (let time = 1; time < listsKept; time += 1) many.location[step]();
      await many.settled();
      expect(
        many.newCalls().filter((name) => name !== "find"),
        step,
      ).to.deep.equal([]);
    }
    many.location.back();
    expect(many.newCalls()).to.include.members(["products", "counts"]);
  });

  it("share what they have in common with the next one; what differs is its own", async () => {
    const page = await opened();
    const [first, second] = page.state().products.list;
    page.clock.advance(historyDelay + 1);
    page.actions.criteria.toggle([70]);
    const dearer = product(2, { prestations: [samplePrestation({ isWiyp: true, price: 1 })] });
    page.last("products").answer(productsAnswer([], { products: [...listOf([1]), dearer] }));
    await page.settled();
    const [again, changed] = page.state().products.list;
    expect(again).to.deep.equal(first);
    expect(again, "each list has its own products").not.to.equal(first);
    expect(again?.prestations).to.equal(first?.prestations);
    expect(changed?.prestations[0]?.price).to.equal(1);
    expect(second?.prestations[0]?.price).not.to.equal(1);
    expect(changed?.criterias).to.equal(second?.criterias);
  });

  it("end what is under way for another search", async () => {
    const page = await opened();
    page.clock.advance(historyDelay + 1);
    page.actions.criteria.toggle([70]);
    const late = page.last("products");
    page.location.back();
    await page.settled();
    expect(late.signal.aborted).to.equal(true);
    late.answer(productsAnswer([9]));
    await page.settled();
    expect(ids(page)).to.deep.equal([1, 2]);
    expect(page.state().products.status).to.equal("ready");
    expect(page.state().counts).to.deep.include({ status: "ready", answer: countsOf(7) });
  });
});
