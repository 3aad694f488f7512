import { criteriaGroups, lodgingTypeOptions } from "../../../src/domain/criteria-table.js";
import { expandDistances } from "../../../src/domain/distances.js";
import { defaultLocale, languages, nearestLocale } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import { packageCodes } from "../../../src/domain/packages.js";
import type { CountsQuery, EngineAnswers, FindQuery, PricesQuery, ProductsQuery, Selection, Visitor } from "../answers.js";
import { firstDayOfMonth, knownDay } from "../catalogue/days.js";
import type { Random } from "../catalogue/random.js";

/** Searches of every sort, for the tests and the load: most of them as visitors make them, some odd. */

const firstDay = knownDay("2026-11-21");
const places: readonly Selection["place"][] = [
  null,
  { type: "station", id: 1 },
  { type: "station", id: 2 },
  { type: "domain", id: 1001 },
  { type: "domain", id: 1004 },
  { type: "region", id: 2001 },
  { type: "region", id: 2003 },
  { type: "parentStation", id: 3003 },
];
const saturdays = [
  "2026-12-19",
  "2027-01-02",
  "2027-01-16",
  "2027-02-06",
  "2027-02-13",
  "2027-03-06",
  "2027-04-03",
  "2027-07-10",
  "2027-12-18",
];
const options = criteriaGroups.flatMap((group) => group.options.map(({ ids }) => (group.kind === "radio" ? expandDistances(ids) : ids)));
const oddIds = [313, 318, 813, 816, 978, 1081, 999_999, 3];
const texts = [
  "val",
  "val thor",
  "valthorens",
  "chalet",
  "meribel",
  "tignes",
  "les",
  "chamonx",
  "3 val",
  "résidence",
  "a",
  "haute savoie",
  "hotl",
  "zz",
  "les menuiers",
  "' or 1=1",
  "l'alpe d'huez",
  "l alpe",
  "Les Deux Alpes",
  "deux alp",
  "st gervais",
  "saint anton",
  "autriche",
  "zwits",
  "aosta valley",
  "mont dore",
  "le val",
];

function some<Item>(random: Random, list: readonly Item[], most: number): Item[] {
  return Array.from({ length: random.int(0, most) }, () => random.pick(list));
}

function dates(random: Random): Pick<Selection, "begin" | "end" | "season"> {
  const begin = knownDay(random.pick(saturdays)) + (random.chance(0.1) ? random.int(-3, 3) : 0);
  const end = begin + (random.chance(0.85) ? 7 : random.int(2, 5));
  const kind = random.next();
  if (kind < 0.62) return { begin, end, season: null };
  if (kind < 0.7) return { begin, end: null, season: null };
  if (kind < 0.75) return { begin: null, end, season: null };
  if (kind < 0.78) return { begin: null, end: null, season: null };
  return { begin: null, end: null, season: random.chance(0.85) ? "H" : "E" };
}

/** The capacities that hold the party, as a visitor asks for them, or odd ones. */
function capacities(random: Random, party: number): number[] | null {
  if (random.chance(0.85)) return Array.from({ length: 21 - party }, (_, index) => party + index);
  return random.chance(0.5) ? null : some(random, [2, 4, 5, 25, 999], 3);
}

function criteria(random: Random): number[] {
  const known = random.chance(0.5) ? some(random, options, 3).flat() : [];
  return [...known, ...(random.chance(0.1) ? some(random, oddIds, 2) : [])];
}

function lodgingTypes(random: Random): number[] {
  if (random.chance(0.75)) return [];
  const known = some(random, lodgingTypeOptions, 2).flatMap(({ ids }) => ids);
  return [...known, ...(random.chance(0.1) ? [7] : [])];
}

/** A search that nobody has made before; `dated` gives it both days. */
export function randomSelection(random: Random, dated: boolean | null = null): Selection {
  const party = random.chance(0.8) ? random.int(1, 6) : random.int(1, 20);
  const budget = random.chance(0.15) ? random.int(200, 2500) : null;
  let when = dates(random);
  while (dated !== null && dated !== (when.begin !== null && when.end !== null)) when = dates(random);
  return {
    place: random.chance(0.4) ? null : random.pick(places),
    ...when,
    capacities: capacities(random, party),
    party,
    packages: random.chance(0.6) ? [] : some(random, packageCodes, 3),
    origins: random.chance(0.85) ? [] : some(random, ["STP", "LGW", "LHR", "MAN", "XXX", "A,B"], 3),
    criteria: criteria(random),
    lodgingTypes: lodgingTypes(random),
    priceMin: random.chance(0.1) ? (budget ?? 300) : null,
    priceMax: budget === null ? null : budget * 2 + (random.chance(0.2) ? 0.5 : 0),
  };
}

export function randomVisitor(random: Random, origin = "http://engine.test"): Visitor {
  const usual = markets[defaultLocale];
  const { language, currency, worksCouncilLocale } = random.pick([usual, ...languages.map((one) => markets[nearestLocale(one)])]);
  return {
    language,
    worksCouncil: worksCouncilLocale !== null && random.chance(0.3),
    currency,
    today: firstDay + (random.chance(0.75) ? 0 : random.int(0, 130)),
    origin,
  };
}

export const randomProducts = (random: Random, selection: Selection): ProductsQuery => ({
  selection,
  sort: random.pick(["best-seller", "price-asc", "price-desc"]),
  page: random.chance(0.8) ? 0 : random.int(0, 40),
  size: random.chance(0.8) ? 20 : random.int(1, 60),
  byLodging: random.chance(0.8),
});

export const randomCounts = (selection: Selection): CountsQuery => ({
  selection,
  wanted: ["criteria", "lodgingType", "packages", "capacity", "price", "origin"],
});

/** A length that some stays have, and now and then one that none has. */
export const randomNights = (random: Random): number => (random.chance(0.9) ? random.pick([7, 7, 2, 3, 4, 5]) : random.int(1, 90));

export function randomFind(random: Random, selection: Selection): FindQuery {
  const month = random.pick(["2026-11", "2026-12", "2027-02", "2027-06"]);
  return {
    selection: { ...selection, capacities: null, priceMin: null, priceMax: null },
    from: knownDay(`${month}-01`),
    to: firstDayOfMonth(month, random.chance(0.5) ? 2 : 6) ?? 0,
    nights: null,
    grid: false,
    by: null,
    time: "2026-11-21T10:32:00Z",
    topStationIds: [1, 2, 3, 3003, 1001, 2001, 137_000],
  };
}

/** A find for prices by length: of one length, or all of them in a grid, or both. */
export function randomFindByLength(random: Random, selection: Selection): FindQuery {
  const grid = random.chance(0.5);
  const nights = grid && random.chance(0.5) ? null : randomNights(random);
  return { ...randomFind(random, selection), nights, grid };
}

/** A find for the places with a stay: of a start day, a length, both or neither, half of them with no condition beside place and party. */
export function randomFindByStation(random: Random, selection: Selection): FindQuery {
  const nights = random.chance(0.5) ? randomNights(random) : null;
  const plain = { packages: [], origins: [], criteria: [], lodgingTypes: [] };
  return { ...randomFind(random, random.chance(0.5) ? { ...selection, ...plain } : selection), nights, by: "station" };
}

export const randomText = (random: Random): string => random.pick(texts);

/** The price lookup of a stay that a card shows, with an id or two that are not of it. */
export function randomPrices(random: Random, liheId: number): PricesQuery {
  const begin = knownDay(random.pick(saturdays));
  return {
    liheId,
    begin,
    end: begin + 7,
    prestationIds: [1, 16, random.int(1, 970_000)],
    ages: Array.from({ length: random.int(1, 6) }, () => 18),
    packageCode: random.pick(packageCodes),
    origin: random.chance(0.8) ? null : random.pick(["LGW", "STP", "NOPE"]),
  };
}

const lodgingIds = [10_001, 11_250] as const;

/** A call with its parameters, as text. */
export interface RandomCall {
  readonly description: string;
  readonly ask: (answers: EngineAnswers) => Promise<unknown>;
}

/** A call of every sort, most of them products and counts. */
export function randomCall(random: Random): RandomCall {
  const visitor: Visitor = randomVisitor(random);
  const selection = randomSelection(random);
  const call = random.pick(["products", "products", "counts", "counts", "find", "find", "autocomplete", "prices", "catalog"] as const);
  const describe = (query: unknown): string => `${call} ${JSON.stringify({ query, visitor })}`;
  if (call === "autocomplete") {
    const query = { text: randomText(random) };
    return { description: describe(query), ask: (answers) => answers.autocomplete(query, visitor) };
  }
  const liheId = random.int(...lodgingIds);
  if (call === "catalog") {
    const { party, packages, origins } = selection;
    const query = { liheId, party, packages, origins };
    return {
      description: describe(query),
      ask: async (answers) => [
        await answers.lodging(liheId, visitor),
        await answers.catalog(liheId, visitor),
        await answers.stayDays(query, visitor),
      ],
    };
  }
  if (call === "prices") {
    const query = randomPrices(random, liheId);
    return { description: describe(query), ask: (answers) => answers.prices(query, visitor) };
  }
  if (call === "products") {
    const query = randomProducts(random, selection);
    return { description: describe(query), ask: (answers) => answers.products(query, visitor) };
  }
  if (call === "counts") return { description: describe(selection), ask: (answers) => answers.counts(randomCounts(selection), visitor) };
  const query = random.pick([randomFind, randomFindByLength, randomFindByStation])(random, selection);
  return { description: describe(query), ask: (answers) => answers.find(query, visitor) };
}
