/** Recorded cases of the experiments layer, and how ours differs from what was recorded. */
import { isDeepStrictEqual } from "node:util";
import { readConfiguration } from "../src/experiments/configuration/reader.js";
import { KameleoonError } from "../src/experiments/common/errors.js";
import type { EvaluationContext } from "../src/experiments/evaluation/context.js";
import { activeFlags, evaluateActive, evaluateFlag, evaluateVariables } from "../src/experiments/evaluation/flags.js";
import { trackingBody } from "../src/experiments/connection/tracking-lines.js";
import type { VisitorDatum } from "../src/experiments/visitor/data.js";
import { mergeRemoteVisitor } from "../src/experiments/visitor/remote-visitor.js";
import { unsentData, unsentExposures } from "../src/experiments/visitor/unsent.js";
import { addDatum, createVisitor } from "../src/experiments/visitor/visitor.js";

export interface RecordedCase {
  readonly id: string;
  /** The clock, in milliseconds since 1970; the time zone is UTC. */
  readonly now: number;
  /** As served. */
  readonly config: unknown;
  readonly visitorCode: string;
  /** In the order of adding; item i of n was added n - i seconds before `now`. */
  readonly data?: readonly VisitorDatum[];
  /** Body of the visitor-data call, which was made before the data were added. */
  readonly remoteVisitorData?: unknown;
  readonly storedTargetingData?: unknown;
  readonly storedVariations?: unknown;
  readonly flagKey: string;
  /** By name of the result; a result that was an error is `{ error, native }`. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A new client's state, as each of the recorded calls had its own. */
function contextOf(recorded: RecordedCase): EvaluationContext {
  const { now, visitorCode, data = [] } = recorded;
  const { configuration } = readConfiguration(recorded.config);
  if (!configuration) throw new Error("The case has no configuration.");
  const visitor = createVisitor(visitorCode, { targeting: recorded.storedTargetingData, variations: recorded.storedVariations }, now);
  mergeRemoteVisitor(visitor, recorded.remoteVisitorData, configuration);
  for (const [index, datum] of data.entries()) addDatum(visitor, datum, now - (data.length - index) * 1000, configuration);
  return { configuration, visitor, environment: "production", now, report: () => undefined };
}

function variationResults(flagKey: string, context: EvaluationContext): Readonly<Record<string, unknown>> {
  const { configuration, visitor } = context;
  const { variationKey, variationId, experimentId } = evaluateFlag(flagKey, context);
  const stored = Object.entries(visitor.variations).map(([id, variation]) => {
    return [id, { variationId: variation.variationId, isTargetedRule: variation.isTargetedRule }];
  });
  const content = { data: unsentData(visitor, configuration), exposures: variationId === null ? [] : unsentExposures(visitor) };
  return {
    variationKey,
    variationId,
    experimentId,
    stored: Object.fromEntries(stored),
    trackingBody: trackingBody(content, configuration).replace(/(?<=nonce=)[0-9A-F]{16}/g, "*"),
  };
}

/** Each call, with the results that it gives by their names in `expected`. */
const calls: Readonly<Record<string, (flagKey: string, context: EvaluationContext) => Readonly<Record<string, unknown>>>> = {
  variationKey: variationResults,
  active: (flagKey, context) => ({ active: evaluateActive(flagKey, context).isActive }),
  variables: (flagKey, context) => ({ variables: [...evaluateVariables(flagKey, context).variables.values()] }),
  activeFlags: (_flagKey, context) => ({
    activeFlags: Object.fromEntries(
      [...activeFlags(context)].map(([key, { decision }]) => [key, [decision.variationKey, decision.variationId, decision.experimentId]]),
    ),
  }),
};

/** The results that differ from the recorded ones, each as a sentence. */
export function differencesOf(recorded: RecordedCase): string[] {
  const { expected, flagKey } = recorded;
  return Object.entries(calls).flatMap(([name, call]) => {
    const actual = resultOf(name, () => call(flagKey, contextOf(recorded)));
    if (isNative(expected[name])) return isNativeMet(expected[name], actual[name]) ? [] : [`${name}: expected an error`];
    return Object.entries(actual)
      .filter(([key, value]) => key in expected && !isDeepStrictEqual(value, expected[key]))
      .map(([key, value]) => `${key}: expected ${JSON.stringify(expected[key])}, got ${JSON.stringify(value)}`);
  });
}

function resultOf(name: string, call: () => Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof KameleoonError)) throw error;
    return { [name]: { error: error.type, native: false } };
  }
}

interface RecordedError {
  readonly error: string;
  readonly native: boolean;
}

const isError = (value: unknown): value is RecordedError =>
  typeof value === "object" && value !== null && "error" in value && "native" in value;

/** An error of the language itself, which escaped from the provider's SDK. */
const isNative = (value: unknown): value is RecordedError => isError(value) && value.native;

/** Ours is a typed error; but an invalid regular expression does not match, where the provider's SDK throws a SyntaxError. */
const isNativeMet = ({ error }: RecordedError, actual: unknown): boolean => isError(actual) || error === "SyntaxError";
