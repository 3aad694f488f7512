import { expect } from "chai";
import fc from "fast-check";
import { locales } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { browserNumberFormat, numberFormatOf, type NumberFormat } from "./number-format.js";
import { readNumberWords } from "./number-words.js";
import { createTexts, loadTexts } from "./texts.js";

/** Versions of browsers differ in the width of the spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function refused(): NumberFormat {
  throw new Error("The browser was asked.");
}

async function wordsOf(locale: keyof typeof markets) {
  const { text } = await loadTexts(locale);
  const words = readNumberWords(text);
  if (!words) throw new Error(`The files of ${locale} lack words for numbers.`);
  return words;
}

/** Amounts with up to four decimals, and any number up to a thousand million. */
const values = fc.oneof(
  fc.integer({ min: 0, max: 1e9 }).map((value) => value / 10_000),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
);

function expectSameNumbers(own: NumberFormat, browser: NumberFormat): void {
  fc.assert(
    fc.property(values, fc.constantFrom("EUR", "GBP"), (value, currency) => {
      expect(plain(own.number(value)), "number").to.equal(plain(browser.number(value)));
      expect(plain(own.rating(value)), "rating").to.equal(plain(browser.rating(value)));
      expect(plain(own.money(value, currency)), "money").to.equal(plain(browser.money(value, currency)));
      expect(plain(own.exactMoney(value, currency)), "exactMoney").to.equal(plain(browser.exactMoney(value, currency)));
    }),
    { numRuns: 2000 },
  );
}

for (const locale of locales)
  describe(`numbers in ${locale}`, () => {
    it("LOC-14 LOC-15 are written as the browser writes them, without loading its formats", async () => {
      const own = numberFormatOf(await wordsOf(locale), refused);
      const browser = browserNumberFormat(markets[locale].tag);
      expectSameNumbers(own, browser);
      for (const currency of ["EUR", "GBP"]) expect(own.sign(currency)).to.equal(browser.sign(currency));
    });

    it("are percentages as the browser writes them, with a true minus sign", async () => {
      const own = numberFormatOf(await wordsOf(locale), refused);
      const browser = browserNumberFormat(markets[locale].tag);
      fc.assert(
        fc.property(fc.integer({ min: -30_000, max: 30_000 }), (parts) => {
          expect(plain(own.percent(parts / 10_000))).to.equal(plain(browser.percent(parts / 10_000)));
        }),
        { numRuns: 1000 },
      );
    });
  });

describe("numbers in a language that groups them from five digits on", () => {
  it("are written as the browser writes them", () => {
    const texts = new Map(
      Object.entries({ number: "12.345,5", money: "n\u00a0¤", percent: "n%", euro: "€", pound: "£" }).map(([key, text]) => [
        `numbers.${key}`,
        text,
      ]),
    );
    const words = readNumberWords((key) => texts.get(key) ?? null);
    expect(words).to.not.equal(null);
    if (words) expectSameNumbers(numberFormatOf(words, refused), browserNumberFormat("it-IT"));
  });
});

describe("numbers that the words of a locale do not cover", () => {
  it("are written by the browser", async () => {
    const { numbers } = await loadTexts("fr-FR");
    const browser = browserNumberFormat("fr-FR");
    for (const value of [-1, -1234.5, 1e9 + 1, Infinity, Number.NaN]) {
      expect(numbers.number(value)).to.equal(browser.number(value));
      expect(numbers.rating(value)).to.equal(browser.rating(value));
      expect(numbers.money(value, "EUR")).to.equal(browser.money(value, "EUR"));
      expect(numbers.exactMoney(value, "EUR")).to.equal(browser.exactMoney(value, "EUR"));
    }
    for (const currency of ["CHF", "USD", "JPY"]) {
      expect(numbers.money(1234.5, currency)).to.equal(browser.money(1234.5, currency));
      expect(numbers.exactMoney(1234.5, currency)).to.equal(browser.exactMoney(1234.5, currency));
      expect(numbers.sign(currency)).to.equal(browser.sign(currency));
    }
    expect(numbers.percent(Number.NaN)).to.equal(browser.percent(Number.NaN));
  });

  it("are all numbers where the files lack a word", () => {
    const words = { number: "1,234.5", money: "¤n", percent: "n%", euro: "€", pound: "£" };
    const own = { ...words, money: "n of ¤" };
    const later = { panels: async () => ({}), fallback: async () => ({}) };
    const numbersOf = (numbers: Record<string, string>) => createTexts("en-GB", { numbers }, later).numbers;
    expect(numbersOf(own).money(1234, "GBP")).to.equal("1,234 of £");
    for (const lost of Object.keys(words)) expect(numbersOf({ ...own, [lost]: "" }).money(1234, "GBP"), lost).to.equal("£1,234");
    expect(numbersOf({ ...own, number: "1234.5" }).money(1234, "GBP")).to.equal("£1,234");
  });
});
