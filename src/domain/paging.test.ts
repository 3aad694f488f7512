import { expect } from "chai";
import { isLastPage, isPage } from "./paging.js";

describe("paging", () => {
  it("counts pages in whole numbers from 1", () => {
    expect([1, 2, 0, -1, 1.5, Number.NaN, Infinity, "1", null].filter(isPage)).to.deep.equal([1, 2]);
  });

  it("PAGE-11 is on the last page from the page count on", () => {
    expect([1, 2, 3, 4].map((page) => isLastPage(page, 3))).to.deep.equal([false, false, true, true]);
    expect(isLastPage(1, 0)).to.equal(true);
  });
});
