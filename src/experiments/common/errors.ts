import { valueText } from "../../domain/error-message.js";

/** The message of each type of error; `{1}` and `{2}` are placeholders. */
const messages = {
  Credentials: "KameleoonClient can not be created without credentials",
  EventSourceInitialization:
    "There was an error while initializing Real Time Update service, it seems that the event source library dependency wasn't installed",
  FeatureFlagConfigurationNotFound: "No feature flag with key {1} was found.",
  FeatureFlagVariableNotFound: "No feature flag variable with key {1} was found for {2} visitorCode.",
  FeatureFlagVariationNotFound: "No feature flag variation with key {1} was found for {2} visitorCode.",
  FeatureFlagEnvironmentDisabled: "Feature flag with key {1} is disabled in {2} environment.",
  NotTargeted: "Visitor code {1} is not targeted",
  VisitAmount: "Visit amount must be a number between 1 and 25",
  VisitorCodeMaxLength: "Visitor code can not be more than 255 characters long",
  VisitorCodeEmpty: "Visitor code can not be empty",
  StorageInitialization:
    "There was an error while initializing React Native SDK storage, it seems that the storage library dependency wasn't installed",
  StorageWrite: "Couldn't update storage for kameleoonClient: {1}",
  StorageRead: "No data found in storage under {1} key",
  StorageParse: "Couldn't parse {2} storage data, the data may be corrupted. Error: {1}",
  StorageEmpty: "No data found in storage",
  ClientConfiguration: "Couldn't retrieve client configuration from Kameleoon Api. Error: {1}",
  TargetingCondition: "{1} targeting condition is not yet supported.",
  AmongValuesCheck: 'Couldn\'t parse value "{2}": {1}',
  RangeCheck: 'Couldn\'t parse value "{1}" as a range, value should be in format [x: number, y: number]',
  Initialization:
    "It seems that the client wasn't properly initialized, make sure to run `initialize` method before invoking other methods",
  JSONParse: "Couldn't parse JSON variable: {1}",
  NumberParse: "It's not possible to parse value {1} to Number",
  VersionParse: "It's not possible to parse a version value {1} to Number, version should be in format x.x",
  CookieParse: "Couldn't parse cookie string: {1}",
  SemanticVersionParse: "It's not possible to parse a version value {1} to Number, version should be in format x.x.x",
  RemoteData: "Couldn't retrieve data from Kameleoon server. Error: {1}",
  MaximumRetriesReached: "Maximum retries reached, request failed. Reason: {1}",
};

export type KameleoonErrorType = keyof typeof messages;

/** An error of the experiments layer; `type` identifies it. */
export class KameleoonError extends Error {
  override readonly name = "KameleoonError";
  readonly type: KameleoonErrorType;

  /** The values replace the placeholders of the message: `new KameleoonError("NumberParse", "abc")`. */
  constructor(type: KameleoonErrorType, ...values: readonly unknown[]) {
    super(messages[type].replace(/\{(\d)\}/g, (_place, number: string) => valueText(values[Number(number) - 1])));
    this.type = type;
  }
}
