import type { RemoteCalls } from "../connection/remote-calls.js";
import type { FlagExplanation } from "../evaluation/explain-flags.js";
import type { ActiveFlag } from "../evaluation/flags.js";
import type { VariableValue, Variables } from "../evaluation/variables.js";
import type { VisitorDatum } from "../visitor/data.js";

export interface FeatureFlagName {
  /** As served: a number or a text. */
  readonly id: unknown;
  readonly key: string;
}

/**
 * A client of the provider, with the methods of the provider's JavaScript SDK 3.4.7. Before it is initialised, all methods that are about
 * visitors or flags throw Initialization, except `getVisitorCode`, `setLegalConsent`, `getRemoteData`, `getVisitorWarehouseAudience` and
 * `getEngineTrackingCode`. Methods that take a visitor code throw VisitorCodeEmpty and VisitorCodeMaxLength; with `isUniqueIdentifier`,
 * the code is a value that identifies the visitor on every device.
 */
export interface ExperimentClient extends RemoteCalls {
  /** Resolves once: to true when the client is initialised, to false when its first initialisation failed. Never rejects. */
  readonly ready: Promise<boolean>;
  /**
   * Requests the configuration. With `useCache`, tracking that failed is kept and sent again later. Resolves to whether the
   * client is initialised; rejects with ClientConfiguration if there is no configuration.
   */
  initialize(useCache?: boolean): Promise<boolean>;
  isInitialized(): boolean;
  /** The kept code of the visitor, else the given one, else a new one. */
  getVisitorCode(defaultVisitorCode?: string): string;
  setLegalConsent(visitorCode: string, consent: boolean): void;
  addData(visitorCode: string, ...data: readonly VisitorDatum[]): void;
  /** Sends the data of a visitor, or of every visitor, at once. */
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
  /** A script for the provider's page engine, with the exposures of the last five seconds. */
  getEngineTrackingCode(visitorCode: string): string;
  /** Calls back when another configuration is in force. Returns how to stop. */
  onConfigurationUpdate(listener: () => void): () => void;
  /** Gives a flag a variation for every visitor of this client; null removes it. Exposures to the flag are not sent. */
  overrideFlag(featureKey: string, variationKey: string | null): void;
  /** Every flag for a visitor; nothing is sent. Rejects with Initialization and the errors of the visitor code only. */
  explainFlags(visitorCode: string): Promise<FlagExplanation[]>;
  /** Ends requests, timers and listeners. What is not sent is left for the next page. */
  dispose(): void;
}
