import { expect } from "chai";
import { locales } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { formatFor } from "./format.js";
import { leaves, pluralEnding, wordsOf } from "./locale-files.driver.js";
import { createTranslator } from "./translator.js";
import { createTranslator as createLightTranslator } from "./translator.light.js";
import type { TextValues, TranslatorOptions, Words } from "./words.js";

const french = wordsOf("fr-FR");

const usual: TranslatorOptions = { fallback: "fr", number: formatFor("en-GB").number };

const counts = [0, 1, 2, 3, 5, 20, 21, 100, 1234, 1_000_000, 1.5, -1];
const names = ["Val Thorens", "", "{{count}}", "$t(sort.title)", "$& $1 $$", "<b> & L’Alpe", "a.b:c"];

/** The key of a leaf without its plural suffix, and with each of its last parts read as a context. */
function callsOf(leaf: string): { key: string; context?: string }[] {
  const base = leaf.replace(pluralEnding, "");
  const parts = base.split("_");
  const contexts = parts.slice(1).map((_, index) => ({
    key: parts.slice(0, index + 1).join("_"),
    context: parts.slice(index + 1).join("_"),
  }));
  return [{ key: leaf }, { key: base }, ...contexts];
}

function valuesOf(text: string, context?: string): (TextValues | undefined)[] {
  const blanks = [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ""))].filter((name) => name !== "count");
  const filled = (count: number, value: string) => Object.fromEntries([["count", count], ...blanks.map((blank) => [blank, value])]);
  const all = [...counts.map((count) => filled(count, "Les Arcs")), ...names.map((name) => filled(2, name)), { count: 2 }];
  const plain = text.includes("{{") ? [] : [undefined];
  return context === undefined ? [...plain, ...all] : all.map((values) => ({ ...values, context }));
}

describe("the translators of the two builds", () => {
  for (const locale of locales)
    it(`return the same for every text of ${locale}, with every plural, context and value`, () => {
      const language = markets[locale].tag;
      const words = wordsOf(locale);
      const options = { ...usual, number: formatFor(locale).number };
      const full = createTranslator(language, words, options);
      const light = createLightTranslator(language, words, options);
      for (const translator of [full, light]) translator.addFallback("fr", french);
      let compared = 0;
      for (const [leaf, text] of leaves(words))
        for (const { key, context } of callsOf(leaf))
          for (const values of valuesOf(text, context)) {
            const expected = full.translate(key, values);
            if (light.translate(key, values) !== expected)
              expect(light.translate(key, values), `${key} ${JSON.stringify(values)}`).to.equal(expected);
            compared += 1;
          }
      expect(compared).to.be.greaterThan(10_000);
    });

  it("return the same for missing keys, for groups, and for keys that only the fallback has", () => {
    const english: Words = { group: { text: "Text" } };
    const fallback: Words = { only: { french_one: "{{count}} fois", french_other: "{{count, number}} fois" } };
    for (const create of [createTranslator, createLightTranslator]) {
      const translator = create("en-GB", english, usual);
      expect(translator.translate("only.french", { count: 0 })).to.equal(null);
      translator.addFallback("fr", fallback);
      expect(translator.translate("only.french", { count: 0 })).to.equal("0 fois");
      expect(translator.translate("only.french", { count: 1234 })).to.equal("1,234 fois");
      for (const key of ["nowhere", "group.nowhere", "group.text.nowhere", "constructor", "__proto__.toString", ""])
        expect(translator.translate(key), key).to.equal(null);
    }
  });

  it("return the words that replace the first, and still fall back", () => {
    const screens: Words = { party: { adults_one: "{{count}} adult", adults_other: "{{count}} adults" } };
    const all: Words = { party: { ...(screens["party"] as Words), hint: "Aged 18 and over" }, page: { next: "Next" } };
    for (const create of [createTranslator, createLightTranslator]) {
      const translator = create("en-GB", screens, usual);
      translator.addFallback("fr", { page: { last: "Dernière" } });
      expect(translator.translate("party.hint")).to.equal(null);
      translator.setWords(all);
      const read = ["party.hint", "page.next", "page.last", "page.number"].map((key) => translator.translate(key));
      expect(read).to.deep.equal(["Aged 18 and over", "Next", "Dernière", null]);
      expect(translator.translate("party.adults", { count: 2 })).to.equal("2 adults");
      expect(screens, "as they were loaded").to.deep.equal({ party: { adults_one: "{{count}} adult", adults_other: "{{count}} adults" } });
    }
  });

  it("write a number as they are configured to", () => {
    const words: Words = { total: "{{count, number}} stays of {{most, number}}, {{count}}" };
    for (const create of [createTranslator, createLightTranslator]) {
      const { translate } = create("en-GB", words, { ...usual, number: (value) => `<${value}>` });
      expect(translate("total", { count: 1234, most: 2 })).to.equal("<1234> stays of <2>, 1234");
    }
  });
});
