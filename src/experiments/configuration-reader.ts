import type {
  Condition,
  ConditionGroup,
  Configuration,
  ConfigurationReading,
  CustomDataSetting,
  FeatureFlag,
  Rule,
  Segment,
  Variable,
  Variation,
  VariationExposition,
} from "./configuration.js";
import { isNumber, isRecord, listOf } from "./json.js";

/**
 * Reads a configuration as served. A flag, rule, variation or segment of the wrong form is left out with a sentence in
 * `problems`; nothing throws.
 */
export function readConfiguration(value: unknown): ConfigurationReading {
  if (!isRecord(value) || !Array.isArray(value.featureFlags))
    return { configuration: null, problems: ["The configuration has no list featureFlags."] };
  const problems: string[] = [];
  const settings = isRecord(value.configuration) ? value.configuration : {};
  const featureFlags = new Map<string, FeatureFlag>();
  for (const [index, item] of value.featureFlags.entries()) {
    const flag = readFlag(item, `featureFlags[${index}]`, problems);
    // The first of two flags with one key is used.
    if (flag && !featureFlags.has(flag.featureKey)) featureFlags.set(flag.featureKey, flag);
  }
  const rules = [...featureFlags.values()].flatMap((flag) => flag.rules);
  const segments = new Map<string, Segment>();
  for (const { segment } of rules) if (segment && !segments.has(String(segment.id))) segments.set(String(segment.id), segment);
  const configuration: Configuration = {
    realTimeUpdate: settings.realTimeUpdate === true,
    isConsentRequired: settings.consentType === "REQUIRED",
    dataApiDomain: typeof settings.dataApiDomain === "string" ? settings.dataApiDomain : null,
    customData: readCustomData(value.customData),
    featureFlags,
    segments,
    hasTargetedDelivery: rules.some(isTargetedDelivery),
  };
  return { configuration, problems };
}

export const isTargetedDelivery = (rule: Rule): boolean => rule.type === "TARGETED_DELIVERY";

function readCustomData(value: unknown): ReadonlyMap<number, CustomDataSetting> {
  const settings = listOf(value).flatMap((item): [number, CustomDataSetting][] => {
    if (!isRecord(item) || !isNumber(item.index)) return [];
    const { index, localOnly, isMappingIdentifier, scope } = item;
    return [
      [
        index,
        { index, localOnly: localOnly === true, isMappingIdentifier: isMappingIdentifier === true, scope: String(scope).toUpperCase() },
      ],
    ];
  });
  return new Map(settings);
}

function readFlag(item: unknown, place: string, problems: string[]): FeatureFlag | null {
  if (!isRecord(item) || typeof item.featureKey !== "string" || typeof item.defaultVariationKey !== "string") {
    problems.push(`${place} was left out: it needs the texts featureKey and defaultVariationKey.`);
    return null;
  }
  const read = <Part>(name: string, reader: (part: unknown) => Part | null): Part[] =>
    listOf(item[name]).flatMap((part, index) => {
      const result = reader(part);
      if (result === null) problems.push(`${place}.${name}[${index}] was left out: its form is wrong.`);
      return result === null ? [] : [result];
    });
  return {
    id: isIdentifier(item.id) ? item.id : null,
    featureKey: item.featureKey,
    environmentEnabled: item.environmentEnabled === true,
    defaultVariationKey: item.defaultVariationKey,
    variations: read("variations", readVariation),
    rules: read("rules", readRule),
  };
}

function readVariation(item: unknown): Variation | null {
  if (!isRecord(item) || typeof item.key !== "string") return null;
  const variables = listOf(item.variables).flatMap((variable): Variable[] =>
    isRecord(variable) && typeof variable.key === "string"
      ? [{ key: variable.key, type: String(variable.type), value: variable.value }]
      : [],
  );
  return { key: item.key, variables };
}

function readRule(item: unknown): Rule | null {
  if (!isRecord(item) || !isIdentifier(item.id) || !isNumber(item.exposition) || !Array.isArray(item.variationByExposition)) return null;
  const expositions = item.variationByExposition.map(readExposition);
  const segment = item.segment == null ? null : readSegment(item.segment);
  if (segment === undefined || !expositions.every((exposition) => exposition !== null)) return null;
  return {
    id: item.id,
    type: String(item.type),
    exposition: item.exposition,
    experimentId: isNumber(item.experimentId) ? item.experimentId : null,
    respoolTime: isNumber(item.respoolTime) ? item.respoolTime : null,
    variationByExposition: expositions,
    segment,
  };
}

function readExposition(item: unknown): VariationExposition | null {
  if (!isRecord(item) || typeof item.variationKey !== "string" || !isNumber(item.exposition)) return null;
  return {
    variationKey: item.variationKey,
    variationId: isNumber(item.variationId) ? item.variationId : null,
    exposition: item.exposition,
  };
}

/** Undefined for a segment of the wrong form: a rule without its segment would be for everyone. */
function readSegment(item: unknown): Segment | undefined {
  if (!isRecord(item) || !isIdentifier(item.id) || !isRecord(item.conditionsData)) return undefined;
  const { firstLevel, firstLevelOrOperators } = item.conditionsData;
  if (!Array.isArray(firstLevel)) return undefined;
  const groups = firstLevel.map(readGroup);
  if (!groups.every((group) => group !== null)) return undefined;
  return { id: item.id, conditionsData: { firstLevelOrOperators: listOf(firstLevelOrOperators).map(Boolean), firstLevel: groups } };
}

function readGroup(item: unknown): ConditionGroup | null {
  if (!isRecord(item) || !Array.isArray(item.conditions) || !item.conditions.every(isCondition)) return null;
  return { orOperators: listOf(item.orOperators).map(Boolean), conditions: item.conditions };
}

const isCondition = (item: unknown): item is Condition => isRecord(item) && typeof item.targetingType === "string";

const isIdentifier = (value: unknown): value is number | string => isNumber(value) || typeof value === "string";
