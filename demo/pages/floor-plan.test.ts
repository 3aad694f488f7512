import { expect } from "chai";
import { spacesOf } from "../engine/catalogue/beds.js";
import { seed } from "../engine/catalogue/key.js";
import { createLodgings } from "../engine/catalogue/lodgings.js";
import { createPlaces } from "../engine/catalogue/places.js";
import { floorPlan } from "./floor-plan.js";

describe("the plan of every room of the catalogue", () => {
  it("has a rectangle for each space and two for each bed, each with a width and a height", () => {
    for (const { liheId, criteria, rooms } of createLodgings(createPlaces(), seed))
      for (const room of rooms) {
        const spaces = spacesOf(room, criteria);
        const plan = String(floorPlan(spaces, "plan"));
        const beds = spaces.flatMap((space) => space.beds).length;
        expect(plan.match(/<rect/g), `${liheId}`).to.have.length(spaces.length + 2 * beds);
        expect(plan, `${liheId}`).not.to.match(/(?:width|height)="(?:-|0")/);
      }
  });
});
