import { expect } from "chai";
import { closedDayKey, datesModel, datesSummary, openDays } from "./dates.js";

const none = { start: null, end: null };
const week = { start: "2027-02-06", end: "2027-02-13" };
const parts = (given: Partial<Parameters<typeof datesModel>[0]> = {}): Parameters<typeof datesModel>[0] => ({
  stayDates: none,
  pickedStart: null,
  nights: null,
  status: "ready",
  endDates: [],
  ...given,
});
const lowest = { day: "2027-02-06", price: 207, nights: 7 };
const inView = { nothingInView: false, lowest: null };

describe("the dates of a search", () => {
  it("show a picked start without an end, whatever range was chosen before", () => {
    expect(datesModel(parts({ stayDates: week }))).to.include({ ...week, wantsEnd: false });
    const picked = datesModel(parts({ stayDates: week, pickedStart: "2027-02-20" }));
    expect(picked).to.deep.equal({ start: "2027-02-20", end: null, wantsEnd: true, nights: null });
  });

  it("offer the days that a stay begins on until one is picked, or those of the length that a press chooses", () => {
    const days = {
      pickedStart: null,
      nights: null,
      startDates: ["2027-02-06", "2027-02-07"],
      startPrices: { "2027-02-06": { price: 492, nights: 7 }, "2027-02-07": { price: 180, nights: 2 } },
      endDates: ["2027-02-13"],
    };
    expect(openDays(days)).to.deep.equal(["2027-02-06", "2027-02-07"]);
    expect(openDays({ ...days, nights: 7 })).to.deep.equal(["2027-02-06"]);
    expect(openDays({ ...days, pickedStart: "2027-02-06" })).to.deep.equal(["2027-02-13"]);
  });
});

describe("the summary of the dates", () => {
  it("is the stay once it is whole, even with nothing in view", () => {
    const whole = { kind: "stay", ...week, nights: 7 };
    expect(datesSummary(parts({ stayDates: week }), { nothingInView: true, lowest })).to.deep.equal(whole);
  });

  it("has the possible lengths once a start is picked, and none while they are not known", () => {
    const picked = parts({ pickedStart: "2027-02-06", endDates: ["2027-02-08", "2027-02-09", "2027-02-10", "2027-02-13"] });
    expect(datesSummary(picked, inView)).to.deep.equal({ kind: "end", start: "2027-02-06", lengths: ["2–4", "7"], longest: 7 });
    const unknown = datesSummary(parts({ pickedStart: "2027-02-06" }), inView);
    expect(unknown).to.deep.equal({ kind: "end", start: "2027-02-06", lengths: [], longest: 0 });
  });

  it("has the lowest price in view, or why nothing can be chosen there", () => {
    expect(datesSummary(parts(), inView)).to.deep.equal({ kind: "start" });
    expect(datesSummary(parts(), { nothingInView: false, lowest })).to.deep.equal({ kind: "price", lowest });
    const nothing = { nothingInView: true, lowest };
    const causes = (["idle", "loading", "ready"] as const).map((status) => datesSummary(parts({ status }), nothing));
    expect(causes).to.deep.equal([
      { kind: "nothing", cause: "loading" },
      { kind: "nothing", cause: "loading" },
      { kind: "nothing", cause: "none" },
    ]);
    expect(datesSummary(parts({ status: "failed" }), nothing), "the failure is shown elsewhere").to.deep.equal({ kind: "start" });
  });
});

describe("a day that cannot be chosen", () => {
  it("is closed as a start or as an end where the days are known", () => {
    expect(closedDayKey(parts(), false)).to.equal("dates.closed_start");
    expect(closedDayKey(parts({ pickedStart: "2027-02-06" }), true)).to.equal("dates.closed_end");
    expect(closedDayKey(parts({ status: "loading" }), false), "others in view are known").to.equal("dates.closed_start");
    expect(closedDayKey(parts({ nights: 7 }), false), "of the length that a press chooses").to.equal("dates.closed_length");
  });

  it("is not known while nothing in view is", () => {
    expect(closedDayKey(parts({ status: "loading" }), true)).to.equal("dates.loading");
    expect(closedDayKey(parts({ status: "loading", pickedStart: "2027-02-06" }), true)).to.equal("dates.loading_end");
    expect(closedDayKey(parts({ status: "failed" }), true)).to.equal("dates.failed");
  });
});
