import { expect } from "chai";
import { flagOf, pageWith, siteOf, startedPage, visitor } from "../testing/client.driver.js";
import { outcomeOf, typeOf } from "../testing/outcomes.driver.js";
import { createExperimentClient } from "./client.js";
import type { ExperimentClient } from "./interface.js";

const missing: string = JSON.parse('""');

describe("the client of the experiments layer", () => {
  for (const siteCode of ["", undefined, null, 3])
    it(`EXP-CFG-85..86 EXP-ERR-02 is not created with the site code ${JSON.stringify(siteCode)}`, () => {
      expect(typeOf(() => Reflect.apply(createExperimentClient, null, [{ siteCode }]))).to.equal("Credentials");
    });

  it("EXP-CFG-03..05 EXP-CFG-11 evaluates flags and assigns variations once it is initialised", async () => {
    const { client } = pageWith(siteOf());
    expect(client.isInitialized()).to.equal(false);
    expect(await client.initialize()).to.equal(true);
    expect(client.isInitialized()).to.equal(true);
    expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
    expect(client.getFeatureFlagVariationKey(visitor, "banner")).to.equal("on");
    expect(client.getFeatureFlagVariable({ visitorCode: visitor, featureKey: "banner", variableKey: "colour" }).value).to.equal("red");
    expect([...client.getFeatureFlagVariables(visitor, "banner")].map(([key, { value }]) => [key, value])).to.deep.equal([
      ["colour", "red"],
      ["size", 3],
    ]);
    expect([...client.getActiveFeatureFlags(visitor)].map(([key, { decision }]) => [key, decision.variationId])).to.deep.equal([
      ["banner", 70],
    ]);
    expect(client.getVisitorFeatureFlags(visitor)).to.deep.equal([{ id: 7, key: "banner" }]);
    expect(client.getFeatureFlags()).to.deep.equal([{ id: 7, key: "banner" }]);
  });

  const early: Record<string, (client: ExperimentClient) => unknown> = {
    addData: (client) => client.addData(visitor),
    flush: (client) => client.flush(visitor),
    "flush of all": (client) => client.flush(),
    trackConversion: (client) => client.trackConversion({ visitorCode: visitor, goalId: 1 }),
    isFeatureFlagActive: (client) => client.isFeatureFlagActive(visitor, "banner"),
    getFeatureFlagVariationKey: (client) => client.getFeatureFlagVariationKey(visitor, "banner"),
    getFeatureFlagVariable: (client) =>
      client.getFeatureFlagVariable({ visitorCode: visitor, featureKey: "banner", variableKey: "colour" }),
    getFeatureFlagVariables: (client) => client.getFeatureFlagVariables(visitor, "banner"),
    getActiveFeatureFlags: (client) => client.getActiveFeatureFlags(visitor),
    getVisitorFeatureFlags: (client) => client.getVisitorFeatureFlags(visitor),
    getFeatureFlags: (client) => client.getFeatureFlags(),
  };
  for (const [name, call] of Object.entries(early))
    it(`EXP-CFG-11..12 EXP-ERR-01 throws Initialization before it is initialised: ${name}`, () => {
      expect(typeOf(() => call(pageWith(siteOf()).client))).to.equal("Initialization");
    });

  it("EXP-CFG-12..13 rejects getRemoteVisitorData before it is initialised; the six others return", async () => {
    const { client } = pageWith(siteOf());
    expect(await outcomeOf(client.getRemoteVisitorData({ visitorCode: visitor }))).to.equal("Initialization");
    expect(await client.getRemoteData("key")).to.deep.equal({});
    expect(await client.getVisitorWarehouseAudience({ visitorCode: visitor, customDataIndex: 1 })).to.equal(null);
    expect(client.getEngineTrackingCode(visitor)).to.equal("");
    expect(() => client.setLegalConsent(visitor, true)).not.to.throw();
    expect(client.getVisitorCode()).to.equal(visitor);
    expect(client.isInitialized()).to.equal(false);
  });

  it("EXP-CONSENT-01..03 EXP-ERR-03..04 refuses a visitor code that is empty or too long in every call", async () => {
    const { client } = await startedPage();
    const calls: ((code: string) => unknown)[] = [
      (code) => pageWith(siteOf()).client.getVisitorCode(code),
      (code) => client.addData(code),
      (code) => client.flush(code),
      (code) => client.trackConversion({ visitorCode: code, goalId: 1 }),
      (code) => client.isFeatureFlagActive(code, "banner"),
      (code) => client.getFeatureFlagVariationKey(code, "banner"),
      (code) => client.getFeatureFlagVariables(code, "banner"),
      (code) => client.getActiveFeatureFlags(code),
      (code) => client.setLegalConsent(code, true),
    ];
    for (const call of calls) {
      expect(
        typeOf(() => call(missing)),
        String(call),
      ).to.equal("VisitorCodeEmpty");
      expect(
        typeOf(() => call("x".repeat(256))),
        String(call),
      ).to.equal("VisitorCodeMaxLength");
      expect(
        typeOf(() => call("x".repeat(255))),
        String(call),
      ).to.equal("nothing");
    }
    expect(await outcomeOf(client.getRemoteVisitorData({ visitorCode: missing }))).to.equal("VisitorCodeEmpty");
  });

  it("EXP-CONSENT-01 EXP-CONSENT-04 generates a visitor code, and returns it from then on, whether it may be kept or not", async () => {
    for (const consentType of ["NOT_REQUIRED", "REQUIRED"] as const) {
      const page = await startedPage(siteOf({ consentType }));
      const code = page.client.getVisitorCode();
      expect(code).to.match(/^[0-9a-z]{16}$/);
      expect(page.client.getVisitorCode()).to.equal(code);
    }
    const page = await startedPage();
    page.browser.jar.set("kameleoonVisitorCode", "of-cookie");
    expect(page.client.getVisitorCode("given")).to.equal("of-cookie");
  });

  it("EXP-ERR-06..09 throws the typed errors of flags, variations and variables", async () => {
    const { client } = await startedPage(
      siteOf({
        flags: [{ ...flagOf("disabled"), environmentEnabled: false }, { ...flagOf("bare", 8), variations: [] }, flagOf("banner", 9)],
      }),
    );
    expect(typeOf(() => client.isFeatureFlagActive(visitor, "none"))).to.equal("FeatureFlagConfigurationNotFound");
    expect(client.isFeatureFlagActive(visitor, "disabled")).to.equal(false);
    expect(typeOf(() => client.getFeatureFlagVariationKey(visitor, "disabled"))).to.equal("FeatureFlagEnvironmentDisabled");
    expect(typeOf(() => client.getFeatureFlagVariables(visitor, "bare"))).to.equal("FeatureFlagVariationNotFound");
    expect(typeOf(() => client.getFeatureFlagVariable({ visitorCode: visitor, featureKey: "banner", variableKey: "none" }))).to.equal(
      "FeatureFlagVariableNotFound",
    );
  });

  for (const status of ["ACTIVATED", "DEACTIVATED", "SCHEDULED"])
    for (const environmentEnabled of [true, false])
      it(`EXP-CFG-59 takes a flag of the status ${status} by the environment's switch: ${environmentEnabled}`, async () => {
        const { client, warnings } = await startedPage(siteOf({ flags: [{ ...flagOf("banner"), status, environmentEnabled }] }));
        expect(client.isFeatureFlagActive(visitor, "banner")).to.equal(environmentEnabled);
        expect(typeOf(() => client.getFeatureFlagVariationKey(visitor, "banner"))).to.equal(
          environmentEnabled ? "nothing" : "FeatureFlagEnvironmentDisabled",
        );
        expect((await client.explainFlags(visitor)).map(({ isEnabled }) => isEnabled)).to.deep.equal([environmentEnabled]);
        expect(warnings).to.deep.equal([]);
      });

  it("gives an overridden flag its variation, whatever its rules are, and sends nothing about it", async () => {
    const page = await startedPage(siteOf({ flags: [flagOf("banner"), { ...flagOf("disabled", 8), environmentEnabled: false }] }), {
      overrides: { disabled: "on" },
    });
    let updates = 0;
    page.client.onConfigurationUpdate(() => (updates += 1));
    expect(page.client.getFeatureFlagVariationKey(visitor, "disabled")).to.equal("on");
    page.client.overrideFlag("banner", "off");
    expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(false);
    expect(page.client.getFeatureFlagVariable({ visitorCode: visitor, featureKey: "banner", variableKey: "colour" }).value).to.equal(
      "grey",
    );
    expect([...page.client.getActiveFeatureFlags(visitor).keys()]).to.deep.equal(["disabled"]);
    await page.provider.pass(1000, 100);
    expect(page.tracked()).to.deep.equal([]);
    page.client.overrideFlag("banner", null);
    expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
    expect(updates).to.equal(2);
  });

  it("explains each flag: the rule that decided, whether it is overridden, and the error", async () => {
    const failing = {
      id: 5,
      conditionsData: {
        firstLevelOrOperators: [],
        firstLevel: [
          {
            orOperators: [],
            conditions: [{ targetingType: "SDK_LANGUAGE", sdkLanguage: "JAVASCRIPT", version: "x", versionMatchType: "EQUAL" }],
          },
        ],
      },
    };
    const page = await startedPage(
      siteOf({ flags: [flagOf("banner"), flagOf("out", 8, { exposition: 0 }), flagOf("failing", 9, { segment: failing })] }),
      {
        overrides: { out: "on" },
      },
    );
    const explained = await page.client.explainFlags(visitor);
    expect(
      explained.map(({ featureKey, isOverridden, decision, error }) => [
        featureKey,
        isOverridden,
        decision?.variationKey,
        decision?.reason,
        decision?.rule?.id,
        error !== null,
      ]),
    ).to.deep.equal([
      ["banner", false, "on", "allocated", 7, false],
      ["out", true, "on", "no-rule", undefined, false],
      ["failing", false, undefined, undefined, undefined, true],
    ]);
    expect(explained[0]?.variationKeys).to.deep.equal(["on", "off"]);
    await page.provider.pass(1000, 100);
    expect(page.tracked()).to.deep.equal([]);
  });

  for (const [isWrite, text] of [
    [false, "storage library dependency wasn't installed"],
    [true, "Couldn't update storage for kameleoonClient: QuotaExceeded"],
  ] as const)
    it(`EXP-ERR-11 EXP-ERR-15 lives in memory, with one warning, if the browser's storage refuses ${isWrite ? "a write" : "everything"}`, async () => {
      const page = pageWith(siteOf(), {
        services: {
          storage: (refused) => {
            const refuse = (isOne: boolean) => isOne === isWrite && refused(new Error("QuotaExceeded"), isOne);
            return { get: () => (refuse(false), null), set: () => void refuse(true), remove: () => {} };
          },
        },
      });
      await page.client.initialize();
      page.client.trackConversion({ visitorCode: visitor, goalId: 1 });
      await page.provider.pass(1000, 100);
      expect(page.lines()).to.have.length(1);
      expect(page.warnings).to.have.length(1);
      expect(page.warnings[0]).to.include(text);
    });

  it("leaves no timer, listener or stream behind when it is disposed", async () => {
    const page = await startedPage(siteOf({ realTimeUpdate: true }), { targetingDataCleanupInterval: 1 });
    page.client.isFeatureFlagActive(visitor, "banner");
    page.client.dispose();
    expect([page.provider.clock.pending(), page.listenerCount(), page.provider.streams.map(({ closed }) => closed)]).to.deep.equal([
      0,
      0,
      [true],
    ]);
    const early = pageWith(siteOf());
    const outcome = early.client.initialize();
    early.client.dispose();
    expect([await outcome, await early.client.ready]).to.deep.equal([false, false]);
    await early.provider.pass();
    expect([early.provider.requests, early.listenerCount()]).to.deep.equal([[], 0]);
  });
});
