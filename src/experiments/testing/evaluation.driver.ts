import { KameleoonError } from "../common/errors.js";
import type { Configuration } from "../configuration/configuration.js";
import { readConfiguration } from "../configuration/reader.js";
import type { EvaluationContext } from "../evaluation/context.js";
import { evaluateFlag } from "../evaluation/flags.js";
import type { VisitorDatum } from "../visitor/data.js";
import { mergeRemoteVisitor } from "../visitor/remote-visitor.js";
import { addDatum, createVisitor } from "../visitor/visitor.js";

type Fields = Readonly<Record<string, unknown>>;

/** 2026-01-15, 12:00 in UTC. */
export const noon = 1_768_478_400_000;

/** A rule as served: everyone, with the variation `on`. */
export const servedRule = (fields: Fields = {}): Fields => ({
  id: 10,
  order: 0,
  type: "EXPERIMENTATION",
  exposition: 1,
  experimentId: 100,
  respoolTime: null,
  variationByExposition: [{ variationKey: "on", variationId: 1000, exposition: 1 }],
  segment: null,
  ...fields,
});

export const servedSegment = (groups: readonly (readonly Fields[])[], fields: Fields = {}): Fields => ({
  id: "1",
  name: "a segment",
  conditionsData: {
    firstLevelOrOperators: groups.slice(1).map(() => false),
    firstLevel: groups.map((conditions) => ({ orOperators: conditions.slice(1).map(() => false), conditions })),
  },
  ...fields,
});

export const servedFlag = (rules: readonly Fields[], fields: Fields = {}): Fields => ({
  id: 1,
  featureKey: "flag",
  environmentEnabled: true,
  defaultVariationKey: "off",
  variations: [
    { key: "off", variables: [] },
    { key: "on", variables: [] },
  ],
  rules,
  ...fields,
});

export function configurationOf(featureFlags: readonly Fields[], fields: Fields = {}): Configuration {
  const served = { configuration: { realTimeUpdate: false, consentType: "NOT_REQUIRED" }, customData: [], featureFlags, ...fields };
  const { configuration } = readConfiguration(served);
  if (!configuration) throw new Error("No configuration.");
  return configuration;
}

export interface VisitorChanges {
  readonly code?: string;
  readonly data?: readonly VisitorDatum[];
  readonly remote?: unknown;
  readonly targeting?: unknown;
  readonly variations?: unknown;
  readonly now?: number;
}

/** What a flag is evaluated with, and what was logged. The data are added a second apart, the last one a second ago. */
export function contextOf(configuration: Configuration, changes: VisitorChanges = {}): EvaluationContext & { readonly logged: string[] } {
  const { code = "visitor", data = [], now = noon } = changes;
  const visitor = createVisitor(code, changes, now);
  mergeRemoteVisitor(visitor, changes.remote, configuration);
  for (const [index, datum] of data.entries()) addDatum(visitor, datum, now - (data.length - index) * 1000, configuration);
  const logged: string[] = [];
  return { configuration, visitor, environment: "production", now, report: (message) => void logged.push(message), logged };
}

/** Whether a visitor meets a condition: the flag's only rule is for those who do. */
export function isMet(condition: Fields, changes: VisitorChanges = {}): boolean {
  const rule = servedRule({ segment: servedSegment([[condition]]) });
  return evaluateFlag("flag", contextOf(configurationOf([servedFlag([rule])]), changes)).variationKey === "on";
}

/** The type of the error that an action throws; null without one, and other errors are thrown again. */
export function errorTypeOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    if (error instanceof KameleoonError) return error.type;
    throw error;
  }
}
