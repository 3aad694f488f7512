import { expect } from "chai";
import { countOf, isDisabled } from "./option-counts.js";

describe("the count of an option", () => {
  const counts = [
    { id: 74, count: 12 },
    { id: 75, count: 31 },
    { id: 55, count: 0 },
  ];

  it("FILT-65 and FILT-100 is the largest of an option's ids", () => {
    expect(countOf(counts, [74, 75, 76, 78])).to.equal(31);
    expect(countOf(counts, [55])).to.equal(0);
    expect(countOf(counts, [999])).to.equal(0);
  });

  it("PKG-31 works the same way for packages", () => {
    expect(countOf([{ id: "PF", count: 4 }], ["PF"])).to.equal(4);
  });

  it("is unknown without counts", () => {
    expect(countOf<number>(null, [55])).to.equal(null);
    expect(countOf<number>([], [55])).to.equal(null);
  });

  it("FILT-98..99 and PKG-26 disables an option of count 0, but not one that is chosen or not counted yet", () => {
    expect(isDisabled(0, false)).to.equal(true);
    expect(isDisabled(0, true)).to.equal(false);
    expect(isDisabled(3, false)).to.equal(false);
    expect(isDisabled(null, false)).to.equal(false);
  });
});
