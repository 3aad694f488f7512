import { expect } from "chai";
import { HttpError } from "../../platform/http-errors.js";
import { emptyFind, openSearch } from "../testing/search.driver.js";
import { valThorens, winter, withStartDates } from "../testing/find.driver.js";

describe("a place that a link gives without its name", () => {
  const byLink = { id: 99_999, type: "station", label: "" } as const;
  async function asked() {
    const page = await openSearch();
    page.actions.place.choose(byLink);
    return page;
  }

  it("is unknown where find returns 404 or names none, until another is chosen or it is named", async () => {
    const page = await asked();
    expect(page.state().find.unknownPlaceId).to.equal(null);
    page.last("find").fail(new HttpError("find", 404));
    await page.settled();
    expect(page.state().find.unknownPlaceId).to.equal(byLink.id);
    page.actions.stayDates.retry();
    page.last("find").answer({ ...emptyFind, destinationName: "Val Thorens" });
    await page.settled();
    expect(page.state().find.unknownPlaceId).to.equal(null);
    expect(page.state().place?.label).to.equal("Val Thorens");
    const other = await asked();
    other.last("find").answer({ ...emptyFind, destinationName: null });
    await other.settled();
    expect(other.state().find.unknownPlaceId).to.equal(byLink.id);
  });

  it("is not unknown where find fails for another reason, nor is a place that has its name", async () => {
    const page = await asked();
    page.last("find").fail(new HttpError("find", 503));
    await page.settled();
    expect(page.state().find.unknownPlaceId).to.equal(null);
    page.actions.place.choose(valThorens);
    page.last("find").fail(new HttpError("find", 404));
    await page.settled();
    expect(page.state().find.unknownPlaceId).to.equal(null);
  });
});

describe("what an answer is used for", () => {
  it("FIND-13, FIND-18..20 keeps count, packages, origins and capacity", async () => {
    const page = await openSearch();
    const answer = {
      ...emptyFind,
      count: 7,
      packages: [{ id: "PF", count: 7 }],
      origins: [{ code: "LGW", name: "Gatwick" }],
      capacity: [2, 4],
    };
    page.last("find").answer(answer);
    await page.settled();
    expect(page.state().find.answer).to.deep.equal(answer);
  });

  it("FIND-14 keeps the places that limit the top stations", async () => {
    const page = await openSearch();
    page.last("find").answer({ ...emptyFind, placeIds: [7] });
    await page.settled();
    expect(page.state().find.answer?.placeIds).to.deep.equal([7]);
  });

  it("FIND-15 names the destination that the hash gave only as an id", async () => {
    const page = await openSearch({ hash: "station[]=33" });
    expect(page.state().place).to.deep.equal({ id: 33, type: "station", label: "" });
    page.last("find").answer({ ...emptyFind, destinationName: "Bonneval" });
    await page.settled();
    expect(page.state().place?.label).to.equal("Bonneval");
  });

  it("FIND-16 keeps the days a stay can start on", async () => {
    const page = await withStartDates();
    expect(page.state().find.startDates).to.deep.equal(["2027-02-06", "2027-02-13"]);
  });

  it("FIND-17 keeps the days the picked stay can end on, until it is complete", async () => {
    const page = await withStartDates();
    page.actions.stayDates.pick("2027-02-06");
    expect(page.state().find.endDates).to.deep.equal([]);
    page.last("find").answer({ ...emptyFind, endDates: ["2027-02-13"] });
    await page.settled();
    expect(page.state().find.endDates).to.deep.equal(["2027-02-13"]);
    page.actions.stayDates.pick("2027-02-13");
    expect(page.state().stayDates).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
    expect(page.state().find.endDates).to.deep.equal([]);
  });

  it("FIND-17 end dates of another start are not used for the picked one", async () => {
    const page = await openSearch({ deaf: true });
    page.last("find").answer(winter);
    await page.settled();
    page.actions.stayDates.set("2027-02-13", "2027-02-20");
    page.actions.stayDates.pick("2027-02-06");
    page
      .named("find")
      .at(-2)
      ?.answer({ ...emptyFind, endDates: ["2027-02-20"] });
    await page.settled();
    expect(page.state().find.endDates).to.deep.equal([]);
  });

  it("PKG-28 no answer without a package list takes a chosen package away", async () => {
    const page = await openSearch();
    page.actions.packages.set(["PF"]);
    page.last("find").answer(emptyFind);
    await page.settled();
    expect(page.state().packages).to.deep.equal(["PF"]);
  });
});
