import { expect } from "chai";
import { rangeWords } from "./dayWords.js";

const said = (first: string, second: string) => Object.values(rangeWords(first, second)).join(" | ");

describe("words of a range of days", () => {
  it("has the month and the year once when both days share them", () => {
    expect(said("samedi 6 février 2027", "samedi 13 février 2027")).to.equal("samedi 6 | samedi 13 février 2027");
    expect(said("samedi 27 février 2027", "samedi 6 mars 2027")).to.equal("samedi 27 février | samedi 6 mars 2027");
    expect(said("Saturday, 26 December 2026", "Saturday, 2 January 2027")).to.equal("Saturday 26 December 2026 | Saturday 2 January 2027");
  });

  it("keeps a word of equal days", () => {
    expect(said("6 février 2027", "6 février 2027")).to.equal("6 | 6 février 2027");
  });
});
