import { expect } from "chai";
import { readFileSync } from "node:fs";
import { markets } from "./markets.js";
import { schoolHolidays } from "./school-holidays.js";

interface Facts {
  readonly zones: Record<string, readonly { readonly start: string; readonly end: string }[]>;
}

/** The facts that the prices of the reference engine follow. */
const facts: Facts = JSON.parse(readFileSync(new URL("../../demo/engine/data/school-holidays.json", import.meta.url), "utf8"));

describe("school holidays", () => {
  for (const [zone, named] of [
    ["a", "A"],
    ["b", "B"],
    ["c", "C"],
    ["england", "GB-ENG"],
  ] as const)
    it(`of ${zone} match the facts, in order`, () => {
      const all = schoolHolidays(zone, "2000-01-01", "2100-01-01").map(({ start, end }) => ({ start, end }));
      expect(all).to.deep.equal(facts.zones[named]?.map(({ start, end }) => ({ start, end })));
    });

  it("of a period are the ones with a day in it, the first and the last day included", () => {
    const names = (from: string, to: string) => schoolHolidays("b", from, to).map(({ name }) => name);
    expect(names("2027-02-01", "2027-04-30")).to.deep.equal(["winter", "spring"]);
    expect(names("2027-03-07", "2027-04-16")).to.deep.equal(["winter"]);
    expect(names("2027-01-04", "2027-02-19")).to.deep.equal([]);
    expect(names("2027-01-04", "2027-02-20")).to.deep.equal(["winter"]);
  });

  it("BAR-46 are offered by zone in French and English, England first to the English; in Dutch there are none", () => {
    expect(markets["fr-FR-CSE"].schoolZones).to.deep.equal(["a", "b", "c"]);
    expect(markets["en-GB"].schoolZones).to.deep.equal(["england", "a", "b", "c"]);
    expect(markets["nl-NL"].schoolZones).to.deep.equal([]);
    expect((["fr-FR", "en-GB", "nl-NL"] as const).map((locale) => markets[locale].homeZone)).to.deep.equal([null, "england", null]);
  });
});
