import { expect } from "chai";
import { labelBox, labelSide, markBox, overlap } from "./map-label.js";

describe("the name on the map of a stay", () => {
  it("is above its mark where nothing is there", () => {
    expect(labelSide({ x: 0.5, y: 0.5 }, 10, [])).to.equal("above");
    expect(labelSide({ x: 0.5, y: 0.5 }, 10, [markBox({ x: 0.5, y: 0.7 })])).to.equal("above");
  });

  it("is beside it, towards the middle, where marks are above and the scale is below", () => {
    const place = { x: 0.8, y: 0.8 };
    const others = [markBox({ x: 0.75, y: 0.68 }), { left: 0.62, right: 1, top: 0.885, bottom: 1 }];
    expect(labelSide(place, 11, others)).to.equal("beside");
    expect(labelBox("beside", place, 11).right).to.be.below(place.x);
    expect(others.some((other) => overlap(labelBox("beside", place, 11), other))).to.equal(false);
  });

  it("is below it at the upper edge", () => {
    const place = { x: 0.5, y: 0.05 };
    expect(labelSide(place, 11, [markBox({ x: 0.6, y: 0.05 })])).to.equal("below");
  });

  it("is inside the map, and covers no more than at any other side", () => {
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const y of [0.2, 0.5, 0.8]) {
        const others = [markBox({ x: x + 0.06, y: y - 0.08 }), markBox({ x: x - 0.06, y: y - 0.02 })];
        const covered = (side: "above" | "beside" | "below") =>
          others.filter((other) => overlap(labelBox(side, { x, y }, 8), other)).length;
        const side = labelSide({ x, y }, 8, others);
        const { left, right, top, bottom } = labelBox(side, { x, y }, 8);
        expect(Math.min(left, 1 - right, top, 1 - bottom), `${x}, ${y}`).to.be.at.least(0);
        expect(covered(side)).to.be.at.most(covered("above"));
      }
  });
});
