import { expect } from "chai";
import { recentSearchesKey } from "../../domain/defaults.js";
import { browserStorage, memoryStorage } from "../../platform/storage.js";
import { openSearch, productsAnswer, type TestSearch } from "../testing/search.driver.js";

const valThorens = { id: 1, type: "station", label: "Val Thorens" } as const;
const dates = { start: "2027-02-06", end: "2027-02-13" };
const agreed = { consent: ["preferences"] } as const;

async function searchMade(page: TestSearch, place = valThorens as { id: number; type: "station"; label: string }) {
  page.actions.search.set({ place, stayDates: dates, participants: [{ age: 18 }, { age: 8 }] });
  page.actions.search.submit();
  await page.settled();
}
const labels = (page: TestSearch) => page.state().recentSearches.map(({ place }) => place.label);

describe("recent searches", () => {
  it("are kept in the browser only with the visitor's consent to preferences", async () => {
    const page = await openSearch();
    await searchMade(page);
    expect(labels(page)).to.deep.equal(["Val Thorens"]);
    expect(page.local.get(recentSearchesKey)).to.equal(null);
    page.search.setConsent(["preferences"]);
    await page.settled();
    const again = await openSearch({ given: agreed, local: page.local });
    expect(again.state().recentSearches).to.deep.equal([{ place: valThorens, stayDates: dates, ages: [18, 8] }]);
    const stranger = await openSearch({ local: page.local });
    expect(labels(stranger)).to.deep.equal([]);
  });

  it("are forgotten by the browser when consent is withdrawn", async () => {
    const page = await openSearch({ given: agreed });
    await searchMade(page);
    expect(page.local.get(recentSearchesKey)).to.include("Val Thorens");
    page.search.setConsent([]);
    await page.settled();
    expect(page.local.get(recentSearchesKey)).to.equal(null);
    expect(labels(page)).to.deep.equal(["Val Thorens"]);
  });

  it("are not kept when the visitor refuses consent while no element shows the search", async () => {
    const page = await openSearch({ given: agreed });
    page.search.leave(page.bar);
    page.search.setConsent([]);
    await searchMade(page);
    expect(page.local.get(recentSearchesKey)).to.equal(null);
  });

  it("are at most three, the newest first, and never without a destination", async () => {
    const page = await openSearch();
    page.actions.search.submit();
    expect(labels(page)).to.deep.equal([]);
    for (const id of [1, 2, 3, 4]) await searchMade(page, { id, type: "station", label: `Station ${id}` });
    expect(labels(page)).to.deep.equal(["Station 4", "Station 3", "Station 2"]);
  });

  it("are noted when a results page shows one", async () => {
    const page = await openSearch({ results: true, hash: "station[]=9" });
    page.actions.search.set({ place: valThorens });
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect(labels(page)).to.deep.equal(["Val Thorens"]);
  });

  it("restore place, dates and guests in one commit, with one find", async () => {
    const page = await openSearch();
    page.newCalls();
    page.actions.search.restore({ place: valThorens, stayDates: dates, ages: [18, 8] });
    expect(page.changes).to.have.length(1);
    expect(page.changes[0]?.changed).to.deep.equal(["place", "stayDates", "participants"]);
    expect(page.newCalls()).to.deep.equal(["find"]);
    const { place, stayDates, participants } = page.state();
    expect({ place, stayDates, ages: participants.map(({ age }) => age) }).to.deep.equal({
      place: valThorens,
      stayDates: dates,
      ages: [18, 8],
    });
  });

  it("restore without dates that have begun", async () => {
    const page = await openSearch({ now: "2027-02-08T10:00:00Z" });
    page.actions.search.restore({ place: valThorens, stayDates: dates, ages: [18] });
    expect(page.state().stayDates).to.deep.equal({ start: null, end: null });
  });

  it("survive whatever is in the browser's storage, and a browser that forbids it", async () => {
    for (const text of ["{", "null", "7", '[null, 3, {"place": 1}, {"place": {"id": 1, "type": "castle", "label": "X"}}]']) {
      const local = memoryStorage();
      local.set(recentSearchesKey, text);
      const page = await openSearch({ given: agreed, local });
      expect(labels(page), text).to.deep.equal([]);
    }
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new Error("SecurityError");
      },
    });
    try {
      const page = await openSearch({ given: agreed, local: browserStorage("local") });
      await searchMade(page);
      expect(labels(page)).to.deep.equal(["Val Thorens"]);
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
    }
  });
});
