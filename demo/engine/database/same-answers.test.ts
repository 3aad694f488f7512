import { expect } from "chai";
import { anyStay, type EngineAnswers, type Selection, UnknownId, type Visitor } from "../answers.js";
import { createCatalogue } from "../catalogue/catalogue.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom, type Random } from "../catalogue/random.js";
import { describeDatabases, embeddedDatabase, testDatabases } from "../testing/database.driver.js";
import { testOracle } from "../testing/engine.driver.js";
import { inTurns } from "../testing/turns.driver.js";
import { type RandomCall, randomCall, randomCounts, randomProducts, randomSelection, randomVisitor } from "./random-searches.js";

const today = knownDay("2026-11-21");
/** The same SQL on both: where there is a server, it takes all searches, and the embedded database as many as show that it agrees. */
const searches = 1000;
const searchesBeside = 250;
const boundedSearches = 60;
const typedTexts = 150;

/** The answer, or the unknown id. */
async function outcomeOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: unknown) => {
    if (error instanceof UnknownId) return `${error.field} ${error.value} is unknown`;
    throw error;
  });
}

const known = new Map<string, Promise<unknown>>();

/** What the oracle answers: the same whichever database is asked, so it is computed once. */
function rightAnswer({ description, ask }: RandomCall): Promise<unknown> {
  const right = known.get(description) ?? outcomeOf(ask(testOracle));
  known.set(description, right);
  return right;
}

/** A name of the catalogue as somebody types it: begun, from any word on, with a slip or two. */
function typed(random: Random, names: readonly string[]): string {
  const words = random
    .pick(names)
    .split(" ")
    .slice(random.chance(0.3) ? 1 : 0);
  let text = words.join(random.chance(0.1) ? "" : " ").slice(0, random.int(1, 16));
  for (let slips = random.int(-1, 2); slips > 0; slips--) {
    const at = random.int(0, text.length);
    const [here = "", next = ""] = text.slice(at);
    text = text.slice(0, at) + random.pick([next + here, here + here, next, `e${here}`]) + text.slice(at + 2);
  }
  return random.chance(0.2) ? text.toUpperCase() : text;
}

describeDatabases("as the oracle", ({ name, answers }) => {
  const asked = name === embeddedDatabase.name && testDatabases.length > 1 ? searchesBeside : searches;

  /** Calls both in turns, and returns how many answers held something. */
  async function compare(turns: number, callOf: (turn: number) => RandomCall): Promise<number> {
    const database = await answers();
    let found = 0;
    await inTurns(turns, async (turn) => {
      const call = callOf(turn);
      const answer = outcomeOf(call.ask(database));
      const right = await rightAnswer(call);
      if (JSON.stringify(right).length > 400) found++;
      const [said, expected] = [JSON.stringify(await answer), JSON.stringify(right)];
      if (said === expected) return;
      expect(await answer, call.description).to.deep.equal(right);
      expect(said, call.description).to.equal(expected);
    });
    return found;
  }

  it(`FIND-13..20 API-71..77 gives the same answers to ${asked} random searches`, async function () {
    this.timeout(300_000);
    const found = await compare(asked, (turn) => randomCall(createRandom(`same answers ${turn}`)));
    expect(found, "searches that find something").to.be.above(asked / 2);
  });

  it(`suggests the same for ${typedTexts} typed texts, with slips`, async function () {
    this.timeout(300_000);
    const { places, lodgings } = createCatalogue(today);
    const names = [...places.stations, ...places.parents, ...places.domains, ...places.regions, ...lodgings].map(({ name }) => name);
    const found = await compare(typedTexts, (turn) => {
      const random = createRandom(`typed ${turn}`);
      const query = { text: typed(random, names) };
      const visitor = randomVisitor(random);
      return { description: JSON.stringify({ query, visitor }), ask: (to) => to.autocomplete(query, visitor) };
    });
    expect(found, "texts that find something").to.be.above(typedTexts / 3);
  });

  it("counts the same departures in a budget, as transport from elsewhere has its own price", async function () {
    this.timeout(300_000);
    const found = await compare(20, (turn) => {
      const random = createRandom(`departures ${turn}`);
      const visitor: Visitor = { ...randomVisitor(random), language: "en", currency: "GBP" };
      const begin = turn % 2 === 0 ? knownDay("2027-02-06") : null;
      const selection: Selection = {
        ...anyStay,
        begin,
        end: begin && begin + 7,
        season: begin === null ? "H" : null,
        party: 2,
        packages: ["PFF", "PFPF", "PFTT"],
        origins: [random.pick(["LGW", "MAN", "STP"])],
        priceMin: random.chance(0.5) ? 600 : null,
        priceMax: random.int(900, 3000),
      };
      return { description: JSON.stringify({ selection, visitor }), ask: (to) => to.counts(randomCounts(selection), visitor) };
    });
    expect(found, "searches that count something").to.equal(20);
  });

  it("finds the cheapest above a lower bound, of any day of a season", async function () {
    this.timeout(300_000);
    const found = await compare(boundedSearches, (turn) => {
      const random = createRandom(`above ${turn}`);
      const visitor = randomVisitor(random);
      const priceMin = random.int(100, 3000);
      const selection: Selection = {
        ...randomSelection(random, false),
        begin: null,
        end: null,
        season: random.pick(["H", "H", "E", null]),
        criteria: [],
        priceMin,
        priceMax: random.chance(0.4) ? priceMin + random.int(0, 1500) : null,
      };
      const products = randomProducts(random, selection);
      const ask = (to: EngineAnswers): Promise<unknown> =>
        turn % 2 === 0 ? to.products(products, visitor) : to.counts(randomCounts(selection), visitor);
      return { description: JSON.stringify({ products, visitor }), ask };
    });
    expect(found, "searches that find something").to.be.above(boundedSearches / 2);
  });
});
