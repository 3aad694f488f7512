import { expect } from "chai";
import { locales } from "./locale.js";
import { markets } from "./markets.js";
import { stationSearches } from "./station-searches.js";
import { topStationsOf } from "./top-stations.js";

describe("top stations", () => {
  for (const locale of locales) {
    it(`LOC-23..29 are ten different ones in ${locale}, each whole`, () => {
      const stations = topStationsOf(locale);
      expect(new Set(stations.map(({ id }) => id)).size).to.equal(10);
      for (const station of stations) {
        expect(station).to.have.all.keys("id", "label", "placeType", "domainName", "regionName", "countryName");
        expect(Object.values(station).every(Boolean), station.label).to.equal(true);
      }
    });
  }

  it("LOC-17..21 are read from the file of the locale", () => {
    const second = { fr: "Tignes", uk: "Méribel", nl: "Alpe d'Huez" };
    for (const locale of locales) expect(topStationsOf(locale)[1]?.label, locale).to.equal(second[markets[locale].topStations]);
    expect(topStationsOf("eo")[1]?.label).to.equal("Tignes");
  });

  it("LOC-28 name their country in the language of the locale", () => {
    expect(["nl-NL", "eo"].map((locale) => topStationsOf(locale)[0]?.countryName)).to.deep.equal(["Frankrijk", "France"]);
    for (const locale of locales) {
      const name = new Intl.DisplayNames(markets[locale].tag, { type: "region" }).of("FR");
      expect(topStationsOf(locale)[0]?.countryName, locale).to.equal(name);
    }
  });

  it("LOC-22 LOC-29..40 are read from the reference data of a file, ten whole French resorts each", () => {
    const departments = new Set([5, 38, 73, 74]);
    for (const [file, { top_stations }] of Object.entries(stationSearches)) {
      expect(top_stations, file).to.have.length(10);
      for (const resort of top_stations) {
        const fields = [
          "id",
          "label",
          "masterUrl",
          "placeUrl",
          "icon",
          "domainId",
          "departmentId",
          "placeType",
          "domainName",
          "regionName",
        ];
        expect(resort, resort.label).to.have.all.keys(fields);
        expect(Object.values(resort).every(Boolean), resort.label).to.equal(true);
        expect(departments.has(resort.departmentId), resort.label).to.equal(true);
        expect(resort.placeUrl).to.equal(`/se-results#${resort.placeType}[]=${resort.id}`);
        expect(resort.masterUrl).to.equal(`/se-results#domaineSki=${resort.domainId}`);
      }
    }
  });
});
