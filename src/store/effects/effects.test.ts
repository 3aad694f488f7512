import { expect } from "chai";
import { keeping } from "../../api/keeping.js";
import { recentSearchesKey } from "../../domain/defaults.js";
import { samplePrestation } from "../../domain/testing/products.sample.js";
import { emptyFind, mandatorySettings, openSearch, product, productsAnswer } from "../testing/search.driver.js";
import { patch } from "../state/patch.js";
import { createAutocomplete } from "./autocomplete.js";
import { effectScope } from "../testing/effect.driver.js";
import { createFind } from "./find.js";
import { createHash } from "./hash.js";
import { createParticipantsCookies } from "./participants-cookies.js";
import { createPrices } from "./results/prices.js";
import { createRecentSearches } from "./recent-searches.js";
import { createResultsPart } from "./results/results-part.js";
import { createResults } from "./results/results.js";
import { consequencesOf } from "../consequences.js";
import { createListTracking } from "./results/list-tracking.js";
import { createTracking } from "./tracking.js";

const valThorens = { id: 1, type: "station", label: "Val Thorens" } as const;
const oneAdult = [{ id: 1, age: 18 }];

const nothing = () => undefined;
const noPrices = { cancel: nothing, keep: nothing, forget: nothing };
const newQuery = consequencesOf(["sort"], "visitor");
const nextPage = consequencesOf(["page"], "more");

describe("an effect that is started and stopped", () => {
  it("find requests once started, aborts and requests nothing more once stopped, and requests again with the search at that time", async () => {
    const { scope, state, last, newCalls, settled } = effectScope();
    const find = createFind(scope);
    const useAll = () => [find.run(), find.show("2027-06"), find.retry()];
    useAll();
    expect(newCalls()).to.deep.equal([]);
    find.start();
    find.start();
    expect(newCalls()).to.deep.equal(["find"]);
    const first = last("find");
    find.stop();
    expect([first.signal.aborted, state.find.status]).to.deep.equal([true, "idle"]);
    useAll();
    expect(newCalls()).to.deep.equal([]);
    patch(state, { place: valThorens });
    find.start();
    expect(newCalls()).to.deep.equal(["find"]);
    expect(last("find").request.place).to.deep.equal({ id: 1, type: "station" });
    last("find").answer(emptyFind);
    await settled();
    expect(state.find.status).to.equal("ready");
  });

  it("find requests at the next start only what was not requested before it was stopped", async () => {
    const { scope, clock, last, newCalls, settled } = effectScope();
    const find = createFind(scope);
    find.start();
    last("find").answer(emptyFind);
    await settled();
    clock.advance(keeping.find.page.milliseconds);
    find.stop();
    newCalls();
    find.start();
    expect(newCalls()).to.deep.equal([]);
    find.stop();
    find.run();
    find.start();
    expect(newCalls()).to.deep.equal(["find"]);
  });

  it("results load once started, abort and load nothing more once stopped, and load again what was not loaded", async () => {
    const { scope, state, clock, last, newCalls, settled } = effectScope();
    const results = createResults(scope, noPrices);
    const detach = results.attach();
    const useAll = () => [results.committed(newQuery), results.committed(nextPage), results.count(), results.retry()];
    useAll();
    expect(newCalls()).to.deep.equal([]);
    results.start();
    results.start();
    expect(newCalls()).to.deep.equal(["products", "counts"]);
    const before = [last("products"), last("counts")];
    results.stop();
    expect(before.map(({ signal }) => signal.aborted)).to.deep.equal([true, true]);
    expect([state.products.status, state.products.since, state.counts.status, clock.pending()]).to.deep.equal(["idle", null, "idle", 0]);
    useAll();
    detach();
    results.attach();
    results.attach({ pageSize: 5 });
    expect(newCalls()).to.deep.equal([]);
    results.start();
    expect(newCalls()).to.deep.equal(["products", "counts"]);
    last("products").answer(productsAnswer([1]));
    await settled();
    expect(state.products.status).to.equal("ready");
    results.stop();
    results.start();
    expect(newCalls(), "the list still matches the search").to.deep.equal([]);
  });

  it("results that append a page forget that once stopped", () => {
    const { scope, state } = effectScope();
    const results = createResults(scope, noPrices);
    results.attach();
    results.start();
    results.committed(nextPage);
    expect(state.products.moreStatus).to.equal("loading");
    results.stop();
    expect(state.products.moreStatus).to.equal("idle");
  });

  it("prices are confirmed once started, aborted and forgotten once stopped, and confirmed again", () => {
    const { scope, state, last, newCalls } = effectScope();
    const prices = createPrices(scope);
    const offer = samplePrestation({ id: 7, isWiyp: true, startDate: "2027-02-06", endDate: "2027-02-13" });
    state.products.list = [product(1, { prestations: [offer] })];
    prices.saw(1);
    expect(newCalls()).to.deep.equal([]);
    prices.start();
    prices.saw(1);
    expect(newCalls()).to.deep.equal(["prices"]);
    prices.stop();
    expect([last("prices").signal.aborted, state.prices]).to.deep.equal([true, {}]);
    prices.saw(1);
    expect(newCalls()).to.deep.equal([]);
    prices.start();
    prices.saw(1);
    expect(newCalls()).to.deep.equal(["prices"]);
  });

  it("suggestions are requested once started, not once stopped though they were typed for, and again", () => {
    const { scope, clock, last, newCalls } = effectScope();
    const autocomplete = createAutocomplete(scope);
    const type = () => {
      autocomplete.type("val");
      clock.advance(300);
    };
    type();
    expect(newCalls()).to.deep.equal([]);
    autocomplete.start();
    type();
    expect(newCalls()).to.deep.equal(["autocomplete"]);
    autocomplete.type("tig");
    autocomplete.stop();
    expect([last("autocomplete").signal.aborted, clock.pending()]).to.deep.equal([true, 0]);
    type();
    expect(newCalls()).to.deep.equal([]);
    autocomplete.start();
    type();
    expect(newCalls()).to.deep.equal(["autocomplete"]);
  });

  it("the hash is restored at the first start, not followed once stopped, and followed again", () => {
    const { scope, state, location } = effectScope({ hash: "capacity=18-18-18" });
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const hash = createHash(scope, claim, () => false);
    expect([state.participants.length, location.listeners()]).to.deep.equal([2, 0]);
    hash.start();
    location.replace("capacity=18");
    hash.start();
    expect([state.participants.length, location.listeners(), claim.held], "a second start does nothing").to.deep.equal([3, 1, true]);
    hash.stop();
    expect([location.listeners(), claim.held]).to.deep.equal([0, false]);
    location.go("capacity=18-18-18-18");
    expect(state.participants).to.have.length(3);
    hash.start();
    expect(state.participants).to.have.length(4);
    location.go("capacity=18-18");
    expect(state.participants).to.have.length(2);
  });

  it("the hash is written once stopped, and released at once", () => {
    const { scope, location } = effectScope();
    const claim = { held: false, take: () => (claim.held = true), release: () => void (claim.held = false) };
    const hash = createHash(scope, claim, () => false);
    hash.start();
    hash.write("entry");
    expect([location.hash(), claim.held]).to.deep.equal([`#e=${scope.state.settings.engineId}&capacity=18-18`, true]);
    hash.stop();
    patch(scope.state, { participants: oneAdult });
    hash.write("entry");
    expect([location.hash(), claim.held]).to.deep.equal([`#e=${scope.state.settings.engineId}&capacity=18`, false]);
  });

  it("the party's cookies are set once started, not once stopped, and then as the party is", () => {
    const { scope, state, cookies } = effectScope();
    const capacity = () => cookies.get("capacity");
    const party = createParticipantsCookies(scope);
    party.start();
    expect(capacity(), "nothing changed").to.equal(null);
    party.write();
    expect(capacity()).to.equal("2");
    party.stop();
    patch(state, { participants: oneAdult });
    party.write();
    expect(capacity()).to.equal("2");
    party.start();
    expect([capacity(), cookies.get("participants-ages")]).to.deep.equal(["1", "18"]);
  });

  it("the data layer receives events once started, not once stopped, and again", () => {
    const { scope, tracked } = effectScope();
    const trackings = [createListTracking(scope), createTracking(scope)];
    const useAll = () => {
      scope.commit({ criteria: scope.state.criteria.length > 0 ? [] : [55] });
      scope.emit("pageLoaded", { products: [product(1)], page: 1, total: 1 });
      scope.emit("productOpened", { product: product(1), offer: null });
      scope.emit("submitted", null);
      return tracked.splice(0).map(({ event }) => event);
    };
    const all = ["filter_click", "view_item_list", "product_click", "search_module"];
    expect(useAll()).to.deep.equal([]);
    for (const tracking of trackings) tracking.start();
    expect(useAll()).to.deep.equal(all);
    for (const tracking of trackings) tracking.stop();
    expect(useAll()).to.deep.equal([]);
    for (const tracking of trackings) tracking.start();
    expect(useAll()).to.deep.equal(all);
  });

  it("recent searches are noted once started, not once stopped, and again; consent counts at any time", () => {
    const { scope, state, local } = effectScope();
    const recent = createRecentSearches(scope);
    const noted = (id: number) => {
      patch(state, { place: { ...valThorens, id } });
      scope.emit("submitted", null);
      return state.recentSearches.map(({ place }) => place.id);
    };
    recent.agree(true);
    expect(noted(1)).to.deep.equal([]);
    recent.start();
    expect(noted(2)).to.deep.equal([2]);
    recent.stop();
    expect(noted(3)).to.deep.equal([2]);
    recent.start();
    expect(noted(4)).to.deep.equal([4, 2]);
    expect(local.get(recentSearchesKey)).not.to.equal(null);
    recent.stop();
    recent.agree(false);
    expect(local.get(recentSearchesKey)).to.equal(null);
  });
});

describe("the results part that loads with the first view", () => {
  it("requests products and counts once it is loaded, for every view, but not for one that has left by then", async () => {
    const page = await openSearch();
    expect(page.named("products")).to.have.lengthOf(0);
    const stops = [page.actions.results.attach(), page.actions.results.attach()];
    page.actions.criteria.toggle([55]);
    while (page.named("products").length === 0) await page.settled();
    expect(page.last("products").request.criteria).to.deep.equal([55]);
    expect(page.last("counts").request.criteria).to.deep.equal([55]);
    const asked = page.named("products").length;
    stops.forEach((stop) => stop());
    page.actions.criteria.toggle([56]);
    await page.settled();
    expect(page.named("products")).to.have.lengthOf(asked);
  });

  it("starts at once where an element brings it, even one that joins after its view was mounted", async () => {
    const page = await openSearch();
    page.actions.results.attach();
    page.newCalls();
    page.search.join({}, mandatorySettings, {}, { results: createResultsPart });
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
    page.search.join({}, mandatorySettings, {}, { results: createResultsPart });
    await import("./results/results-part.js");
    await page.settled();
    expect(page.newCalls(), "once").to.deep.equal([]);
  });
});
