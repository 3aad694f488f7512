import { expect } from "chai";
import { KameleoonError } from "./errors.js";
import type { KameleoonErrorType } from "./errors.js";

const table: readonly [KameleoonErrorType, string][] = [
  [
    "Initialization",
    "It seems that the client wasn't properly initialized, make sure to run `initialize` method before invoking other methods",
  ],
  ["Credentials", "KameleoonClient can not be created without credentials"],
  ["VisitorCodeEmpty", "Visitor code can not be empty"],
  ["VisitorCodeMaxLength", "Visitor code can not be more than 255 characters long"],
  ["VisitAmount", "Visit amount must be a number between 1 and 25"],
  ["FeatureFlagConfigurationNotFound", "No feature flag with key a$& was found."],
  ["FeatureFlagEnvironmentDisabled", "Feature flag with key a$& is disabled in b environment."],
  ["FeatureFlagVariableNotFound", "No feature flag variable with key a$& was found for b visitorCode."],
  ["FeatureFlagVariationNotFound", "No feature flag variation with key a$& was found for b visitorCode."],
  ["NotTargeted", "Visitor code a$& is not targeted"],
  ["StorageWrite", "Couldn't update storage for kameleoonClient: a$&"],
  ["StorageRead", "No data found in storage under a$& key"],
  ["StorageParse", "Couldn't parse b storage data, the data may be corrupted. Error: a$&"],
  ["StorageEmpty", "No data found in storage"],
  [
    "StorageInitialization",
    "There was an error while initializing React Native SDK storage, it seems that the storage library dependency wasn't installed",
  ],
  ["ClientConfiguration", "Couldn't retrieve client configuration from Kameleoon Api. Error: a$&"],
  ["MaximumRetriesReached", "Maximum retries reached, request failed. Reason: a$&"],
  ["RemoteData", "Couldn't retrieve data from Kameleoon server. Error: a$&"],
  ["TargetingCondition", "a$& targeting condition is not yet supported."],
  ["AmongValuesCheck", 'Couldn\'t parse value "b": a$&'],
  ["RangeCheck", 'Couldn\'t parse value "a$&" as a range, value should be in format [x: number, y: number]'],
  ["JSONParse", "Couldn't parse JSON variable: a$&"],
  ["NumberParse", "It's not possible to parse value a$& to Number"],
  ["VersionParse", "It's not possible to parse a version value a$& to Number, version should be in format x.x"],
  ["SemanticVersionParse", "It's not possible to parse a version value a$& to Number, version should be in format x.x.x"],
  ["CookieParse", "Couldn't parse cookie string: a$&"],
  [
    "EventSourceInitialization",
    "There was an error while initializing Real Time Update service, it seems that the event source library dependency wasn't installed",
  ],
];

describe("the errors of the experiments layer", () => {
  for (const [type, message] of table) {
    it(`EXP-ERR-10 EXP-ERR-29 ${type} has its message, in the one class`, () => {
      const error = new KameleoonError(type, "a$&", "b");
      expect(error).to.be.instanceOf(Error);
      expect(error.name).to.equal("KameleoonError");
      expect(error.type).to.equal(type);
      expect(error.message).to.equal(message);
    });
  }
});
