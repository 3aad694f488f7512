import { expect } from "chai";
import { weeksOf } from "./weeks.js";

const stays = [
  { start: "2026-12-19", end: "2026-12-26", price: 2000 },
  { start: "2027-02-13", end: "2027-02-20", price: 1500 },
  { start: "2027-02-06", end: "2027-02-13", price: 1200 },
  { start: "2027-02-06", end: "2027-02-08", price: 400 },
  { start: "2027-02-27", end: "2027-03-01", price: 500 },
  { start: "2027-07-03", end: "2027-07-10", price: 600 },
  { start: "2027-12-18", end: "2027-12-25", price: 2100 },
];
const at = { today: "2026-11-29", cancellationDays: 30 };
const chosen = { start: "2027-02-06", end: "2027-02-13" };

describe("the stays of a season", () => {
  it("are as long as the chosen one and in its season, by day, with what each costs more than it", () => {
    const weeks = weeksOf(stays, chosen, at);
    expect(weeks.map(({ start }) => start)).to.deep.equal(["2026-12-19", "2027-02-06", "2027-02-13"]);
    expect(weeks.map(({ difference }) => difference)).to.deep.equal([800, 0, 300]);
    expect(weeks.map(({ isChosen }) => isChosen)).to.deep.equal([false, true, false]);
  });

  it("name the last day of free cancellation unless it has passed, or there is none", () => {
    expect(weeksOf(stays, chosen, at).map(({ freeUntil }) => freeUntil)).to.deep.equal([null, "2027-01-07", "2027-01-14"]);
    const never = weeksOf(stays, chosen, { ...at, cancellationDays: null });
    expect(never.every(({ freeUntil }) => freeUntil === null)).to.equal(true);
  });

  it("are weeks of the coming season where no dates are chosen, and of the length that there is where none is a week", () => {
    const none = { start: null, end: null };
    const weeks = weeksOf(stays, none, at);
    expect(weeks.map(({ start }) => start)).to.deep.equal(["2026-12-19", "2027-02-06", "2027-02-13"]);
    expect(weeks.every(({ difference, isChosen }) => difference === null && !isChosen)).to.equal(true);
    const short = stays.filter(({ price }) => price < 600);
    expect(weeksOf(short, none, at).map(({ end }) => end)).to.deep.equal(["2027-02-08", "2027-03-01"]);
    expect(weeksOf([], none, at)).to.deep.equal([]);
  });

  it("have none that has begun, and no comparison with chosen dates that are not sold", () => {
    const later = weeksOf(stays, { start: "2027-01-30", end: "2027-02-06" }, { ...at, today: "2027-01-01" });
    expect(later.map(({ start, difference }) => [start, difference])).to.deep.equal([
      ["2027-02-06", null],
      ["2027-02-13", null],
    ]);
  });
});
