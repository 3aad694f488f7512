import { expect } from "chai";
import { samplePrestation } from "../../domain/products.sample.js";
import { emptyFind, openSearch, product, productsAnswer } from "../search.driver.js";

const four = { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" };
const offer = samplePrestation({ id: 7, isWiyp: true, startDate: "2027-02-06", endDate: "2027-02-13" });

describe("a search whose last element left", () => {
  it("leaves nothing under way: no call, no alarm, no listener, no claim on the hash", async () => {
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const page = await openSearch({ results: true, claim });
    page.last("products").answer(productsAnswer([], { products: [product(1, { prestations: [offer] })], pageCount: 2 }));
    await page.settled();
    page.actions.results.sawProduct(1);
    page.actions.results.showMore();
    page.actions.place.type("val");
    page.clock.advance(300);
    page.actions.place.type("vall");
    const underWay = (["find", "products", "counts", "prices", "autocomplete"] as const).map((name) => page.last(name));
    expect(underWay.map(({ signal }) => signal.aborted)).to.deep.equal([false, false, false, false, false]);
    page.search.leave(page.bar);
    await page.settled();
    expect(underWay.map(({ signal }) => signal.aborted)).to.deep.equal([true, true, true, true, true]);
    expect([page.clock.pending(), page.location.listeners(), claim.held, page.state().prices]).to.deep.equal([0, 0, false, {}]);
  });

  it("requests what is needed again with the next one, once, as it was changed meanwhile", async () => {
    const page = await openSearch({ results: true });
    page.last("find").answer(emptyFind);
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    page.search.leave(page.bar);
    await page.settled();
    page.newCalls();
    page.actions.search.set({ place: { id: 1, type: "station", label: "Val Thorens" } });
    expect(page.newCalls()).to.deep.equal([]);
    page.search.join({}, four);
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    expect(page.last("find").request.place).to.deep.equal({ id: 1, type: "station" });
    page.search.join({}, four);
    await page.settled();
    expect(page.newCalls()).to.deep.equal([]);
  });
});

describe("what the visitor agreed to while no element had joined", () => {
  it("holds from the moment that one joins", async () => {
    const page = await openSearch({ given: { consent: [] } });
    page.search.leave(page.bar);
    await page.settled();
    page.search.setConsent(["preferences"]);
    page.search.join({}, four);
    expect(page.state().settings.consent).to.deep.equal(["preferences"]);
    expect(page.changes).to.deep.equal([]);
    await page.settled();
    expect(page.state().settings.consent).to.deep.equal(["preferences"]);
  });
});

describe("a search whose last element that shows choices left", () => {
  it("stops find alone, until another one joins", async () => {
    const page = await openSearch({ results: true });
    const gallery = {};
    page.search.join(gallery, four, { finds: false });
    page.search.leave(page.bar);
    await page.settled();
    expect([page.last("find").signal.aborted, page.last("products").signal.aborted]).to.deep.equal([true, false]);
    expect(page.location.listeners()).to.equal(1);
    page.newCalls();
    page.actions.search.set({ place: { id: 1, type: "station", label: "Val Thorens" } });
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
    page.search.join({}, four);
    expect(page.newCalls()).to.deep.equal(["find"]);
  });
});
