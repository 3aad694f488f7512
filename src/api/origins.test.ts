import { expect } from "chai";
import { locales } from "../domain/locale.js";
import { anyLondon, londonAirports } from "../domain/origins.js";
import { expandOrigin, sendableOrigin } from "./origins.js";

describe("origins as they are sent", () => {
  it("ORIG-31..33 and API-22 are sent to find in English only, and only when known", () => {
    const choosing = locales.filter((locale) => sendableOrigin("LHR", locale) === "LHR");
    expect(choosing).to.deep.equal(["en-GB"]);
    expect([null, "NA", "CDG"].map((origin) => sendableOrigin(origin, "en-GB"))).to.deep.equal([undefined, undefined, undefined]);
    expect(sendableOrigin(anyLondon, "en-GB")).to.equal(anyLondon);
  });

  it("API-55 are sent to products as a list: any London airport is six, no origin is an empty list", () => {
    expect(expandOrigin(anyLondon)).to.deep.equal([...londonAirports]);
    expect(expandOrigin("BRS")).to.deep.equal(["BRS"]);
    expect([null, "NA", "CDG"].map(expandOrigin)).to.deep.equal([[], [], []]);
  });
});
