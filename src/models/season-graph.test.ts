import { expect } from "chai";
import fc from "fast-check";
import { addDays, weekdayOf } from "../calendar/day.js";
import { seasonGraph, startAfterKey } from "./season-graph.js";
import { seasonModel } from "./season.js";

const none = { start: null, end: null };
const parts = { length: 7, stayDates: none, fee: 0, max: null, zone: null, locale: "fr-FR" } as const;
const cell = (start: string, price: number) => ({ start, nights: 7, price, count: 2, asOf: null });
const graphOf = (grid: readonly ReturnType<typeof cell>[], narrowedTo = "any", more: Partial<typeof parts> = {}) =>
  seasonGraph(seasonModel({ ...parts, ...more, grid }, narrowedTo));
/** Saturdays from 5 December 2026. */
const weeks = (prices: readonly number[]) => prices.map((price, index) => cell(addDays("2026-12-05", 7 * index), price));

describe("the graph of a season", () => {
  it("has a bar for each start, from zero to a round amount, with the months that begin", () => {
    const { bars, axis, isByWeek } = graphOf(weeks([298, 356, 687, 931, 440]));
    expect(isByWeek).to.equal(false);
    expect(axis).to.deep.equal([0, 400, 800, 1200]);
    expect(bars.map(({ height }) => Math.round(height * 1200))).to.deep.equal([298, 356, 687, 931, 440]);
    expect(bars.map(({ month }) => month)).to.deep.equal(["2026-12", null, null, null, "2027-01"]);
    expect(bars.map(({ rank }) => rank)).to.deep.equal([1, 2, 4, 5, 3]);
  });

  it("has a bar for each week, with its cheapest stay, where starts are too many", () => {
    const saturdays = weeks(Array.from({ length: 20 }, () => 500));
    const sundays = saturdays.map(({ start }, index) => cell(addDays(start, 1), index === 3 ? 400 : 900));
    const { bars, isByWeek } = graphOf([...saturdays, ...sundays]);
    expect(isByWeek).to.equal(true);
    expect(bars).to.have.length(20);
    expect(bars.map(({ stay }) => weekdayOf(stay.start))).to.deep.equal(bars.map((_, index) => (index === 3 ? 1 : 7)));
    const inMarch = graphOf([...saturdays, ...sundays], "2027-03").bars;
    expect(inMarch.filter(({ isOut }) => !isOut).every(({ stay }) => stay.start.startsWith("2027-03"))).to.equal(true);
  });

  it("has bars without rank for what is narrowed away", () => {
    const { bars } = graphOf(weeks([298, 356, 687, 931, 440]), "2026-12");
    expect(bars.map(({ isOut, rank }) => [isOut, rank]).at(-1)).to.deep.equal([true, null]);
    expect(bars[0]?.rank).to.equal(1);
  });

  it("shades the starts within holidays, those of several zones together where they overlap", () => {
    const { bars, shades } = graphOf(weeks(Array.from({ length: 14 }, () => 500)));
    const shaded = shades.map(({ name, zones, first, last }) => [name, zones.join(""), bars[first]?.stay.start, bars[last]?.stay.start]);
    expect(shaded).to.deep.equal([
      ["christmas", "abc", "2026-12-19", "2027-01-02"],
      ["winter", "abc", "2027-02-06", "2027-03-06"],
    ]);
  });

  it("is never higher than its axis, and names each of the five cheapest at most once", () => {
    const prices = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(prices, (given) => {
        const { bars, axis } = graphOf(given.map((price, index) => cell(addDays("2026-12-01", index * 3), price)));
        expect(bars.every(({ height }) => height > 0 && height <= 1)).to.equal(true);
        expect(bars.length === 0 || bars.some(({ height }) => height > 1 / 3)).to.equal(true);
        expect(axis).to.have.length(4);
        const ranks = bars.flatMap(({ rank }) => rank ?? []);
        expect(new Set(ranks).size).to.equal(ranks.length);
        expect(ranks.length === 0 || ranks.includes(1)).to.equal(true);
      }),
    );
  });
});

describe("a key in the prices of a season", () => {
  const days = ["2026-12-05", "2026-12-12", "2027-01-02", "2027-01-09", "2027-02-06"];
  const after = (key: string, at: number, rightToLeft = false) => startAfterKey(key, at, days, { rightToLeft });

  it("moves by a start, to an end, or by a month, and stays inside", () => {
    expect([after("ArrowRight", 0), after("ArrowLeft", 0), after("ArrowRight", 4)]).to.deep.equal([1, 0, 4]);
    expect([after("ArrowLeft", 1, true), after("ArrowRight", 1, true)]).to.deep.equal([2, 0]);
    expect([after("Home", 3), after("End", 1)]).to.deep.equal([0, 4]);
    expect([after("PageDown", 0), after("PageDown", 4), after("PageUp", 3), after("PageUp", 1)]).to.deep.equal([2, 4, 0, 0]);
    expect(after("Enter", 1)).to.equal(null);
  });
});
