/** `ski-elements/experiments`: feature flags and experiments of the provider, without any element. */
export { createExperimentClient } from "../src/experiments/client/client.js";
export { KameleoonError } from "../src/experiments/common/errors.js";
export { cookieFromString } from "../src/experiments/visitor/cookie-string.js";
export type { ExperimentClient, FeatureFlagName } from "../src/experiments/client/interface.js";
export type { ExperimentClientOptions } from "../src/experiments/client/options.js";
export type { KameleoonErrorType } from "../src/experiments/common/errors.js";
export type { FlagExplanation } from "../src/experiments/evaluation/explain-flags.js";
export type { ActiveFlag, Decision, DecisionReason } from "../src/experiments/evaluation/flags.js";
export type { Hosts } from "../src/experiments/connection/hosts.js";
export type { RemoteVisitorFilters } from "../src/experiments/connection/remote-visitor-filters.js";
export type { ClientServices } from "../src/experiments/client/services.js";
export type { VariableValue, Variables } from "../src/experiments/evaluation/variables.js";
export type { VisitorDatum } from "../src/experiments/visitor/data.js";
export type { TargetingData } from "../src/experiments/visitor/targeting-data.js";
export type { VisitorCodeManager } from "../src/experiments/visitor/visitor-code.js";
