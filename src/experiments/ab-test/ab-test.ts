import { experimentCookieDays, experimentReference, experimentToolPoll, experimentToolTimeout } from "../../domain/defaults.js";
import type { Clock } from "../../platform/clock.js";
import type { Cookies } from "../../platform/cookies.js";
import type { ActiveExperiment, ExperimentTool, FindTool } from "./tool.js";

/** What a variation sets the switched flags to; `reference` leaves them as they are. */
export type ExperimentState = "reference" | "active" | "inactive";

/** One experiment whose result reaches the page as a cookie. */
export interface AbTest {
  readonly experimentId: number;
  /** The goal whose conversion is cancelled before the page reloads; null for none. */
  readonly goalId: number | null;
  /** State by variation id; a variation that is not listed, such as the original, is `reference`. */
  readonly variations: Readonly<Record<number, ExperimentState>>;
  readonly cookieName: string;
}

/** The page around the experiment. */
export interface AbTestPage {
  readonly findTool: FindTool;
  readonly cookies: Cookies;
  readonly clock: Clock;
  reload(): void;
  /** Whether the visitor still agrees to experiments. */
  agreed(): boolean;
  /** Called with the reason when there is nothing to do. */
  log(message: string): void;
}

/**
 * Writes the state of the visitor's variation to the cookie, and reloads the page if it has changed and is not
 * `reference`. Rejects when the tool did not load within ten seconds, and with what the tool throws.
 */
export async function runAbTest(test: AbTest, page: AbTestPage): Promise<void> {
  const { cookieName } = test;
  if (page.cookies.get(cookieName) === null) page.cookies.set(cookieName, experimentReference, { days: experimentCookieDays });
  const tool = await toolOf(page);
  if (!tool) return;
  const variationId = variationOf(test, tool.activeExperiments(), page.log);
  if (variationId !== null) apply(test, tool, test.variations[variationId] ?? "reference", page);
}

/** Looks for the tool repeatedly; null once the visitor no longer agrees. */
async function toolOf({ findTool, clock, agreed }: AbTestPage): Promise<ExperimentTool | null> {
  const start = clock.now();
  for (;;) {
    if (!agreed()) return null;
    const tool = findTool();
    if (tool) return tool;
    if (clock.now() - start >= experimentToolTimeout)
      throw new Error(`The experiment tool could not be loaded after ${experimentToolTimeout / 1000} s`);
    await new Promise<void>((resolve) => clock.setTimeout(resolve, experimentToolPoll));
  }
}

function variationOf({ experimentId }: AbTest, active: readonly ActiveExperiment[], log: AbTestPage["log"]): number | null {
  if (active.length === 0) log("No active experiments");
  const experiment = active.find(({ id }) => id === experimentId);
  if (active.length > 0 && !experiment) log(`No active experiment with id ${experimentId}`);
  if (experiment?.variationId === null) log("No active activeVariant");
  return experiment?.variationId ?? null;
}

function apply({ cookieName, goalId }: AbTest, tool: ExperimentTool, state: ExperimentState, { cookies, reload }: AbTestPage): void {
  const value = state === "reference" ? experimentReference : state;
  if (cookies.get(cookieName) === value) return;
  cookies.set(cookieName, value, { days: experimentCookieDays });
  // A page whose cookie is refused would reload forever.
  if (value === experimentReference || cookies.get(cookieName) !== value) return;
  if (goalId !== null) tool.cancelConversion(goalId);
  reload();
}
