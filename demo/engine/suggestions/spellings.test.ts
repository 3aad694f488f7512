import { expect } from "chai";
import { languages, type Language } from "../../../src/domain/locale.js";
import { demoWords } from "../../words/all.js";
import { createCatalogue } from "../catalogue/catalogue.js";
import { knownDay } from "../catalogue/days.js";
import { indexSuggestions, suggest } from "./suggest.js";
import { foldWords, readingsOf, spellingsOf } from "./spellings.js";

const today = knownDay("2026-11-21");
const catalogue = createCatalogue(today);
const index = { places: indexSuggestions(catalogue).places, lodgings: [] };

function placesFor(text: string, language: Language = "fr"): string[] {
  const visitor = { language, worksCouncil: false, currency: "EUR", today, origin: "http://engine.test" } as const;
  return suggest(catalogue.places, index, { text }, visitor).places.map(({ name, type }) => `${type} ${name}`);
}

const written = (lists: readonly (readonly string[])[]): string[] => lists.map((words) => words.join(" "));

describe("names as people write them", () => {
  it("spells a name with its article and without, its numbers in digits and words, Saint and St", () => {
    expect(written(spellingsOf("Les 2 Alpes"))).to.have.members(
      ["2", ...languages.map((language) => demoWords[language].names.numbers["2"])].flatMap((two) => [`les ${two} alpes`, `${two} alpes`]),
    );
    expect(written(spellingsOf("Sainte-Foy"))).to.have.members(["sainte foy", "ste foy"]);
    expect(written(spellingsOf("L’Œuf"))).to.have.members(["l oeuf", "oeuf"]);
    expect(written(spellingsOf("La"))).to.deep.equal(["la"]);
  });

  it("reads what is typed without its article too, once there is enough to go by", () => {
    expect(written(readingsOf("L’Alpe d'Huez"))).to.deep.equal(["l alpe d huez", "alpe d huez"]);
    for (const text of ["la", "la t", "les a"]) expect(readingsOf(text)).to.deep.equal([foldWords(text)]);
  });

  for (const [text, first] of [
    ["l'alpe d'huez", "station Alpe d'Huez"],
    ["l’alpe d’huez", "station Alpe d'Huez"],
    ["l alpe d huez", "station Alpe d'Huez"],
    ["Les Deux Alpes", "station Les 2 Alpes"],
    ["deux alp", "station Les 2 Alpes"],
    ["2alpes", "station Les 2 Alpes"],
    ["the three val", "domain Les 3 Vallées"],
    ["die drei val", "domain Les 3 Vallées"],
    ["sept laux", "station Les 7 Laux"],
    ["st gervais", "station Saint-Gervais Mont-Blanc"],
    ["saint gervais", "station Saint-Gervais Mont-Blanc"],
    ["saint anton", "station St. Anton am Arlberg"],
    ["plagne", "parentStation La Plagne"],
    ["aosta valley", "region Vallée d'Aoste"],
    ["fra", "station Saint-François-Longchamp"],
    ["val torens", "station Val Thorens"],
    ["les menuiers", "station Les Menuires"],
    ["meribell", "parentStation Méribel"],
    ["chamonx", "station Chamonix-Mont-Blanc"],
    ["courcheval", "parentStation Courchevel"],
  ] as const)
    it(`finds ${first} first for "${text}"`, () => {
      expect(placesFor(text)[0]).to.equal(first);
    });

  it("offers Alpe d'Huez among the first for its beginning with an article", () => {
    for (const text of ["l alpe", "l'alpe", "L’Alpe"]) expect(placesFor(text).slice(0, 2)).to.include("station Alpe d'Huez");
  });

  it("leads from a country, in any language, to its regions", () => {
    for (const text of ["autriche", "Austria", "oostenr"])
      expect(placesFor(text)).to.have.members(["region Tyrol", "region Vorarlberg", "region Salzbourg"]);
    expect(placesFor("switzerland", "en")).to.deep.equal(["region Valais"]);
    expect(placesFor("wallis", "nl")).to.deep.equal(["region Wallis"]);
  });

  it("finds no place rather than one that only begins alike", () => {
    expect(placesFor("mont dore")).to.deep.equal([]);
  });

  it("finds every place by its own name, however it is written", () => {
    const { stations, domains, parents, regions } = catalogue.places;
    for (const { name } of [...stations, ...domains, ...parents, ...regions])
      for (const text of [name, name.toUpperCase(), name.replaceAll("'", "’"), ...written(spellingsOf(name))])
        expect(
          placesFor(text).map((place) => place.replace(/^\w+ /, "")),
          text,
        ).to.include(name);
  });
});
