import { expect } from "chai";
import fc from "fast-check";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { matchScore } from "../../demo/engine/suggestions/match.js";
import { readingsOf, spellingsOf } from "../../demo/engine/suggestions/spellings.js";
import { visitorZones } from "../../src/domain/holiday-stays.js";
import { isLocale, type Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import type { WishWords } from "../../src/domain/wishes/grammar.js";
import { readWish } from "../../src/domain/wishes/read-wish.js";
import { chipsOfMeaning, chipsOfWish, difference, sentencesOf } from "./score.js";

interface Stations {
  readonly domains: readonly { readonly name: string }[];
  readonly stations: readonly { readonly name: string; readonly parentStation: string | null; readonly region: string }[];
}

const today = "2026-11-29";
const { domains, stations }: Stations = JSON.parse(readFileSync(new URL("../../demo/engine/data/stations.json", import.meta.url), "utf8"));
const resorts = [...new Set(stations.flatMap(({ name, parentStation }) => [name, parentStation ?? name]))];
const places = [...resorts, ...domains.map(({ name }) => name)];
const regions = [...new Set(stations.map(({ region }) => region))];

const folders = new URL("../../locales/", import.meta.url);
const fileOf = (locale: string) => new URL(`${locale}/wishes.json`, folders);
const wordsOf = (locale: string): WishWords => JSON.parse(readFileSync(fileOf(locale), "utf8"));
const locales = readdirSync(folders).filter((locale): locale is Locale => isLocale(locale) && existsSync(fileOf(locale)));

/** As the server suggests: whether any of its places is found by these words. */
function suggesting(words: WishWords): (typed: string) => boolean {
  const names = [...places, ...regions, ...words.places].map(spellingsOf);
  return (typed) => readingsOf(typed).some((one) => names.some((spellings) => spellings.some((name) => matchScore(name, one) > 0)));
}

/** What is named must not be taken for a destination first, whatever the server suggests. */
const everyNameIsOne = () => true;

describe("wishes", () => {
  it("can be written in the language of every market", () => {
    expect(locales).to.have.members([...new Set(Object.values(markets).map(({ words }) => words.screens[0]))]);
  });

  for (const locale of locales) {
    const words = wordsOf(locale);
    const zones = visitorZones(markets[locale], null);
    const read = (text: string) => readWish(text, { words, places, today, zones });
    const sentences = sentencesOf(locale.slice(0, 2));
    const isPlace = suggesting(words);

    describe(`in ${locale}`, () => {
      for (const { text, means } of sentencesOf(locale.slice(0, 2), "tried"))
        it(`are understood, or named, in "${text}"`, () => {
          const { missing, extra } = difference(chipsOfMeaning(means), chipsOfWish(text, read(text), everyNameIsOne));
          expect({ missing, extra }).to.deep.equal({ missing: [], extra: [] });
        });

      it("are understood: 98 % of what 300 sentences say, that were written apart from the grammar", () => {
        const failing: string[] = [];
        let [right, wrong] = [0, 0];
        for (const { text, means } of sentences) {
          const said = chipsOfMeaning(means);
          const { missing, extra } = difference(said, chipsOfWish(text, read(text), isPlace));
          right += said.length - missing.length;
          wrong += Math.max(missing.length, extra.length);
          if (missing.length + extra.length > 0) failing.push(`${text}\n  not found: ${missing.join(", ")}; not said: ${extra.join(", ")}`);
        }
        expect(sentences.length).to.equal(300);
        expect(right / (right + wrong), failing.join("\n")).to.be.at.least(0.98);
      });

      it("lose no word: one that nothing is known for is named, wherever it stands", () => {
        const unknown = "zorblax";
        fc.assert(
          fc.property(fc.constantFrom(...sentences), fc.nat(), ({ text }, at) => {
            const words = text.split(" ");
            const index = at % (words.length + 1);
            const typed = [...words.slice(0, index), unknown, ...words.slice(index)].join(" ");
            const { place, rest } = read(typed);
            const named = [...(place ? [place] : []), ...rest].map(({ start, end }) => typed.slice(start, end));
            return named.some((one) => one.includes(unknown));
          }),
          { numRuns: 200 },
        );
      });

      it("are never read in the name of a resort or a ski area", () => {
        const wishes = places.filter((name) => read(name).parts.length > 0);
        expect(wishes).to.deep.equal([]);
        const names = places.filter((name) => {
          const { place } = read(name);
          return place === null || !spellingsOf(name).some((spelling) => matchScore(spelling, readingsOf(place.name)[0] ?? []) > 0);
        });
        expect(names).to.deep.equal([]);
      });
    });
  }
});
