import { expect } from "chai";
import fc from "fast-check";
import { priceSpans } from "./season-stays.js";

const stays = fc.array(fc.record({ start: fc.integer({ min: 1, max: 60 }), price: fc.integer({ min: 1, max: 9 }) }), {
  minLength: 1,
  maxLength: 25,
});

describe("the spans of a season's prices", () => {
  it("hold, on every day on which a search may be made, the cheapest and the dearest stay that has not begun", () => {
    fc.assert(
      fc.property(stays, (list) => {
        const spans = priceSpans(list);
        for (let day = 0; day <= 61; day++) {
          const prices = list.filter(({ start }) => start >= day).map(({ price }) => price);
          const holding = spans.filter(({ first, last }) => day >= first && day <= last);
          const right = prices.length === 0 ? [] : [{ lowest: Math.min(...prices), highest: Math.max(...prices) }];
          expect(holding.map(({ lowest, highest }) => ({ lowest, highest }))).to.deep.equal(right);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("are as few as can be: neighbours differ", () => {
    fc.assert(
      fc.property(stays, (list) => {
        const spans = priceSpans(list).toSorted((a, b) => a.first - b.first);
        spans.forEach((span, at) => {
          const next = spans[at + 1];
          if (!next) return;
          expect(next.first).to.equal(span.last + 1);
          expect([next.lowest, next.highest]).not.to.deep.equal([span.lowest, span.highest]);
        });
      }),
    );
  });

  it("are none without a stay", () => {
    expect(priceSpans([])).to.deep.equal([]);
  });
});
