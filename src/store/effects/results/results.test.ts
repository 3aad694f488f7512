import { expect } from "chai";
import fc from "fast-check";
import { HttpError } from "../../../platform/http.js";
import { emptyCounts, openSearch, productsAnswer } from "../../testing/search.driver.js";
import type { TestSearch } from "../../testing/search.driver.js";
import type { Call } from "../../testing/services.driver.js";

const ids = (page: TestSearch) => page.state().products.list.map(({ id }) => id);

async function withFirstPage(pageCount = 3) {
  const page = await openSearch({ results: true });
  page.last("products").answer(productsAnswer([1, 2], { pageCount, totalProducts: 6 }));
  page.last("counts").answer(emptyCounts);
  await page.settled();
  return page;
}

describe("the list of products", () => {
  it("PAGE-01..03 begins with page 1 of 20", async () => {
    const page = await openSearch({ results: true });
    expect(page.last("products").request).to.deep.include({ page: 1, pageSize: 20 });
    expect(page.state().page).to.equal(1);
  });

  it("PAGE-02 begins again with pages of the size that its element has", async () => {
    const page = await openSearch({ bringsResults: true });
    page.actions.results.attach({ pageSize: 12 });
    expect(page.last("products").request).to.deep.include({ page: 1, pageSize: 12 });
    page.last("products").answer(productsAnswer([1], { pageCount: 2 }));
    await page.settled();
    page.actions.results.attach({ pageSize: 6 });
    expect(page.last("products").request).to.deep.include({ page: 1, pageSize: 6 });
  });

  it("PAGE-10, STATE-37, STATE-57 appends a later page", async () => {
    const page = await withFirstPage();
    page.actions.results.showMore();
    expect(page.last("products").request.page).to.equal(2);
    page.last("products").answer(productsAnswer([3, 4], { pageCount: 3, totalProducts: 6 }));
    await page.settled();
    expect(ids(page)).to.deep.equal([1, 2, 3, 4]);
  });

  it("PAGE-03, STATE-56 is replaced by page 1 of a new query", async () => {
    const page = await withFirstPage();
    page.actions.results.showMore();
    page.actions.sort.choose("price-asc");
    expect(page.last("products").request.page).to.equal(1);
    page.last("products").answer(productsAnswer([9]));
    await page.settled();
    expect(ids(page)).to.deep.equal([9]);
  });

  it("STATE-58 in pages mode holds only the requested page", async () => {
    const page = await withFirstPage();
    page.actions.results.showPage(3);
    page.last("products").answer(productsAnswer([5, 6], { pageCount: 3 }));
    await page.settled();
    expect(ids(page)).to.deep.equal([5, 6]);
    expect(page.state().page).to.equal(3);
  });

  it("PAGE-10 requests no page beyond the last, and no second one while one is under way", async () => {
    const page = await withFirstPage(2);
    page.newCalls();
    page.actions.results.showMore();
    page.actions.results.showMore();
    expect(page.newCalls()).to.deep.equal(["products"]);
    page.last("products").answer(productsAnswer([3], { pageCount: 2 }));
    await page.settled();
    page.actions.results.showMore();
    expect(page.newCalls()).to.deep.equal([]);
  });

  it("notifies the host page of what it shows", async () => {
    const page = await openSearch({ results: true });
    const shownPages: number[] = [];
    page.search.listen("resultsChange", ({ total, page: shown }) => shownPages.push(total, shown));
    page.last("products").answer(productsAnswer([1], { totalProducts: 41 }));
    await page.settled();
    expect(shownPages).to.deep.equal([41, 1]);
  });
});

describe("the budget of a list", () => {
  it("FEE-12 leaves the fee out of the bounds that are sent where the seller's prices lack it", async () => {
    const page = await openSearch({ results: true, given: { serviceFee: "added" } });
    page.actions.budget.set({ min: 500, max: 924 });
    await page.settled();
    expect(page.last("products").request.budget).to.deep.equal({ min: 476, max: 900 });
    expect(page.last("counts").request.budget).to.deep.equal({ min: 476, max: 900 });
    expect(page.state().budget).to.deep.equal({ min: 500, max: 924 });
  });
});

describe("which answer counts", () => {
  it("API-58..59 each products and counts call aborts the one before", async () => {
    const page = await openSearch({ results: true });
    const before = [page.last("products"), page.last("counts")];
    page.actions.criteria.toggle([69]);
    expect(before.map(({ signal }) => signal.aborted)).to.deep.equal([true, true]);
    expect([page.last("products"), page.last("counts")].map(({ signal }) => signal.aborted)).to.deep.equal([false, false]);
  });

  it("ERR-04 aborted products and counts change nothing, and the newest ones are still loading", async () => {
    const page = await withFirstPage();
    page.actions.criteria.toggle([69]);
    page.actions.criteria.toggle([71]);
    await page.settled();
    expect(page.named("products").map(({ signal }) => signal.aborted)).to.deep.equal([true, true, false]);
    expect([page.state().products.status, page.state().counts.status]).to.deep.equal(["loading", "loading"]);
    expect([ids(page), page.state().counts.answer]).to.deep.equal([[1, 2], emptyCounts]);
    expect(page.errors).to.deep.equal([]);
  });

  it("ERR-04 products and counts of the newest query remain, and load until they have come, whatever the order of answers in 500 runs", async () => {
    const choices = [[69], [71], [27], [70], [52]];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 12 }),
        fc.boolean(),
        async (order, failOld) => {
          const page = await openSearch({ results: true, deaf: true });
          for (const choice of choices) page.actions.criteria.toggle(choice);
          const calls = page.calls.filter(({ name }) => name !== "find");
          const [lastProducts, lastCounts] = [page.last("products"), page.last("counts")];
          for (const index of order) answerByItsQuery(calls[index], failOld, [lastProducts, lastCounts]);
          await page.settled();
          const wanted = page.state().criteria.join("-");
          expect(page.state().products.list[0]?.name).to.equal(`query ${wanted}`);
          expect(
            page
              .state()
              .counts.answer?.criteria?.map(({ id }) => id)
              .join("-"),
          ).to.equal(wanted);
          expect(page.state().products.key).to.equal(page.state().counts.key);
          expect([page.state().products.status, page.state().counts.status]).to.deep.equal(["ready", "ready"]);
          expect(page.errors).to.deep.equal([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Resolves a call with what names its query; an older one may fail instead. */
function answerByItsQuery(call: Call | undefined, failOld: boolean, newest: readonly unknown[]) {
  if (!call) throw new Error("Every call of the run has an answer.");
  if (failOld && !newest.includes(call)) return call.fail(new Error("too late"));
  if (call.name === "counts") {
    const { criteria } = (call as Call<"counts">).request;
    return (call as Call<"counts">).answer({ ...emptyCounts, criteria: criteria.map((id) => ({ id, count: 1 })) });
  }
  const products = call as Call<"products">;
  const answer = productsAnswer([1]);
  const named = answer.products.map((product) => ({ ...product, name: `query ${products.request.criteria.join("-")}` }));
  return products.answer({ ...answer, products: named });
}

describe("a results view that is attached and detached", () => {
  it("requests its list again after it left only when the search has changed", async () => {
    const page = await openSearch({ bringsResults: true });
    const leave = page.actions.results.attach();
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    leave();
    page.newCalls();
    page.actions.results.attach()();
    expect(page.newCalls()).to.deep.equal([]);
    page.actions.sort.choose("price-asc");
    page.actions.results.attach();
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
    expect(page.last("products").request).to.deep.include({ sort: "price-asc", page: 1 });
  });

  it("requests again after a timeout while no element was there", async () => {
    const page = await openSearch({ bringsResults: true });
    const leave = page.actions.results.attach();
    leave();
    page.clock.advance(90_000);
    page.actions.results.attach();
    expect(page.state().products.status).to.equal("loading");
  });
});

describe("show more", () => {
  it("waits for the list it would continue", async () => {
    const page = await withFirstPage();
    page.actions.sort.choose("price-asc");
    page.newCalls();
    page.actions.results.showMore();
    expect(page.newCalls()).to.deep.equal([]);
    page.last("products").answer(productsAnswer([9], { pageCount: 2 }));
    await page.settled();
    expect([page.state().products.status, ...ids(page)]).to.deep.equal(["ready", 9]);
  });

  it("never steps over a page that failed", async () => {
    const page = await withFirstPage();
    page.actions.results.showMore();
    page.last("products").fail();
    await page.settled();
    page.actions.results.showMore();
    expect(page.last("products").request.page).to.equal(2);
  });
});

describe("what fails", () => {
  it("ERR-06, ERR-10 a failed page 1 is reported, and never shows the former query's products as its own", async () => {
    const page = await withFirstPage();
    page.actions.sort.choose("price-asc");
    page.last("products").fail(new Error("down"));
    await page.settled();
    expect(page.state().products.status).to.equal("failed");
    expect(page.errors.at(-1)).to.deep.equal({ code: "call-failed", message: "down", call: "products" });
    page.actions.results.retry();
    page.last("products").answer(productsAnswer([7]));
    await page.settled();
    expect([page.state().products.status, ...ids(page)]).to.deep.equal(["ready", 7]);
  });

  it("ERR-10 a failed later page keeps the list, and Retry requests that page again", async () => {
    const page = await withFirstPage();
    page.actions.results.showMore();
    page.last("products").fail();
    await page.settled();
    expect([page.state().products.status, page.state().products.moreStatus]).to.deep.equal(["ready", "failed"]);
    expect(ids(page)).to.deep.equal([1, 2]);
    page.actions.results.retry();
    expect(page.last("products").request.page).to.equal(2);
    page.last("products").answer(productsAnswer([3], { pageCount: 3 }));
    await page.settled();
    expect(ids(page)).to.deep.equal([1, 2, 3]);
    expect(page.state().products.moreStatus).to.equal("ready");
  });

  it("RESL-26 an unknown place has no stays, rather than an error to retry", async () => {
    const page = await openSearch({ results: true, hash: "station[]=999999" });
    page.last("products").fail(new HttpError("products", 404));
    await page.settled();
    expect([page.state().products.status, page.state().products.total, ...ids(page)]).to.deep.equal(["ready", 0]);
  });

  it("ERR-07 failed counts are reported, and products stay", async () => {
    const page = await openSearch({ results: true });
    page.last("counts").fail(new Error("no counts"));
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect([page.state().counts.status, page.state().products.status]).to.deep.equal(["failed", "ready"]);
    expect(page.errors).to.deep.equal([{ code: "call-failed", message: "no counts", call: "counts" }]);
  });

  it("ERR-07 failed counts leave no numbers of the former query, and are requested again alone", async () => {
    const page = await withFirstPage();
    expect(page.state().counts.answer).to.not.equal(null);
    page.actions.criteria.toggle([69]);
    page.last("counts").fail(new Error("no counts"));
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect([page.state().counts.status, page.state().counts.answer]).to.deep.equal(["failed", null]);
    page.newCalls();
    page.actions.results.retryCounts();
    expect(page.newCalls()).to.deep.equal(["counts"]);
    page.last("counts").answer(emptyCounts);
    await page.settled();
    expect(page.state().counts.status).to.equal("ready");
  });

  it("ERR-11, RESL-40..41 after 90 s gives up, aborts what is under way and waits for a new search", async () => {
    const page = await openSearch({ results: true });
    page.clock.advance(89_999);
    expect(page.state().products.status).to.equal("loading");
    page.clock.advance(1);
    expect([page.state().products.status, page.state().counts.status]).to.deep.equal(["timeout", "timeout"]);
    expect([page.last("products").signal.aborted, page.last("counts").signal.aborted]).to.deep.equal([true, true]);
    page.actions.criteria.toggle([69]);
    expect(page.state().products.status).to.equal("loading");
  });

  it("ERR-11 requests products and counts again on a retry after it gave up", async () => {
    const page = await openSearch({ results: true });
    page.clock.advance(90_000);
    page.newCalls();
    page.actions.results.retry();
    expect(page.newCalls()).to.have.members(["products", "counts"]);
    expect([page.state().products.status, page.state().counts.status]).to.deep.equal(["loading", "loading"]);
  });

  it("an answer in time leaves no timeout behind", async () => {
    const page = await withFirstPage();
    page.clock.advance(200_000);
    expect(page.state().products.status).to.equal("ready");
  });
});
