import { expect } from "chai";
import { buildingOf } from "./buildings.js";

const lodgings = Array.from({ length: 60 }, (_, index) => String(10001 + index));
const kinds = ["residence", "apartments", "hotel", "club"];

describe("the buildings of lodgings", () => {
  it("differ within a kind, and no kind shares one with another", () => {
    const shapes = kinds.map((kind) => new Set(lodgings.map((seed) => JSON.stringify(buildingOf({ seed: `${seed}x0`, kind })))));
    for (const [index, own] of shapes.entries()) {
      expect(own.size, kinds[index]).to.be.at.least(3);
      for (const other of shapes.slice(index + 1)) expect([...own].filter((shape) => other.has(shape))).to.deep.equal([]);
    }
  });

  it("are the same in every picture of a lodging", () => {
    for (const seed of lodgings)
      expect(buildingOf({ seed: `${seed}x6`, kind: "residence" })).to.equal(buildingOf({ seed: `${seed}x0`, kind: "residence" }));
  });
});
