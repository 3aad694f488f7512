import type { PlaceType } from "../../src/domain/places.js";
import type { Visitor } from "../../demo/engine/answers.js";
import { languages } from "../../src/domain/locale.js";
import { demoWords } from "../../demo/words/all.js";
import { countryName, regionName } from "../../demo/engine/catalogue/place-words.js";
import type { Station } from "../../demo/engine/catalogue/places.js";
import type { WireAutocomplete } from "../../demo/engine/wire/shapes.js";
import { pageOf } from "./card.js";
import { type Content, stationsIn } from "./content.js";

type Words = readonly string[];

const letters: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };
const wordsOf = (text: string): Words =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[œæßøł]/gu, (letter) => letters[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const inLanguages = languages.map((language) => demoWords[language].names);
const articles = inLanguages.flatMap((names) => names.articles);
const withoutArticle = (words: Words): Words => (words.length > 1 && articles.includes(words[0] ?? "") ? words.slice(1) : words);

/** Alternative spellings of words in a name: the spellings on one line are equivalent. */
const saints = ["saint>st sainte>ste", "st>saint ste>sainte", "st>sankt saint>sankt"];
const numbers = inLanguages.map((names) =>
  Object.entries(names.numbers)
    .map((pair) => pair.join(">"))
    .join(" "),
);

function rewritten(words: Words, line: string): Words {
  const pairs = new Map(line.split(" ").map((pair) => pair.split(">") as [string, string]));
  return words.map((word) => pairs.get(word) ?? word);
}
function spellings(name: string): Words[] {
  const plain = wordsOf(name);
  const bySaint = [plain, ...saints.map((line) => rewritten(plain, line))];
  const byNumber = bySaint.flatMap((words) => [words, ...numbers.map((line) => rewritten(words, line))]);
  const all = byNumber.flatMap((words) => [words, withoutArticle(words)]);
  return [...new Set(all.map((words) => words.join(" ")))].map((text) => text.split(" "));
}

/** Whether the typed text is the beginning of a word with a few typos: a letter too many, missing, wrong, or two swapped. */
function begins(typed: string, word: string, slips: number): boolean {
  if (typed === "") return true;
  if (typed[0] === word[0] && begins(typed.slice(1), word.slice(1), slips)) return true;
  if (slips === 0) return false;
  const isSwapped = typed.length > 1 && typed[0] === word[1] && typed[1] === word[0];
  return (
    begins(typed.slice(1), word, slips - 1) ||
    (word !== "" && (begins(typed, word.slice(1), slips - 1) || begins(typed.slice(1), word.slice(1), slips - 1))) ||
    (isSwapped && begins(typed.slice(2), word.slice(2), slips - 1))
  );
}

/** 1 for the word itself, less for its beginning and for each slip, 0 for another. */
function wordScore(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.9;
  const allowed = typed.length < 4 ? 0 : typed.length < 9 ? 1 : 2;
  const slips = [1, 2].find((count) => count <= allowed && typed[0] === word[0] && begins(typed, word, count));
  return slips === undefined ? 0 : 0.6 - slips * 0.15;
}

/** Every typed word begins some word; from the first word on counts 1 more, the whole name yet 1 more. Typed in one is as good. */
function nameScore(typed: Words, name: Words): number {
  const inOne = Math.max(...name.map((_, from) => wordScore(typed.join(""), name.slice(from).join(""))));
  const each = typed.map((word) => Math.max(...name.map((other) => wordScore(word, other))));
  if (each.includes(0)) return inOne;
  const average = each.reduce((sum, score) => sum + score, 0) / each.length;
  const inOrder = typed.every((word, at) => (name[at] ?? "").startsWith(word));
  const isWhole = average === 1 && typed.length === name.length;
  return Math.max(inOne, average + Number(inOrder) + Number(isWhole));
}

const best = (typed: readonly Words[], names: readonly Words[]): number =>
  Math.max(0, ...typed.flatMap((words) => names.map((name) => nameScore(words, name))));

/** A possible suggestion. */
interface Named {
  readonly type: PlaceType | "lodging";
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  /** Its station, or the first of its stations. */
  readonly station: Station;
  readonly page: string;
  readonly names: readonly Words[];
  readonly countries: readonly Words[];
}

/** Everything with a name: places, which weigh what their stations do, and lodgings with a page, which weigh less than any. */
export function namesOf({ places, lodgings }: Content): readonly Named[] {
  const lists = { station: places.stations, parentStation: places.parents, domain: places.domains, region: places.regions };
  const inEach = (name: (language: (typeof languages)[number]) => string): Words[] => languages.flatMap((one) => spellings(name(one)));
  const found = (["station", "parentStation", "domain", "region"] as const).flatMap((type) =>
    lists[type].flatMap(({ id, name }): Named[] => {
      const stations = stationsIn(places, type, id);
      const [station] = stations;
      if (!station) return [];
      const weight = stations.reduce((sum, one) => sum + one.weight, 0);
      const isRegion = type === "region";
      const names = isRegion ? inEach((language) => regionName(name, language)) : spellings(name);
      const countries = isRegion ? inEach((language) => countryName(station.country, language)) : [];
      return [{ type, id, name, weight, station, page: "", names, countries }];
    }),
  );
  const withPage = lodgings.filter(({ lodging }) => lodging.pageUrl !== "");
  return [
    ...found,
    ...withPage.map(({ lodging: { liheId: id, name, rank, station, pageUrl: page } }): Named => {
      return { type: "lodging", id, name, weight: -rank, station, page, names: spellings(name), countries: [] };
    }),
  ];
}

/** A country finds its regions, after whatever has such a name itself, and before what is found by a slip. */
const byCountry = 0.9 - 0.01;
const leastWithoutArticle = 3;

/** Places and lodgings whose names begin like what was typed, best first; slips are forgiven where nothing is found without. */
export function autocomplete({ places }: Content, all: readonly Named[], text: string, visitor: Visitor): WireAutocomplete {
  const whole = wordsOf(text);
  const rest = withoutArticle(whole);
  const typed = whole.length === 0 ? [] : rest.join("").length < leastWithoutArticle ? [whole] : [whole, rest];
  const scored = all
    .map((one) => ({ ...one, score: Math.max(best(typed, one.names), Math.min(byCountry, best(typed, one.countries))) }))
    .filter(({ score }) => score > 0);
  const found = scored.some(({ score }) => score >= byCountry) ? scored.filter(({ score }) => score >= byCountry) : scored;
  const isResort = ({ type }: Named): number => Number(type === "station" || type === "parentStation");
  found.sort((one, other) => other.score - one.score || isResort(other) - isResort(one) || other.weight - one.weight || one.id - other.id);
  const { language } = visitor;
  const nameIn = (list: readonly { id: number; name: string }[], id: number): string => list.find((one) => one.id === id)?.name ?? "";
  return {
    places: found
      .flatMap(({ type, id, name, station }) => {
        if (type === "lodging") return [];
        const isRegion = type === "region";
        return [
          {
            placeId: id,
            name: isRegion ? regionName(name, language) : name,
            type,
            domainName: isRegion || type === "domain" ? "" : nameIn(places.domains, station.domainId),
            regionName: isRegion ? "" : regionName(nameIn(places.regions, station.regionId), language),
            countryName: countryName(station.country, language),
          },
        ];
      })
      .slice(0, 8),
    productResult: {
      accommodations: found
        .filter(({ type }) => type === "lodging")
        .slice(0, 5)
        .map(({ id, name, page, station }) => ({
          liheId: id,
          liheName: name,
          productPageUrl: pageOf(page, visitor),
          stationName: station.name,
        })),
    },
  };
}
