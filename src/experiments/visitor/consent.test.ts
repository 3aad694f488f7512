import { expect } from "chai";
import { readConfiguration } from "../configuration/reader.js";
import { permissionOf, type Consent, type Permission } from "./consent.js";

const rule = { id: 1, type: "TARGETED_DELIVERY", exposition: 1, variationByExposition: [], segment: null };
const configurationOf = (consentType: string, targeted: boolean) =>
  readConfiguration({
    configuration: { consentType },
    featureFlags: [{ featureKey: "flag", defaultVariationKey: "off", rules: targeted ? [rule] : [] }],
  }).configuration;

const all: Permission = { isKept: true, sent: "all" };
const rows: [string, boolean, Consent, Permission][] = [
  ["NOT_REQUIRED", false, null, all],
  ["NOT_REQUIRED", false, true, all],
  ["NOT_REQUIRED", false, false, { isKept: true, sent: "conversions" }],
  ["NOT_REQUIRED", true, null, all],
  ["NOT_REQUIRED", true, true, all],
  ["NOT_REQUIRED", true, false, { isKept: true, sent: "conversions" }],
  ["REQUIRED", false, null, { isKept: false, sent: "nothing" }],
  ["REQUIRED", false, true, all],
  ["REQUIRED", false, false, { isKept: false, sent: "nothing" }],
  ["REQUIRED", true, null, { isKept: true, sent: "conversions" }],
  ["REQUIRED", true, true, all],
  ["REQUIRED", true, false, { isKept: false, sent: "conversions" }],
];

describe("what the consent allows", () => {
  for (const [consentType, targeted, consent, permission] of rows)
    it(`is ${JSON.stringify(permission)} under ${consentType}, ${targeted ? "with" : "without"} a targeted delivery, consent ${consent}`, () => {
      expect(permissionOf(configurationOf(consentType, targeted), consent)).to.deep.equal(permission);
    });

  it("is required while there is no configuration", () => {
    expect(permissionOf(null, null)).to.deep.equal({ isKept: false, sent: "nothing" });
    expect(permissionOf(null, true)).to.deep.equal(all);
    expect(permissionOf(null, false)).to.deep.equal({ isKept: false, sent: "nothing" });
  });
});
