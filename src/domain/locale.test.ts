import { expect } from "chai";
import {
  acceptLanguage,
  defaultLocale,
  formattingLocale,
  isCurrency,
  isLocale,
  isPageLocale,
  knownLocale,
  localeOfLanguage,
  localeOfTags,
  locales,
  marketOf,
  nearestLocale,
  normaliseLocale,
} from "./locale.js";
import type { Locale } from "./locale.js";
import type { StationFile } from "./top-station-ids.js";

describe("locale", () => {
  it("reads any other locale with the words of its language, else in British English", () => {
    const nearest = {
      fr: "fr-FR",
      "fr-CA": "fr-FR",
      "fr-FR-CSE": "fr-FR-CSE",
      "nl-BE": "nl-NL",
      "en-US": "en-GB",
      eo: "en-GB",
      nds: "en-GB",
      "": "fr-FR",
      xx: "en-GB",
    };
    for (const [tag, locale] of Object.entries(nearest)) expect(nearestLocale(tag), tag).to.equal(locale);
  });

  it("LOC-01..04 supports its locales as they are written", () => {
    expect(locales.map(normaliseLocale)).to.deep.equal(locales);
    expect(locales).to.include.members(["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL"]);
    expect(["fr-fr", "fr", "toString", ""].filter(isLocale)).to.deep.equal([]);
  });

  it("has a usual locale for each language, which any tag of the language leads to", () => {
    expect(["fr", "fr-BE", "en-AU,en;q=0.9", "NL_be", "eo", ""].map(localeOfLanguage)).to.deep.equal([
      "fr-FR",
      "fr-FR",
      "en-GB",
      "nl-NL",
      null,
      null,
    ]);
  });

  it("takes the first of some tags that has a locale, by itself or by its language, else French", () => {
    const found = [["eo", "nl-BE", "de"], ["fr-FR-CSE", "en"], ["ja"], []].map(localeOfTags);
    expect(found).to.deep.equal(["nl-NL", "fr-FR-CSE", "fr-FR", "fr-FR"]);
    expect(["auto", " AUTO ", "aut", "fr"].filter(isPageLocale)).to.deep.equal(["auto", " AUTO "]);
  });

  it("LOC-05 reads American English as British", () => {
    expect(normaliseLocale("en-US")).to.equal("en-GB");
  });

  it("LOC-06..07 reads underscores as hyphens, before American English is mapped", () => {
    expect(["fr_FR", "fr_FR_CSE", "nl_NL", "en_US"].map(normaliseLocale)).to.deep.equal(["fr-FR", "fr-FR-CSE", "nl-NL", "en-GB"]);
  });

  it("LOC-08..09 falls back to French for an unsupported locale", () => {
    expect(defaultLocale).to.equal("fr-FR");
    expect(["", "eo", "fr", "toString"].map(normaliseLocale)).to.deep.equal(["fr-FR", "fr-FR", "fr-FR", "fr-FR"]);
  });

  it("ignores case, and spaces around a locale", () => {
    expect([" en-gb ", "FR-fr-cse"].map(normaliseLocale)).to.deep.equal(["en-GB", "fr-FR-CSE"]);
  });

  it("LOC-11..13 counts in euro, in English in pounds", () => {
    for (const locale of locales) expect(marketOf(locale).currency, locale).to.equal(marketOf(locale).language === "en" ? "GBP" : "EUR");
    expect(["en-US", "eo"].map((locale) => marketOf(locale).currency)).to.deep.equal(["GBP", "EUR"]);
  });

  it("accepts the existing currencies, in either case", () => {
    expect(["EUR", "gbp", "JPY"].filter((code) => !isCurrency(code))).to.deep.equal([]);
    expect(["YEN", "", "EURO", "€", "E1R"].filter(isCurrency)).to.deep.equal([]);
  });

  it("accepts any code of a currency's form where the browser lists none", () => {
    const list = Object.getOwnPropertyDescriptor(Intl, "supportedValuesOf");
    Reflect.deleteProperty(Intl, "supportedValuesOf");
    try {
      expect(["YEN", "EURO", ""].map(isCurrency)).to.deep.equal([true, false, false]);
    } finally {
      if (list) Object.defineProperty(Intl, "supportedValuesOf", list);
    }
  });

  it("LOC-43 formats the works-council variant as French", () => {
    for (const locale of locales) expect(formattingLocale(locale)).to.equal(locale === "fr-FR-CSE" ? "fr-FR" : locale);
    expect(["fr-CA", "ja"].map(formattingLocale), "any other tag is kept").to.deep.equal(["fr-CA", "ja"]);
  });

  it("LOC-17..21 has a file of top stations for every locale, the French one for any other", () => {
    const files: Readonly<Record<Locale, StationFile>> = {
      "fr-FR": "fr",
      "fr-FR-CSE": "fr",
      "en-GB": "uk",
      "nl-NL": "nl",
      "de-DE": "nl",
    };
    for (const locale of locales) expect(marketOf(locale).topStations, locale).to.equal(files[locale]);
    expect(["eo", ""].map((locale) => marketOf(locale).topStations)).to.deep.equal(["fr", "fr"]);
  });

  it("API-04..05 writes every hyphen of Accept-Language as an underscore", () => {
    expect(["fr-FR", "fr-FR-CSE"].map(acceptLanguage)).to.deep.equal(["fr_FR", "fr_FR_CSE"]);
    for (const locale of locales) expect(knownLocale(acceptLanguage(locale)), locale).to.equal(locale);
  });
});
