import { expect } from "chai";
import { emptyFind, openSearch, productsAnswer, type OpenOptions } from "../store/testing/search.driver.js";
import { listedStays, staysToList } from "./stays.js";

/** A page whose find has returned 56 stays. */
async function found(options: OpenOptions = {}) {
  const page = await openSearch(options);
  page.last("find").answer({ ...emptyFind, count: 56, startDates: ["2027-02-06"] });
  await page.settled();
  return { ...page, stays: () => staysToList(page.state()) };
}

describe("the number of stays that the search would list", () => {
  it("FIND-13 is taken from find, where it was requested with every active filter", async () => {
    expect((await found()).stays()).to.equal(56);
    expect((await found({ given: { onPage: "club" } })).stays(), "prefilled").to.equal(56);
    expect((await found({ hash: "c[]=69" })).stays(), "of a link").to.equal(56);
  });

  it("FIND-13 is not known from find where a filter, a budget, a half stay or a journey changes it", async () => {
    const page = await found();
    page.actions.search.set({ criteria: [69] });
    expect(page.stays(), "criteria").to.equal(null);
    page.actions.search.set({ criteria: [], lodgingTypes: [23] });
    expect(page.stays(), "lodging types").to.equal(null);
    page.actions.search.set({ lodgingTypes: [], budget: { min: null, max: 800 } });
    expect(page.stays(), "budget").to.equal(null);
    page.actions.search.set({ budget: { min: null, max: null } });
    expect(page.stays()).to.equal(56);
    page.actions.stayDates.pick("2027-02-06");
    expect(page.stays(), "half a stay").to.equal(null);
    expect((await found({ given: { flight: true, locale: "en-GB" } })).stays(), "journey").to.equal(null);
  });

  it("FIND-13 is not known while find is loading, or after it failed", async () => {
    const page = await found();
    page.actions.packages.toggle("PF");
    expect(page.stays()).to.equal(null);
    page.last("find").fail(new Error("down"));
    await page.settled();
    expect(page.stays()).to.equal(null);
  });

  it("FIND-13 is taken from the list, where one has loaded for this exact search", async () => {
    const page = await found({ results: true });
    page.actions.criteria.toggle([69]);
    expect(page.stays()).to.equal(null);
    page.last("products").answer(productsAnswer([1], { totalProducts: 22 }));
    await page.settled();
    expect(page.stays()).to.equal(22);
    page.actions.budget.set({ max: 800 });
    expect(page.stays(), "another list is loading").to.equal(null);
  });
});

describe("the number of stays of a list that is shown or loading", () => {
  it("is not known after the list failed, even if find has a number", async () => {
    const page = await found({ results: true });
    expect(listedStays(page.state()), "on its way").to.equal(56);
    page.last("products").fail(new Error("down"));
    await page.settled();
    expect(page.stays()).to.equal(56);
    expect(listedStays(page.state())).to.equal(null);
  });

  it("is not known where no list was requested", async () => {
    expect(listedStays((await found()).state())).to.equal(null);
  });
});
