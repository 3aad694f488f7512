import { expect } from "chai";
import fc from "fast-check";
import { stripOffset, stripRange } from "./strip.js";
import { isWide, topOf, wallHeight, wallRange, type WallShape } from "./wall-rows.js";

const shapes: readonly WallShape[] = [
  { width: 350, gap: 12, columns: 1 },
  { width: 1056, gap: 12, columns: 2 },
];

describe("a wall of pictures", () => {
  it("has a wide picture before each pair, and a lone last one wide", () => {
    expect([0, 1, 2, 3, 4].map((index) => isWide(index, 5))).to.deep.equal([true, false, false, true, true]);
    expect([0, 1].map((index) => isWide(index, 3))).to.deep.equal([true, false]);
  });

  it("is as high as its rows", () => {
    const [phone, wide] = shapes as [WallShape, WallShape];
    expect(topOf(2, phone)).to.be.closeTo(2 * (350 * (2 / 3) + 12), 1e-9);
    expect(wallHeight(0, phone)).to.equal(0);
    expect([0, 1, 2, 3].map((index) => topOf(index, wide))).to.deep.equal([0, 606, 606, 606 + 348 + 12]);
    expect(wallHeight(2, wide)).to.equal(606 + 606);
    expect(wallHeight(3, wide)).to.equal(606 + 360);
  });

  it("draws short lists whole, and of long ones every row that is between two heights", () => {
    expect(wallRange(24, shapes[1] as WallShape, 9000, 9001)).to.deep.equal({ from: 0, to: 24 });
    const count = fc.integer({ min: 25, max: 400 });
    const height = fc.integer({ min: -500, max: 200_000 });
    fc.assert(
      fc.property(fc.constantFrom(...shapes), count, height, fc.integer({ min: 0, max: 3000 }), (shape, all, from, room) => {
        const range = wallRange(all, shape, from, from + room);
        expect(range.from).to.be.within(0, all - 1);
        expect(range.to).to.be.within(range.from + 1, all);
        for (let index = 0; index < all; index += 1) {
          const top = topOf(index, shape);
          const seen = top >= Math.max(0, from) && top <= Math.max(0, from + room);
          if (seen) expect(index).to.be.within(range.from, range.to - 1);
        }
        const first = topOf(range.from, shape);
        expect(range.from === 0 || topOf(range.from - 1, shape) < first, "whole rows").to.equal(true);
      }),
    );
  });
});

describe("a strip of miniatures", () => {
  const strip = { className: "strip", stride: 133, cut: 25 };

  it("draws those in view and some beside them", () => {
    expect(stripRange(strip, 24, 0, 1056)).to.deep.equal({ from: 0, to: 24 });
    expect(stripRange(strip, 300, 0, 1056)).to.deep.equal({ from: 0, to: 16 });
    expect(stripRange(strip, 300, 133 * 100, 1056)).to.deep.equal({ from: 92, to: 116 });
    expect(stripRange(strip, 300, 1e6, 1056)).to.deep.equal({ from: 299, to: 300 });
  });

  it("has a wider gap before the accommodation", () => {
    expect([0, 1, 2].map((index) => stripOffset(strip, index, 2))).to.deep.equal([0, 133, 291]);
    expect(stripOffset(strip, 2, 0)).to.equal(266);
  });
});
