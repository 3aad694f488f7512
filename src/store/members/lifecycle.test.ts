import { expect } from "chai";
import { samplePrestation } from "../../domain/testing/products.sample.js";
import { emptyFind, mandatorySettings, openSearch, product, productsAnswer } from "../testing/search.driver.js";

const offer = samplePrestation({ id: 7, isWiyp: true, startDate: "2027-02-06", endDate: "2027-02-13" });

describe("a search whose last element left", () => {
  it("leaves nothing under way: no call, no timer, no listener, no claim on the hash", async () => {
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
    page.search.join({}, mandatorySettings);
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    expect(page.last("find").request.place).to.deep.equal({ id: 1, type: "station" });
    page.search.join({}, mandatorySettings);
    await page.settled();
    expect(page.newCalls()).to.deep.equal([]);
  });
});

describe("a search without members", () => {
  it("aborts what is under way, has no listener and starts again with the next element", async () => {
    const page = await openSearch({ results: true });
    const asked = page.last("find");
    page.search.leave(page.bar);
    await page.settled();
    expect([asked.signal.aborted, page.last("products").signal.aborted]).to.deep.equal([true, true]);
    page.newCalls();
    page.location.go("#capacity=18-18-18");
    page.clock.advance(100_000);
    expect([page.newCalls(), page.errors]).to.deep.equal([[], []]);
    page.search.join({}, mandatorySettings);
    expect(page.state().participants).to.have.length(3);
    expect(page.newCalls()).to.include("find");
  });

  it("does not begin when its element left before the environment was known, and begins with the next one", async () => {
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const page = await openSearch({ given: { engineId: undefined }, hash: "c[]=69", claim });
    page.search.leave(page.bar);
    page.last("environment").answer({ ENGINE_ID: "4" });
    await page.settled();
    expect([page.state().status, claim.held, page.location.listeners()]).to.deep.equal(["waiting", false, 0]);
    page.search.join({}, { ...mandatorySettings, engineId: undefined });
    await page.settled();
    expect([page.state().status, claim.held, page.location.listeners()]).to.deep.equal(["ready", true, 1]);
    expect(page.state().criteria).to.deep.equal([69]);
    expect(page.named("environment")).to.have.length(1);
  });

  it("holds nothing back from other searches when the page's script changes it meanwhile", async () => {
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const page = await openSearch({ claim });
    page.search.leave(page.bar);
    await page.settled();
    page.actions.search.set({ sort: "price-desc" });
    expect([page.location.hash(), claim.held]).to.deep.equal(["#e=1&capacity=18-18&rc_sort=price&rc_order=desc", false]);
  });

  it("stops nothing when one element takes another's place", async () => {
    const page = await openSearch();
    const asked = page.last("find");
    page.search.leave(page.bar);
    page.search.join({}, mandatorySettings);
    await page.settled();
    expect(asked.signal.aborted).to.equal(false);
  });
});

describe("what the visitor agreed to while no element had joined", () => {
  it("holds from the moment that one joins", async () => {
    const page = await openSearch({ given: { consent: [] } });
    page.search.leave(page.bar);
    await page.settled();
    page.search.setConsent(["preferences"]);
    page.search.join({}, mandatorySettings);
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
    page.search.join(gallery, mandatorySettings, { finds: false });
    page.search.leave(page.bar);
    await page.settled();
    expect([page.last("find").signal.aborted, page.last("products").signal.aborted]).to.deep.equal([true, false]);
    expect(page.location.listeners()).to.equal(1);
    page.newCalls();
    page.actions.search.set({ place: { id: 1, type: "station", label: "Val Thorens" } });
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
    page.search.join({}, mandatorySettings);
    expect(page.newCalls()).to.deep.equal(["find"]);
  });
});
