import { valueText } from "../../domain/error-message.js";
import { isBoolean, isList, isListOf, isNumber, isOptional, isRecord, isShape, isText, itemsOf } from "../common/json.js";
import type { Guard } from "../common/json.js";
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

const notRequired = "NOT_REQUIRED";

const isIdentifier: Guard<number | string> = (value) => isNumber(value) || isText(value);

const isGroup = isShape<ConditionGroup>({
  orOperators: isList,
  conditions: isListOf(isShape<Condition>({ targetingType: isText })),
});

const isSegment = isShape<Segment>({
  id: isIdentifier,
  conditionsData: isShape<Segment["conditionsData"]>({ firstLevelOrOperators: isList, firstLevel: isListOf(isGroup) }),
});

const isExposition = isShape<VariationExposition>({ variationKey: isText, variationId: isOptional(isNumber), exposition: isNumber });

const isRule = isShape<Rule>({
  id: isIdentifier,
  exposition: isNumber,
  experimentId: isOptional(isNumber),
  respoolTime: isOptional(isNumber),
  variationByExposition: isListOf(isExposition),
  segment: isOptional(isSegment),
});

const isVariation = isShape<Variation>({ key: isText, variables: isListOf(isShape<Variable>({ key: isText, type: isText })) });

/** The rules and variations are tested one by one. */
type ServedFlag = Omit<FeatureFlag, "rules" | "variations"> & { readonly rules: unknown; readonly variations: unknown };

const isFlag = isShape<ServedFlag>({ featureKey: isText, environmentEnabled: isOptional(isBoolean), defaultVariationKey: isText });

const isSetting = isShape<CustomDataSetting>({
  index: isNumber,
  localOnly: isOptional(isBoolean),
  isMappingIdentifier: isOptional(isBoolean),
  scope: isOptional(isText),
});

/**
 * Reads a configuration as served. A flag, or a rule, variation or setting, of the wrong form is left out with a sentence in
 * `problems`; nothing throws.
 */
export function readConfiguration(value: unknown): ConfigurationReading {
  const problems: string[] = [];
  /** The items of a list that pass the test. */
  const read = <Item>(list: unknown, isItem: Guard<Item>, name: string): Item[] => {
    const items = itemsOf(list, isItem);
    const missing = isList(list) ? list.length - items.length : 1;
    if (missing > 0) problems.push(`${name}: ${missing} left out, of the wrong form.`);
    return items;
  };
  if (!isRecord(value) || !isList(value.featureFlags)) return { configuration: null, problems: ["It has no list featureFlags."] };

  const flags = read(value.featureFlags, isFlag, "featureFlags").map((flag) => ({
    ...flag,
    rules: read(flag.rules, isRule, `rules of ${flag.featureKey}`),
    variations: read(flag.variations, isVariation, `variations of ${flag.featureKey}`),
  }));
  const rules = flags.flatMap((flag) => flag.rules);
  const segments = rules.map(({ segment }) => segment).filter((segment) => segment != null);
  const { realTimeUpdate, consentType, dataApiDomain } = isRecord(value.configuration) ? value.configuration : {};
  if (consentType !== "REQUIRED" && consentType !== notRequired)
    problems.push(`consentType: ${valueText(consentType)} counts as REQUIRED.`);
  const configuration: Configuration = {
    realTimeUpdate: realTimeUpdate === true,
    isConsentRequired: consentType !== notRequired,
    dataApiDomain: isText(dataApiDomain) ? dataApiDomain : null,
    customData: byFirst(read(value.customData, isSetting, "customData"), ({ index }) => index),
    featureFlags: byFirst(flags, ({ featureKey }) => featureKey),
    segments: byFirst(segments, ({ id }) => String(id)),
    hasTargetedDelivery: rules.some(isTargetedDelivery),
  };
  return { configuration, problems };
}

export const isTargetedDelivery = (rule: Rule): boolean => rule.type === "TARGETED_DELIVERY";

/** Of items with the same key, the first one. */
function byFirst<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item> {
  const first = new Map<Key, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return first;
}
