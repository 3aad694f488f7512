import { expect } from "chai";
import { demoWords } from "../../../words/all.js";
import { createStayTexts } from "./words.js";

describe("what an offer includes, in one line", () => {
  const offer = { codePackage: "PFPTTF", skipass: "6 jours" } as const;

  it("has one capital letter, in German one for each noun", () => {
    const extras = (locale: "fr-FR" | "nl-NL" | "de-DE", language: "fr" | "nl" | "de") =>
      createStayTexts(locale, { stay: demoWords[language].stay }).extras(offer);
    expect(extras("fr-FR", "fr")).to.match(/^Train aller-retour \+ forfait de ski .* \+ matériel de ski$/);
    expect(extras("nl-NL", "nl")).to.match(/^Treinreis .* \+ skipas .* \+ skihuur$/);
    expect(extras("de-DE", "de")).to.match(/^Bahnfahrt .* \+ Skipass .* \+ Skiverleih$/);
  });
});
