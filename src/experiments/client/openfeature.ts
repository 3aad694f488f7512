import {
  FlagNotFoundError,
  GeneralError,
  InvalidContextError,
  OpenFeatureEventEmitter,
  ParseError,
  ProviderEvents,
  ProviderNotReadyError,
  StandardResolutionReasons,
  TypeMismatchError,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from "@openfeature/web-sdk";
import type { KameleoonError, KameleoonErrorType } from "../common/errors.js";
import type { ExperimentClient } from "./interface.js";

/** OpenFeature's classes for our errors; `GeneralError` for the others. */
const errors: Partial<Record<KameleoonErrorType, new (message: string) => Error>> = {
  FeatureFlagConfigurationNotFound: FlagNotFoundError,
  FeatureFlagVariationNotFound: FlagNotFoundError,
  FeatureFlagVariableNotFound: FlagNotFoundError,
  Initialization: ProviderNotReadyError,
  JSONParse: ParseError,
  NumberParse: ParseError,
  VisitorCodeEmpty: InvalidContextError,
  VisitorCodeMaxLength: InvalidContextError,
};

const { DISABLED, SPLIT } = StandardResolutionReasons;

/** Reads the value of a flag for a visitor if the context names no variable. */
type ReadFlag = (visitorCode: string, featureKey: string) => unknown;

/**
 * An OpenFeature web provider over a client. The value of a flag is the variable that `variableKey` of the context names. Without
 * one, a boolean is whether the flag is active, a text its variation key, and a number or an object its first variable.
 * `targetingKey` is the visitor code: the client's own when absent. `track` sends the conversion of the goal whose id is the name of
 * the event, with `value` as its revenue.
 */
export function createExperimentProvider(client: ExperimentClient): Provider {
  const events = new OpenFeatureEventEmitter();
  client.onConfigurationUpdate(() =>
    events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: client.getFeatureFlags().map(({ key }) => key) }),
  );

  const visitorCodeOf = ({ targetingKey }: EvaluationContext) => targetingKey ?? client.getVisitorCode();

  const isActive: ReadFlag = (visitorCode, featureKey) => client.isFeatureFlagActive(visitorCode, featureKey);
  const variationKey: ReadFlag = (visitorCode, featureKey) => client.getFeatureFlagVariationKey(visitorCode, featureKey);
  const firstVariable: ReadFlag = (visitorCode, featureKey) => {
    const [variable] = client.getFeatureFlagVariables(visitorCode, featureKey).values();
    return variable?.value;
  };

  function resolve<Value>(
    featureKey: string,
    defaultValue: Value,
    context: EvaluationContext,
    isValue: (value: unknown) => value is Value,
    read: ReadFlag,
  ): ResolutionDetails<Value> {
    try {
      const visitorCode = visitorCodeOf(context);
      const { variableKey } = context;
      const value =
        typeof variableKey === "string"
          ? client.getFeatureFlagVariable({ visitorCode, featureKey, variableKey }).value
          : read(visitorCode, featureKey);
      if (!isValue(value)) throw new TypeMismatchError(`The value of ${featureKey} is of another type: ${JSON.stringify(value)}`);
      return { value, reason: SPLIT };
    } catch (error) {
      if (!isExperimentError(error)) throw error;
      if (error.type === "FeatureFlagEnvironmentDisabled") return { value: defaultValue, reason: DISABLED };
      throw new (errors[error.type] ?? GeneralError)(error.message);
    }
  }

  return {
    metadata: { name: "ski-elements" },
    runsOn: "client",
    events,
    async initialize() {
      await client.initialize();
    },
    resolveBooleanEvaluation: (key, defaultValue, context) =>
      resolve(key, defaultValue, context, (value) => typeof value === "boolean", isActive),
    resolveStringEvaluation: (key, defaultValue, context) =>
      resolve(key, defaultValue, context, (value) => typeof value === "string", variationKey),
    resolveNumberEvaluation: (key, defaultValue, context) =>
      resolve(key, defaultValue, context, (value) => typeof value === "number", firstVariable),
    resolveObjectEvaluation: (key, defaultValue, context) =>
      resolve(key, defaultValue, context, isObject<typeof defaultValue>, firstVariable),
    track(name, context, { value }) {
      const goalId = Number(name);
      if (Number.isInteger(goalId)) client.trackConversion({ visitorCode: visitorCodeOf(context), goalId, revenue: value ?? 0 });
    },
    async onClose() {
      client.dispose();
    },
  };
}

/** OpenFeature's caller names the type of an object, which a provider cannot test. */
const isObject = <Value extends JsonValue>(value: unknown): value is Value => typeof value === "object" && value !== null;

/** Tested by name, since the client may come from another copy of the library than the provider. */
const isExperimentError = (error: unknown): error is KameleoonError => error instanceof Error && error.name === "KameleoonError";
