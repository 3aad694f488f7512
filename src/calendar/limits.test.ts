import { expect } from "chai";
import type { Day } from "./day.js";
import { noDays } from "./day-set.js";
import type { DaySet } from "./day-set.js";
import { conflictsIn, limitsOf } from "./limits.js";
import type { LimitOptions } from "./limits.js";

const days = (...list: readonly Day[]): DaySet => ({
  has: (day) => list.includes(day),
  firstIn: (start, end) => [...list].sort().find((day) => day >= start && day <= end) ?? null,
});

const limits = (options: Partial<LimitOptions> = {}) =>
  limitsOf({ min: null, max: null, minNights: null, maxNights: null, closed: noDays, closedEnds: noDays, range: true, ...options });

describe("limits", () => {
  it("refuse nothing where nothing is given", () => {
    expect(limits().refusalOf("1999-12-31", null)).to.equal(null);
    expect(limits().refusalOf("2027-02-06", "2037-02-06")).to.equal(null);
    expect(limits().canEnd("2027-02-06", "2027-02-06")).to.equal(true);
  });

  it("CAL-43 close the days before the first day, as one day and as an end of a range", () => {
    const { refusalOf, canBegin, canEnd } = limits({ min: "2027-02-06" });
    expect(refusalOf("2027-02-05", null)).to.equal("before-min");
    expect(refusalOf("2027-02-05", "2027-02-10")).to.equal("before-min");
    expect([canBegin("2027-02-05"), canBegin("2027-02-06")]).to.deep.equal([false, true]);
    expect([canEnd("2027-02-10", "2027-02-05"), canEnd("2027-02-10", "2027-02-06")]).to.deep.equal([false, true]);
  });

  it("CAL-44 close the days after the last day, as one day and as an end of a range", () => {
    const { refusalOf, canBegin, canEnd } = limits({ max: "2027-02-20" });
    expect(refusalOf("2027-02-21", null)).to.equal("after-max");
    expect(refusalOf("2027-02-10", "2027-02-21")).to.equal("after-max");
    expect([canBegin("2027-02-20"), canBegin("2027-02-21")]).to.deep.equal([true, false]);
    expect([canEnd("2027-02-10", "2027-02-20"), canEnd("2027-02-10", "2027-02-21")]).to.deep.equal([true, false]);
  });

  it("tell the days that no range may contain from those that cannot begin or end one", () => {
    const { isClosed, canBegin } = limits({
      min: "2027-02-02",
      max: "2027-02-20",
      closed: days("2027-02-10"),
      closedEnds: days("2027-02-12"),
    });
    const some = ["2027-02-01", "2027-02-02", "2027-02-10", "2027-02-12", "2027-02-21"];
    expect(some.map(isClosed)).to.deep.equal([true, false, true, false, true]);
    expect(some.map(canBegin)).to.deep.equal([false, true, false, false, false]);
  });

  it("CAL-38 refuse a range that begins, ends or crosses a closed day", () => {
    const { refusalOf, canEnd } = limits({ closed: days("2027-02-10") });
    expect(refusalOf("2027-02-10", null)).to.equal("closed");
    expect(refusalOf("2027-02-10", "2027-02-12")).to.equal("closed");
    expect(refusalOf("2027-02-08", "2027-02-10")).to.equal("closed");
    expect(refusalOf("2027-02-09", "2027-02-11")).to.equal("crosses");
    expect(refusalOf("2027-02-08", "2027-02-09")).to.equal(null);
    expect(canEnd("2027-02-11", "2027-02-09")).to.equal(false);
  });

  it("CAL-38 let a range cross days that only cannot begin or end one", () => {
    const { refusalOf, canBegin } = limits({ closedEnds: days("2027-02-10") });
    expect(refusalOf("2027-02-10", "2027-02-12")).to.equal("closed-end");
    expect(refusalOf("2027-02-08", "2027-02-10")).to.equal("closed-end");
    expect(refusalOf("2027-02-09", "2027-02-11")).to.equal(null);
    expect(canBegin("2027-02-10")).to.equal(false);
  });

  it("bound the nights of a range, in either order of its days", () => {
    const { refusalOf } = limits({ minNights: 3, maxNights: 7 });
    expect(refusalOf("2027-02-06", "2027-02-08")).to.equal("too-short");
    expect(refusalOf("2027-02-09", "2027-02-06")).to.equal(null);
    expect(refusalOf("2027-02-06", "2027-02-13")).to.equal(null);
    expect(refusalOf("2027-02-14", "2027-02-06")).to.equal("too-long");
  });

  it("apply neither nights nor ends where single days are chosen", () => {
    const { refusalOf, canBegin } = limits({ range: false, minNights: 3, closedEnds: days("2027-02-10") });
    expect(refusalOf("2027-02-10", null)).to.equal(null);
    expect(canBegin("2027-02-10")).to.equal(true);
  });

  it("that contradict each other are named, and only that pair is ignored", () => {
    const inverted = { min: "2027-02-20", max: "2027-02-06", minNights: 2, maxNights: 7 };
    expect(conflictsIn(inverted)).to.deep.equal(["days"]);
    expect(limits(inverted).refusalOf("2027-02-01", "2027-02-05")).to.equal(null);
    expect(limits(inverted).refusalOf("2027-02-01", "2027-02-02")).to.equal("too-short");
    const nights = { min: "2027-02-06", max: "2027-02-20", minNights: 8, maxNights: 7 };
    expect(conflictsIn(nights)).to.deep.equal(["nights"]);
    expect(limits(nights).refusalOf("2027-02-06", "2027-02-07")).to.equal(null);
    expect(limits(nights).refusalOf("2027-02-05", "2027-02-07")).to.equal("before-min");
    expect(conflictsIn({ min: "2027-02-06", max: "2027-02-06", minNights: 7, maxNights: 7 })).to.deep.equal([]);
  });
});
