import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, type Locale, locales } from "../domain/locale.js";
import { markets, type WordPart } from "../domain/markets.js";
import { fileOf, filesOf, leaves, pluralEnding, wordParts, wordsOf } from "./locale-files.driver.js";
import { askedDates, reducedMobility, termFaults } from "./terms.driver.js";
import { typography, typographyFaults } from "./typography.driver.js";

const root = new URL("../../", import.meta.url).pathname;
/** The locales whose own files have every text; other files only have the differences. */
const whole = locales.filter((locale) => filesOf(locale).every((file) => file.startsWith(`${locale}/`)));

function keysOf(locale: Locale, part?: WordPart): string[] {
  return [...new Set(leaves(wordsOf(locale, part)).map(([key]) => key.replace(pluralEnding, "")))].sort();
}

function sources(): { file: string; source: string }[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|driver)\./.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, "src", file), "utf8") }));
}

/** Every key that the code uses: `text("a.b")`, also behind a condition, as it is; text(`a.${b}`) as a pattern. */
function askedKeys(): { file: string; key: string; pattern: RegExp }[] {
  return sources().flatMap(({ file, source }) => {
    const calls = [...source.matchAll(/(?<![.\w])text\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inside]) => inside ?? "");
    const keys = calls.flatMap((inside) =>
      [...inside.matchAll(/"([a-z_]+\.[^"\s]+)"|`([a-z_]+\.[^`\s]+)`/g)].map(([, exact, template]) => exact ?? template ?? ""),
    );
    return keys.map((key) => ({ file, key, pattern: patternOf(key) }));
  });
}

function patternOf(key: string): RegExp {
  const escaped = key.replace(/\$\{[^}]*\}/g, "\0").replace(/[.+*?^$(){}|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("\0", "[A-Za-z0-9_]+")}$`);
}

describe("locale files", () => {
  it("have the same keys in every language, in the same of the two files", () => {
    for (const part of wordParts) {
      const french = keysOf("fr-FR", part);
      expect(french.length).to.be.greaterThan(100);
      for (const locale of whole) expect(keysOf(locale, part), locale).to.deep.equal(french);
    }
    const screens = keysOf("fr-FR", "screens");
    expect(keysOf("fr-FR", "panels").filter((key) => screens.includes(key))).to.deep.equal([]);
  });

  it("have every key that the code uses, in every language", () => {
    const asked = askedKeys();
    expect(asked.length).to.be.greaterThan(50);
    for (const locale of whole) {
      const keys = keysOf(locale);
      const missing = asked.filter(({ pattern }) => !keys.some((key) => pattern.test(key))).map(({ file, key }) => `${file}: ${key}`);
      expect(missing, locale).to.deep.equal([]);
    }
  });

  it("have every plural that the language needs", () => {
    for (const locale of whole) {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const keys = leaves(wordsOf(locale)).map(([key]) => key);
      const plurals = new Set(keys.filter((key) => key.endsWith("_other")).map((key) => key.replace(pluralEnding, "")));
      const missing = [...plurals].flatMap((key) => needed.map((category) => `${key}_${category}`)).filter((key) => !keys.includes(key));
      expect(missing, locale).to.deep.equal([]);
    }
  });

  it("have no empty text, and the same placeholders in every language", () => {
    const blanks = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort().join();
    const french = new Map(leaves(wordsOf("fr-FR")));
    for (const locale of whole) {
      for (const [key, text] of leaves(wordsOf(locale))) {
        expect(text.trim(), `${locale} ${key}`).not.to.equal("");
        const ours = french.get(key);
        if (ours !== undefined && !key.endsWith("_one")) expect(blanks(text), `${locale} ${key}`).to.equal(blanks(ours));
      }
    }
  });

  it("follow the typography of their language: spaces, quotation marks, dashes", () => {
    for (const locale of locales)
      for (const file of filesOf(locale))
        for (const [key, text] of leaves(fileOf(file)))
          expect(typographyFaults(markets[locale].language, text), `${file} ${key}: ${text}`).to.deep.equal([]);
  });

  it("are reported when they are not", () => {
    const faults = (language: Language, texts: readonly string[]) => texts.filter((text) => typographyFaults(language, text).length > 0);
    for (const language of languages) {
      const { wrong, right } = typography[language];
      expect(Math.min(wrong.length, right.length), language).to.be.above(5);
      expect(faults(language, wrong), language).to.deep.equal(wrong);
      expect(faults(language, right), language).to.deep.equal([]);
    }
  });

  it("use one word for a thing", () => {
    for (const locale of locales)
      for (const file of filesOf(locale))
        for (const [key, text] of leaves(fileOf(file)))
          expect(termFaults(markets[locale].language, text), `${file} ${key}: ${text}`).to.deep.equal([]);
  });

  it("name accommodation alone and the best sellers alike wherever they are named", () => {
    for (const locale of whole) {
      const words = new Map(leaves(wordsOf(locale)));
      for (const short of ["package.short_HS", "card.tab_HS"])
        expect(words.get("package.HS")?.startsWith(words.get(short) ?? "?"), `${locale} ${short}`).to.equal(true);
      expect(words.get("sort.best_seller_hint")?.split(/\s?:/)[0], locale).to.equal(words.get("sort.best_seller"));
    }
  });

  it("FILT-59 promise access with reduced mobility, no more and no less, in every language", () => {
    for (const locale of locales)
      expect(new Map(leaves(wordsOf(locale))).get("criteria.reduced_mobility"), locale).to.equal(reducedMobility[markets[locale].language]);
  });

  it("ask for dates in one sentence over two lines", () => {
    for (const locale of locales) {
      const words = new Map(leaves(wordsOf(locale)));
      const lines = ["card.your_dates", "card.price_depends"].map((key) => words.get(key));
      expect(lines.join(" "), locale).to.equal(askedDates[markets[locale].language]);
    }
  });

  it("have only differences in the works-council file", () => {
    for (const part of wordParts) {
      const french = new Map(leaves(wordsOf("fr-FR", part)));
      for (const file of filesOf("fr-FR-CSE", part).filter((name) => name.startsWith("fr-FR-CSE/")))
        for (const [key, text] of leaves(fileOf(file))) {
          expect(french.has(key), key).to.equal(true);
          expect(text, key).not.to.equal(french.get(key));
        }
    }
  });
});
