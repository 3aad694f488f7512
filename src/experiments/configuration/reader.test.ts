import { expect } from "chai";
import fc from "fast-check";
import { activeFlags, evaluateFlag } from "../evaluation/flags.js";
import { contextOf, errorTypeOf, servedFlag, servedRule, servedSegment } from "../testing/evaluation.driver.js";
import { readConfiguration } from "./reader.js";

type Fields = Readonly<Record<string, unknown>>;

const served = (fields: Fields = {}): Fields => ({
  configuration: { realTimeUpdate: true, consentType: "REQUIRED", dataApiDomain: "eu-data.example.com" },
  customData: [{ index: 3, localOnly: true, isMappingIdentifier: false, scope: "Page" }],
  featureFlags: [servedFlag([servedRule({ type: "TARGETED_DELIVERY", segment: servedSegment([[]]) })])],
  ...fields,
});

function read(fields: Fields) {
  const { configuration, problems } = readConfiguration(served(fields));
  if (!configuration) throw new Error("No configuration.");
  return { configuration, problems };
}

describe("the configuration as served", () => {
  it("EXP-CFG-28..30 EXP-CFG-79..80 is read whole", () => {
    const { configuration, problems } = read({});
    expect(problems).to.deep.equal([]);
    expect(configuration.realTimeUpdate).to.equal(true);
    expect(configuration.isConsentRequired).to.equal(true);
    expect(configuration.dataApiDomain).to.equal("eu-data.example.com");
    expect(configuration.hasTargetedDelivery).to.equal(true);
    expect([...configuration.featureFlags.keys()]).to.deep.equal(["flag"]);
    expect([...configuration.segments.keys()]).to.deep.equal(["1"]);
    expect(configuration.customData.get(3)).to.deep.equal({ index: 3, localOnly: true, isMappingIdentifier: false, scope: "Page" });
  });

  it("EXP-CFG-79..80 has an event stream only if it sets one, and requires consent unless it sets otherwise", () => {
    const none = { realTimeUpdate: "true", dataApiDomain: null };
    for (const configuration of [null, {}, { ...none, consentType: "required" }, { ...none, consentType: true }]) {
      const { realTimeUpdate, isConsentRequired, dataApiDomain } = read({ configuration }).configuration;
      expect([realTimeUpdate, isConsentRequired, dataApiDomain]).to.deep.equal([false, true, null]);
      expect(read({ configuration }).problems.join()).to.contain("counts as REQUIRED");
    }
    const { configuration, problems } = read({ configuration: { ...none, consentType: "NOT_REQUIRED" } });
    expect([configuration.isConsentRequired, problems]).to.deep.equal([false, []]);
  });

  const brokenRules: readonly (readonly [what: string, rule: unknown])[] = [
    ["null", null],
    ["an exposition as text", servedRule({ exposition: "1" })],
    ["no id", servedRule({ id: undefined })],
    ["no list of variations", servedRule({ variationByExposition: {} })],
    ["a variation without a key", servedRule({ variationByExposition: [{ exposition: 1 }] })],
    ["a segment that is text", servedRule({ segment: "everyone" })],
    ["a segment without its conditions", servedRule({ segment: { id: "1" } })],
    [
      "a group without its conditions",
      servedRule({ segment: servedSegment([], { conditionsData: { firstLevelOrOperators: [], firstLevel: [{}] } }) }),
    ],
    ["a condition without a type", servedRule({ segment: servedSegment([[{}]]) })],
  ];
  for (const [what, rule] of brokenRules) {
    it(`leaves out a rule with ${what}, reports it, and keeps the others`, () => {
      const { configuration, problems } = read({ featureFlags: [servedFlag([rule, servedRule({ id: 2 })] as Fields[])] });
      expect(problems).to.deep.equal(["rules of flag: 1 left out, of the wrong form."]);
      expect(evaluateFlag("flag", contextOf(configuration)).rule?.id).to.equal(2);
    });
  }

  it("leaves out flags, variations and settings of the wrong form, and reports how many", () => {
    const flag = servedFlag([], { variations: [{ key: "on", variables: [{}] }, null, { key: "off", variables: [] }] });
    const { configuration, problems } = read({ featureFlags: [flag, null, { ...flag, featureKey: 7 }], customData: [{ index: "3" }] });
    expect([...configuration.featureFlags.keys()]).to.deep.equal(["flag"]);
    expect(configuration.featureFlags.get("flag")?.variations).to.deep.equal([{ key: "off", variables: [] }]);
    expect(problems).to.deep.equal([
      "featureFlags: 2 left out, of the wrong form.",
      "variations of flag: 2 left out, of the wrong form.",
      "customData: 1 left out, of the wrong form.",
    ]);
  });

  it("is null without a list of flags", () => {
    for (const value of [null, undefined, "", "<html>", 7, [], {}, { featureFlags: {} }]) {
      const { configuration, problems } = readConfiguration(value);
      expect(configuration).to.equal(null);
      expect(problems).to.have.length(1);
    }
  });

  it("never throws, whatever is served, and its evaluation throws only typed errors", () => {
    const anything = fc.oneof(fc.anything(), fc.constant([]), fc.constant({}));
    const field = (value: unknown) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anything });
    const record = (fields: Fields) => fc.record(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(value)])));
    const types = fc.constantFrom("CUSTOM_DATUM", "PAGE_URL", "COOKIE", "BROWSER", "VISITS", "GEOLOCATION", "SEGMENT", "FIRST_VISIT", "HEAT_SLICE", "TARGET_FEATURE_FLAG"); // prettier-ignore
    const condition = fc.record({ targetingType: types, matchType: anything, valueMatchType: anything, value: anything, url: anything, browser: anything, version: anything, range: anything, segmentId: anything, country: anything, name: anything, nameMatchType: anything }); // prettier-ignore
    const rule = fc.tuple(record(servedRule()), fc.oneof(fc.constant(null), anything, condition.map((item) => servedSegment([[item]])))); // prettier-ignore
    const flag = fc.tuple(record(servedFlag([])), fc.array(rule.map(([fields, segment]) => ({ ...fields, segment })), { maxLength: 3 })); // prettier-ignore
    const flags = fc.array(flag.map(([fields, rules]) => ({ ...fields, rules })), { maxLength: 3 }); // prettier-ignore
    fc.assert(
      fc.property(flags, anything, (featureFlags, customData) => {
        const { configuration } = readConfiguration({ featureFlags, customData });
        if (!configuration) return;
        const context = contextOf(configuration, {
          data: [
            { type: "customData", index: 0, value: ["1"] },
            { type: "pageView", urlAddress: "a", title: "b" },
            { type: "cookie", cookie: [{ key: "a", value: "b" }] },
            { type: "geolocation", country: "France" },
            { type: "browser", browser: "IE", version: 1 },
          ],
        });
        errorTypeOf(() => activeFlags(context));
      }),
      { numRuns: 1000 },
    );
  });

  it("reads each condition of 10,000 rules at most once before a flag is evaluated, and at most twice with it", () => {
    let reads = 0;
    const condition = {
      get targetingType() {
        reads += 1;
        return "VISITOR_CODE";
      },
      matchType: "EXACT",
      visitorCode: "nobody",
    };
    const count = 10_000;
    const rules = Array.from({ length: count }, (_, id) => servedRule({ id, segment: servedSegment([[condition]], { id: String(id) }) }));
    const { configuration } = readConfiguration(served({ featureFlags: [servedFlag(rules)] }));
    expect(reads).to.be.at.most(count);
    expect(configuration && evaluateFlag("flag", contextOf(configuration)).variationKey).to.equal("off");
    expect(reads).to.be.within(count, 2 * count);
  });
});
