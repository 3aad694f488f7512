import type { ActiveFlag, Decision } from "../evaluation/flags.js";
import type { RemoteVisitorFilters } from "../connection/remote-visitor-filters.js";
import type { VariableValue, Variables } from "../evaluation/variables.js";
import type { CustomData, VisitorDatum } from "../visitor/data.js";
import type { TargetingData } from "../visitor/targeting-data.js";

export interface FeatureFlagName {
  /** As served: a number or a text. */
  readonly id: unknown;
  readonly key: string;
}

/** A flag for a visitor as it would be evaluated now, and why. */
export interface FlagExplanation {
  readonly featureKey: string;
  readonly isEnabled: boolean;
  readonly isOverridden: boolean;
  /** The variations that it can have. */
  readonly variationKeys: readonly string[];
  /** Null where the evaluation fails, with the reason in `error`. */
  readonly decision: Decision | null;
  readonly error: string | null;
}

/**
 * A client of the provider. Its methods are those of the provider's JavaScript SDK 3.4.7. Before it is initialised, all but
 * `getVisitorCode`, `setLegalConsent`, `getRemoteData`, `getVisitorWarehouseAudience`, `getEngineTrackingCode` and those that name
 * neither a visitor nor a flag throw Initialization. Those that take a visitor code throw VisitorCodeEmpty and
 * VisitorCodeMaxLength; `isUniqueIdentifier` says that it is a value that identifies the visitor on every device.
 */
export interface ExperimentClient {
  /** Fulfilled once: true when the client is initialised, false when its first initialisation failed. Never rejects. */
  readonly ready: Promise<boolean>;
  /**
   * Requests the configuration. With `useCache`, tracking that failed is kept and sent again later. Fulfilled with whether the
   * client is initialised; rejects with ClientConfiguration where there is no configuration.
   */
  initialize(useCache?: boolean): Promise<boolean>;
  isInitialized(): boolean;
  /** The visitor's code: the one that is kept, else the given one, else a new one. */
  getVisitorCode(defaultVisitorCode?: string): string;
  setLegalConsent(visitorCode: string, consent: boolean): void;
  addData(visitorCode: string, ...data: readonly VisitorDatum[]): void;
  /** Sends a visitor's data, or that of every visitor with data, at once. */
  flush(visitorCode?: string, isUniqueIdentifier?: boolean): void;
  trackConversion(conversion: {
    readonly visitorCode: string;
    readonly goalId: number;
    readonly revenue?: number;
    readonly negative?: boolean;
    readonly isUniqueIdentifier?: boolean;
  }): void;
  /** Throws FeatureFlagConfigurationNotFound. */
  isFeatureFlagActive(visitorCode: string, featureKey: string, isUniqueIdentifier?: boolean): boolean;
  /** Throws FeatureFlagConfigurationNotFound and FeatureFlagEnvironmentDisabled. */
  getFeatureFlagVariationKey(visitorCode: string, featureKey: string, isUniqueIdentifier?: boolean): string;
  /** Throws what `getFeatureFlagVariables` throws, and FeatureFlagVariableNotFound. */
  getFeatureFlagVariable(variable: {
    readonly visitorCode: string;
    readonly featureKey: string;
    readonly variableKey: string;
    readonly isUniqueIdentifier?: boolean;
  }): VariableValue;
  /** Throws what `getFeatureFlagVariationKey` throws, and FeatureFlagVariationNotFound, NumberParse and JSONParse. */
  getFeatureFlagVariables(visitorCode: string, featureKey: string, isUniqueIdentifier?: boolean): Variables;
  /** The active flags by key; nothing is sent. */
  getActiveFeatureFlags(visitorCode: string): ReadonlyMap<string, ActiveFlag>;
  /** The names of the active flags; nothing is sent. */
  getVisitorFeatureFlags(visitorCode: string): FeatureFlagName[];
  getFeatureFlags(): FeatureFlagName[];
  /** Rejects with RemoteData. */
  getRemoteData(key: string): Promise<unknown>;
  /** What the provider knows of a visitor, which is added unless `shouldAddData` is false. Rejects with VisitAmount and RemoteData. */
  getRemoteVisitorData(request: {
    readonly visitorCode: string;
    readonly shouldAddData?: boolean;
    readonly filters?: RemoteVisitorFilters;
    readonly isUniqueIdentifier?: boolean;
  }): Promise<TargetingData>;
  /** The audiences of a visitor, which are added as custom data; null without any. Rejects with RemoteData. */
  getVisitorWarehouseAudience(request: {
    readonly visitorCode: string;
    readonly customDataIndex: number;
    /** The visitor code when absent. */
    readonly warehouseKey?: string;
  }): Promise<CustomData | null>;
  /** A script for the provider's page engine, with the exposures of the last five seconds. */
  getEngineTrackingCode(visitorCode: string): string;
  /** Calls back when another configuration is in force. Returns how to stop. */
  onConfigurationUpdate(listener: () => void): () => void;
  /** Gives a flag a variation for every visitor of this client, or, with null, none any longer. Its exposures are not sent. */
  overrideFlag(featureKey: string, variationKey: string | null): void;
  /** Every flag for a visitor; nothing is sent. Rejects with Initialization and the errors of the visitor code only. */
  explainFlags(visitorCode: string): Promise<FlagExplanation[]>;
  /** Ends requests, timers and listeners. What is not sent is left for the next page. */
  dispose(): void;
}
