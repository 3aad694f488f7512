import { expect } from "chai";
import { configurationOf, contextOf, errorTypeOf, noon, servedFlag, servedRule, servedSegment } from "../testing/evaluation.driver.js";
import { activeFlags, evaluateActive, evaluateFlag, evaluateVariables } from "./flags.js";

type Fields = Readonly<Record<string, unknown>>;

const nobody = servedSegment([[{ targetingType: "VISITOR_CODE", matchType: "EXACT", visitorCode: "nobody" }]]);

const variation = (variationKey: string, variationId: number | null = 1000) => ({
  variationByExposition: [{ variationKey, variationId, exposition: 1 }],
});

const decisionOf = (rules: readonly Fields[], fields: Fields = {}) =>
  evaluateFlag("flag", contextOf(configurationOf([servedFlag(rules, fields)])));

const day = 86_400_000;

describe("the variation of a flag", () => {
  it("EXP-ALLOC-01 EXP-CFG-69 EXP-CFG-52 is decided by a rule whose segment matches", () => {
    expect(decisionOf([servedRule({ segment: nobody })]).variationKey).to.equal("off");
    const { variationKey, variationId, experimentId, rule, reason } = decisionOf([servedRule()]);
    expect([variationKey, variationId, experimentId, rule?.id, reason]).to.deep.equal(["on", 1000, 100, 10, "allocated"]);
  });

  it("EXP-ALLOC-08 EXP-CFG-66 is decided by the first rule in the list that matches and allocates, whatever its order field is", () => {
    const rules = [
      servedRule({ id: 1, order: 2, segment: nobody, ...variation("a") }),
      servedRule({ id: 2, order: 1, ...variation("b") }),
      servedRule({ id: 3, order: 0, ...variation("c") }),
    ];
    expect(decisionOf(rules).variationKey).to.equal("b");
    expect(decisionOf(rules).rule?.id).to.equal(2);
  });

  it("EXP-ALLOC-09..10 EXP-CFG-67 EXP-CFG-70 is the default after a targeted delivery that does not allocate; after an experiment that does not, the next rule counts", () => {
    const next = servedRule({ id: 2, ...variation("b") });
    for (const type of ["EXPERIMENTATION", "SOMETHING_ELSE"])
      expect(decisionOf([servedRule({ type, exposition: 0 }), next]).variationKey).to.equal("b");
    for (const share of [{ exposition: 0 }, { variationByExposition: [] }]) {
      const { variationKey, variationId, experimentId, rule, reason } = decisionOf([
        servedRule({ type: "TARGETED_DELIVERY", ...share }),
        next,
      ]);
      expect([variationKey, variationId, experimentId, rule?.id, reason]).to.deep.equal(["off", null, null, 10, "not-allocated"]);
    }
    expect(decisionOf([servedRule({ type: "TARGETED_DELIVERY", segment: nobody, exposition: 0 }), next]).variationKey).to.equal("b");
  });

  it("EXP-ALLOC-11 EXP-CFG-51 is the default without ids if no rule matches", () => {
    const { variationKey, variationId, experimentId, rule, reason } = decisionOf([], { defaultVariationKey: "blue" });
    expect([variationKey, variationId, experimentId, rule, reason]).to.deep.equal(["blue", null, null, null, "no-rule"]);
  });

  it("EXP-ALLOC-06 EXP-CFG-76 EXP-DATA-04 hashes the mapping identifier in place of the visitor code", () => {
    const customData = [{ index: 2, localOnly: false, isMappingIdentifier: true, scope: "VISITOR" }];
    const configuration = configurationOf([servedFlag([servedRule({ exposition: 0.5 })])], { customData });
    const share = (code: (index: number) => string, value: ((index: number) => string) | null, index = 2) =>
      Array.from({ length: 200 }, (_, visitor) => {
        const data = value ? ([{ type: "customData", index, value: [value(visitor)] }] as const) : [];
        return evaluateFlag("flag", contextOf(configuration, { code: code(visitor), data })).variationKey;
      }).join();
    const byCode = share((visitor) => `m${visitor}`, null);
    expect(byCode).to.contain("on").and.to.contain("off");
    expect(share((visitor) => `c${visitor}`, (visitor) => `m${visitor}`)).to.equal(byCode); // prettier-ignore
    expect(share((visitor) => `m${visitor}`, (visitor) => `c${visitor}`, 3)).to.equal(byCode); // prettier-ignore
    const empty = contextOf(configuration, { data: [{ type: "customData", index: 2, value: [] }] });
    expect(empty.visitor.mappingValue).to.equal("undefined");
  });

  it("EXP-CFG-49 EXP-CFG-81 EXP-ERR-06 throws for a key that no flag has", () => {
    const context = contextOf(configurationOf([servedFlag([])]));
    expect(() => evaluateFlag("other", context)).to.throw("No feature flag with key other was found.");
    expect(errorTypeOf(() => evaluateActive("other", context))).to.equal("FeatureFlagConfigurationNotFound");
  });

  it("EXP-ERR-03..04 throws for a visitor code that is empty or longer than 255 characters", () => {
    const configuration = configurationOf([servedFlag([])]);
    const error = (length: number) =>
      [evaluateFlag, evaluateActive, evaluateVariables, (_key: string, context: ReturnType<typeof contextOf>) => activeFlags(context)].map(
        (evaluate) => errorTypeOf(() => evaluate("flag", contextOf(configuration, { code: "a".repeat(length) }))),
      );
    expect(new Set(error(0))).to.deep.equal(new Set(["VisitorCodeEmpty"]));
    expect(new Set(error(256))).to.deep.equal(new Set(["VisitorCodeMaxLength"]));
    expect(new Set(error(255))).to.deep.equal(new Set([null]));
  });
});

describe("whether a flag is active", () => {
  const isActive = (rules: readonly Fields[], fields: Fields = {}) =>
    evaluateActive("flag", contextOf(configurationOf([servedFlag(rules, fields)]))).isActive;

  it("EXP-ALLOC-13..14 is true for every variation key but off", () => {
    expect(isActive([servedRule()])).to.equal(true);
    expect(isActive([servedRule(variation("off"))])).to.equal(false);
    expect(isActive([servedRule(variation("OFF"))])).to.equal(true);
    expect(isActive([])).to.equal(false);
    expect(isActive([], { defaultVariationKey: "on" })).to.equal(true);
  });

  it("EXP-ALLOC-12 EXP-CFG-50 EXP-ERR-07 is false for a flag that is disabled in the environment, which has no variation", () => {
    const context = contextOf(configurationOf([servedFlag([servedRule()], { environmentEnabled: false })]));
    expect(evaluateActive("flag", context)).to.deep.equal({ isActive: false, decision: null });
    for (const evaluate of [evaluateFlag, evaluateVariables])
      expect(() => evaluate("flag", context)).to.throw("Feature flag with key flag is disabled in production environment.");
    expect([...activeFlags(context)]).to.deep.equal([]);
  });
});

describe("the map of active flags", () => {
  it("EXP-CFG-53 has each active flag with its variables, and keeps no variation", () => {
    const variations = [{ key: "on", variables: [{ key: "v", type: "NUMBER", value: "2" }] }];
    const byDefault = servedFlag([], { featureKey: "d", variations, defaultVariationKey: "on" });
    const flags = [
      byDefault,
      servedFlag([servedRule()], { featureKey: "a", variations }),
      servedFlag([], { featureKey: "b" }),
      servedFlag([], { featureKey: "c", defaultVariationKey: "ghost" }),
    ];
    const context = contextOf(configurationOf(flags));
    const active = activeFlags(context);
    expect([...active.keys()]).to.deep.equal(["d", "a", "c"]);
    expect(active.get("d")?.variables.get("v")?.value).to.equal(2);
    expect(active.get("a")?.decision.variationId).to.equal(1000);
    expect([...(active.get("a")?.variables.values() ?? [])]).to.deep.equal([{ key: "v", type: "NUMBER", value: 2 }]);
    expect(active.get("c")?.variables.size).to.equal(0);
    expect(context.visitor.variations).to.deep.equal({});
  });

  it("throws for an allocated variation that its flag does not list, and for one bad variable", () => {
    const error = (fields: Fields) => errorTypeOf(() => activeFlags(contextOf(configurationOf([servedFlag([servedRule()], fields)]))));
    expect(error({ variations: [] })).to.equal("FeatureFlagVariationNotFound");
    expect(error({ variations: [{ key: "on", variables: [{ key: "v", type: "JSON", value: "{" }] }] })).to.equal("JSONParse");
  });
});

describe("the stored variations", () => {
  it("EXP-ALLOC-15..20 EXP-ALLOC-23 EXP-CFG-68 EXP-CFG-72 have the variation of each experiment, unsent, for 30 days", () => {
    for (const [type, isTargetedRule] of [
      ["EXPERIMENTATION", false],
      ["TARGETED_DELIVERY", true],
    ] as const) {
      // prettier-ignore
      const context = contextOf(configurationOf([servedFlag([servedRule({ type })])]));
      evaluateFlag("flag", context);
      const { variations } = context.visitor;
      expect(variations).to.deep.equal({
        100: { variationId: 1000, isTargetedRule, isSent: false, nonce: variations[100]?.nonce, expirationTime: noon + 30 * day },
      });
    }
  });

  it("EXP-ALLOC-15 have nothing of a default variation, nor of one without numeric ids", () => {
    for (const rule of [{ exposition: 0 }, { experimentId: null }, variation("on", null)]) {
      const context = contextOf(configurationOf([servedFlag([servedRule(rule)])]));
      evaluateFlag("flag", context);
      expect(context.visitor.variations).to.deep.equal({});
    }
  });

  it("EXP-ALLOC-22..23 are renewed by each evaluation, and expire without one", () => {
    const configuration = configurationOf([servedFlag([servedRule()])]);
    const kept = { 100: { variationId: 1000, isTargetedRule: false, isSent: true, expirationTime: noon + 1 } };
    const renewed = contextOf(configuration, { variations: kept });
    evaluateFlag("flag", renewed);
    expect(renewed.visitor.variations[100]).to.deep.equal({ ...kept[100], expirationTime: noon + 30 * day });
    expect(contextOf(configuration, { variations: kept, now: noon + 1 }).visitor.variations).to.deep.equal({});
    const lasting = { 5: { variationId: 1, isTargetedRule: false, isSent: true } };
    expect(contextOf(configuration, { variations: lasting, now: noon + 900 * day }).visitor.variations).to.deep.equal(lasting);
  });

  it("EXP-ALLOC-21 become unsent again by another variation, and never decide one", () => {
    const other = { 100: { variationId: 7, isTargetedRule: false, isSent: true } };
    const context = contextOf(configurationOf([servedFlag([servedRule()])]), { variations: other });
    expect(evaluateFlag("flag", context).variationId).to.equal(1000);
    expect(context.visitor.variations[100]).to.include({ variationId: 1000, isSent: false });
  });
});

describe("the conditions on what a visitor was given", () => {
  const rules = [
    servedRule({ id: 1, experimentId: 11, ...variation("a", 111) }),
    servedRule({ id: 2, experimentId: 12, ...variation("a", 112) }),
    servedRule({ id: 3, experimentId: 13, ...variation("b", 113) }),
  ];
  const stored = (experimentId: number, variationId: number) => ({ [experimentId]: { variationId, isTargetedRule: false, isSent: true } });
  const met = (condition: Fields, variations: Fields) => {
    const rule = servedRule({ id: 9, experimentId: 99, segment: servedSegment([[condition]]) });
    const configuration = configurationOf([servedFlag(rules, { id: 5, featureKey: "other" }), servedFlag([rule])]);
    return evaluateFlag("flag", contextOf(configuration, { variations })).variationKey === "on";
  };

  it("EXP-TARGET-05 EXP-CFG-48 looks for a variation of the flag, of one rule, or of one key", () => {
    const target = (fields: Fields, variations: Fields) =>
      met({ targetingType: "TARGET_FEATURE_FLAG", featureFlagId: 5, ...fields }, variations);
    expect(target({}, {})).to.equal(false);
    expect(target({}, stored(12, 1))).to.equal(true);
    expect(target({ featureFlagId: 6 }, stored(12, 112))).to.equal(false);
    expect(target({ featureFlagId: null }, stored(12, 112))).to.equal(false);
    expect(target({ ruleId: 2 }, stored(12, 112))).to.equal(true);
    expect(target({ ruleId: 2 }, stored(11, 111))).to.equal(false);
    expect(target({ ruleId: 2, featureFlagId: 6 }, stored(12, 112))).to.equal(true);
    expect(target({ ruleId: 2, variationKey: "a" }, stored(12, 112))).to.equal(true);
    expect(target({ ruleId: 2, variationKey: "a" }, stored(12, 113))).to.equal(false);
    expect(target({ ruleId: 2, variationKey: "b" }, stored(12, 112))).to.equal(false);
    expect(target({ variationKey: "a" }, stored(11, 111))).to.equal(true);
    expect(target({ variationKey: "a" }, stored(12, 112))).to.equal(false);
    expect(target({ variationKey: "b" }, stored(13, 113))).to.equal(true);
    expect(target({ variationKey: "c" }, stored(13, 113))).to.equal(false);
  });

  it("EXP-TARGET-04 is exclusive without a variation of another experiment than the rule's own", () => {
    for (const targetingType of ["EXCLUSIVE_EXPERIMENT", "EXCLUSIVE_FEATURE_FLAG"]) {
      expect(met({ targetingType }, {})).to.equal(true);
      expect(met({ targetingType }, stored(99, 1))).to.equal(true);
      expect(met({ targetingType }, stored(11, 111))).to.equal(false);
      expect(met({ targetingType }, { ...stored(99, 1), ...stored(11, 111) })).to.equal(false);
    }
  });
});
