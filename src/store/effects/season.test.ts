import { expect } from "chai";
import { emptyFind, openSearch, type TestSearch } from "../testing/search.driver.js";
import { valThorens } from "../testing/find.driver.js";
import { createSeason } from "./season.js";

const grid = [{ start: "2027-03-06", nights: 7, price: 407, count: 31, asOf: null }];
const lengths = [{ nights: 7, count: 62 }];

/** A search whose first months are known. */
async function open(): Promise<TestSearch> {
  const page = await openSearch();
  page.last("find").answer({ ...emptyFind, startDates: ["2027-03-06"], startPrices: [], lengths });
  await page.settled();
  page.newCalls();
  return page;
}
const gridCalls = (page: TestSearch) => page.newCalls().filter((name) => name === "find").length;

async function answerGrid(page: TestSearch, priceGrid: typeof grid | null = grid): Promise<void> {
  page.last("find").answer({ ...emptyFind, priceGrid });
  await page.settled();
}

describe("the prices of a season", () => {
  it("are requested once they are shown, for all lengths of the months that the calendar opens on, and only once", async () => {
    const page = await open();
    expect(page.state().season.status).to.equal("idle");
    const hide = page.actions.stayDates.showSeason(createSeason);
    expect(page.last("find").request).to.deep.include({ currentMonth: "2026-12", numberOfMonths: 6, grid: true });
    expect(page.last("find").request).to.not.have.property("nights");
    await answerGrid(page);
    expect(page.state().season).to.deep.include({ status: "ready", grid, unknown: false });
    page.newCalls();
    hide();
    page.actions.stayDates.showSeason(createSeason);
    page.actions.stayDates.chooseLength("any");
    expect(gridCalls(page)).to.equal(0);
  });

  it("are requested again for another search while they are shown, and then when they are shown next", async () => {
    const page = await open();
    const hide = page.actions.stayDates.showSeason(createSeason);
    await answerGrid(page);
    page.actions.place.choose(valThorens);
    expect(page.state().season, "prices of another place").to.deep.include({ status: "loading", grid: null });
    const request = page.named("find").find(({ request: { grid: wanted, place } }) => wanted && place?.id === valThorens.id);
    request?.answer({ ...emptyFind, priceGrid: grid });
    await page.settled();
    expect(page.state().season.status).to.equal("ready");
    hide();
    page.newCalls();
    page.actions.participants.commit([18]);
    expect(page.named("find").at(-1)?.request.grid, "nobody sees them").to.equal(undefined);
    page.actions.stayDates.showSeason(createSeason);
    expect(page.named("find").at(-1)?.request).to.deep.include({ grid: true, ages: [18] });
  });

  it("leave the days of the calendar as they are", async () => {
    const page = await open();
    page.actions.stayDates.showSeason(createSeason);
    await answerGrid(page);
    expect(page.state().find).to.deep.include({ status: "ready", startDates: ["2027-03-06"], lengths });
  });

  it("are unknown where the server answers without them", async () => {
    const page = await open();
    page.actions.stayDates.showSeason(createSeason);
    await answerGrid(page, null);
    expect(page.state().season).to.deep.include({ status: "ready", unknown: true });
    expect(page.warnings).to.deep.equal([]);
  });

  it("that could not be loaded are requested again on request, and when they are shown next", async () => {
    const page = await open();
    const hide = page.actions.stayDates.showSeason(createSeason);
    page.last("find").fail(new Error("no"));
    await page.settled();
    expect(page.state().season.status).to.equal("failed");
    page.newCalls();
    page.actions.stayDates.retrySeason();
    expect(gridCalls(page)).to.equal(1);
    page.last("find").fail(new Error("no"));
    await page.settled();
    hide();
    page.newCalls();
    page.actions.stayDates.showSeason(createSeason);
    expect(gridCalls(page)).to.equal(1);
  });

  it("begin with the month of a chosen start outside the season", async () => {
    const page = await open();
    page.actions.stayDates.set("2027-12-18", "2027-12-25");
    page.actions.stayDates.showSeason(createSeason);
    expect(page.last("find").request).to.deep.include({ currentMonth: "2027-12", grid: true });
  });
});

describe("a stay of a season", () => {
  it("is chosen with both dates, and its length is in force", async () => {
    const page = await open();
    page.actions.stayDates.chooseStay("2027-03-06", 3);
    expect(page.state()).to.deep.include({ stayDates: { start: "2027-03-06", end: "2027-03-09" }, stayLength: 3, pickedStart: null });
    page.actions.stayDates.chooseLength("any");
    page.actions.stayDates.chooseStay("2027-03-13", 7);
    expect(page.state()).to.deep.include({ stayDates: { start: "2027-03-13", end: "2027-03-20" }, stayLength: "any" });
  });
});
