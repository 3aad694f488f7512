import { expect } from "chai";
import fc from "fast-check";
import { byCount, daysOfLength, stayLengthInForce, unitedLengths, type SoldLength } from "./stay-length.js";

const none = { start: null, end: null };
const sold: readonly SoldLength[] = [
  { nights: 3, count: 118 },
  { nights: 7, count: 62 },
  { nights: 14, count: 17 },
];
const basis = { chosen: null, stayDates: none, sold, usual: 7 };

describe("the length of stay that days are priced for", () => {
  it("is the usual one until the visitor chooses, and while nothing is known", () => {
    expect(stayLengthInForce(basis)).to.equal(7);
    expect(stayLengthInForce({ ...basis, sold: null })).to.equal(7);
    expect(stayLengthInForce({ ...basis, sold: [] })).to.equal(7);
  });

  it("is the one with the most stays where the usual one is not sold", () => {
    expect(stayLengthInForce({ ...basis, usual: 10 })).to.equal(3);
  });

  it("is the length of the chosen dates where that is sold", () => {
    const fortnight = { start: "2027-02-06", end: "2027-02-20" };
    expect(stayLengthInForce({ ...basis, stayDates: fortnight })).to.equal(14);
    expect(stayLengthInForce({ ...basis, stayDates: { ...fortnight, end: "2027-02-19" } }), "13 nights are not sold").to.equal(7);
    expect(stayLengthInForce({ ...basis, stayDates: fortnight, sold: null }), "nothing is known yet").to.equal(7);
  });

  it("is the visitor's choice, whatever the dates, as long as it is sold", () => {
    const week = { start: "2027-02-06", end: "2027-02-13" };
    expect(stayLengthInForce({ ...basis, chosen: 3, stayDates: week })).to.equal(3);
    expect(stayLengthInForce({ ...basis, chosen: 10, stayDates: week })).to.equal(7);
    expect(stayLengthInForce({ ...basis, chosen: "any", stayDates: week })).to.equal("any");
    expect(stayLengthInForce({ ...basis, chosen: "any", sold: [] })).to.equal("any");
  });

  it("is sold, or the usual one, for any list of lengths", () => {
    const nights = fc.integer({ min: 1, max: 21 });
    const lengths = fc.uniqueArray(fc.record({ nights, count: fc.nat(500) }), { selector: (one) => one.nights });
    fc.assert(
      fc.property(lengths, fc.option(nights), nights, (offered, chosen, usual) => {
        const length = stayLengthInForce({ ...basis, sold: offered, chosen, usual });
        expect(offered.length === 0 ? [usual] : offered.map((one) => one.nights)).to.include(length);
      }),
    );
  });
});

describe("the lengths that are sold", () => {
  it("are in the order of their stays, the shorter first of as many", () => {
    const lengths = [...sold, { nights: 2, count: 62 }];
    expect(byCount(lengths).map(({ nights }) => nights)).to.deep.equal([3, 2, 7, 14]);
  });

  it("of several months are united, each with its greater number", () => {
    const more = [
      { nights: 2, count: 5 },
      { nights: 7, count: 80 },
      { nights: 14, count: 3 },
    ];
    expect(unitedLengths(sold, more)).to.deep.equal([
      { nights: 2, count: 5 },
      { nights: 3, count: 118 },
      { nights: 7, count: 80 },
      { nights: 14, count: 17 },
    ]);
  });
});

describe("the days of one length", () => {
  it("are those with a price of that length, in order", () => {
    const prices = {
      "2027-03-06": { price: 407, nights: 7 },
      "2027-02-06": { price: 492, nights: 7 },
      "2027-02-07": { price: 180, nights: 2 },
      "2027-02-08": { price: 99, nights: null },
    };
    expect(daysOfLength(prices, 7)).to.deep.equal(["2027-02-06", "2027-03-06"]);
    expect(daysOfLength(prices, 14)).to.deep.equal([]);
  });
});
