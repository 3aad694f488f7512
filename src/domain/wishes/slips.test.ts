import { expect } from "chai";
import { slipsBetween } from "./slips.js";

describe("slips of the finger", () => {
  it("are forgiven once in a word of six letters and more, if it begins right", () => {
    for (const typed of ["febuary", "februray", "febbruary", "februari", "februar"])
      expect(slipsBetween(typed, "february"), typed).to.equal(1);
    expect(slipsBetween("february", "february")).to.equal(0);
    for (const typed of ["vebruary", "febuery", "feb", "", "februaryyy"]) expect(slipsBetween(typed, "february"), typed).to.equal(null);
  });

  it("are not forgiven in short words, which have others too near", () => {
    expect(slipsBetween("mars", "mare")).to.equal(null);
    expect(slipsBetween("march", "match")).to.equal(null);
  });
});
