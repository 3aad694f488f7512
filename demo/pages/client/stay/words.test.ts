import { expect } from "chai";
import { locales } from "../../../../src/domain/locale.js";
import { formatOf } from "../../../../src/i18n/format.js";
import { loadTexts } from "../../../../src/i18n/texts.js";
import { demoWords } from "../../../words/all.js";
import { stayWords } from "../../stay-words.js";
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

describe("days and sums of the stay page", () => {
  const { DateTimeFormat, NumberFormat } = Intl;
  afterEach(() => Object.assign(Intl, { DateTimeFormat, NumberFormat }));

  for (const locale of locales)
    it(`are written as the elements do in ${locale}, without the browser's formats`, async () => {
      const elements = formatOf(await loadTexts(locale));
      const refused = () => {
        throw new Error("The browser's formats take 15 ms to load");
      };
      Object.assign(Intl, { DateTimeFormat: refused, NumberFormat: refused });
      const { format } = createStayTexts(locale, stayWords(locale));
      expect(format.dayRange("2027-02-06", "2027-02-13")).to.equal(elements.dayRange("2027-02-06", "2027-02-13"));
      expect(format.day("2027-02-06")).to.equal(elements.day("2027-02-06"));
      expect(format.money(12345)).to.equal(elements.money(12345));
      expect(format.percent(-0.15)).to.equal(elements.percent(-0.15));
      expect(format.rating(4)).to.equal(elements.rating(4));
    });
});
