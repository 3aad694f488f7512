/** A condition as served: the fields depend on `targetingType`, so each condition tests its own. */
export interface Condition {
  readonly targetingType: string;
  /** False negates the result; true, null and undefined do not. */
  readonly isInclude?: unknown;
  readonly [field: string]: unknown;
}

/** Conditions joined by operators: `orOperators[i]` joins conditions i and i + 1, by OR if true, else by AND. */
export interface ConditionGroup {
  readonly orOperators: readonly unknown[];
  readonly conditions: readonly Condition[];
}

export interface Segment {
  readonly id: number | string;
  readonly conditionsData: {
    /** `firstLevelOrOperators[i]` joins groups i and i + 1, by OR if true, else by AND. */
    readonly firstLevelOrOperators: readonly unknown[];
    readonly firstLevel: readonly ConditionGroup[];
  };
}

export interface VariationExposition {
  readonly variationKey: string;
  readonly variationId?: number | null;
  /** Share of the rule's visitors, 0 to 1. */
  readonly exposition: number;
}

export interface Rule {
  readonly id: number | string;
  /** `TARGETED_DELIVERY`; every other type is an experiment. */
  readonly type?: unknown;
  /** Share of the visitors who are in the rule, 0 to 1. */
  readonly exposition: number;
  readonly experimentId?: number | null;
  /** Part of the hash unless it is 0: another value allocates the visitors again. */
  readonly respoolTime?: number | null;
  readonly variationByExposition: readonly VariationExposition[];
  /** Who the rule is for; everyone if it is null. */
  readonly segment?: Segment | null;
}

/** A variable as served; its value is read by its type when it is needed. */
export interface Variable {
  readonly key: string;
  /** `BOOLEAN`, `NUMBER`, `STRING` or `JSON`. */
  readonly type: string;
  readonly value?: unknown;
}

export interface Variation {
  readonly key: string;
  readonly variables: readonly Variable[];
}

export interface FeatureFlag {
  readonly id?: unknown;
  readonly featureKey: string;
  readonly environmentEnabled?: boolean | null;
  readonly defaultVariationKey: string;
  readonly variations: readonly Variation[];
  /** In the order in which they are evaluated. */
  readonly rules: readonly Rule[];
}

export interface CustomDataSetting {
  readonly index: number;
  /** Used for targeting, and never sent. */
  readonly localOnly?: boolean | null;
  /** Its value identifies the visitor on every device. */
  readonly isMappingIdentifier?: boolean | null;
  /** `VISIT`, `VISITOR` or `Page`, in any case of letters. */
  readonly scope?: string | null;
}

/** The configuration of a site, as far as it could be read. */
export interface Configuration {
  readonly realTimeUpdate: boolean;
  readonly isConsentRequired: boolean;
  /** Host of the data calls; null for the default one. */
  readonly dataApiDomain: string | null;
  /** By index. */
  readonly customData: ReadonlyMap<number, CustomDataSetting>;
  /** By feature key. */
  readonly featureFlags: ReadonlyMap<string, FeatureFlag>;
  /** The segments of the rules, by id as text. */
  readonly segments: ReadonlyMap<string, Segment>;
  /** Whether a rule is a targeted delivery, whose exposure may be sent without consent. */
  readonly hasTargetedDelivery: boolean;
}

/** What was read, and what could not be. */
export interface ConfigurationReading {
  /** Null if the value is not a configuration. */
  readonly configuration: Configuration | null;
  /** A sentence for each part that was left out. */
  readonly problems: readonly string[];
}
