import { expect } from "chai";
import { budgetModel } from "./budget.js";
import { leftBudget } from "./left-budget.js";

const none = { min: null, max: null };
const modelOf = (changes: Partial<Parameters<typeof budgetModel>[0]> = {}) =>
  budgetModel({ budget: none, price: { min: 500, max: 3000 }, addedFee: 0, currency: "EUR", dated: true, ...changes });

/** A council that pays half of a stay, and 400 at most. */
const leftAt = (price: number) => price - Math.min(400, price / 2);

describe("a budget of what is left to pay", () => {
  it("shows what is left to pay of the dearest stay, and of the budget's upper bound", () => {
    expect(leftBudget(leftAt, modelOf())).to.deep.include({ most: null, ofAll: 2600 });
    expect(leftBudget(leftAt, modelOf({ budget: { min: null, max: 600 } }))).to.deep.include({ most: 300 });
  });

  it("is the highest stop of the slider of which no more is left to pay", () => {
    const priceFor = (most: number) => leftBudget(leftAt, modelOf())?.priceFor(most);
    for (const most of [300, 437, 811, 1999]) {
      const price = priceFor(most) ?? 0;
      expect(price % 10, "a round amount").to.equal(0);
      expect(leftAt(price)).to.be.at.most(most);
      expect(leftAt(price + 200), "not far below").to.be.above(most);
    }
    expect(priceFor(2600), "all of them").to.equal(null);
    expect(priceFor(10), "none: the lowest").to.be.at.most(500);
  });

  it("is not there where more than a price has to be known, and before there are prices", () => {
    expect(leftBudget(() => null, modelOf())).to.equal(null);
    expect(leftBudget(leftAt, modelOf({ price: null }))).to.equal(null);
    expect(leftBudget(leftAt, modelOf({ dated: false }))).to.equal(null);
  });
});
