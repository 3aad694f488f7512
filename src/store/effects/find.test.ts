import { expect } from "chai";
import { keeping } from "../../api/keeping.js";
import { HttpError } from "../../platform/http-errors.js";
import { consoleWordsLoaded, emptyFind, mandatorySettings, openSearch, productsAnswer } from "../testing/search.driver.js";
import { valThorens, winter, withStartDates } from "../testing/find.driver.js";

describe("which find is sent", () => {
  it("DATE-22, FIND-02, FIND-06 at start-up requests 6 months from the first month shown, 1 December in summer", async () => {
    const page = await openSearch({ now: "2026-11-21T10:00:00Z" });
    expect(page.last("find").request).to.deep.include({ currentMonth: "2026-12", numberOfMonths: 6 });
    expect(page.last("find").request).not.to.have.any.keys("startDate", "endDate");
  });

  it("DATE-04, DATE-22, FIND-07 with a start date requests 2 months from it and no current month", async () => {
    const page = await withStartDates();
    page.actions.stayDates.pick("2027-02-06");
    expect(page.last("find").request).to.deep.include({ startDate: "2027-02-06", numberOfMonths: 2 });
    expect(page.last("find").request).not.to.have.any.keys("currentMonth", "endDate");
  });

  it("FIND-02, FIND-07 with a full range sends both dates", async () => {
    const page = await withStartDates();
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    expect(page.last("find").request).to.deep.include({ startDate: "2027-02-06", endDate: "2027-02-13", numberOfMonths: 2 });
  });

  it("FIND-01 sends place, ages, packages and top stations as they are", async () => {
    const topStations = [{ id: 7, label: "Tignes", placeType: "station", domainName: "", regionName: "", countryName: "" } as const];
    const page = await openSearch({ given: { topStations } });
    page.actions.place.choose(valThorens);
    page.actions.participants.commit([18, 18, 8]);
    page.actions.packages.toggle("PFP");
    expect(page.last("find").request).to.deep.include({
      engineId: 1,
      place: { id: 1, type: "station" },
      ages: [18, 18, 8],
      packages: ["PFP"],
      topStationIds: [7],
    });
  });

  it("sends no place for the place id of everywhere", async () => {
    const page = await openSearch();
    page.actions.place.choose({ id: 110033, type: "region", label: "Partout" });
    expect(page.last("find").request).not.to.have.property("place");
    expect(page.state().place).to.equal(null);
  });

  it("FIND-02 requests nothing for elements that show no choices, and at once for one that does", async () => {
    const page = await openSearch();
    page.search.leave(page.bar);
    await page.settled();
    page.newCalls();
    page.search.join({}, mandatorySettings, { finds: false });
    await page.settled();
    expect(page.newCalls()).to.deep.equal([]);
    page.search.join({}, mandatorySettings);
    expect(page.newCalls()).to.deep.equal(["find"]);
  });

  it("DATE-09, FIND-01 requests again when the dates are reset, though there were none", async () => {
    const page = await withStartDates();
    page.newCalls();
    page.clock.advance(keeping.find.page.milliseconds);
    page.actions.stayDates.reset();
    expect(page.newCalls()).to.deep.equal(["find"]);
    expect(page.state().datesOpen).to.equal(true);
  });

  it("sends none for a search that was answered within the last minute, and shows that answer", async () => {
    const page = await openSearch();
    page.last("find").answer({ ...emptyFind, count: 5 });
    await page.settled();
    page.actions.place.choose(valThorens);
    page.last("find").answer({ ...emptyFind, count: 3 });
    await page.settled();
    page.newCalls();
    page.clock.advance(keeping.find.page.milliseconds - 1);
    page.actions.place.choose(null);
    await page.settled();
    expect(page.newCalls()).to.deep.equal([]);
    expect(page.state().find).to.include({ status: "ready" });
    expect(page.state().find.answer?.count).to.equal(5);
    page.actions.place.choose(valThorens);
    page.clock.advance(1);
    await page.settled();
    page.actions.place.choose(null);
    expect(page.newCalls()).to.deep.equal(["find"]);
  });

  it("keeps no answer of a find that was cancelled or failed", async () => {
    const page = await openSearch();
    page.last("find").answer(emptyFind);
    await page.settled();
    page.actions.place.choose(valThorens);
    page.actions.place.choose(null);
    await page.settled();
    page.newCalls();
    page.actions.place.choose(valThorens);
    expect(page.newCalls(), "cancelled").to.deep.equal(["find"]);
    page.last("find").fail(new Error("no way through"));
    await page.settled();
    page.actions.place.choose(null);
    await page.settled();
    page.newCalls();
    page.actions.place.choose(valThorens);
    expect(page.newCalls(), "failed").to.deep.equal(["find"]);
  });

  it("STATE-33 a change of packages sends none while another handler's find is under way", async () => {
    const page = await openSearch();
    page.actions.packages.set(["PF", "PFP"]);
    page.newCalls();
    page.last("find").answer({ ...emptyFind, packages: [{ id: "PF", count: 3 }] });
    await page.settled();
    expect(page.state().packages).to.deep.equal(["PF"]);
    expect(page.newCalls()).to.deep.equal([]);
    page.actions.packages.set(["PFP"]);
    expect(page.newCalls(), "the next change asks again").to.deep.equal(["find"]);
  });
});

describe("requesting again", () => {
  it("repeats the month that failed, not the first one", async () => {
    const page = await withStartDates();
    page.actions.stayDates.show("2027-06");
    page.last("find").fail();
    await page.settled();
    page.actions.stayDates.retry();
    expect(page.last("find").request.currentMonth).to.equal("2027-06");
  });
});

describe("which answer counts", () => {
  it("FIND-03 each find aborts the previous one", async () => {
    const page = await openSearch();
    const first = page.last("find");
    page.actions.place.choose(valThorens);
    expect(first.signal.aborted).to.equal(true);
    expect(page.last("find").signal.aborted).to.equal(false);
  });

  it("ERR-04 FIND-21 an aborted find changes nothing", async () => {
    const page = await withStartDates();
    const before = page.state().find.answer;
    page.actions.place.choose(valThorens);
    page.actions.place.choose(null);
    await page.settled();
    expect(page.state().find.answer).to.equal(before);
    expect(page.errors).to.deep.equal([]);
  });

  it("an answer that arrives though its find was aborted changes nothing", async () => {
    const page = await openSearch({ deaf: true });
    const late = page.last("find");
    page.actions.place.choose(valThorens);
    page.last("find").answer({ ...emptyFind, count: 2 });
    late.answer({ ...emptyFind, count: 1 });
    await page.settled();
    expect(page.state().find.answer?.count).to.equal(2);
  });

  it("ERR-05 FIND-22 a failed find is reported, and the last answer stays", async () => {
    const page = await withStartDates();
    page.actions.place.choose(valThorens);
    page.last("find").fail(new Error("no way through"));
    await page.settled();
    expect(page.state().find.status).to.equal("failed");
    expect(page.state().find.startDates).to.deep.equal(winter.startDates);
    expect(page.errors).to.deep.equal([{ code: "call-failed", message: "no way through", call: "find" }]);
    page.actions.stayDates.retry();
    page.last("find").answer(winter);
    await page.settled();
    expect(page.state().find.status).to.equal("ready");
  });

  it("a failure inside the library is reported to the page and logged once, a failed request is left to the client's log", async () => {
    const page = await openSearch();
    for (const error of [new TypeError("x.run is not a function"), new TypeError("x.run is not a function"), new HttpError("find", 500)]) {
      page.last("find").fail(error);
      await page.settled();
      page.actions.stayDates.retry();
      await page.settled();
    }
    expect(page.errors.map(({ code }) => code)).to.deep.equal(["call-failed", "call-failed", "call-failed"]);
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.contain("call find").and.to.contain("x.run is not a function");
  });
});

describe("the results wait for no find", () => {
  it("and keep theirs when find fails", async () => {
    const page = await openSearch({ results: true });
    page.last("find").fail();
    page.last("products").answer(productsAnswer([1, 2]));
    await page.settled();
    expect(page.state().products.list.map(({ id }) => id)).to.deep.equal([1, 2]);
  });
});
