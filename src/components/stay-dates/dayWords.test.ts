import { expect } from "chai";
import { withoutSharedEnd } from "./dayWords.js";

describe("words of a range of days", () => {
  it("says the month and the year once when both days share them", () => {
    expect(withoutSharedEnd("samedi 6 février 2027", "samedi 13 février 2027")).to.equal("samedi 6");
    expect(withoutSharedEnd("samedi 27 février 2027", "samedi 6 mars 2027")).to.equal("samedi 27 février");
    expect(withoutSharedEnd("Saturday 26 December 2026", "Saturday 2 January 2027")).to.equal("Saturday 26 December 2026");
  });

  it("keeps a word of equal days", () => {
    expect(withoutSharedEnd("6 février 2027", "6 février 2027")).to.equal("6");
  });
});
