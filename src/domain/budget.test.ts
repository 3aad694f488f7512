import { expect } from "chai";
import fc from "fast-check";
import { budgetRange, correctBudget, defaultBudgetRange, sellersBudget } from "./budget.js";
import type { Budget } from "./budget.js";

const range = { min: 250, max: 4000 };
const none: Budget = { min: null, max: null };

describe("budget", () => {
  it("FILT-106..109 moves in the range of the counts, by default 100 to 120000", () => {
    expect(budgetRange(null)).to.deep.equal({ min: 100, max: 120_000 });
    expect(budgetRange(range)).to.deep.equal(range);
    expect(budgetRange({ min: 9, max: 3 })).to.deep.equal(defaultBudgetRange);
  });

  it("FILT-103..104 raises a negative to 0 and a minimum to the range's", () => {
    expect(correctBudget("min", -5, none, { min: 0, max: 900 })).to.deep.equal({ min: 0, max: null });
    expect(correctBudget("min", -5, none, range)).to.deep.equal({ min: 250, max: null });
    expect(correctBudget("min", 100, none, range)).to.deep.equal({ min: 250, max: null });
  });

  it("FILT-105 lowers a maximum to the range's", () => {
    expect(correctBudget("max", 9999, none, range)).to.deep.equal({ min: null, max: 4000 });
  });

  it("FILT-112 limits the edited bound to the other one", () => {
    expect(correctBudget("min", 900, { min: null, max: 700 }, range)).to.deep.equal({ min: 700, max: 700 });
    expect(correctBudget("max", 300, { min: 700, max: null }, range)).to.deep.equal({ min: 700, max: 700 });
  });

  it("FILT-114 clears a bound that is emptied or not a number, and keeps the other", () => {
    expect(correctBudget("min", null, { min: 300, max: 700 }, range)).to.deep.equal({ min: null, max: 700 });
    expect(correctBudget("max", Number.NaN, { min: 300, max: 700 }, range)).to.deep.equal({ min: 300, max: null });
  });

  it("counts in whole units", () => {
    expect(correctBudget("min", 300.6, none, range).min).to.equal(301);
  });

  it("FILT-103..105 and FILT-112 never swaps the bounds, changes the other bound, or leaves the range", () => {
    const amount = fc.oneof(fc.integer({ min: -500, max: 5000 }), fc.double({ noNaN: true }));
    const bound = fc.option(fc.integer({ min: range.min, max: range.max }));
    fc.assert(
      fc.property(fc.constantFrom("min", "max"), amount, bound, (edited, value, other) => {
        const before: Budget = edited === "min" ? { min: null, max: other } : { min: other, max: null };
        const after = correctBudget(edited, value, before, range);
        expect(after[edited]).to.be.within(range.min, range.max);
        expect(edited === "min" ? after.max : after.min).to.equal(other);
        if (after.min !== null && after.max !== null) expect(after.min).to.be.at.most(after.max);
        expect(correctBudget(edited, after[edited], after, range)).to.deep.equal(after);
      }),
    );
  });

  const bound = fc.option(fc.integer({ min: 0, max: 5000 }));

  it("FEE-12 is sent as bounds of the seller's own prices, so that it applies to the full price", () => {
    fc.assert(
      fc.property(bound, bound, fc.constantFrom(0, 24), fc.integer({ min: 1, max: 5000 }), (min, max, added, price) => {
        const within = (sum: number, { min: low, max: high }: Budget) => (low === null || sum >= low) && (high === null || sum <= high);
        const sent = sellersBudget({ min, max }, added);
        if (max === null || max > added) expect(within(price, sent)).to.equal(within(price + added, { min, max }));
        expect(sent.min).to.not.equal(0);
      }),
    );
    expect(sellersBudget({ min: 500, max: 924 }, 24)).to.deep.equal({ min: 476, max: 900 });
    expect(sellersBudget({ min: 24, max: 20 }, 24)).to.deep.equal({ min: null, max: 1 });
  });

  it("FEE-12 moves in the range of full prices", () => {
    expect(budgetRange({ min: 400, max: 900 }, 24)).to.deep.equal({ min: 424, max: 924 });
  });
});
