import { expect } from "chai";
import fc from "fast-check";
import { choicesAfterKey, monthIn, yearOf, yearsAround } from "./navigation.js";

describe("the choice of months and years", () => {
  it("CAL-61 shows 12 years a page, of which each year is on one page", () => {
    expect(yearsAround(2027)).to.deep.equal([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]);
    expect(yearsAround(2028)[0]).to.equal(2028);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9000 }), (year) => {
        const page = yearsAround(year);
        expect(page).to.have.length(12).and.to.include(year);
        expect(yearsAround(page[0] ?? 0)).to.deep.equal(page);
        expect(yearsAround(page[11] ?? 0)).to.deep.equal(page);
      }),
    );
  });

  it("writes a month from its year and number", () => {
    expect([monthIn(2027, 2), monthIn(2027, 12)]).to.deep.equal(["2027-02", "2027-12"]);
    expect(yearOf("2027-02")).to.equal(2027);
  });

  it("moves by keys in a table of three columns, mirrored where text runs from right to left", () => {
    const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Enter", "toString"];
    expect(keys.map((key) => choicesAfterKey(key, false))).to.deep.equal([1, -1, 3, -3, 12, -12, null, null]);
    expect(keys.slice(0, 2).map((key) => choicesAfterKey(key, true))).to.deep.equal([-1, 1]);
  });
});
