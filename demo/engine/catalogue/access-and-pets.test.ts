import { expect } from "chai";
import { accessibleDoor, petsIn, wayInto } from "./access-and-pets.js";
import { parkingCriteria } from "./criteria.js";
import { seed } from "./key.js";
import { createLodgings } from "./lodgings.js";
import { createPlaces } from "./places.js";

const lodgings = createLodgings(createPlaces(), seed);
const ways = lodgings.map((lodging) => ({ lodging, way: wayInto(lodging, lodging.kind.roomKind !== "house") }));

describe("the way into every lodging of the catalogue", () => {
  it("is step-free and wide enough with a level shower where the lodging is for reduced mobility", () => {
    const accessible = ways.filter(({ lodging }) => lodging.criteria.includes(31));
    expect(accessible).to.have.length.above(100);
    for (const { lodging, way } of accessible) {
      expect(way, `${lodging.liheId}`).to.include({ isAccessible: true, steps: 0, shower: "level" });
      expect(way.doorCm).to.be.at.least(accessibleDoor);
      if (way.floor > 0) expect(way.liftDoorCm, `${lodging.liheId}`).to.be.at.least(accessibleDoor);
    }
  });

  it("is never called accessible elsewhere, and has a door that is too narrow", () => {
    for (const { lodging, way } of ways.filter((one) => !one.lodging.criteria.includes(31))) {
      expect(way.isAccessible, `${lodging.liheId}`).to.equal(false);
      expect(way.doorCm, `${lodging.liheId}`).to.be.below(accessibleDoor);
    }
  });

  it("has a lift only from the ground floor up, and parking only where the lodging has some", () => {
    for (const { lodging, way } of ways) {
      if (way.floor === 0) expect(way.liftDoorCm).to.equal(null);
      if (way.hasParkingNearDoor) expect(lodging.criteria.some((id) => parkingCriteria.includes(id))).to.equal(true);
      if (lodging.kind.roomKind === "house") expect(way.floor).to.equal(0);
    }
  });
});

describe("the pets of every lodging of the catalogue", () => {
  it("are allowed where its criteria have them, and nowhere else", () => {
    for (const lodging of lodgings) expect(petsIn(lodging) !== null, `${lodging.liheId}`).to.equal(lodging.criteria.includes(52));
  });
});
