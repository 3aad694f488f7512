import { expect } from "chai";
import { answering, answerTo, failureOf } from "../testing/answers.driver.js";

const place = { placeId: "7", name: "Tignes", type: "station", domainName: "Espace Killy", regionName: "Savoie", countryName: "France" };
const lodging = { liheId: 9, liheName: "Le Telemark", productPageUrl: "/stay/9", stationName: "Tignes" };

describe("the autocomplete answer", () => {
  it("API-27..32, AUTO-08..14 makes a suggestion of a place", async () => {
    expect(await answerTo("autocomplete", { places: [place] })).to.deep.equal({
      suggestions: [
        {
          type: "station",
          placeType: "station",
          placeId: 7,
          displayName: "Tignes",
          domain: "Espace Killy",
          region: "Savoie",
          country: "France",
        },
      ],
    });
  });

  it("API-33..36, AUTO-08, AUTO-15 makes a suggestion of a lodging, after the places", async () => {
    const { suggestions } = (await answerTo("autocomplete", { places: [place], productResult: { accommodations: [lodging] } })) as {
      suggestions: unknown[];
    };
    expect(suggestions).to.have.length(2);
    expect(suggestions[1]).to.deep.equal({
      type: "accomodation",
      liheId: 9,
      displayName: "Le Telemark",
      productPageUrl: "/stay/9",
      stationName: "Tignes",
    });
  });

  it("AUTO-09 keeps the four types of places and leaves out any other", async () => {
    const types = ["station", "parentStation", "domain", "region", "village"];
    const { ask, reports } = answering("autocomplete", { places: types.map((type) => ({ ...place, type })) });
    const { suggestions } = (await ask()) as { suggestions: { placeType: string }[] };
    expect(suggestions.map(({ placeType }) => placeType)).to.deep.equal(types.slice(0, 4));
    expect(reports).to.have.length(1);
  });

  it("API-27..36 AUTO-08 leaves out a suggestion that cannot be read, even if it is the only one of its list, and reports it", async () => {
    const bad = { ...place, type: "village" };
    const unnamed = { ...lodging, liheName: null };
    for (const [places, accommodations, names] of [
      [[bad], [lodging], ["Le Telemark"]],
      [[place], [unnamed], ["Tignes"]],
      [[bad], [unnamed], []],
      [[bad], [], []],
    ] as const) {
      const { ask, reports } = answering("autocomplete", { places, productResult: { accommodations } });
      const { suggestions } = (await ask()) as { suggestions: { displayName: string }[] };
      expect(suggestions.map(({ displayName }) => displayName)).to.deep.equal(names);
      expect(new Set(reports.map(({ code }) => code))).to.deep.equal(new Set(["dropped"]));
    }
  });

  it("is refused where a list of suggestions is something else", async () => {
    for (const body of [{ places: "Tignes" }, { productResult: { accommodations: 5 } }])
      expect(await failureOf("autocomplete", body)).to.include({ call: "autocomplete" });
  });

  it("is empty where the server sent nothing", async () => {
    for (const body of [{}, { places: null, productResult: null }, { productResult: { accommodations: null } }]) {
      expect(await answerTo("autocomplete", body)).to.deep.equal({ suggestions: [] });
    }
  });
});
