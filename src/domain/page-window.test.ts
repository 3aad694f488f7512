import { expect } from "chai";
import fc from "fast-check";
import { pageWindow, pageWindowSize } from "./page-window.js";

describe("the numbered pages", () => {
  it("PAGE-05 and PAGE-07..08 shows up to six pages around the current, and the last apart when it is outside", () => {
    expect(pageWindow(1, 20)).to.deep.equal({ pages: [1, 2, 3, 4, 5, 6], lastJump: true });
    expect(pageWindow(10, 20)).to.deep.equal({ pages: [8, 9, 10, 11, 12, 13], lastJump: true });
    expect(pageWindow(17, 20)).to.deep.equal({ pages: [15, 16, 17, 18, 19, 20], lastJump: false });
    expect(pageWindow(20, 20)).to.deep.equal({ pages: [15, 16, 17, 18, 19, 20], lastJump: false });
    expect(pageWindow(2, 3)).to.deep.equal({ pages: [1, 2, 3], lastJump: false });
    expect(pageWindow(1, 1)).to.deep.equal({ pages: [1], lastJump: false });
    expect(pageWindow(1, 0)).to.deep.equal({ pages: [], lastJump: false });
  });

  it("PAGE-05 and PAGE-08 holds the current page, follows on without a gap, and stays within the pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (last, offset) => {
        const current = 1 + (offset % last);
        const { pages, lastJump } = pageWindow(current, last);
        expect(pages).to.include(current);
        expect(pages).to.have.lengthOf(Math.min(pageWindowSize, last));
        expect(pages[0]).to.be.at.least(1);
        expect(pages.map((page) => page - (pages[0] ?? 0))).to.deep.equal(pages.map((_, index) => index));
        expect(lastJump).to.equal(!pages.includes(last));
        expect(pages.at(-1)).to.be.at.most(last);
      }),
    );
  });
});
