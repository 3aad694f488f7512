import { expect } from "chai";
import { pricedNights, pricesByStart } from "./day-prices.js";

const stay = (start: string, end: string, price: number) => ({ start, end, price });
const stays = [
  stay("2027-02-06", "2027-02-13", 900),
  stay("2027-02-06", "2027-02-13", 800),
  stay("2027-02-06", "2027-02-09", 400),
  stay("2027-02-13", "2027-02-20", 1000),
  stay("2027-02-14", "2027-02-16", 300),
];
const noDates = { start: null, end: null };

describe("the prices of the stay page's calendar", () => {
  it("are for the length of the chosen dates, else for the one that most stays have, the longer of two", () => {
    expect(pricedNights(stays, noDates)).to.equal(7);
    expect(pricedNights(stays, { start: "2027-02-06", end: "2027-02-09" })).to.equal(3);
    expect(pricedNights(stays, { start: "2027-02-06", end: "2027-02-11" }), "not sold").to.equal(7);
    expect(pricedNights(stays.slice(2, 4), noDates)).to.equal(7);
    expect(pricedNights([], noDates)).to.equal(7);
  });

  it("are the lowest of the stays of that length alone", () => {
    expect([...pricesByStart(stays, 7)]).to.deep.equal([
      ["2027-02-06", 800],
      ["2027-02-13", 1000],
    ]);
    expect([...pricesByStart(stays, 3)]).to.deep.equal([["2027-02-06", 400]]);
  });
});
