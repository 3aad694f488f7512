import { expect } from "chai";
import { matchScore, prefixDistance } from "./match.js";
import { foldWords } from "./spellings.js";

const score = (name: string, typed: string) => matchScore(foldWords(name), foldWords(typed));

describe("matching names", () => {
  for (const [typed, word, slips] of [
    ["val", "valmorel", 0],
    ["vla", "valmorel", 1],
    ["torens", "thorens", 1],
    ["avoriatz", "avoriaz", 1],
    ["meribbel", "meribel", 1],
    ["xyz", "valmorel", 3],
  ] as const)
    it(`"${typed}" begins "${word}" with ${slips} slips`, () => {
      expect(prefixDistance(typed, word, 5)).to.equal(slips);
    });

  it("ignores accents, case and signs", () => {
    expect(foldWords("L'Écrin d'ISÈRE - 2000")).to.deep.equal(["l", "ecrin", "d", "isere", "2000"]);
    expect(score("Méribel", "meribel")).to.equal(score("Meribel", "MÉRIBEL"));
  });

  it("puts whole names before beginnings, beginnings before later words, and those before slips", () => {
    const scores = ["Tignes", "Tignes Le Lac", "Lac de Tignes", "Tagnes"].map((name) => score(name, "tignes"));
    expect(scores).to.deep.equal(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).to.equal(4);
  });

  it("wants every typed word, and no short word with a slip", () => {
    expect(score("Val Thorens", "val cenis")).to.equal(0);
    expect(score("Val Thorens", "vol")).to.equal(0);
    expect(score("Val Thorens", "")).to.equal(0);
  });
});
