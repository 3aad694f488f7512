import { expect } from "chai";
import { UnknownId } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom } from "../catalogue/random.js";
import { createMemoryAnswers } from "../memory/memory-answers.js";
import { describeDatabases } from "../test-database.js";
import { inTurns } from "../test-turns.js";
import { randomCall } from "./random-searches.js";

const today = knownDay("2026-11-21");
const searches = 1000;

/** The answer, or the id that is not known. */
async function told(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch((error: unknown) => {
    if (error instanceof UnknownId) return `${error.field} ${error.value} is unknown`;
    throw error;
  });
}

const memory = createMemoryAnswers(today);

describeDatabases("as the plain engine", ({ answers }) => {
  it(`FIND-13..20 API-71..77 gives the same answers to ${searches} random searches`, async function () {
    this.timeout(300_000);
    const database = await answers();
    let found = 0;
    await inTurns(searches, async (turn) => {
      const call = randomCall(createRandom(`same answers ${turn}`));
      const answer = told(call.ask(database));
      const right = await told(call.ask(memory));
      if (JSON.stringify(right).length > 400) found++;
      expect(await answer, call.told).to.deep.equal(right);
    });
    expect(found, "searches that find something").to.be.above(searches / 2);
  });
});
