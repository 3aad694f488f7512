import { expect } from "chai";
import { anyStay, type EngineAnswers, type Selection, UnknownId, type Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom } from "../catalogue/random.js";
import { createMemoryAnswers } from "../memory/memory-answers.js";
import { describeDatabases } from "../test-database.js";
import { inTurns } from "../test-turns.js";
import { type RandomCall, randomCall, randomCounts, randomProducts, randomSelection, randomVisitor } from "./random-searches.js";

const today = knownDay("2026-11-21");
const searches = 1000;
const boundedSearches = 60;

/** The answer, or the unknown id. */
async function outcomeOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: unknown) => {
    if (error instanceof UnknownId) return `${error.field} ${error.value} is unknown`;
    throw error;
  });
}

const memory = createMemoryAnswers(today);

describeDatabases("as the plain engine", ({ answers }) => {
  /** Calls both in turns, and returns how many answers held something. */
  async function compare(turns: number, callOf: (turn: number) => RandomCall): Promise<number> {
    const database = await answers();
    let found = 0;
    await inTurns(turns, async (turn) => {
      const call = callOf(turn);
      const answer = outcomeOf(call.ask(database));
      const right = await outcomeOf(call.ask(memory));
      if (JSON.stringify(right).length > 400) found++;
      expect(await answer, call.description).to.deep.equal(right);
    });
    return found;
  }

  it(`FIND-13..20 API-71..77 gives the same answers to ${searches} random searches`, async function () {
    this.timeout(300_000);
    const found = await compare(searches, (turn) => randomCall(createRandom(`same answers ${turn}`)));
    expect(found, "searches that find something").to.be.above(searches / 2);
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
