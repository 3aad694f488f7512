import { agreedTo } from "../consent/consent.js";
import { experimentCookieName } from "../domain/defaults.js";
import { runAbTest } from "../experiments/ab-test/ab-test.js";
import type { ExperimentState } from "../experiments/ab-test/ab-test.js";
import type { ExperimentClientOptions } from "../experiments/client/options.js";
import { pageEngineTool } from "../experiments/ab-test/page-engine.js";
import type { FindTool } from "../experiments/ab-test/tool.js";
import { browserClock } from "../platform/clock.js";
import { browserCookies } from "../platform/cookies.js";
import { createPageExperiments } from "./experiments.js";
import { tagsConsent } from "../store/registry.js";

/** An A/B test of the page, whose result is a cookie that switches flags. */
export interface AbTestOptions {
  /** The experiment, by its id in the tool. */
  readonly experimentId: number;
  /** The goal whose conversion is cancelled before the page reloads; none when absent. */
  readonly goalId?: number;
  /** The flag values of each variation by its id; a variation that is not listed is `reference`, which changes no flag. */
  readonly variations?: Readonly<Record<number, ExperimentState>>;
  /** The cookie that keeps the result; `se-experiment` when absent. */
  readonly cookieName?: string;
  /** Finds the page's experiment tool, null until it is loaded; the provider's page engine, else the client, when absent. */
  readonly tool?: FindTool;
  /** The site at the provider: without a tool of the page's own, its client decides the variation. */
  readonly client?: ExperimentClientOptions;
}

/** The tests of the page by their cookie: starting one again changes nothing. */
const started = new Map<string, Promise<void> | null>();

/**
 * Starts an A/B test once the visitor agreed to experiments, which may be later: then the promise is fulfilled before it
 * starts. A visitor who does not agree, now or later, has no cookie left. What goes wrong is logged; the promise never rejects.
 */
export async function startAbTests(options: AbTestOptions): Promise<void> {
  try {
    const { experimentId, cookieName = experimentCookieName } = options;
    if (!Number.isInteger(experimentId)) throw new TypeError("experimentId is mandatory");
    if (!started.has(cookieName)) started.set(cookieName, followConsent({ ...options, cookieName }));
    await started.get(cookieName);
  } catch (error) {
    logFailure(error);
  }
}

function logFailure(error: unknown) {
  console.error("ski-elements: the A/B tests could not start; the page goes on without them.", error);
}

type NamedTest = AbTestOptions & { readonly cookieName: string };

function followConsent(test: NamedTest): Promise<void> | null {
  const experiments = test.tool || !test.client ? null : createPageExperiments(test.client, test.experimentId);
  const tool = test.tool ?? experiments?.findTool ?? (() => pageEngineTool(window));
  let agreed: boolean | null = null;
  let running: Promise<void> | null = null;
  function follow(): Promise<void> | null {
    const now = agreedTo("experiments", tagsConsent);
    if (now === agreed) return running;
    agreed = now;
    if (now) return (running = run({ ...test, tool }).catch(logFailure));
    browserCookies().set(test.cookieName, "", { days: 0 });
    experiments?.refuse().catch(logFailure);
    return (running = null);
  }
  tagsConsent.onChange(() => void follow());
  return follow();
}

async function run({ experimentId, goalId, variations = {}, cookieName, tool }: NamedTest & { readonly tool: FindTool }): Promise<void> {
  const test = { experimentId, goalId: goalId ?? null, variations, cookieName };
  await runAbTest(test, {
    findTool: tool,
    cookies: browserCookies(),
    clock: browserClock(),
    reload: () => window.location.reload(),
    agreed: () => agreedTo("experiments", tagsConsent) === true,
    log: (message) => console.warn(`ski-elements: ${message}`),
  });
}
