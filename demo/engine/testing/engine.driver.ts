import { createApp } from "../app.js";
import type { EngineAnswers } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createOracle } from "../../../test/oracle/oracle.js";
import { createExperimentsProvider } from "../experiments/provider.js";
import { createClock } from "../service/clock.js";
import type { Engine } from "../service/engine.js";
import { createFaults } from "../service/faults.js";
import { createOwnOrigins } from "../service/own-origins.js";
import { createRequestLog } from "../service/request-log.js";

/** The day on which the tests of the engine take place. */
export const testDay = "2026-11-21";

/** The address at which `asker` calls an engine is its own. */
const testOrigin = createOwnOrigins("http://engine.test", 4173);

/** The catalogue is the same for all tests: it is built once. */
export const testOracle = createOracle(knownDay(testDay));

type TestEngine = Engine & { readonly app: ReturnType<typeof createApp> };

/** An engine of its own for a test, whose clock is set to the test day; `now` is the time of tracked events, in milliseconds. */
export function createTestEngine(now: () => number = Date.now): TestEngine {
  return engineWith(testOracle, now);
}

/** The same, which takes its answers from a database. */
export function engineWith(answers: EngineAnswers, now: () => number = Date.now, readsByGet = false): TestEngine {
  const clock = createClock(now);
  clock.set(testDay);
  const engine: Engine = {
    answers,
    clock,
    faults: createFaults(),
    log: createRequestLog(),
    experiments: createExperimentsProvider(now),
    originOf: testOrigin,
    readsByGet,
  };
  return { ...engine, app: createApp(engine) };
}

export interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Calls an engine and reads its JSON. */
export type Ask = (
  path: string,
  options?: { readonly body?: unknown; readonly language?: string; readonly headers?: Record<string, string> },
) => Promise<Asked>;

export function asker(app: ReturnType<typeof createApp>): Ask {
  return async (path, { body, language = "fr_FR", headers = {} } = {}) => {
    const sent = { "content-type": "application/json", "accept-language": language, ...headers };
    const init =
      body === undefined
        ? { headers: sent }
        : { method: "POST", headers: sent, body: typeof body === "string" ? body : JSON.stringify(body) };
    const response = await app.request(`http://engine.test${path}`, init);
    const text = await response.text();
    const json = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
  };
}
