import { expect } from "chai";
import { createPlaces } from "../catalogue/places.js";
import { accessTo } from "./lodging-facts.js";

describe("how a station is reached", () => {
  it("is known for every station that is sold, by train, by air and by road", () => {
    for (const { id, name } of createPlaces().stations) {
      const access = accessTo(id);
      expect(access?.train.name, name).to.match(/\w/);
      expect(access?.airports.length, name).to.be.above(0);
      for (const airport of access?.airports ?? []) expect(airport.name, airport.code).to.not.equal(airport.code);
      expect(access?.road.length, name).to.be.above(1);
    }
  });
});
