import { expect } from "chai";
import { readFileSync } from "node:fs";
import { type Language, languages, locales } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { termFaults } from "../../src/i18n/terms.driver.js";
import { typographyFaults } from "../../src/i18n/typography.driver.js";
import { leaves, wordsOf } from "../../src/i18n/locale-files.driver.js";
import { calendarPage } from "../pages/calendar.js";
import { companyChoice } from "../pages/company.js";
import { homeTexts } from "../pages/home-texts.js";
import { flightPage } from "../pages/flight.js";
import { searchCookie } from "../pages/kept-search.js";
import { shortlistCookie } from "../pages/kept-stays.js";
import { partnerPage } from "../partner/page.js";
import { demoWords, legalWordsOf, localeOfPath, pageWordsOf } from "./all.js";

/** Every text in a value, by its path. */
function textsIn(value: unknown, path = ""): (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** What a page shows: its text, line by line, without code. */
function textsOf(page: string): string[] {
  const words = page.replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, "x").replaceAll("&#39;", "'");
  return words
    .split(/<[^>]*>/)
    .map((text) => text.replace(/[ \n]+/g, " ").replace(/^ | $/g, ""))
    .filter(Boolean);
}

const room = { number: 1, kind: "flat", rooms: 2, capacity: 4, surface: 35, extra: null } as const;
const themes = ["family", "foot-of-slopes", "charm", "wellness", "village", "budget"] as const;

describe("the demo's words", () => {
  for (const language of languages) {
    const { page, stay, property, seller, pictures, regions, legal } = demoWords[language];
    const sold = [
      ...(["superior", "mezzanine", "cabin", "view", null] as const).flatMap((extra) =>
        (["flat", "bedroom", "house"] as const).map((kind) => seller.room({ ...room, kind, extra })),
      ),
      seller.details(room),
      seller.deposit(30),
      ...themes.map((theme) => seller.description({ theme }, "Val Thorens")),
    ];

    it(`are whole in ${language}, and set as the language is printed`, () => {
      const texts = textsIn({ page, stay, property, pictures, regions, legal, sold, themes: seller.theme });
      for (const [path, text] of texts) expect(typographyFaults(language, text), `${path}: ${text}`).to.deep.equal([]);
      for (const [path, text] of texts) expect(termFaults(language, text), `${path}: ${text}`).to.deep.equal([]);
      const unwritten = texts.filter(([path, text]) => text.trim() === "" && !/^\.page\.(?:prefix|nav)/.test(path));
      expect(unwritten).to.deep.equal([]);
    });

    it(`have the blanks of the stay page in ${language}`, () => {
      const blanks = (words: unknown) =>
        new Set(
          textsIn(words)
            .filter(([path]) => !path.endsWith("_one"))
            .map(([path, text]) => {
              const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);
              return `${path.replace(/_(?:zero|two|few|many|other)$/, "")}: ${names.toSorted().join()}`;
            }),
        );
      expect(blanks(stay)).to.deep.equal(blanks(demoWords.fr.stay));
      expect(blanks(property)).to.deep.equal(blanks(demoWords.fr.property));
    });

    it(`have texts in ${language} that no other language has`, () => {
      for (const other of languages.filter((one) => one !== language)) {
        expect(demoWords[other].page.headline).not.to.equal(page.headline);
        expect(
          themes.every((theme) => demoWords[other].seller.description({ theme }, "X") !== seller.description({ theme }, "X")),
        ).to.equal(true);
      }
    });
  }

  it("are set as French and English are printed on the pages that have one language", () => {
    const pages: (readonly [language: Language, page: string])[] = [
      ["fr", partnerPage("", { script: null, style: null })],
      ["fr", companyChoice("valmont", homeTexts("fr-FR-CSE")).text],
      ["en", flightPage("").main.text],
      ["en", calendarPage("").main.text.replace(/<section id="reference".*/s, "")],
    ];
    for (const [language, page] of pages)
      for (const text of textsOf(page)) expect(typographyFaults(language, text), text).to.deep.equal([]);
  });

  it("merge the article of a place with the preposition before it in French", () => {
    const texts = themes.flatMap((theme) =>
      ["Les Menuires", "Le Corbier", "Avoriaz", "La Plagne"].map((place) => demoWords.fr.seller.description({ theme }, place)),
    );
    for (const text of texts) expect(text).not.to.match(/\b(?:à|de) Les? |\bde [AEIOUÉ]/);
    expect(texts.join(" "))
      .to.contain("aux Menuires")
      .and.to.contain("du Corbier")
      .and.to.contain("d’Avoriaz")
      .and.to.contain("à La Plagne");
  });

  it("name flash sales in the menu as on the cards", () => {
    for (const language of languages) {
      const [locale = "fr-FR"] = locales.filter((one) => markets[one].language === language);
      const badge = new Map(leaves(wordsOf(locale))).get("banner.flash_sale") ?? "";
      // In the plural, which some languages write inside the word.
      const stem = (text: string) => text.toLowerCase().slice(0, 5);
      expect(
        demoWords[language].page.nav.map(([word]) => stem(word)),
        language,
      ).to.include(stem(badge));
    }
  });

  it("name the link that opens the choices of cookies alike in the foot and in the privacy policy", () => {
    for (const locale of locales) {
      const policy = textsIn(legalWordsOf(locale).pages.privacy).map(([, text]) => text);
      expect(policy.join(" "), locale).to.include(pageWordsOf(locale).consent.manage);
    }
  });

  it("name the cookies of the home page in the privacy policy of each locale", () => {
    for (const locale of locales) {
      const policy = textsIn(legalWordsOf(locale).pages.privacy).map(([, text]) => text);
      for (const cookie of [searchCookie, shortlistCookie]) expect(policy.join(" "), locale).to.include(cookie);
    }
  });

  it("give each locale an address of its own, which leads back to it", () => {
    for (const locale of locales) {
      const { prefix } = pageWordsOf(locale);
      expect([`${prefix}/`, `${prefix}/se-results`].map(localeOfPath)).to.deep.equal([locale, locale]);
    }
    expect(localeOfPath("/nowhere")).to.equal("fr-FR");
  });

  it("have the addresses that docs/demo-states.md lists", () => {
    const states = readFileSync(new URL("../../docs/demo-states.md", import.meta.url), "utf8");
    for (const locale of locales) expect(states).to.include(`\`${pageWordsOf(locale).prefix}/\``);
  });

  it("have a locale's pages in its language", () => {
    for (const locale of locales) expect(pageWordsOf(locale).headline).to.equal(demoWords[markets[locale].language].page.headline);
  });
});
