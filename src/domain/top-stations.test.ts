import { expect } from "chai";
import { topStationsOf } from "./top-stations.js";

describe("top stations", () => {
  for (const locale of ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL"]) {
    it(`LOC-29 are ten different ones in ${locale}, each whole`, () => {
      const stations = topStationsOf(locale);
      expect(new Set(stations.map(({ id }) => id)).size).to.equal(10);
      for (const station of stations) expect(Object.values(station).every(Boolean), station.label).to.equal(true);
    });
  }

  it("LOC-17..21 come from the file of the locale", () => {
    const first = (locale: string) => topStationsOf(locale)[1]?.label;
    expect(["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL", "de-DE"].map(first)).to.deep.equal([
      "Tignes",
      "Tignes",
      "Méribel",
      "Alpe d'Huez",
      "Tignes",
    ]);
  });
});
