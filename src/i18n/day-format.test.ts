import { expect } from "chai";
import fc from "fast-check";
import { addDays } from "../calendar/day.js";
import { times } from "../calendar/times.js";
import { locales } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { browserDayFormat, dayFormatOf } from "./day-format.js";
import { dayWordsOf, type DayPattern } from "./day-words.js";
import { loadTexts, type Texts } from "./texts.js";

const patterns: readonly DayPattern[] = ["medium", "dayMonth", "long", "weekday", "month"];
const firstDay = "2026-11-01";
const daysAhead = 800;

async function formatsOf(locale: keyof typeof markets) {
  const words = dayWordsOf(await loadTexts(locale));
  if (!words) throw new Error(`The files of ${locale} lack words for days.`);
  return { own: dayFormatOf(words), browser: browserDayFormat(markets[locale].tag) };
}

for (const locale of locales)
  describe(`days in ${locale}`, () => {
    it("LOC-43 are written as the browser writes them, in every pattern", async () => {
      const { own, browser } = await formatsOf(locale);
      const days = times(daysAhead, (index) => addDays(firstDay, index));
      for (const pattern of patterns)
        for (const day of days) expect(own.day(day, pattern), `${pattern} of ${day}`).to.equal(browser.day(day, pattern));
      for (const style of ["long", "short"] as const)
        for (const day of days) expect(own.monthName(day, style), `${style} of ${day}`).to.equal(browser.monthName(day, style));
    });

    it("are written as the browser writes two of them, with what they share once", async () => {
      const { own, browser } = await formatsOf(locale);
      const offset = fc.integer({ min: 0, max: daysAhead });
      fc.assert(
        fc.property(offset, fc.integer({ min: 0, max: 60 }), fc.constantFrom("medium", "dayMonth"), (from, nights, pattern) => {
          const start = addDays(firstDay, from);
          const end = addDays(start, nights);
          // Browsers fill the days of a range up with a zero in some languages.
          const written = browser.dayRange(start, end, pattern).replace(/\b0(?=\d)/g, "");
          expect(own.dayRange(start, end, pattern)).to.equal(written);
        }),
        { numRuns: 500 },
      );
    });
  });

describe("the words of a locale for days", () => {
  it("may have words in their patterns", async () => {
    const words = dayWordsOf(await loadTexts("en-GB"));
    if (!words) throw new Error("The files of en-GB lack words for days.");
    const patterns = { ...words.patterns, medium: "d de MMM de y", long: "EEEE, d de MMMM de y" };
    const format = dayFormatOf({ ...words, patterns });
    expect(format.day("2027-02-06", "long")).to.equal("Saturday, 6 de February de 2027");
    expect(format.dayRange("2027-02-06", "2027-02-13", "medium")).to.match(/^6\s?–\s?13 de Feb de 2027$/);
  });

  it("are none where its files lack a name, and are read once", async () => {
    const texts = await loadTexts("en-GB");
    expect(dayWordsOf(texts)).to.equal(dayWordsOf(texts));
    for (const [lost, found] of Object.entries({ "days.weekdays": "Monday Tuesday", "days.medium": "", "days.two_days": "" })) {
      const lacking: Texts = { ...texts, text: (key) => (key === lost ? found : texts.text(key)) };
      expect(dayWordsOf(lacking), lost).to.equal(null);
    }
  });
});
