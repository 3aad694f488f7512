import { expect } from "chai";
import { readValue, writeValue } from "./value.js";

describe("values of a picker", () => {
  it("reads and writes a day and a range alike", () => {
    for (const text of ["", "2027-02-06"]) expect(writeValue(readValue(text, false))).to.equal(text);
    expect(writeValue(readValue("2027-02-06/2027-02-13", true))).to.equal("2027-02-06/2027-02-13");
  });

  it("CAL-42 swaps a range that starts after its end", () => {
    expect(readValue("2027-02-13/2027-02-06", true)).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
  });

  it("reads anything else as nothing", () => {
    for (const text of ["soon", "2027-02-30", "2027-02-06/", "2027-02-06/2027-02-13/2027-02-20", "06/02/2027"]) {
      expect(readValue(text, true), text).to.deep.equal({ start: null, end: null });
    }
    expect(readValue("2027-02-06/2027-02-13", false)).to.deep.equal({ start: null, end: null });
  });
});
