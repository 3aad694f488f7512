import { expect } from "chai";
import { keeping } from "../../../api/keeping.js";
import { shortlistKey, shortlistMaximum } from "../../../domain/defaults.js";
import type { Prestation } from "../../../domain/products.js";
import { samplePrestation } from "../../../domain/testing/products.sample.js";
import { browserStorage, memoryStorage } from "../../../platform/storage.js";
import { createComparedStays, type ComparedStays } from "./compared-stays.js";
import { openSearch, product, productsAnswer, type OpenOptions, type TestSearch } from "../../testing/search.driver.js";

const agreed = { consent: ["preferences"] } as const;
const flat = (id: number, more: Partial<Prestation> = {}) => samplePrestation({ id, isWiyp: true, ...more });
const lodging = (id: number) => product(id, { prestations: [flat(id * 10), flat(id * 10 + 1, { codePackage: "HS", price: 600 })] });

/** A results page with a list of lodgings. */
async function listed(options: OpenOptions = {}, ids: readonly number[] = [1, 2, 3]) {
  const page = await openSearch({ results: true, ...options });
  page.last("products").answer(productsAnswer([], { products: ids.map(lodging), totalProducts: ids.length }));
  await page.settled();
  page.newCalls();
  return page;
}
const kept = (page: TestSearch) => page.state().shortlist.stays.map((stay) => stay.product.id);
/** What a view does with the stays that it compares. */
function compared(page: TestSearch): ComparedStays {
  const stays = page.actions.shortlist.compare(createComparedStays);
  if (!stays) throw new Error("The results are not loaded.");
  return stays;
}
const keep = (page: TestSearch, id: number) => page.actions.shortlist.toggle(id, "PF");
const livePrice = (prestId: number, selling: number) => ({
  wiypPrices: [{ prestId, sellingPriceWiyp: selling, publicPriceWiyp: null }],
  iresaPrices: [],
  fees: [{ id: "service", price: 24 }],
  error: null,
});

describe("the stays that a visitor keeps", () => {
  it("stay in memory without consent: the browser keeps nothing, and the next page has none", async () => {
    const page = await listed();
    keep(page, 1);
    keep(page, 2);
    expect(kept(page)).to.deep.equal([2, 1]);
    expect(page.local.get(shortlistKey)).to.equal(null);
    expect(kept(await listed({ local: page.local }))).to.deep.equal([]);
    keep(page, 2);
    expect(kept(page)).to.deep.equal([1]);
  });

  it("are kept by the browser with consent, as they were seen, and are there before the list is", async () => {
    const page = await listed({ given: agreed });
    page.actions.search.set({ stayDates: { start: "2027-02-06", end: "2027-02-13" }, participants: [{ age: 18 }, { age: 8 }] });
    page.last("products").answer(productsAnswer([], { products: [lodging(1)], totalProducts: 1 }));
    await page.settled();
    page.actions.results.sawProduct(1);
    for (const { request, answer } of page.named("prices")) answer(livePrice(request.prestationIds[0] ?? 0, 777));
    await page.settled();
    keep(page, 1);
    const again = await openSearch({ results: true, given: agreed, local: page.local });
    const [stay] = again.state().shortlist.stays;
    expect(stay).to.deep.equal(page.state().shortlist.stays[0]);
    expect(stay).to.deep.include({
      stayDates: { start: "2027-02-06", end: "2027-02-13" },
      ages: [18, 8],
      currency: "EUR",
      seenOn: "2026-11-21",
    });
    expect(stay?.product.prestations.map(({ id, price }) => [id, price])).to.deep.equal([[10, 777]]);
  });

  it("are kept by the browser from the moment of consent, with the stays of an earlier page", async () => {
    const earlier = await listed({ given: agreed });
    keep(earlier, 3);
    const page = await listed({ local: earlier.local });
    keep(page, 1);
    expect(kept(page)).to.deep.equal([1]);
    page.search.setConsent(["preferences"]);
    await page.settled();
    expect(kept(page)).to.deep.equal([1, 3]);
    expect(kept(await listed({ given: agreed, local: page.local }))).to.deep.equal([1, 3]);
  });

  it("are forgotten by the browser when consent is withdrawn, and stay on the page", async () => {
    const page = await listed({ given: agreed });
    keep(page, 1);
    expect(page.local.get(shortlistKey)).to.include("Lodging 1");
    page.search.setConsent([]);
    await page.settled();
    expect(page.local.get(shortlistKey)).to.equal(null);
    keep(page, 2);
    expect(page.local.get(shortlistKey)).to.equal(null);
    expect(kept(page)).to.deep.equal([2, 1]);
  });

  it("are there on a page whose results begin after the visitor has agreed", async () => {
    const earlier = await listed({ given: agreed });
    keep(earlier, 3);
    const page = await openSearch({ bringsResults: true, given: agreed, local: earlier.local });
    page.actions.results.attach();
    expect(kept(page)).to.deep.equal([3]);
  });

  it("leave nothing in the browser where none is kept", async () => {
    const page = await listed({ given: agreed });
    expect(page.local.get(shortlistKey)).to.equal(null);
    keep(page, 1);
    keep(page, 1);
    expect(page.local.get(shortlistKey)).to.equal(null);
  });

  it("follow what another tab keeps and removes", async () => {
    const local = memoryStorage();
    const [one, other] = [await listed({ given: agreed, local }), await listed({ given: agreed, local })];
    keep(one, 1);
    keep(other, 2);
    expect(kept(other)).to.deep.equal([2, 1]);
    compared(one).remove("2");
    expect(kept(one)).to.deep.equal([1]);
    keep(other, 3);
    expect(kept(other)).to.deep.equal([3, 1]);
  });

  it("survive another list, and are no more than the shortlist holds", async () => {
    const ids = Array.from({ length: shortlistMaximum + 1 }, (_, index) => index + 1);
    const page = await listed({}, ids);
    for (const id of ids) keep(page, id);
    expect(kept(page)).to.have.length(shortlistMaximum);
    expect(kept(page)).not.to.include(shortlistMaximum + 1);
    page.actions.sort.choose("price-asc");
    page.last("products").answer(productsAnswer([99]));
    await page.settled();
    expect(kept(page)).to.have.length(shortlistMaximum);
    keep(page, 1);
    expect(kept(page)).not.to.include(1);
  });

  it("are read from a storage that is damaged, or that the browser forbids", async () => {
    const whole = await listed({ given: agreed });
    keep(whole, 1);
    const text = whole.local.get(shortlistKey) ?? "";
    for (const damaged of [text.slice(0, -9), "{", "7", text.replace('"liheId":1', '"liheId":"x"'), '[null,{"product":{"id":1}}]']) {
      const local = memoryStorage();
      local.set(shortlistKey, damaged);
      const page = await listed({ given: agreed, local });
      expect(kept(page), damaged).to.deep.equal([]);
      keep(page, 2);
      expect(kept(page)).to.deep.equal([2]);
    }
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new Error("SecurityError");
      },
    });
    try {
      const page = await listed({ given: agreed, local: browserStorage("local") });
      keep(page, 1);
      expect(kept(page)).to.deep.equal([1]);
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
    }
  });
});

describe("the prices of the stays that are kept", () => {
  const prices = (page: TestSearch, key = "1") => page.state().shortlist.prices[key];

  it("are checked for the dates and the party that they were kept for, once until they are forgotten", async () => {
    const page = await listed();
    page.actions.search.set({ participants: [{ age: 18 }, { age: 8 }] });
    page.last("products").answer(productsAnswer([], { products: [lodging(1)], totalProducts: 1 }));
    await page.settled();
    keep(page, 1);
    page.actions.search.set({ participants: [{ age: 18 }], stayDates: { start: "2027-03-06", end: "2027-03-13" } });
    compared(page).check("1");
    compared(page).check("1");
    expect(page.named("prices")).to.have.length(1);
    expect(page.last("prices").request).to.deep.include({
      startDate: "2027-02-06",
      endDate: "2027-02-13",
      ages: [18, 8],
      prestationIds: [10],
      packCode: "PF",
    });
    expect(prices(page)).to.deep.include({ status: "checking" });
    page.clock.advance(60_000);
    page.last("prices").answer(livePrice(10, 820));
    await page.settled();
    expect(prices(page)).to.deep.include({ status: "checked", at: page.clock.now(), fees: [{ id: "service", price: 24 }] });
    expect(prices(page)?.prestations.map(({ price }) => price)).to.deep.equal([820]);
    compared(page).forget();
    expect(prices(page)).to.equal(undefined);
    compared(page).check("1");
    await page.settled();
    expect(page.named("prices"), "what has just been checked is not requested again").to.have.length(1);
    compared(page).forget();
    page.clock.advance(keeping.prices.page.milliseconds);
    compared(page).check("1");
    expect(page.named("prices")).to.have.length(2);
  });

  it("are checked also where a card has just checked them", async () => {
    const page = await listed();
    page.actions.search.set({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    page.last("products").answer(productsAnswer([], { products: [lodging(1)], totalProducts: 1 }));
    await page.settled();
    page.actions.results.sawProduct(1);
    for (const { request, answer } of page.named("prices")) answer(livePrice(request.prestationIds[0] ?? 0, 777));
    await page.settled();
    const before = page.named("prices").length;
    expect(before).to.be.greaterThan(0);
    keep(page, 1);
    compared(page).check("1");
    expect(page.named("prices")).to.have.length(before + 1);
    expect(prices(page)).to.deep.include({ status: "checking" });
  });

  it("are as they were seen where the check failed, and none where the stay is sold out", async () => {
    const page = await listed();
    for (const id of [1, 2]) {
      keep(page, id);
      compared(page).check(String(id));
    }
    const [first, second] = page.named("prices");
    first?.fail();
    second?.answer({ wiypPrices: [], iresaPrices: [], fees: [], error: "sold out" });
    await page.settled();
    expect(prices(page)).to.deep.include({ status: "failed" });
    expect(prices(page)?.prestations.map(({ price }) => price)).to.deep.equal([800]);
    expect(prices(page, "2")).to.deep.include({ status: "checked", prestations: [] });
    expect(page.errors.map(({ call }) => call)).to.deep.equal(["prices"]);
  });

  it("of a check that is given up arrive nowhere, nor does its failure", async () => {
    const page = await listed({ deaf: true });
    keep(page, 1);
    compared(page).check("1");
    const late = page.last("prices");
    compared(page).forget();
    expect(late.signal.aborted).to.equal(true);
    late.answer(livePrice(10, 1));
    await page.settled();
    expect(prices(page)).to.equal(undefined);
    compared(page).check("1");
    page.search.leave(page.bar);
    await page.settled();
    expect(page.last("prices").signal.aborted).to.equal(true);
    page.last("prices").fail();
    await page.settled();
    expect(page.errors).to.deep.equal([]);
  });

  it("are not requested of a stay that has no live price, or that is not kept", async () => {
    const page = await listed();
    compared(page).check("1");
    const still = await openSearch({ results: true });
    still.last("products").answer(productsAnswer([], { products: [product(1, { prestations: [flat(1, { isWiyp: false })] })] }));
    await still.settled();
    keep(still, 1);
    compared(still).check("1");
    expect([...page.named("prices"), ...still.named("prices")]).to.deep.equal([]);
    expect([prices(page), prices(still)]).to.deep.equal([undefined, undefined]);
  });
});
