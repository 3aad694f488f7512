import { expect } from "chai";
import { isSameName } from "./same-name.js";

describe("a typed text that is a name", () => {
  it("is one apart from case, accents, blanks and signs", () => {
    for (const typed of ["Saint-François-Longchamp", "saint francois longchamp", " SAINT FRANÇOIS  LONGCHAMP "])
      expect(isSameName("Saint-François-Longchamp", typed), typed).to.equal(true);
    expect(isSameName("Val d’Isère", "val d'isere")).to.equal(true);
    expect(isSameName("Vars", "vars")).to.equal(true);
  });

  it("is one with a single slip: a letter too many, missing, wrong or swapped", () => {
    for (const typed of ["Val Thorrens", "val torens", "Vel Thorens", "Val Thoresn", "al Thorens", "val thorenss"])
      expect(isSameName("Val Thorens", typed), typed).to.equal(true);
  });

  it("is none where it is a part, has two slips, another number, or too few letters to tell", () => {
    const others: [string, string][] = [
      ["Saint-François-Longchamp", "Lyon"],
      ["Saint-Martin-de-Belleville", "saint-lary"],
      ["Val Thorens", "val tho"],
      ["Val Thorens", "Vel Torens"],
      ["Arc 1800", "Arc 1600"],
      ["Vars", "vals"],
      ["Tignes", ""],
      ["Tignes Val Claret", "Tignes"],
    ];
    for (const [name, typed] of others) expect(isSameName(name, typed), `${name} / ${typed}`).to.equal(false);
  });
});
