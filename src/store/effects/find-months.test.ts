import { expect } from "chai";
import { keeping } from "../../api/keeping.js";
import { emptyFind, openSearch } from "../testing/search.driver.js";
import { valThorens, winter, withStartDates } from "../testing/find.driver.js";

const startPrice = (date: string, price: number) => ({ date, price, nights: null, count: null, asOf: null });

describe("FIND-02 the months of several answers", () => {
  it("are united, and a month that no kept answer covers is requested when it is in view", async () => {
    const page = await withStartDates();
    page.newCalls();
    for (const shown of ["2027-02", "2027-05"]) page.actions.stayDates.show(shown);
    expect(page.newCalls()).to.deep.equal([]);
    page.actions.stayDates.show("2027-06");
    expect(page.last("find").request).to.deep.include({ currentMonth: "2027-06", numberOfMonths: 6 });
    page.last("find").answer({ ...emptyFind, startDates: ["2027-06-05"] });
    await page.settled();
    expect(page.state().find.startDates).to.deep.equal(["2027-02-06", "2027-02-13", "2027-06-05"]);
    expect(page.state().find.coveredMonths).to.have.length(12);
  });

  it("wait for the find under way rather than cancel it", async () => {
    const page = await openSearch();
    const first = page.last("find");
    page.actions.stayDates.show("2026-12");
    page.actions.stayDates.show("2027-06");
    expect(first.signal.aborted).to.equal(false);
    first.answer(winter);
    await page.settled();
    expect(page.last("find").request.currentMonth).to.equal("2027-06");
  });

  it("further on are dropped when the place changes, and kept where the same is sent", async () => {
    const page = await withStartDates();
    page.actions.stayDates.show("2027-06");
    page.last("find").answer({ ...emptyFind, startDates: ["2027-06-05"] });
    await page.settled();
    page.actions.search.set({ origin: "NA" });
    page.last("find").answer(winter);
    await page.settled();
    expect(page.state().find.startDates).to.deep.equal([...winter.startDates, "2027-06-05"]);
    page.actions.place.choose(valThorens);
    page.last("find").answer(winter);
    await page.settled();
    expect(page.state().find.startDates).to.deep.equal(winter.startDates);
  });

  it("are dropped when the place changes", async () => {
    const page = await withStartDates();
    page.actions.place.choose(valThorens);
    page.last("find").answer({ ...emptyFind, startDates: ["2027-03-06"] });
    await page.settled();
    expect(page.state().find.startDates).to.deep.equal(["2027-03-06"]);
    expect(page.state().find.coveredMonths).to.have.length(6);
  });

  it("have their prices with them, and lose them with their days", async () => {
    const page = await openSearch();
    page.last("find").answer({ ...winter, startPrices: [startPrice("2027-02-06", 689)] });
    await page.settled();
    page.actions.stayDates.show("2027-06");
    const summer = { ...emptyFind, startDates: ["2027-06-05"], startPrices: [startPrice("2027-06-05", 250)] };
    page.last("find").answer(summer);
    await page.settled();
    expect(page.state().find.startPrices).to.deep.equal({
      "2027-02-06": { price: 689, nights: null },
      "2027-06-05": { price: 250, nights: null },
    });
    page.clock.advance(keeping.find.page.milliseconds);
    page.actions.stayDates.reset();
    page.last("find").answer(winter);
    await page.settled();
    expect(page.state().find.startPrices, "of the months requested again").to.deep.equal({
      "2027-06-05": { price: 250, nights: null },
    });
    page.actions.place.choose(valThorens);
    page.last("find").answer(winter);
    await page.settled();
    expect(page.state().find.startPrices).to.deep.equal({});
  });

  it("requested beside a full range change nothing but the days", async () => {
    const page = await withStartDates();
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    page.last("find").answer({ ...emptyFind, count: 4 });
    await page.settled();
    page.actions.stayDates.show("2027-09");
    page.last("find").answer({ ...emptyFind, count: 99, startDates: ["2027-09-04"] });
    await page.settled();
    expect(page.state().find.answer?.count).to.equal(4);
    expect(page.state().find.startDates).to.include("2027-09-04");
    expect(page.state().find.startDates, "the days of earlier months are kept").to.include("2027-02-06");
  });
});
