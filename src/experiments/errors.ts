/** The message of each type of error; the arguments are what the message names. */
const messages = {
  Credentials: () => "KameleoonClient can not be created without credentials",
  EventSourceInitialization: () =>
    "There was an error while initializing Real Time Update service, it seems that the event source library dependency wasn't installed",
  FeatureFlagConfigurationNotFound: (key) => `No feature flag with key ${key} was found.`,
  FeatureFlagVariableNotFound: (key, visitorCode) => `No feature flag variable with key ${key} was found for ${visitorCode} visitorCode.`,
  FeatureFlagVariationNotFound: (key, visitorCode) => `No feature flag variation with key ${key} was found for ${visitorCode} visitorCode.`,
  FeatureFlagEnvironmentDisabled: (key, environment) => `Feature flag with key ${key} is disabled in ${environment} environment.`,
  NotTargeted: (visitorCode) => `Visitor code ${visitorCode} is not targeted`,
  VisitAmount: () => "Visit amount must be a number between 1 and 25",
  VisitorCodeMaxLength: () => "Visitor code can not be more than 255 characters long",
  VisitorCodeEmpty: () => "Visitor code can not be empty",
  StorageInitialization: () =>
    "There was an error while initializing React Native SDK storage, it seems that the storage library dependency wasn't installed",
  StorageWrite: (reason) => `Couldn't update storage for kameleoonClient: ${reason}`,
  StorageRead: (key) => `No data found in storage under ${key} key`,
  StorageParse: (reason, key) => `Couldn't parse ${key} storage data, the data may be corrupted. Error: ${reason}`,
  StorageEmpty: () => "No data found in storage",
  ClientConfiguration: (reason) => `Couldn't retrieve client configuration from Kameleoon Api. Error: ${reason}`,
  TargetingCondition: (name) => `${name} targeting condition is not yet supported.`,
  AmongValuesCheck: (reason, value) => `Couldn't parse value "${value}": ${reason}`,
  RangeCheck: (value) => `Couldn't parse value "${value}" as a range, value should be in format [x: number, y: number]`,
  Initialization: () =>
    "It seems that the client wasn't properly initialized, make sure to run `initialize` method before invoking other methods",
  JSONParse: (reason) => `Couldn't parse JSON variable: ${reason}`,
  NumberParse: (value) => `It's not possible to parse value ${value} to Number`,
  VersionParse: (value) => `It's not possible to parse a version value ${value} to Number, version should be in format x.x`,
  CookieParse: (reason) => `Couldn't parse cookie string: ${reason}`,
  SemanticVersionParse: (value) => `It's not possible to parse a version value ${value} to Number, version should be in format x.x.x`,
  RemoteData: (reason) => `Couldn't retrieve data from Kameleoon server. Error: ${reason}`,
  MaximumRetriesReached: (reason) => `Maximum retries reached, request failed. Reason: ${reason}`,
} satisfies Record<string, (first: string, second: string) => string>;

export type KameleoonErrorType = keyof typeof messages;

/** What the experiments layer throws; `type` says which error it is. */
export class KameleoonError extends Error {
  override readonly name = "KameleoonError";
  readonly type: KameleoonErrorType;

  /** The arguments fill in the message of the type: `new KameleoonError("NumberParse", "abc")`. */
  constructor(type: KameleoonErrorType, first: unknown = "", second: unknown = "") {
    super(messages[type](String(first), String(second)));
    this.type = type;
  }
}
