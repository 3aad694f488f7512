import { expect } from "chai";
import { type GenericSchema, object, safeParse } from "valibot";
import { createRandom, type Random } from "../../demo/engine/catalogue/random.js";
import { asker, createTestEngine } from "../../demo/engine/testing/engine.driver.js";
import { type DescribedCall, schemas } from "../../scripts/openapi-calls.js";
import { describedCall, inPathOf, type OpenApiReader, readOpenApi } from "../drivers/openapi-reader.js";
import { hostileValues, type RandomRequest, spoilt, validRequests } from "./random-requests.js";

/** The client and the engine read with the validator; openapi.json describes the same with a schema. */

const turns = 2000;
const answersACall = 25;

function shapeNamed(name: string): GenericSchema {
  const shape = schemas[name];
  if (!shape) throw new Error(`There is no shape ${name}`);
  return shape;
}

const takes = (shape: GenericSchema, value: unknown): boolean => safeParse(shape, value).success;

function takesRequest(call: DescribedCall, request: RandomRequest): boolean {
  return (
    takes(object(call.inQuery), request.query) &&
    takes(object(call.inPath), inPathOf(call, request)) &&
    (call.body === undefined || takes(shapeNamed(call.body), JSON.parse(JSON.stringify(request.body))))
  );
}

/** A copy with one part, however deep, replaced or left out. */
function spoiltValue(random: Random, value: unknown): unknown {
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random.chance(0.15)) return random.pick(hostileValues);
  const key = random.pick(keys);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? spoiltValue(random, item) : item));
  const rest = new Map(Object.entries(value ?? {}));
  if (random.chance(0.15)) rest.delete(key);
  else rest.set(key, spoiltValue(random, rest.get(key)));
  return Object.fromEntries(rest);
}

describe("the validator and the schema", function () {
  this.timeout(120_000);
  let openApi: OpenApiReader;
  before(async () => {
    openApi = await readOpenApi();
  });
  const ask = asker(createTestEngine().app);

  for (const [id, valid] of Object.entries(validRequests)) {
    const call = describedCall(id);

    it(`agree on ${turns} requests of ${id}, half of them spoilt`, () => {
      const seen = { taken: 0, refused: 0 };
      for (let turn = 0; turn < turns; turn++) {
        const random = createRandom(`agree ${id} ${turn}`);
        const request = turn % 2 === 0 ? valid(random) : spoilt(random, call, valid(random));
        const taken = takesRequest(call, request);
        seen[taken ? "taken" : "refused"]++;
        expect(openApi.requestMisfits(call, request).length === 0, JSON.stringify(request).slice(0, 800)).to.equal(taken);
      }
      expect(seen.taken).to.be.at.least(turns / 2);
      if (id !== "environment" && id !== "company") expect(seen.refused).to.be.above(turns / 20);
    });

    const { answer } = call;
    if (answer === undefined) continue;
    it(`agree on ${turns} answers of ${id} with a part spoilt`, async () => {
      const answers: unknown[] = [];
      for (let turn = 0; turn < answersACall; turn++) {
        const { path, query, body } = valid(createRandom(`answer ${id} ${turn}`));
        const answered = await ask(`${path}?${new URLSearchParams(query)}`, body ? { body } : {});
        expect(takes(shapeNamed(answer), answered.body)).to.equal(true);
        answers.push(answered.body);
      }
      const seen = { taken: 0, refused: 0 };
      for (let turn = 0; turn < turns; turn++) {
        const random = createRandom(`spoilt ${id} ${turn}`);
        const value: unknown = JSON.parse(JSON.stringify(spoiltValue(random, random.pick(answers)) ?? null));
        const taken = takes(shapeNamed(answer), value);
        seen[taken ? "taken" : "refused"]++;
        const fits = openApi.valueMisfits(answer, value).length === 0;
        if (fits !== taken) expect(fits, JSON.stringify(value).slice(0, 800)).to.equal(taken);
      }
      expect(seen.refused).to.be.above(turns / 10);
    });
  }
});
