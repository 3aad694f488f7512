import { expect } from "chai";
import { roomCriterion } from "./rooms.js";

describe("the number of rooms", () => {
  it("PART-17 has a criterion for 1 to 9 and none for any other number", () => {
    expect([1, 2, 3, 4, 5, 6].map(roomCriterion)).to.deep.equal([319, 320, 321, 322, 323, 324]);
    expect([0, -1, 10, 1.5, Number.NaN].map(roomCriterion)).to.deep.equal([null, null, null, null, null]);
  });
});
