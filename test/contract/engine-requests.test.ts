import { expect } from "chai";
import { createApp } from "../../demo/engine/app.js";
import { createRandom } from "../../demo/engine/catalogue/random.js";
import { knownDay } from "../../demo/engine/catalogue/days.js";
import { createDatabaseAnswers, type DatabaseAnswers } from "../../demo/engine/database/database-answers.js";
import { openEmbedded } from "../../demo/engine/database/embedded.js";
import { createClock } from "../../demo/engine/service/clock.js";
import { createFaults } from "../../demo/engine/service/faults.js";
import { createRequestLog } from "../../demo/engine/service/request-log.js";
import { asker, testDay } from "../../demo/engine/test-engine.js";
import { calls, type DescribedCall } from "../../scripts/openapi-calls.js";
import { writtenOpenApiText } from "../../scripts/openapi.js";
import { misfits, type Schema } from "../drivers/json-schema.js";
import { type RandomRequest, spoilt, validRequests } from "./random-requests.js";

const requestsACall = 2000;

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly parameters: readonly { readonly in: string; readonly name: string; readonly required: boolean; readonly schema: Schema }[];
      }
    >
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
}

describe("the engine and openapi.json", function () {
  this.timeout(600_000);
  let document: Document;
  let answers: DatabaseAnswers;
  let ask: ReturnType<typeof asker>;
  before(async () => {
    document = JSON.parse(await writtenOpenApiText());
    answers = createDatabaseAnswers(openEmbedded, knownDay(testDay));
    await answers.ready;
    const clock = createClock();
    clock.set(testDay);
    ask = asker(createApp({ answers, clock, faults: createFaults(), log: createRequestLog() }));
  });
  after(() => answers.close());

  const find = (reference: string): Schema => document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {};
  const named = (name: string, value: unknown): readonly string[] => misfits({ $ref: `#/components/schemas/${name}` }, value, find);

  async function send({ path, query, body }: RandomRequest) {
    const search = new URLSearchParams(query).toString();
    return ask(`${path}${search === "" ? "" : `?${search}`}`, body ? { body } : {});
  }

  /** What the document says is wrong with a request. */
  function requestMisfits(call: DescribedCall, { path, query, body }: RandomRequest): readonly string[] {
    const inPath = { hash: "0", liheId: decodeURIComponent(path.split("/").at(-1) ?? "") };
    const parameters = document.paths[call.path]?.[call.method]?.parameters ?? [];
    const given = (one: (typeof parameters)[number]): string | undefined =>
      new Map(Object.entries<string>(one.in === "path" ? inPath : query)).get(one.name);
    const wrong = parameters
      .filter((one) => one.in !== "header")
      .flatMap((one) => {
        const value = given(one);
        if (value === undefined) return one.required ? [`${one.name} is missing`] : [];
        return misfits(one.schema, value, find, one.name);
      });
    return call.body === undefined ? wrong : [...wrong, ...named(call.body, JSON.parse(JSON.stringify(body)))];
  }

  for (const [id, valid] of Object.entries(validRequests)) {
    const call = calls.find((one) => one.id === id);
    it(`answers ${requestsACall} valid requests of ${id} as described`, async () => {
      expect(call?.answer).not.to.equal(undefined);
      if (!call?.answer) return;
      const random = createRandom(`valid ${id}`);
      for (let turn = 0; turn < requestsACall; turn++) {
        const request = valid(random);
        expect(requestMisfits(call, request), JSON.stringify(request)).to.deep.equal([]);
        const { status, body } = await send(request);
        expect(status, JSON.stringify(request)).to.equal(200);
        expect(named(call.answer, body), JSON.stringify(request)).to.deep.equal([]);
      }
    });

    it(`answers ${requestsACall} hostile requests of ${id} without failing, and refuses what the document does not allow`, async () => {
      if (!call?.answer) return;
      const random = createRandom(`hostile ${id}`);
      let refused = 0;
      for (let turn = 0; turn < requestsACall; turn++) {
        const request = spoilt(random, valid(random));
        const { status, body } = await send(request);
        const told = `${status} ${JSON.stringify(request).slice(0, 600)} ${JSON.stringify(body).slice(0, 200)}`;
        expect(status, told).to.be.oneOf([200, 400, 404]);
        if (status !== 200) {
          refused++;
          if (id !== "catalog" || status === 400) expect(named("Problem", body), told).to.deep.equal([]);
          continue;
        }
        expect(requestMisfits(call, request), told).to.deep.equal([]);
        expect(named(call.answer, body), told).to.deep.equal([]);
      }
      expect(refused, "hostile requests that were refused").to.be.above(requestsACall / 10);
    });
  }
});
