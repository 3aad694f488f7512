import { expect } from "chai";
import { shortlistMaximum } from "../../../domain/defaults.js";
import { stayKey, type KeptStay } from "../../../domain/shortlist.js";
import type { Prestation } from "../../../domain/products.js";
import { samplePrestation } from "../../../domain/testing/products.sample.js";
import { openSearch, product, productsAnswer, type TestSearch } from "../../testing/search.driver.js";
import { createComparedStays } from "./compared-stays.js";

/** A lodging with an offer of two packages, listed for the dates of the search, or for others. */
const lodging = (id: number, offer: Partial<Prestation> = {}) =>
  product(id, {
    prestations: [
      samplePrestation({ id: id * 10, isWiyp: true, ...offer }),
      samplePrestation({ id: id * 10 + 1, codePackage: "HS", price: 600 }),
    ],
  });

/** A results page on which the first lodgings are kept, and what a view does with them. */
async function comparing(ids: readonly number[] = [1], listed: readonly number[] = [1, 2, 3]) {
  const page = await openSearch({ results: true });
  page.actions.search.set({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
  page.last("products").answer(productsAnswer([], { products: listed.map((id) => lodging(id)), totalProducts: listed.length }));
  await page.settled();
  for (const id of ids) page.actions.shortlist.toggle(id, "PF");
  const stays = page.actions.shortlist.compare(createComparedStays);
  if (!stays) throw new Error("The results are not loaded.");
  const before = { products: page.named("products").length, find: page.named("find").length };
  return {
    page,
    stays,
    products: () => page.named("products").slice(before.products),
    finds: () => page.named("find").slice(before.find),
    starts: () =>
      page
        .named("products")
        .slice(before.products)
        .map(({ request }) => request.beginDate),
  };
}
const kept = (page: TestSearch) => page.state().shortlist.stays;
const weeks = (page: TestSearch, key = "1") => page.state().shortlist.weeks[key];
const stayAt = (page: TestSearch, index: number): KeptStay => {
  const stay = weeks(page)?.weeks[index]?.stay;
  if (!stay || typeof stay === "string") throw new Error("There is no stay in that week.");
  return stay;
};

describe("the weeks around a compared stay", () => {
  it("are requested once, as lodgings of its kind and place for its party and package", async () => {
    const { page, stays, starts } = await comparing();
    stays.requestWeeks("1");
    stays.requestWeeks("1");
    expect(starts()).to.deep.equal(["2027-01-30", "2027-02-13"]);
    expect(page.last("products").request).to.deep.include({
      place: { type: "station", id: 1 },
      packages: ["PF"],
      lodgingTypes: [43],
      criteria: [],
      endDate: "2027-02-20",
      page: 1,
      pageSize: 100,
    });
    expect(weeks(page)?.status).to.equal("loading");
  });

  it("have the stay as listed, none where the lodging is not offered, and nothing where that is not known", async () => {
    const { page, stays, products } = await comparing();
    stays.requestWeeks("1");
    const [sooner, later] = products();
    sooner?.answer(productsAnswer([], { products: [lodging(2), lodging(1, { price: 700 })], totalProducts: 2 }));
    later?.answer(productsAnswer([], { products: [lodging(2)], totalProducts: 500 }));
    await page.settled();
    expect(weeks(page)?.status).to.equal("ready");
    expect(weeks(page)?.weeks.map(({ stayDates }) => stayDates.start)).to.deep.equal(["2027-01-30", "2027-02-06", "2027-02-13"]);
    expect(
      stayAt(page, 0).product.prestations.map(({ price }) => price),
      "of the package that was kept",
    ).to.deep.equal([700]);
    expect(weeks(page)?.weeks[2]?.stay).to.equal("unknown");
    stays.forget();
    stays.requestWeeks("1");
    for (const { answer } of products().slice(2)) answer(productsAnswer([], { products: [lodging(2)], totalProducts: 1 }));
    await page.settled();
    expect(weeks(page)?.weeks.map(({ stay }) => typeof stay)).to.deep.equal(["string", "object", "string"]);
    expect(weeks(page)?.weeks[0]?.stay).to.equal("none");
  });

  it("are of the same room or flat where it is offered, though another is cheaper", async () => {
    const { page, stays, products } = await comparing();
    stays.requestWeeks("1");
    const rooms = (...prestations: Prestation[]) => productsAnswer([], { products: [product(1, { prestations })], totalProducts: 1 });
    const [sooner, later] = products();
    sooner?.answer(rooms(samplePrestation({ price: 500, name: "Studio" }), samplePrestation({ price: 900 })));
    later?.answer(rooms(samplePrestation({ price: 500, name: "Studio" })));
    await page.settled();
    const offers = [0, 2].map((index) => stayAt(page, index).product.prestations.map(({ name, price }) => [name, price]));
    expect(offers).to.deep.equal([[["2 pièces 4 personnes", 900]], [["Studio", 500]]]);
  });

  it("share a request where two stays are alike, and leave out a week that has begun", async () => {
    const { stays, starts } = await comparing([1, 2]);
    stays.requestWeeks("1");
    stays.requestWeeks("2");
    expect(starts()).to.deep.equal(["2027-01-30", "2027-02-13"]);
    const soon = await openSearch({ results: true });
    soon.actions.search.set({ stayDates: { start: "2026-11-24", end: "2026-12-01" } });
    soon.last("products").answer(productsAnswer([], { products: [lodging(1)], totalProducts: 1 }));
    await soon.settled();
    soon.actions.shortlist.toggle(1, "PF");
    const before = soon.named("products").length;
    soon.actions.shortlist.compare(createComparedStays)?.requestWeeks("1");
    const asked = soon.named("products").slice(before);
    expect(asked.map(({ request }) => request.beginDate)).to.deep.equal(["2026-12-01"]);
  });

  it("can be requested again where that failed, and arrive nowhere once they are forgotten", async () => {
    const { page, stays, products, starts } = await comparing();
    stays.requestWeeks("1");
    for (const { fail } of products()) fail();
    await page.settled();
    expect(weeks(page)).to.deep.equal({ status: "failed", weeks: [] });
    stays.requestWeeks("1");
    expect(starts()).to.have.length(4);
    const late = page.last("products");
    stays.forget();
    expect(late.signal.aborted).to.equal(true);
    late.answer(productsAnswer([], { products: [lodging(1)], totalProducts: 1 }));
    await page.settled();
    expect(weeks(page)).to.equal(undefined);
    expect(page.errors.map(({ call }) => call)).to.deep.equal(["products"]);
  });
});

describe("a compared stay", () => {
  const elsewhen = { price: 700, startDate: "2027-01-30", endDate: "2027-02-06" };
  async function withWeeks() {
    const there = await comparing([1, 2]);
    there.stays.requestWeeks("1");
    for (const { answer } of there.products())
      answer(productsAnswer([], { products: [lodging(1, elsewhen), lodging(2, elsewhen)], totalProducts: 2 }));
    await there.page.settled();
    return there;
  }

  it("moves to another week where it stands, remembers what it cost, and is checked at the new dates", async () => {
    const { page, stays } = await withWeeks();
    stays.check("1");
    page
      .last("prices")
      .answer({ wiypPrices: [{ prestId: 10, sellingPriceWiyp: 820, publicPriceWiyp: null }], iresaPrices: [], fees: [], error: null });
    await page.settled();
    stays.changeDates("1", stayAt(page, 0));
    expect(kept(page).map(stayKey)).to.deep.equal(["2", "1"]);
    expect(kept(page)[1]).to.deep.include({
      stayDates: { start: "2027-01-30", end: "2027-02-06" },
      former: { stayDates: { start: "2027-02-06", end: "2027-02-13" }, price: 820, room: "2 pièces 4 personnes" },
    });
    expect(page.state().shortlist.prices["1"], "of the former dates").to.equal(undefined);
    stays.check("1");
    expect(page.named("prices")).to.have.length(2);
  });

  it("drops the answer to a check of its former dates", async () => {
    const { page, stays } = await withWeeks();
    stays.check("1");
    const late = page.last("prices");
    stays.changeDates("1", stayAt(page, 0));
    late.answer({ wiypPrices: [{ prestId: 10, sellingPriceWiyp: 1, publicPriceWiyp: null }], iresaPrices: [], fees: [], error: null });
    await page.settled();
    expect(page.state().shortlist.prices["1"]).to.equal(undefined);
  });

  it("is put back where it stood, unless the shortlist is full", async () => {
    const { page, stays } = await comparing([1, 2, 3], [1, 2, 3]);
    const order = kept(page).map(stayKey);
    const [, second] = kept(page);
    if (!second) throw new Error("No stay is kept.");
    expect(stays.remove(stayKey(second))).to.equal(1);
    expect(kept(page).map(stayKey)).to.deep.equal([order[0], order[2]]);
    expect(stays.putBack(second, 1)).to.equal(true);
    expect(kept(page).map(stayKey)).to.deep.equal(order);
    const ids = Array.from({ length: shortlistMaximum }, (_, index) => index + 1);
    const full = await comparing(ids, ids);
    expect(full.stays.putBack({ ...second, product: { ...second.product, id: 999 } }, 0)).to.equal(false);
    expect(kept(full.page)).to.have.lengthOf(shortlistMaximum);
  });

  it("is put back beside another week that has taken its key", async () => {
    const { page, stays } = await withWeeks();
    stays.addDates("1", stayAt(page, 2));
    const copy = kept(page).at(-1);
    if (!copy) throw new Error("No week was added.");
    const index = stays.remove("1.1");
    stays.addDates("1", stayAt(page, 0));
    stays.putBack(copy, index);
    expect(kept(page).map(stayKey)).to.deep.equal(["2", "1", "1.2", "1.1"]);
  });

  it("is kept at other dates too, and the heart removes the lodging whole", async () => {
    const { page, stays } = await withWeeks();
    expect(stays.addDates("1", stayAt(page, 2))).to.equal("1.1");
    expect(kept(page).map(stayKey)).to.deep.equal(["2", "1", "1.1"]);
    stays.check("1.1");
    expect(page.state().shortlist.prices["1.1"]).to.deep.include({ status: "checking" });
    stays.remove("1.1");
    expect(kept(page).map(stayKey)).to.deep.equal(["2", "1"]);
    expect(page.state().shortlist.prices["1.1"]).to.equal(undefined);
    stays.addDates("1", stayAt(page, 2));
    page.actions.shortlist.toggle(1, "PF");
    expect(kept(page).map(stayKey)).to.deep.equal(["2"]);
  });

  it("is not kept at other dates where the shortlist is full", async () => {
    const ids = Array.from({ length: shortlistMaximum }, (_, index) => index + 1);
    const { page, stays } = await comparing(ids, ids);
    expect(stays.addDates("1", kept(page)[0] ?? stayAt(page, 0))).to.equal(null);
    expect(kept(page)).to.have.length(shortlistMaximum);
  });
});

describe("the places of the compared stays", () => {
  it("are requested once, whatever the search, and are null where the server does not know them", async () => {
    const { page, stays, finds } = await comparing();
    stays.requestPlaces();
    stays.requestPlaces();
    expect(finds()).to.have.length(1);
    const { request, answer } = page.last("find");
    expect(request).to.deep.include({ by: "station", currentMonth: "2026-11", packages: [], criteria: [] });
    expect(request).not.to.have.any.keys("place", "startDate", "origin");
    answer({ places: null } as unknown as Parameters<typeof answer>[0]);
    await page.settled();
    expect(page.state().shortlist.places).to.equal(null);
  });

  it("are requested again the next time where that failed", async () => {
    const { page, stays, finds } = await comparing();
    stays.requestPlaces();
    page.last("find").fail();
    await page.settled();
    stays.requestPlaces();
    expect(finds()).to.have.length(2);
    expect(page.errors.map(({ call }) => call)).to.deep.equal(["find"]);
  });
});
