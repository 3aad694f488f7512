import * as v from "valibot";

/** The configuration as the provider serves it: what a client may rely on, so every field is there and none is unknown. */

const id = v.pipe(v.number(), v.integer());
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const variableShape = v.strictObject({
  key: v.string(),
  type: v.picklist(["BOOLEAN", "NUMBER", "STRING", "JSON"]),
  value: v.union([v.string(), v.number(), v.boolean()]),
});

/** Which further fields a condition has depends on its type. */
const conditionShape = v.looseObject({ targetingType: v.string(), isInclude: v.nullable(v.boolean()) });

const segmentShape = v.strictObject({
  id: v.union([id, v.string()]),
  name: v.string(),
  conditionsData: v.strictObject({
    firstLevelOrOperators: v.array(v.boolean()),
    firstLevel: v.array(v.strictObject({ orOperators: v.array(v.boolean()), conditions: v.array(conditionShape) })),
  }),
});

const ruleShape = v.strictObject({
  id,
  order: id,
  type: v.picklist(["TARGETED_DELIVERY", "EXPERIMENTATION"]),
  exposition: share,
  experimentId: id,
  respoolTime: v.nullable(id),
  variationByExposition: v.array(v.strictObject({ variationKey: v.string(), variationId: v.nullable(id), exposition: share })),
  segment: v.nullable(segmentShape),
});

const featureFlagShape = v.strictObject({
  id,
  featureKey: v.string(),
  environmentEnabled: v.boolean(),
  defaultVariationKey: v.string(),
  variations: v.array(v.strictObject({ key: v.string(), variables: v.array(variableShape) })),
  rules: v.array(ruleShape),
});

export const configurationShape = v.strictObject({
  configuration: v.strictObject({
    realTimeUpdate: v.boolean(),
    consentType: v.picklist(["REQUIRED", "NOT_REQUIRED"]),
    /** A host that replaces the client's own for data; an empty text leaves that in force. */
    dataApiDomain: v.string(),
  }),
  customData: v.array(
    v.strictObject({
      index: id,
      localOnly: v.boolean(),
      isMappingIdentifier: v.boolean(),
      scope: v.picklist(["VISIT", "VISITOR", "Page"]),
    }),
  ),
  featureFlags: v.array(featureFlagShape),
});
export type Configuration = v.InferOutput<typeof configurationShape>;

export const environments = ["production", "staging", "development"] as const;
type Environment = (typeof environments)[number];

/** Outside production every feature is enabled, so that testers see it before its release. */
export function configurationIn(environment: Environment, configuration: Configuration): Configuration {
  if (environment === "production") return configuration;
  return { ...configuration, featureFlags: configuration.featureFlags.map((flag) => ({ ...flag, environmentEnabled: true })) };
}
