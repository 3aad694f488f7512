import { expect } from "chai";
import { addMonths } from "./day.js";
import { monthPage, monthsFrom } from "./pages.js";
import { remembered } from "./remembered.js";

describe("results that are kept", () => {
  it("CAL-60 are removed in the order in which they were added, however often they were read", () => {
    const computed: string[] = [];
    const read = remembered(2, (key) => {
      computed.push(key);
      return key;
    });
    for (const key of ["a", "b", "a", "c", "b", "c", "a"]) expect(read(key)).to.equal(key);
    expect(computed).to.deep.equal(["a", "b", "c", "a"]);
  });

  it("CAL-58 are the pages of 12 months", () => {
    const months = monthsFrom("2030-01", 12);
    const pages = months.map((month) => monthPage(month, 2));
    months.forEach((month, index) => expect(monthPage(month, 2)).to.equal(pages[index]));
    const first = monthPage("2030-01", 2);
    monthPage("2031-01", 2);
    expect(monthPage("2030-02", 2)).to.equal(pages[1]);
    expect(monthPage("2030-01", 2)).to.not.equal(first);
  });

  it("CAL-59 are 5 lists of months", () => {
    const firsts = Array.from({ length: 5 }, (_, index) => addMonths("2040-01", index));
    const pages = firsts.map((first) => monthsFrom(first, 2));
    firsts.forEach((first, index) => expect(monthsFrom(first, 2)).to.equal(pages[index]));
    monthsFrom("2041-01", 2);
    expect(monthsFrom("2040-02", 2)).to.equal(pages[1]);
    expect(monthsFrom("2040-01", 2)).to.not.equal(pages[0]);
  });
});
