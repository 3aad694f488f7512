import { expect } from "chai";
import { cardFacts } from "./card-facts.js";
import { criteriaGroups } from "./criteria-table.js";
import { sampleProduct } from "./testing/products.sample.js";

function facts(criterias: number[], flightLabels = 0, lodgingType: number | null = null): string[] {
  return cardFacts(sampleProduct({ criterias, lodgingType }), flightLabels).map(({ group, option }) =>
    option.metres === undefined ? option.key : `${group} ${option.key}`,
  );
}

describe("the facts of a card", () => {
  it("CARD-76 are the way to slopes, ski school and centre first, then pool, sauna and spa, then meals, then the order of the filters", () => {
    const all = [62, 60, 37, 55, 71, 70, 78, 300, 359, 285];
    expect(facts(all)).to.deep.equal(["distanceSlopes 200", "distanceSkiSchool 200", "distanceCityCentre 500", "pool", "sauna"]);
    expect(facts([62, 60, 37, 55, 71, 70, 78])).to.deep.equal(["pool", "sauna", "spa", "breakfast", "full_board"]);
    expect(facts([62, 37, 55, 52])).to.deep.equal(["full_board", "petsAllowed", "wifi", "parking"]);
    expect(facts([])).to.deep.equal([]);
  });

  it("CARD-76 name the nearest step of a distance once, and use the visitors' term for skis on at the door", () => {
    expect(facts([285, 286, 291])).to.deep.equal(["skiInSkiOut"]);
    expect(facts([286, 285])).to.deep.equal(["distanceSlopes 200"]);
    expect(facts([365])).to.deep.equal(["distanceSkiSchool min"]);
  });

  it("CARD-75 are five at most, less the number of flight labels", () => {
    const every = criteriaGroups.flatMap(({ options }) => options.flatMap(({ ids }) => ids));
    expect([0, 1, 2, 9].map((labels) => facts(every, labels).length)).to.deep.equal([5, 4, 3, 0]);
  });

  it("CARD-78..82 begin with the four of a club", () => {
    expect(facts([70, 74], 0, 23)).to.deep.equal(["restaurant", "infant", "animation", "welfare", "pool"]);
  });

  it("leave out shops, rooms and stars, which the card shows elsewhere or not at all", () => {
    expect(facts([306, 320, 316])).to.deep.equal([]);
  });
});
