import { expect } from "chai";
import { midLine } from "./mid-line.js";

describe("a text inside a line", () => {
  it("begins with a small letter, in German with its own", () => {
    expect(midLine("Matériel de ski", "fr-FR-CSE")).to.equal("matériel de ski");
    expect(midLine("Ski hire", "en-GB")).to.equal("ski hire");
    expect(midLine("Skihuur", "nl-NL")).to.equal("skihuur");
    expect(midLine("Skiverleih", "de-DE")).to.equal("Skiverleih");
  });
});
