import { expect } from "chai";
import { criteriaGroups, lodgingTypeOptions } from "../../../src/domain/criteria-table.js";
import { sortedIds } from "../../../src/domain/sorted-ids.js";
import { idsOfGroup } from "../../../src/domain/criteria.js";
import { expandDistances } from "../../../src/domain/distances.js";
import type { PackageCode } from "../../../src/domain/packages.js";
import { anyStay, type CountsQuery, type EngineAnswers, type ProductsQuery, type Selection, type Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { soldPackages } from "../catalogue/packages.js";
import { createRandom, type Random } from "../catalogue/random.js";
import { describeDatabases, embeddedDatabase, testDatabases } from "../testing/database.driver.js";
import { testOracle } from "../testing/engine.driver.js";
import { inTurns } from "../testing/turns.driver.js";

const today = knownDay("2026-11-21");
const visitor: Visitor = {
  language: "fr",
  worksCouncil: false,
  currency: "EUR",
  today,
  origin: "http://engine.test",
};
const wanted: CountsQuery["wanted"] = ["criteria", "lodgingType", "packages", "capacity", "price"];

const places: readonly Selection["place"][] = [
  null,
  { type: "station", id: 1 },
  { type: "domain", id: 1001 },
  { type: "region", id: 2003 },
  { type: "parentStation", id: 3003 },
];
const stays = [
  ["2027-02-06", "2027-02-13"],
  ["2027-01-16", "2027-01-23"],
  ["2027-01-16", "2027-01-18"],
  ["2027-07-10", "2027-07-17"],
] as const;

function randomSelection(random: Random): Selection {
  const party = random.int(1, 8);
  const stay = random.chance(0.85) ? random.pick(stays) : null;
  return {
    ...anyStay,
    place: random.pick(places),
    begin: stay && knownDay(stay[0]),
    end: stay && knownDay(stay[1]),
    season: stay ? null : "H",
    party,
    capacities: random.chance(0.8) ? Array.from({ length: 21 - party }, (_, index) => party + index) : null,
  };
}

/** A press on one option, as the filters do it. */
interface Press {
  readonly group: string;
  readonly name: string;
  readonly after: (selection: Selection) => Selection;
  /** Narrows what is left, takes the place of its group's other choice, or adds to its group's choices. */
  readonly does: "narrow" | "replace" | "add";
  /** What is chosen in the group that it adds to. */
  readonly others: (selection: Selection) => readonly unknown[];
  readonly countIn: (counts: Counts) => number | undefined;
}
type Counts = Awaited<ReturnType<EngineAnswers["counts"]>>;

const criteriaPresses: readonly Press[] = criteriaGroups.flatMap((group) =>
  group.options.map((option): Press => {
    const ids = group.kind === "radio" ? expandDistances(option.ids) : option.ids;
    const replaced = group.kind === "radio" ? idsOfGroup(group) : [];
    return {
      group: group.key,
      name: `${group.key} ${option.key}`,
      after: (selection) => ({
        ...selection,
        criteria: [...selection.criteria.filter((id) => !replaced.includes(id) && !ids.includes(id)), ...ids],
      }),
      does: group.kind === "radio" ? "replace" : "narrow",
      others: () => [],
      countIn: (counts) => counts.criteria?.find(({ id }) => option.ids.includes(id))?.count,
    };
  }),
);
const typePresses: readonly Press[] = lodgingTypeOptions.map(({ key, ids }) => ({
  group: "lodgingType",
  name: `lodgingType ${key}`,
  after: (selection) => ({ ...selection, lodgingTypes: sortedIds([...selection.lodgingTypes, ...ids]) }),
  does: "add",
  others: ({ lodgingTypes }) => lodgingTypes,
  countIn: (counts) => counts.lodgingType?.find(({ id }) => ids.includes(id))?.count,
}));
const packagePresses: readonly Press[] = soldPackages("fr").map((code: PackageCode) => ({
  group: "packages",
  name: `package ${code}`,
  after: (selection) => ({ ...selection, packages: [...new Set([...selection.packages, code])] }),
  does: "add",
  others: ({ packages }) => packages,
  countIn: (counts) => counts.packages?.find(({ id }) => id === code)?.count,
}));
const presses = [...criteriaPresses, ...typePresses, ...packagePresses];
const pressesOfKinds = [criteriaPresses, criteriaPresses, typePresses, packagePresses];

/** A press on any option, or on another of the group that was pressed last: only there does a group's own choice matter. */
function pickPress(random: Random, last: Press | null): Press {
  const again = presses.filter(({ group, name }) => group === last?.group && name !== last.name);
  return random.pick(again.length > 0 && random.chance(0.4) ? again : random.pick(pressesOfKinds));
}

interface Totals {
  readonly before: number;
  readonly after: number;
  readonly count: number | undefined;
}

/** A choice beside others of its group brings what it counts, less what these had already; any other leaves what it counts. */
function expectRules(press: Press, selection: Selection, { before, after, count }: Totals, description: string): void {
  if (press.others(selection).length > 0) {
    expect(after, description).to.be.within(Math.max(before, count ?? Infinity), before + (count ?? 0));
    return;
  }
  expect(count, description).to.equal(after);
  if (press.does !== "replace") expect(after, description).to.be.at.most(before);
}

/** The facet rules, on random walks over the filters. */
function keepsTheFacetRules(walks: number, ready: () => Promise<EngineAnswers>): void {
  let answers: EngineAnswers;
  before(async () => {
    answers = await ready();
  });
  const page = (selection: Selection, change: Partial<ProductsQuery> = {}) =>
    answers.products({ selection, sort: "best-seller", page: 0, size: 20, byLodging: true, ...change }, visitor);
  // A page behind the last has the total, and no lodgings to read.
  const totalOf = async (selection: Selection): Promise<number> => (await page(selection, { size: 1, page: 100_000 })).totalProducts;

  it(`a count is the total after the press, on ${walks} walks, and an added filter never raises the total`, async () => {
    const seen = { pressed: 0, beside: 0, empty: 0, narrowed: 0, widened: 0 };
    await inTurns(walks, async (walk) => {
      const random = createRandom(`walk ${walk} of ${walks}`);
      let selection = randomSelection(random);
      let before = await totalOf(selection);
      let counts: Counts | null = null;
      let last: Press | null = null;
      for (let steps = random.int(3, 5); steps > 0; steps--) {
        counts ??= await answers.counts({ selection, wanted }, visitor);
        const press = pickPress(random, last);
        const next = press.after(selection);
        const after = await totalOf(next);
        expectRules(press, selection, { before, after, count: press.countIn(counts) }, `${press.name} on ${JSON.stringify(selection)}`);
        seen.pressed++;
        if (press.others(selection).length > 0) seen.beside++;
        if (after === 0) seen.empty++;
        if (after > 0 && after < before) seen.narrowed++;
        if (after > before) seen.widened++;
        if (after > 0) [selection, before, counts, last] = [next, after, null, press];
      }
    });
    expect(seen.pressed).to.be.above(walks * 3.5);
    expect(seen.beside, "choices beside others of their group").to.be.above(walks * 0.3);
    expect(seen.widened).to.be.above(walks * 0.15);
    expect(seen.narrowed).to.be.above(walks * 0.8);
    expect(seen.empty).to.be.above(walks * 0.1);
  });

  it("the first choice of any group never raises the total", async () => {
    const random = createRandom("first");
    for (let turn = 0; turn < 60; turn++) {
      const selection = randomSelection(random);
      expect(await totalOf(random.pick(presses).after(selection))).to.be.at.most(await totalOf(selection));
    }
  });

  it("pages add up to the total, without a lodging twice, in every order", async () => {
    const random = createRandom("pages");
    for (const sort of ["best-seller", "price-asc", "price-desc"] as const)
      for (const byLodging of [true, false]) {
        const selection = { ...randomSelection(random), place: { type: "domain", id: 1001 } as const };
        const size = random.int(20, 60);
        const first = await page(selection, { sort, byLodging, size });
        const ids: number[] = [];
        const lodgings = new Set<number>();
        for (let at = 0; at < first.pageCount; at++)
          for (const product of (await page(selection, { sort, byLodging, size, page: at })).products) {
            ids.push(product.id);
            lodgings.add(product.liheId);
            expect(product.prestations.length).to.be.above(0);
          }
        expect(new Set(ids).size).to.equal(ids.length);
        expect(lodgings.size).to.equal(first.totalProducts);
        expect((await page(selection, { sort, byLodging, size, page: first.pageCount })).products).to.deep.equal([]);
      }
  });

  it("a budget keeps only stays within it, and its range is the range of all stays left without it", async () => {
    const random = createRandom("budget");
    for (let turn = 0; turn < 8; turn++) {
      const selection = { ...randomSelection(random), begin: knownDay("2027-02-06"), end: knownDay("2027-02-13") };
      const { price } = await answers.counts({ selection, wanted }, visitor);
      if (!price) continue;
      const all = (await page(selection, { size: 2000 })).products.flatMap(({ prestations }) => prestations.map((stay) => stay.price));
      expect(price).to.deep.equal({ min: Math.min(...all), max: Math.max(...all) });
      const bounded = { ...selection, priceMin: price.min + 200, priceMax: Math.round((price.min + price.max) / 2) };
      const { products } = await page(bounded, { size: 2000 });
      for (const { prestations } of products)
        for (const stay of prestations) expect(stay.price).to.be.within(bounded.priceMin, bounded.priceMax);
      expect((await answers.counts({ selection: bounded, wanted }, visitor)).price).to.deep.equal(price);
    }
  });
}

describe("walks over the filters", function () {
  this.timeout(300_000);
  describe("the oracle", () => keepsTheFacetRules(25, async () => testOracle));
  // Together 300: all databases give the same answers (same-answers.test.ts), and a server gives them sooner.
  const sharedBy = testDatabases.length > 1 ? { embedded: 50, server: 250 } : { embedded: 300, server: 0 };
  describeDatabases("the facet rules", ({ name, answers }) =>
    keepsTheFacetRules(name === embeddedDatabase.name ? sharedBy.embedded : sharedBy.server, answers),
  );
});
