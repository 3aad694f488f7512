import { expect } from "chai";
import { type EngineAnswers, UnknownId, type Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom, type Random } from "../catalogue/random.js";
import { createMemoryAnswers } from "../memory/memory-answers.js";
import { createDatabaseAnswers, type DatabaseAnswers } from "./database-answers.js";
import { openEmbedded } from "./embedded.js";
import type { OpenDatabase } from "./open.js";
import { randomCounts, randomFind, randomPrices, randomProducts, randomSelection, randomText, randomVisitor } from "./random-searches.js";
import { openServer } from "./server.js";

const today = knownDay("2026-11-21");
const searches = 1000;
const lodgingIds = [10_001, 11_250] as const;

/** What one search asks: every search one call, most of them products and counts. */
function randomCall(random: Random): { readonly told: string; readonly ask: (answers: EngineAnswers) => Promise<unknown> } {
  const visitor: Visitor = randomVisitor(random);
  const selection = randomSelection(random);
  const call = random.pick(["products", "products", "counts", "counts", "find", "find", "autocomplete", "prices", "catalog"] as const);
  const told = (query: unknown): string => `${call} ${JSON.stringify({ query, visitor })}`;
  if (call === "autocomplete") {
    const query = { text: randomText(random) };
    return { told: told(query), ask: (answers) => answers.autocomplete(query, visitor) };
  }
  const liheId = random.int(...lodgingIds);
  if (call === "catalog")
    return {
      told: told(liheId),
      ask: async (answers) => [await answers.lodging(liheId, visitor), await answers.catalog(liheId, visitor)],
    };
  if (call === "prices") {
    const query = randomPrices(random, liheId);
    return { told: told(query), ask: (answers) => answers.prices(query, visitor) };
  }
  if (call === "products") {
    const query = randomProducts(random, selection);
    return { told: told(query), ask: (answers) => answers.products(query, visitor) };
  }
  if (call === "counts") return { told: told(selection), ask: (answers) => answers.counts(randomCounts(selection), visitor) };
  const query = randomFind(random, selection);
  return { told: told(query), ask: (answers) => answers.find(query, visitor) };
}

/** The answer, or the id that is not known. */
async function told(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: unknown) => {
    if (error instanceof UnknownId) return `${error.field} ${error.value} is unknown`;
    throw error;
  });
}

function givesTheSame(name: string, open: OpenDatabase): void {
  describe(`${name} and the plain engine`, function () {
    this.timeout(300_000);
    const memory = createMemoryAnswers(today);
    let database: DatabaseAnswers;
    before(async () => {
      database = createDatabaseAnswers(open, today);
      await database.ready;
    });
    after(() => database.close());

    it(`FIND-13..20 API-71..77 give the same answers to ${searches} random searches`, async () => {
      const random = createRandom("same answers");
      let found = 0;
      for (let turn = 0; turn < searches; turn++) {
        const call = randomCall(random);
        const right = await told(call.ask(memory));
        if (JSON.stringify(right).length > 400) found++;
        expect(await told(call.ask(database)), call.told).to.deep.equal(right);
      }
      expect(found, "searches that find something").to.be.above(searches / 2);
    });
  });
}

givesTheSame("The embedded database", openEmbedded);
const url = process.env.DATABASE_URL;
if (url) givesTheSame("PostgreSQL", (day) => openServer(url, day));
else
  describe("PostgreSQL and the plain engine", () => {
    it("give the same answers: skipped, as DATABASE_URL names no server");
  });
