import { expect } from "chai";
import fc from "fast-check";
import { inCurrency } from "../wire/money.js";
import { budgetInEuros } from "./selection.js";

const bound = fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }));
const currency = fc.constantFrom("EUR" as const, "GBP" as const);

describe("a budget in whole euros", () => {
  it("holds what lies within it in the visitor's currency, and nothing else", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25_000 }), bound, bound, currency, (euros, priceMin, priceMax, shown) => {
        const price = inCurrency(euros, shown);
        const { least, most } = budgetInEuros(priceMin, priceMax, shown);
        const within = price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity);
        expect(euros >= (least ?? 0) && euros <= (most ?? Infinity)).to.equal(within);
      }),
      { numRuns: 5000 },
    );
  });

  it("stays a whole number that a database takes, however large the bounds", () => {
    for (const priceMin of [null, 1e300, Infinity])
      for (const priceMax of [null, 1e300, Infinity]) {
        const { least, most } = budgetInEuros(priceMin, priceMax, "GBP");
        expect([least ?? 0, most ?? 0].every(Number.isSafeInteger), `${priceMin} to ${priceMax}`).to.equal(true);
      }
  });
});
