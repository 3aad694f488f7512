import { expect } from "chai";
import { readStay, writeStay, type StayReference } from "./stay-reference.js";

const reference: StayReference = {
  productId: 812,
  stationId: 3,
  start: "2027-02-06",
  end: "2027-02-13",
  ages: [18, 18, 8],
  packCode: "PF",
  offerId: 93812,
};

describe("the name of a stay", () => {
  it("has all that finds it again", () => {
    expect(writeStay(reference)).to.equal("812~3~2027-02-06~2027-02-13~18-18-8~PF~93812");
    const undated = { ...reference, start: null, end: null, packCode: "", offerId: null };
    for (const one of [reference, undated, { ...reference, ages: [18] }]) expect(readStay(writeStay(one))).to.deep.equal(one);
  });

  it("is read from nothing else", () => {
    const texts = [
      "",
      "812",
      "812~3~2027-02-06~~18~PF~",
      "812~3~2027-02-30~2027-03-06~18~PF~1",
      "812~3~2027-02-13~2027-02-06~18~PF~1",
      "a~3~~~18~PF~1",
    ];
    for (const text of texts) expect(readStay(text), text).to.equal(null);
  });
});
