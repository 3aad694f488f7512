import { expect } from "chai";
import { destinationTypeOf, everywhereId, placeTypeOfLevel, placeTypes, secondaryLine, shownTopStations, somewhere } from "./places.js";
import type { PlaceType, Suggestion, TopStation } from "./places.js";

function suggestion(placeType: PlaceType, parts: Partial<Suggestion & { type: "station" }> = {}): Suggestion {
  const named = { displayName: "Val Thorens", domain: "Les 3 Vallées", region: "Savoie", country: "France" };
  return { type: "station", placeType, placeId: 1, ...named, ...parts };
}

function topStation(id: number): TopStation {
  return { id, label: `Station ${id}`, placeType: "station", domainName: "", regionName: "", countryName: "" };
}

describe("places", () => {
  it("FIND-09..12 maps a place type to the server's destination type", () => {
    const mapped = (["domain", "station", "region", "parentStation"] as const).map(destinationTypeOf);
    expect(mapped).to.deep.equal(["DOMAINE", "STATION", "REGION", "STATION_MERE"]);
  });

  it("STATE-15 has four place types", () => {
    expect(placeTypes).to.have.members(["domain", "station", "region", "parentStation"]);
  });

  it("BOOT-40..44 maps a silo's level to a place type, any other level to a station", () => {
    const levels = ["DomainSkiable", "Station", "ParentStation", "Region", "Village", "", "constructor"];
    expect(levels.map(placeTypeOfLevel)).to.deep.equal(["domain", "station", "parentStation", "region", "station", "station", "station"]);
  });

  it("CONST-04 treats the home place as everywhere", () => {
    expect(everywhereId).to.equal(110033);
    expect([110033, 110034].map((id) => somewhere({ id }))).to.deep.equal([null, { id: 110034 }]);
  });

  describe("the second line of a suggestion", () => {
    it("AUTO-22 is domain and region, region, or country, by place type", () => {
      const lines = (["station", "parentStation", "domain", "region"] as const).map((type) => secondaryLine(suggestion(type)));
      expect(lines).to.deep.equal(["Les 3 Vallées, Savoie", "Les 3 Vallées, Savoie", "Savoie", "France"]);
    });

    it("AUTO-22 is the station of an accommodation, and leaves out empty parts", () => {
      const accommodation = {
        type: "accomodation",
        liheId: 1,
        displayName: "Les Balcons",
        productPageUrl: "",
        stationName: "Tignes",
      } as const;
      expect(secondaryLine(accommodation)).to.equal("Tignes");
      expect(secondaryLine(suggestion("station", { domain: "" }))).to.equal("Savoie");
      expect(secondaryLine(suggestion("station", { region: "" }))).to.equal("Les 3 Vallées");
      expect(secondaryLine(suggestion("domain", { region: "" }))).to.equal("");
    });
  });

  describe("top stations", () => {
    const list = Array.from({ length: 14 }, (_, index) => topStation(index + 1));

    it("AUTO-38 shows the first ten", () => {
      expect(shownTopStations(list, null)).to.deep.equal(list.slice(0, 10));
    });

    it("FIND-14 keeps those that the answer lists, when it lists any", () => {
      expect(shownTopStations(list, []).map(({ id }) => id)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(shownTopStations(list, [13, 2, 99]).map(({ id }) => id)).to.deep.equal([2, 13]);
    });
  });
});
