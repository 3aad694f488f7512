import { expect } from "chai";
import { createRandom } from "../../demo/engine/catalogue/random.js";
import { embeddedDatabase, testDatabases } from "../../demo/engine/testing/database.driver.js";
import { asker, engineWith } from "../../demo/engine/testing/engine.driver.js";
import { inTurns } from "../../demo/engine/testing/turns.driver.js";
import { readEnvironment } from "../../src/api/calls/environment.js";
import { describedCall, type OpenApiReader, readOpenApi } from "../drivers/openapi-reader.js";
import { type RandomRequest, spoilt, validRequests } from "./random-requests.js";

/** What is valid is checked in the thousands by validator-and-schema.test.ts; here, that its answers are as described. */
const validACall = 400;
const hostileACall = 2000;
/** Where there is a server, the embedded database, which takes longer, answers one request in so many. */
const embeddedShare = 4;
/** Every query of these calls is allowed, whatever it contains. */
const neverRefused = ["environment"];

describe("the engine and openapi.json", function () {
  this.timeout(600_000);
  let openApi: OpenApiReader;
  let embedded: ReturnType<typeof asker>;
  let server: ReturnType<typeof asker> | null = null;
  before(async () => {
    openApi = await readOpenApi();
    for (const { name, answers } of testDatabases) {
      const ask = asker(engineWith(await answers()).app);
      if (name === embeddedDatabase.name) embedded = ask;
      else server = ask;
    }
  });

  /** The requests are distributed over the available databases. */
  async function send(turn: number, { path, query, body, language }: RandomRequest) {
    const ask = turn % embeddedShare === 0 ? embedded : (server ?? embedded);
    const search = new URLSearchParams(query).toString();
    return ask(`${path}${search === "" ? "" : `?${search}`}`, { ...(body && { body }), ...(language !== undefined && { language }) });
  }

  /** An answer as described in the document: JSON of a shape, or the lines of the settings. */
  function expectDescribed(name: string | undefined, body: unknown, description: string): void {
    if (name !== undefined) expect(openApi.valueMisfits(name, body), description).to.deep.equal([]);
    else expect(readEnvironment(String(body)), description).to.include.all.keys("ENGINE_ID", "CURRENCY", "MENU_DOMAIN", "LOCALE", "GTMID");
  }

  for (const [id, valid] of Object.entries(validRequests)) {
    const call = describedCall(id);

    it(`responds to ${validACall} valid requests of ${id} as described`, () =>
      inTurns(validACall, async (turn) => {
        const request = valid(createRandom(`valid ${id} ${turn}`));
        const description = JSON.stringify(request);
        expect(openApi.requestMisfits(call, request), description).to.deep.equal([]);
        const { status, body } = await send(turn, request);
        expect(status, description).to.equal(200);
        expectDescribed(call.answer, body, description);
      }));

    it(`responds to ${hostileACall} hostile requests of ${id} without failing, and refuses what the document does not allow`, async () => {
      let refused = 0;
      await inTurns(hostileACall, async (turn) => {
        const random = createRandom(`hostile ${id} ${turn}`);
        const whole = valid(random);
        const request = spoilt(random, call, whole);
        const { status, body } = await send(turn, request);
        const answered = status === 200 ? "" : JSON.stringify(body).slice(0, 200);
        const description = `${status} ${JSON.stringify(request).slice(0, 600)} ${answered}`;
        expect(status, description).to.be.oneOf([200, 400, 404]);
        if (status === 200) {
          expect(openApi.requestMisfits(call, request), description).to.deep.equal([]);
          expectDescribed(call.answer, body, description);
          return;
        }
        refused++;
        // A path without its parameter leads to no call, which has an answer of its own.
        if (request.path === whole.path || status === 400) expect(openApi.valueMisfits("Problem", body), description).to.deep.equal([]);
      });
      if (neverRefused.includes(id)) expect(refused).to.equal(0);
      else expect(refused, "hostile requests that were refused").to.be.above(hostileACall / 10);
    });
  }
});
