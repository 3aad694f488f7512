/** `ski-elements/experiments`: feature flags and experiments of the provider, without any element. */
export { createExperimentClient } from "../src/experiments/client.js";
export { KameleoonError } from "../src/experiments/errors.js";
export { cookieFromString } from "../src/experiments/visitor/cookie-string.js";
export type { ExperimentClient, FeatureFlagName, FlagExplanation } from "../src/experiments/client-interface.js";
export type { ExperimentClientOptions } from "../src/experiments/client-options.js";
export type { KameleoonErrorType } from "../src/experiments/errors.js";
export type { ActiveFlag, Decision, DecisionReason } from "../src/experiments/flags.js";
export type { Hosts } from "../src/experiments/hosts.js";
export type { RemoteVisitorFilters } from "../src/experiments/remote-visitor-filters.js";
export type { ClientServices } from "../src/experiments/services.js";
export type { VariableValue, Variables } from "../src/experiments/variables.js";
export type { VisitorDatum } from "../src/experiments/visitor/data.js";
export type { TargetingData } from "../src/experiments/visitor/targeting-data.js";
export type { VisitorCodeManager } from "../src/experiments/visitor-code.js";
