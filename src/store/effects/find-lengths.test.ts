import { expect } from "chai";
import { keeping } from "../../api/keeping.js";
import { emptyFind, openSearch, type TestSearch } from "../testing/search.driver.js";
import { valThorens, winter } from "../testing/find.driver.js";

const sold = [
  { nights: 3, count: 118 },
  { nights: 7, count: 62 },
];
const priced = (date: string, price: number, nights: number | null) => ({ date, price, nights, count: null, asOf: null });
/** The answer of a server that knows lengths, for one of them. */
const answerOf = (nights: number | null, days: readonly string[], lengths = sold) => ({
  ...emptyFind,
  startDates: days,
  startPrices: days.map((day) => priced(day, 400, nights)),
  lengths,
});
const saturdays = ["2027-02-06", "2027-02-13"];

async function answerLast(page: TestSearch, answer: Parameters<ReturnType<typeof page.last<"find">>["answer"]>[0]): Promise<void> {
  page.last("find").answer(answer);
  await page.settled();
}

/** A search whose server sells stays of 3 and of 7 nights, and whose first months are known. */
async function open(): Promise<TestSearch> {
  const page = await openSearch();
  await answerLast(page, answerOf(7, saturdays));
  page.newCalls();
  return page;
}

/** Chooses a length as the view does, which then shows the months in view. */
function choose(page: TestSearch, length: number | "any", months: readonly string[] = ["2027-02", "2027-03"]): void {
  page.actions.stayDates.chooseLength(length);
  for (const month of months) page.actions.stayDates.show(month);
}

describe("the length of stay that months are requested for", () => {
  it("is the usual one at first, and none with chosen dates or for suggestions", async () => {
    const page = await openSearch();
    expect(page.last("find").request.nights).to.equal(7);
    page.actions.place.type("tignes");
    page.clock.advance(300);
    expect(page.last("autocomplete").request).to.not.have.property("nights");
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    expect(page.last("find").request).to.not.have.property("nights");
  });

  it("is the one with the most stays once the usual one is known not to be sold, for the months that are shown then", async () => {
    const page = await openSearch();
    await answerLast(
      page,
      answerOf(
        7,
        [],
        [
          { nights: 3, count: 118 },
          { nights: 4, count: 7 },
        ],
      ),
    );
    page.newCalls();
    for (const month of ["2026-12", "2027-01"]) page.actions.stayDates.show(month);
    expect(page.newCalls()).to.deep.equal(["find"]);
    expect(page.last("find").request).to.deep.include({ currentMonth: "2026-12", nights: 3 });
  });

  it("is the length of dates that a link brings, where it is sold", async () => {
    const page = await open();
    page.actions.search.set({ stayDates: { start: "2027-02-06", end: "2027-02-09" } });
    await answerLast(page, emptyFind);
    page.actions.stayDates.show("2027-02");
    expect(page.last("find").request).to.deep.include({ currentMonth: "2027-02", nights: 3 });
  });

  it("is no longer the visitor's choice once other dates come from elsewhere", async () => {
    const page = await open();
    choose(page, 3);
    await answerLast(page, answerOf(3, saturdays));
    page.actions.search.set({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    await answerLast(page, emptyFind);
    page.actions.stayDates.show("2027-02");
    expect(page.last("find").request.nights).to.equal(7);
  });
});

describe("a choice of another length", () => {
  it("drops the months of the former one, and requests what is in view once", async () => {
    const page = await open();
    choose(page, 3);
    expect(page.newCalls()).to.deep.equal(["find"]);
    expect(page.last("find").request).to.deep.include({ currentMonth: "2027-02", nights: 3 });
    expect(page.state().find.startPrices).to.deep.equal({});
    await answerLast(page, answerOf(3, ["2027-02-05"]));
    for (const month of ["2027-02", "2027-03"]) page.actions.stayDates.show(month);
    expect(page.newCalls(), "they are kept").to.deep.equal([]);
    expect(page.state().find.startPrices).to.deep.equal({ "2027-02-05": { price: 400, nights: 3 } });
  });

  it("sends no length for any", async () => {
    const page = await open();
    choose(page, "any");
    expect(page.last("find").request).to.not.have.property("nights");
    await answerLast(page, answerOf(null, saturdays));
    expect(page.state().find.lengths, "the lengths stay known").to.deep.equal(sold);
    page.actions.stayDates.show("2027-03");
    expect(page.newCalls()).to.deep.equal(["find"]);
  });

  it("cancels the months under way of another length", async () => {
    const page = await open();
    choose(page, 3);
    const former = page.last("find");
    choose(page, "any");
    expect(former.signal.aborted).to.equal(true);
    former.answer(answerOf(3, ["2027-02-05"]));
    await answerLast(page, answerOf(null, saturdays));
    expect(Object.keys(page.state().find.startPrices)).to.deep.equal(saturdays);
  });

  it("waits for a find from the dates, which belongs to no length", async () => {
    const page = await open();
    page.actions.stayDates.pick("2027-02-06");
    const dated = page.last("find");
    choose(page, 3);
    expect(dated.signal.aborted).to.equal(false);
    await answerLast(page, { ...emptyFind, count: 4 });
    expect(page.state().find.answer?.count).to.equal(4);
    expect(page.last("find").request).to.deep.include({ currentMonth: "2027-02", nights: 3 });
  });

  it("keeps a half-chosen stay from being left half chosen", async () => {
    const page = await open();
    choose(page, "any");
    await answerLast(page, answerOf(null, saturdays));
    page.clock.advance(keeping.find.page.milliseconds);
    page.actions.stayDates.pick("2027-02-06");
    expect(page.state().pickedStart).to.equal("2027-02-06");
    choose(page, 7);
    expect(page.state().pickedStart).to.equal(null);
    expect(page.last("find").request).to.deep.include({ nights: 7 });
  });

  it("keeps the months when stays are priced for the same length again after the dates are cleared", async () => {
    const page = await open();
    page.actions.stayDates.pick("2027-02-06");
    await answerLast(page, { ...emptyFind, lengths: [{ nights: 7, count: 2 }] });
    expect(page.state().find.lengths, "a chosen start leaves few").to.deep.equal(sold);
    expect(page.state().find.startPrices).to.have.property("2027-02-13");
    page.newCalls();
    page.actions.stayDates.show("2027-02");
    expect(page.newCalls()).to.deep.equal([]);
  });
});

describe("the days of another search", () => {
  it("are known to be outdated until the response arrives, or fails", async () => {
    const page = await open();
    expect(page.state().find.outdated).to.equal(false);
    page.actions.place.choose(valThorens);
    expect(page.state().find).to.include({ status: "loading", outdated: true });
    await answerLast(page, answerOf(7, saturdays));
    expect(page.state().find.outdated).to.equal(false);
    page.actions.stayDates.show("2027-09");
    expect(page.state().find, "more months of the same search").to.include({ status: "loading", outdated: false });
    page.clock.advance(keeping.find.page.milliseconds);
    page.actions.place.choose(null);
    expect(page.state().find.outdated).to.equal(true);
    page.last("find").fail(new Error("no way through"));
    await page.settled();
    expect(page.state().find).to.include({ status: "failed", outdated: false });
  });
});

describe("a press on a day", () => {
  it("commits arrival and departure at once where a length is chosen, and moves the stay the next time", async () => {
    const page = await open();
    page.actions.stayDates.pick("2027-02-06");
    expect(page.state().stayDates).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
    expect(page.state().pickedStart).to.equal(null);
    expect(page.last("find").request).to.deep.include({ startDate: "2027-02-06", endDate: "2027-02-13" });
    page.actions.stayDates.pick("2027-02-13");
    expect(page.state().stayDates).to.deep.equal({ start: "2027-02-13", end: "2027-02-20" });
    expect(page.changes.map(({ changed }) => changed)).to.deep.equal([["stayDates"], ["stayDates"]]);
  });

  it("chooses nothing on a day of another length", async () => {
    const page = await open();
    page.actions.stayDates.pick("2027-02-07");
    expect(page.state().stayDates.start).to.equal(null);
    expect(page.newCalls()).to.deep.equal([]);
  });

  it("chooses one end for any length, and keeps that choice", async () => {
    const page = await open();
    choose(page, "any");
    await answerLast(page, answerOf(null, saturdays));
    page.actions.stayDates.pick("2027-02-06");
    await answerLast(page, { ...emptyFind, endDates: ["2027-02-09"] });
    page.actions.stayDates.pick("2027-02-09");
    expect(page.state()).to.deep.include({ stayDates: { start: "2027-02-06", end: "2027-02-09" }, stayLength: "any" });
  });
});

describe("a length chosen after the dates", () => {
  async function withWeek(): Promise<TestSearch> {
    const page = await open();
    page.actions.stayDates.pick("2027-02-06");
    await answerLast(page, emptyFind);
    return page;
  }

  it("keeps the arrival, and moves the departure once a stay of that length is known to begin then", async () => {
    const page = await withWeek();
    choose(page, 3, ["2027-09"]);
    expect(page.last("find").request).to.deep.include({ currentMonth: "2027-02", nights: 3 });
    expect(page.state().stayDates.end).to.equal("2027-02-13");
    await answerLast(page, answerOf(3, ["2027-02-06"]));
    expect(page.state()).to.deep.include({ stayDates: { start: "2027-02-06", end: "2027-02-09" }, stayLength: 3 });
    expect(page.last("find").request).to.deep.include({ startDate: "2027-02-06", endDate: "2027-02-09" });
  });

  it("keeps the dates where none begins then, until a day is pressed", async () => {
    const page = await withWeek();
    choose(page, 3);
    await answerLast(page, answerOf(3, ["2027-02-12"]));
    expect(page.state()).to.deep.include({ stayDates: { start: "2027-02-06", end: "2027-02-13" }, stayLength: 3 });
    page.actions.stayDates.show("2027-09");
    await answerLast(page, answerOf(3, ["2027-02-06"]));
    expect(page.state().stayDates.end, "a later answer changes them no more").to.equal("2027-02-13");
    page.actions.stayDates.pick("2027-02-12");
    expect(page.state().stayDates).to.deep.equal({ start: "2027-02-12", end: "2027-02-15" });
  });

  it("keeps the dates for any", async () => {
    const page = await withWeek();
    choose(page, "any");
    await answerLast(page, answerOf(null, saturdays));
    expect(page.state().stayDates).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
  });
});

describe("a server that knows no lengths", () => {
  it("is asked as before but for the length, chooses by two presses, and is asked for nothing twice", async () => {
    const page = await openSearch();
    await answerLast(page, { ...winter, startPrices: [priced("2027-02-06", 689, null)] });
    expect(page.state().find.lengths).to.deep.equal([]);
    page.newCalls();
    for (const month of ["2026-12", "2027-01"]) page.actions.stayDates.show(month);
    expect(page.newCalls()).to.deep.equal([]);
    page.actions.stayDates.pick("2027-02-06");
    expect(page.state()).to.deep.include({ pickedStart: "2027-02-06", stayDates: { start: null, end: null } });
    await answerLast(page, { ...emptyFind, endDates: ["2027-02-09"] });
    page.actions.stayDates.pick("2027-02-09");
    expect(page.state().stayDates).to.deep.equal({ start: "2027-02-06", end: "2027-02-09" });
    await answerLast(page, emptyFind);
    expect(page.newCalls()).to.deep.equal(["find", "find"]);
    for (const month of ["2026-12", "2027-02"]) page.actions.stayDates.show(month);
    expect(page.newCalls(), "the months are kept, though the stay is of another length").to.deep.equal([]);
    expect(page.warnings).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
  });

  it("is treated so too if it names lengths, but returns prices of none", async () => {
    const page = await openSearch();
    await answerLast(page, { ...winter, startPrices: [priced("2027-02-06", 689, null)], lengths: sold });
    expect(page.state().find.lengths).to.deep.equal([]);
    page.actions.stayDates.pick("2027-02-06");
    expect(page.state().pickedStart).to.equal("2027-02-06");
  });
});

describe("the lengths that are sold", () => {
  it("are united over the months, and are of one place", async () => {
    const page = await open();
    page.actions.stayDates.show("2027-09");
    await answerLast(
      page,
      answerOf(
        7,
        ["2027-09-04"],
        [
          { nights: 7, count: 5 },
          { nights: 14, count: 2 },
        ],
      ),
    );
    expect(page.state().find.lengths).to.deep.equal([...sold, { nights: 14, count: 2 }]);
    page.actions.place.choose(valThorens);
    await answerLast(page, answerOf(7, saturdays, [{ nights: 7, count: 3 }]));
    expect(page.state().find.lengths).to.deep.equal([{ nights: 7, count: 3 }]);
  });
});
