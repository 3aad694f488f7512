import { expect } from "chai";
import { freeDays, sharedHolidays, visitorZones } from "./holiday-stays.js";
import { markets } from "./markets.js";

describe("the school holidays that concern a visitor", () => {
  it("are of the chosen zone, else of the market's own, else of all of its zones; of none where none was chosen", () => {
    expect(visitorZones(markets["fr-FR"], null)).to.deep.equal(["a", "b", "c"]);
    expect(visitorZones(markets["fr-FR"], "b")).to.deep.equal(["b"]);
    expect(visitorZones(markets["fr-FR"], "england"), "which this market does not offer").to.deep.equal(["a", "b", "c"]);
    expect(visitorZones(markets["fr-FR"], "none")).to.deep.equal([]);
    expect(visitorZones(markets["en-GB"], null)).to.deep.equal(["england"]);
    expect(visitorZones(markets["nl-NL"], null)).to.deep.equal([]);
  });

  it("are one where zones have them on the same days, the earliest first", () => {
    const named = sharedHolidays(["a", "b", "c"], "2026-12-01", "2027-03-31").map(({ name, zones }) => [name, zones.join("")]);
    expect(named).to.deep.equal([
      ["christmas", "abc"],
      ["winter", "c"],
      ["winter", "a"],
      ["winter", "b"],
    ]);
  });

  it("have the weekends around them", () => {
    expect(freeDays({ start: "2027-02-15", end: "2027-02-19" })).to.deep.equal({ start: "2027-02-13", end: "2027-02-21" });
    expect(freeDays({ start: "2027-02-20", end: "2027-03-07" })).to.deep.equal({ start: "2027-02-20", end: "2027-03-07" });
  });
});
