import { expect } from "chai";
import { locales } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { fileOf, leaves } from "./locale-files.driver.js";
import { loadToolWords } from "./tool-words.js";
import { typography } from "./typography.driver.js";

const textsOf = (folder: string) => leaves(fileOf(`${folder}/tools`));
const blanksOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([blank]) => blank).toSorted();

describe("the words of tools", () => {
  for (const locale of locales) {
    const { words, language } = markets[locale];
    const [folder] = words.screens;

    it(`are there with the blanks of the French ones, and set as ${locale} is`, () => {
      const french = new Map(textsOf("fr-FR"));
      const texts = textsOf(folder);
      expect(texts.map(([key]) => key)).to.deep.equal([...french.keys()]);
      for (const [key, text] of texts) {
        expect(blanksOf(text), key).to.deep.equal(blanksOf(french.get(key) ?? ""));
        for (const [fault, pattern] of typography[language].patterns) expect(pattern.test(text), `${key}: ${fault}`).to.equal(false);
      }
    });

    it(`are loaded by the locale ${locale}`, async () => {
      expect(await loadToolWords(locale)).to.deep.equal(fileOf(`${folder}/tools`));
    });
  }
});
