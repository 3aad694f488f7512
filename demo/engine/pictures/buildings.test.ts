import { expect } from "chai";
import { createCatalogue } from "../catalogue/catalogue.js";
import { knownDay } from "../catalogue/days.js";
import { outsideOf } from "../catalogue/outsides.js";
import { pictureSeed } from "../wire/pictures.js";
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

  it("differ between neighbours of a kind in every station, in the order of the list", () => {
    const catalogue = createCatalogue(knownDay("2026-11-21"));
    const last = new Map<string, unknown>();
    const drawn = new Set<string>();
    for (const lodging of catalogue.lodgings.toSorted((a, b) => a.rank - b.rank)) {
      const kind = outsideOf(lodging.lodgingType);
      if (!kinds.includes(kind)) continue;
      const building = buildingOf({ seed: pictureSeed(lodging, 0), kind });
      const list = `${lodging.station.name} ${kind}`;
      expect(building, `${list} ${lodging.name}`).to.not.equal(last.get(list));
      last.set(list, building);
      drawn.add(JSON.stringify(building));
    }
    expect(drawn.size).to.equal(14);
  });

  it("are the same in every picture of a lodging", () => {
    for (const seed of lodgings)
      expect(buildingOf({ seed: `${seed}b2x6`, kind: "residence" })).to.equal(buildingOf({ seed: `${seed}b2x0`, kind: "residence" }));
  });
});
