import { expect } from "chai";
import fc from "fast-check";
import { dateMask, firstWeekdayOf, intlLocales, localeOf, maskOf, timeMask, runsRightToLeft } from "./locales.js";

const listed =
  "ar ar-EG ar-SA ar-AE az be bg ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es es-AR es-MX es-US et eu fa fi fr fr-BE fr-CA fr-CH gl he hi hr hu hy id is it it-CH ja ka kk ko lt lv mk ms nb nl nl-BE nn pl pt pt-BR pt-PT ro ru sk sl sq sr sv th tr uk ur vi zh-CN zh-HK zh-TW".split(
    " ",
  );

interface WeekInfo {
  readonly firstDay: number;
}

/** The first weekday by `Intl`, which numbers from Monday. */
function weekdayByIntl(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 0 };
  return (firstDay % 7) + 1;
}

const masks = [
  ["dd\u200f/MM\u200f/yyyy", "ar ar-EG ar-SA ar-AE"],
  ["dd.MM.yyyy", "az be da de de-AT de-CH et fi fr-CH he hy is it-CH ka kk lv nb nn pl ro ru sq tr uk"],
  ["dd.MM.yyyy г.", "bg mk"],
  ["dd/MM/yyyy", "ca el en-AU en-GB en-IE en-IN en-NZ es es-AR es-MX es-US fr fr-BE gl hi id it ms nl-BE pt pt-BR pt-PT th ur vi zh-HK"],
  ["dd. MM. yyyy", "cs sk sl"],
  ["MM/dd/yyyy", "en en-US"],
  ["yyyy-MM-dd", "en-CA fr-CA lt sv"],
  ["yyyy/MM/dd", "en-ZA eu fa ja zh-CN zh-TW"],
  ["dd. MM. yyyy.", "hr"],
  ["yyyy. MM. dd.", "hu ko"],
  ["dd-MM-yyyy", "nl"],
  ["dd.MM.yyyy.", "sr"],
] as const;

describe("locales", () => {
  it("CAL-66 opens the week of each of more than 45 locales as Intl does", () => {
    expect(listed).to.have.length.above(45);
    for (const locale of listed) expect(firstWeekdayOf(locale), locale).to.equal(weekdayByIntl(locale));
  });

  it("CAL-66 opens the week of every region as Intl does", () => {
    const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const regions = alphabet
      .flatMap((one) => alphabet.map((other) => one + other))
      .filter((region) => region !== "ZZ" && names.of(region) !== undefined);
    expect(regions).to.have.length.above(240);
    for (const region of regions) expect(firstWeekdayOf(`en-${region}`), region).to.equal(weekdayByIntl(`en-${region}`));
  });

  it("CAL-66 opens the week on Monday in French, British English, Dutch and German", () => {
    for (const locale of ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL", "de-DE"]) expect(firstWeekdayOf(locale), locale).to.equal(2);
  });

  it("CAL-66 opens the week on the weekday that the locale's key names", () => {
    const keyed = { "en-US-u-fw-mon": 2, "en-GB-u-fw-sun": 1, "en-u-fw-wed": 4, "fr-u-ca-gregory-fw-sat-nu-latn": 7, "en-GB-u-fw-xyz": 2 };
    for (const [locale, weekday] of Object.entries(keyed)) expect(firstWeekdayOf(locale), locale).to.equal(weekday);
    expect(firstWeekdayOf("en-GB-x-u-fw-sun")).to.equal(2);
  });

  it("CAL-67 has the mask of each of more than 45 locales, in their order and with their separators", () => {
    const known = masks.flatMap(([mask, locales]) => locales.split(" ").map((locale) => [locale, mask] as const));
    expect(known).to.have.length.above(45);
    for (const [locale, mask] of known) expect(dateMask(locale), locale).to.equal(mask);
  });

  it("CAL-68 reads an unknown locale, and a text that is none, as British English", () => {
    for (const locale of ["xx", "xx-XX", "xx-US", "tlh", "", "-", "und", "nonsense", "en-GB-", "x".repeat(10_000), "🎿"]) {
      expect(localeOf(locale).toString(), locale).to.equal("en-GB");
      expect(firstWeekdayOf(locale), locale).to.equal(2);
      expect(dateMask(locale), locale).to.equal("dd/MM/yyyy");
    }
  });

  it("reads a locale as pages write it, by its language, script and region", () => {
    expect(dateMask("en_us")).to.equal("MM/dd/yyyy");
    expect(firstWeekdayOf("pt_br")).to.equal(1);
    expect(dateMask("zh-Hant-TW")).to.equal("yyyy/MM/dd");
    expect(dateMask("zh-Hant-HK")).to.equal("dd/MM/yyyy");
    expect(dateMask("de-LI")).to.equal("dd.MM.yyyy");
    expect(localeOf("fr-FR-CSE").toString()).to.equal("fr-FR");
    expect(localeOf("ar-u-nu-latn").toString()).to.equal("ar-u-nu-latn");
  });

  it("CAL-68 writes British English where Intl has no words of a language", () => {
    const resolved = (locale: string) => new Intl.DateTimeFormat(intlLocales(locale)).resolvedOptions().locale;
    expect(["fr-FR-CSE", "en_us", "xx", "tlh", "vo"].map(resolved)).to.deep.equal(["fr-FR", "en-US", "en-GB", "en-GB", "en-GB"]);
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(firstWeekdayOf(text)).to.be.within(1, 7);
        expect(dateMask(text)).to.include("yyyy");
      }),
    );
  });

  it("runs from right to left where the locale's script does", () => {
    for (const locale of ["ar", "he-IL", "fa", "ur-PK", "az-Arab"]) expect(runsRightToLeft(locale), locale).to.equal(true);
    for (const locale of ["fr-FR", "en-US", "ja", "az", "xx", ""]) expect(runsRightToLeft(locale), locale).to.equal(false);
  });

  it("CAL-45 and CAL-46 write a time by 12 or 24 hours as the locale does, at each accuracy", () => {
    expect([1, 2, 3, 4].map((_, index) => timeMask("fr-FR", ([1, 2, 3, 4] as const)[index] ?? 2))).to.deep.equal([
      "HH",
      "HH:mm",
      "HH:mm:ss",
      "HH:mm:ss.SSS",
    ]);
    expect(timeMask("en-US", 1)).to.equal("h a");
    expect(timeMask("en-US", 3)).to.equal("h:mm:ss a");
    expect(timeMask("zh-TW", 2)).to.equal("a h:mm");
    for (const locale of listed) {
      const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
      expect(timeMask(locale, 2).includes("a"), locale).to.equal(hour12);
    }
  });

  it("has a mask of each mode", () => {
    expect(maskOf("en-GB", "date", 2)).to.equal("dd/MM/yyyy");
    expect(maskOf("en-GB", "datetime", 2)).to.equal("dd/MM/yyyy HH:mm");
    expect(maskOf("en-GB", "time", 2)).to.equal("HH:mm");
  });
});
