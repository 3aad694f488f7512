import { expect } from "chai";
import { emptyFind, openSearch, type TestSearch } from "../testing/search.driver.js";
import { valThorens } from "../testing/find.driver.js";
import { createSeasonPlaces } from "./season-places.js";
import { createSeason } from "./season.js";

const week = { start: "2027-03-06", nights: 7 };
const later = { ...week, start: "2027-03-13" };
const grid = [{ ...week, price: 407, count: 31, asOf: null }];
const place = {
  ...{ id: 1, type: "station" as const, label: "Val Thorens", count: 4, price: 407, ...week },
  ...{ lat: null, lng: null, altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null },
};

/** A search whose season is shown. */
async function open(): Promise<TestSearch> {
  const page = await openSearch();
  page.last("find").answer({ ...emptyFind, startDates: [week.start], startPrices: [] });
  await page.settled();
  page.actions.stayDates.showSeason(createSeason);
  page.last("find").answer({ ...emptyFind, priceGrid: grid });
  await page.settled();
  page.newCalls();
  return page;
}
const show = (page: TestSearch, stay: typeof week | null) => page.actions.stayDates.showPlaces(createSeasonPlaces, stay);
const requests = (page: TestSearch) => page.newCalls().filter((name) => name === "find").length;

async function answerPlaces(page: TestSearch, places: readonly (typeof place)[] | null): Promise<void> {
  page.last("find").answer({ ...emptyFind, places } as typeof emptyFind);
  await page.settled();
}

describe("the places of a stay of the season", () => {
  it("are requested for its start and length, once while it is shown, and kept for when it is shown again", async () => {
    const page = await open();
    show(page, week);
    expect(page.last("find").request).to.deep.include({ startDate: week.start, nights: 7, by: "station" });
    expect(page.last("find").request).to.not.have.any.keys("grid", "currentMonth", "place");
    expect(page.state().season.places).to.deep.equal({ status: "loading", list: [] });
    await answerPlaces(page, [place]);
    expect(page.state().season.places).to.deep.equal({ status: "ready", list: [place] });
    show(page, week);
    expect(requests(page)).to.equal(1);
  });

  it("are those of the newest stay", async () => {
    const page = await open();
    show(page, week);
    const first = page.last("find");
    show(page, later);
    first.answer({ ...emptyFind, places: [place] } as typeof emptyFind);
    await page.settled();
    expect(page.state().season.places?.status).to.equal("loading");
    await answerPlaces(page, []);
    expect(page.state().season.places).to.deep.equal({ status: "ready", list: [] });
  });

  it("are not requested with a destination, without a stay, or of a server without prices of the season", async () => {
    const page = await open();
    show(page, null);
    page.actions.place.choose(valThorens);
    page.newCalls();
    show(page, week);
    expect([requests(page), page.state().season.places]).to.deep.equal([0, null]);

    const old = await openSearch();
    old.actions.stayDates.showSeason(createSeason);
    old.last("find").answer({ ...emptyFind, priceGrid: null });
    await old.settled();
    old.newCalls();
    show(old, week);
    expect(requests(old)).to.equal(0);
  });

  it("are requested once of a server that does not know them, without a warning", async () => {
    const page = await open();
    show(page, week);
    await answerPlaces(page, null);
    expect(page.state().season.places).to.equal(null);
    page.newCalls();
    show(page, later);
    expect(requests(page)).to.equal(0);
    expect(page.warnings).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
  });

  it("that could not be loaded are said so, and requested when a stay is shown next", async () => {
    const page = await open();
    show(page, week);
    page.last("find").fail(new Error("no"));
    await page.settled();
    expect(page.state().season.places).to.deep.equal({ status: "failed", list: [] });
    page.newCalls();
    show(page, week);
    expect(requests(page)).to.equal(1);
  });
});
