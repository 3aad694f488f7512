import { expect } from "chai";
import fc from "fast-check";
import { knownDay } from "../catalogue/days.js";
import { dayBit, daysOfMonth, monthOf } from "./arrivals.js";

const first = knownDay("2026-01-01");

describe("the days of a month as bits", () => {
  it("are restored from their bits, in every month", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: first, max: first + 800 }), { minLength: 1 }), (days) => {
        const months = new Map<string, number>();
        for (const day of days) months.set(monthOf(day), (months.get(monthOf(day)) ?? 0) | dayBit(day));
        const back = [...months].flatMap(([month, bits]) => daysOfMonth(month, bits));
        expect(back.toSorted((a, b) => a - b)).to.deep.equal(days.toSorted((a, b) => a - b));
      }),
    );
  });

  it("fit in an integer of a database, the 31st too", () => {
    expect(dayBit(knownDay("2026-12-31"))).to.equal(2 ** 30);
    expect(dayBit(knownDay("2026-12-01"))).to.equal(1);
  });
});
