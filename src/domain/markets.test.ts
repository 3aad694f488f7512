import { expect } from "chai";
import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { isCurrency, isLocale, knownLocale, languages, locales, marketOf, nearestLocale } from "./locale.js";
import { type Market, markets } from "./markets.js";
import { isShortStay, packageFamilies } from "./packages.js";
import { schoolHolidays } from "./school-holidays.js";
import { topStationIds } from "./top-station-ids.js";

const wordFiles = readdirSync(new URL("../../locales/", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replaceAll(sep, "/"));
const filesOf = ({ words }: Market) => [
  ...Object.entries(words).flatMap(([part, folders]) => folders.map((folder) => `${folder}/${part}.json`)),
  `${words.screens[0]}/wishes.json`,
  `${words.screens[0]}/tools.json`,
];
const rows: readonly (readonly [locale: string, market: Market])[] = Object.entries(markets);
const hasDuplicates = (list: readonly string[]) => new Set(list).size < list.length;

describe("markets", () => {
  for (const [locale, market] of rows)
    describe(locale, () => {
      it("STATE-22 has the language that its locale begins with, and formats in that language", () => {
        expect(market.language).to.equal(locale.slice(0, 2));
        expect(Intl.getCanonicalLocales(market.tag)).to.deep.equal([market.tag]);
        expect(new Intl.Locale(market.tag).language).to.equal(market.language);
        expect(Intl.DateTimeFormat.supportedLocalesOf(market.tag)).to.deep.equal([market.tag]);
      });

      it("has its words, its money and its top resorts", () => {
        for (const folders of Object.values(market.words)) expect(folders.length).to.be.above(0);
        expect(wordFiles).to.include.members(filesOf(market));
        expect(Object.values(market.words).flat()).to.include(locale);
        expect(isCurrency(market.currency)).to.equal(true);
        expect(new Set(topStationIds[market.topStations])).to.have.property("size", 10);
      });

      it("sells packages that match their lists", () => {
        const { packages, openTransport, trains, flights, trainPage } = market;
        for (const list of [packages, openTransport, trains, flights, trainPage]) expect(hasDuplicates(list)).to.equal(false);
        expect(packages.filter((code) => packageFamilies[code].transport !== null)).to.deep.equal([]);
        expect(packages.filter((code) => !isShortStay(code)).length).to.be.above(0);
        expect(trains.filter((code) => packageFamilies[code].transport !== "train")).to.deep.equal([]);
        expect(flights.filter((code) => packageFamilies[code].transport !== "flight")).to.deep.equal([]);
        expect(trains).to.include.members([...openTransport, ...trainPage]);
        expect(!market.trainTimeline || trains.length > 0, "a journey that leads to no stay").to.equal(true);
        expect(!market.choosesOrigin || trains.length + flights.length > 0, "a departure of nothing").to.equal(true);
      });

      it("offers its visitors a zone of their own, and zones whose holidays are known", () => {
        const { schoolZones, homeZone } = market;
        if (homeZone !== null) expect(schoolZones[0]).to.equal(homeZone);
        for (const zone of schoolZones) expect(schoolHolidays(zone, "2026-09-01", "2027-08-31").length, zone).to.be.above(3);
      });

      it("leads works councils to a market for them, in the same language and money", () => {
        const { worksCouncil, worksCouncilLocale, language, currency } = market;
        if (worksCouncilLocale === null) return;
        expect(worksCouncil, "of works councils itself").to.equal(false);
        expect(isLocale(worksCouncilLocale)).to.equal(true);
        expect(marketOf(worksCouncilLocale)).to.include({ worksCouncil: true, language, currency });
      });
    });

  it("sell in German what they sell in Dutch, with the same fee and season", () => {
    const soldIn = ({ packages, openTransport, trains, flights, trainPage, choosesOrigin, serviceFee, linkSeason, currency }: Market) => {
      return { packages, openTransport, trains, flights, trainPage, choosesOrigin, serviceFee, linkSeason, currency };
    };
    expect(soldIn(markets["de-DE"])).to.deep.equal(soldIn(markets["nl-NL"]));
  });

  it("are read in any spelling", () => {
    const spelled = fc
      .tuple(fc.constantFrom(...locales), fc.infiniteStream(fc.boolean()), fc.boolean())
      .map(([locale, upper, underscored]) => {
        const letters = locale
          .split("")
          .map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase()))
          .join("");
        return { locale, text: underscored ? letters.replaceAll("-", "_") : letters };
      });
    fc.assert(
      fc.property(spelled, ({ locale, text }) => {
        expect(knownLocale(` ${text} `)).to.equal(locale);
        expect(marketOf(text)).to.equal(markets[locale]);
        expect(nearestLocale(text)).to.equal(locale);
      }),
    );
  });

  it("take the locales of no other market", () => {
    const names = rows.flatMap(([locale, { alsoReads }]) => [locale, ...alsoReads]);
    expect(hasDuplicates(names.map((name) => name.toLowerCase()))).to.equal(false);
  });

  it("are named in README.md and the settings, and their languages in README.md and CHANGELOG.md in English", () => {
    const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    const readme = read("README.md");
    const settings = read("docs/behaviour/start-up.md");
    const names = new Intl.DisplayNames("en", { type: "language" });
    for (const text of [readme, read("CHANGELOG.md")])
      expect(languages.map((language) => names.of(language) ?? language).filter((word) => !text.includes(word))).to.deep.equal([]);
    for (const text of [readme, settings]) expect(locales.filter((locale) => !text.includes(`\`${locale}\``))).to.deep.equal([]);
  });

  it("use every file of words", () => {
    expect(new Set(rows.flatMap(([, market]) => filesOf(market)))).to.deep.equal(new Set(wordFiles));
  });
});
