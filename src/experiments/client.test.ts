import { expect } from "chai";
import { flagOf, newBrowser, pageWith, siteOf, startedPage, visitor } from "./client.driver.js";
import { createExperimentClient } from "./client.js";
import type { ExperimentClient } from "./client-interface.js";
import { KameleoonError } from "./errors.js";
import { json } from "./provider.driver.js";

const typeOf = (task: () => unknown): string => {
  try {
    task();
  } catch (error) {
    return error instanceof KameleoonError ? error.type : String(error);
  }
  return "nothing";
};

const outcomeOf = (task: Promise<unknown>) =>
  task.then(
    (value) => value,
    (error: unknown) => (error instanceof KameleoonError ? error.type : String(error)),
  );

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

  it("EXP-CONSENT-01..03 EXP-ERR-03..04 refuses a visitor code that is empty or too long, wherever one is given", async () => {
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

  it("settles ready once: with the first initialisation, whether it succeeds or not", async () => {
    const page = pageWith(siteOf());
    let isSettled = false;
    void page.client.ready.then(() => (isSettled = true));
    await page.provider.pass();
    expect(isSettled).to.equal(false);
    await page.client.initialize();
    expect(await page.client.ready).to.equal(true);

    const failing = pageWith(null);
    expect(await outcomeOf(failing.client.initialize())).to.equal("ClientConfiguration");
    expect(await failing.client.ready).to.equal(false);
    failing.provider.respond = () => json(siteOf());
    expect(await failing.client.initialize()).to.equal(true);
    expect(await failing.client.ready).to.equal(false);
  });

  it("requests the configuration once, however often it is initialised", async () => {
    const page = pageWith(siteOf());
    const both = [page.client.initialize(), page.client.initialize()];
    expect(await Promise.all(both)).to.deep.equal([true, true]);
    await page.client.initialize();
    expect(page.provider.requests).to.have.length(1);
  });

  for (const given of [siteOf(), JSON.stringify(siteOf({ realTimeUpdate: true }))])
    it(`EXP-CFG-17 is initialised at once by a configuration in the page, as ${typeof given}, and never requests one`, async () => {
      const page = pageWith(siteOf(), { configuration: given });
      expect(page.client.isInitialized()).to.equal(true);
      expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
      expect([page.provider.requests, page.provider.streams]).to.deep.equal([[], []]);
      expect(await page.client.ready).to.equal(true);
      expect(await page.client.initialize()).to.equal(true);
      await page.provider.pass(3 * 3_600_000, 3_600_000);
      expect(page.provider.requests.filter(({ url }) => url.includes("sdk-config"))).to.deep.equal([]);
      expect(page.provider.streams).to.deep.equal([]);
    });

  const unreadable = ["", "{", JSON.stringify(siteOf()).slice(0, 200), null, 3, [], { featureFlags: 3 }];
  for (const given of unreadable)
    it(`warns once, and requests another, where the configuration in the page is ${JSON.stringify(given)?.slice(0, 24)}`, async () => {
      const page = pageWith(siteOf(), { configuration: given });
      expect(page.client.isInitialized()).to.equal(false);
      expect(page.warnings).to.have.length(1);
      expect(page.warnings[0]).to.match(/^ski-elements: the configuration in the page cannot be read, and initialize requests another: ./);
      expect(await page.client.initialize()).to.equal(true);
      expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
    });

  it("leaves out a flag of the wrong form, with one warning, and uses the others", async () => {
    const page = await startedPage(
      siteOf({ flags: [{ featureKey: 3 }, flagOf("banner"), { ...flagOf("rules", 9), rules: [null, 3, {}] }] }),
    );
    expect(page.client.getFeatureFlags().map(({ key }) => key)).to.deep.equal(["banner", "rules"]);
    expect(page.client.getFeatureFlagVariationKey(visitor, "rules")).to.equal("off");
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include("parts of the configuration are left out: featureFlags: 1 left out");
  });

  it("EXP-CFG-10 sends to the data host that the configuration names, and tolerates null", async () => {
    for (const [dataApiDomain, host] of [
      ["eu-data.kameleoon.eu", "eu-data.kameleoon.eu"],
      [null, "data.kameleoon.io"],
    ] as const) {
      const page = await startedPage(siteOf({ dataApiDomain }));
      page.client.flush(visitor);
      await page.provider.pass();
      expect(new URL(page.tracked()[0]?.url ?? "").host).to.equal(host);
    }
  });

  it("replaces the flags when the configuration is refreshed, and calls back", async () => {
    const page = await startedPage();
    let updates = 0;
    const stop = page.client.onConfigurationUpdate(() => (updates += 1));
    page.client.onConfigurationUpdate(() => {
      throw new Error("of the page");
    });
    page.provider.respond = () => json(siteOf({ flags: [flagOf("other", 9)] }));
    await page.provider.pass(3_600_000, 3_600_000);
    expect(page.client.getFeatureFlags().map(({ key }) => key)).to.deep.equal(["other"]);
    expect(typeOf(() => page.client.isFeatureFlagActive(visitor, "banner"))).to.equal("FeatureFlagConfigurationNotFound");
    expect([updates, page.warnings.length]).to.deep.equal([1, 1]);
    stop();
    await page.provider.pass(3_600_000, 3_600_000);
    expect(updates).to.equal(1);
  });

  const intervals = [
    [undefined, 60],
    [30, 30],
    [0.1, 1],
    [-5, 1],
    [NaN, 60],
  ] as const;
  for (const [updateInterval, minutes] of intervals)
    it(`EXP-CFG-38..40 polls every ${minutes} minutes where the interval is ${updateInterval}`, async () => {
      const page = await startedPage(siteOf(), updateInterval === undefined ? {} : { updateInterval });
      await page.provider.pass(minutes * 60_000 - 1, 60_000);
      expect(page.provider.requests).to.have.length(1);
      await page.provider.pass(1);
      expect(page.provider.requests).to.have.length(2);
    });

  it("EXP-CFG-41 gives a request up after ten seconds, or the time that is set", async () => {
    for (const [options, time] of [
      [{}, 10_000],
      [{ requestTimeout: 500 }, 500],
      [{ requestTimeout: -1 }, 10_000],
    ] as const) {
      const page = pageWith(null, options);
      page.provider.respond = () => new Promise(() => {});
      const outcome = outcomeOf(page.client.initialize());
      await page.provider.pass(time - 1, time);
      expect(page.provider.requests).to.have.length(1);
      await page.provider.pass(1);
      expect(page.provider.requests).to.have.length(2);
      await page.provider.pass(2 * time, time);
      expect(await outcome).to.equal("ClientConfiguration");
    }
  });

  it("EXP-CFG-46 is of the environment production unless another is named", async () => {
    const disabled = siteOf({ flags: [{ ...flagOf("banner"), environmentEnabled: false }] });
    for (const [options, name] of [
      [{}, "production"],
      [{ environment: "staging" }, "staging"],
      [JSON.parse('{"environment":"other"}'), "production"],
    ] as const) {
      const page = await startedPage(disabled, options);
      expect(() => page.client.getFeatureFlagVariationKey(visitor, "banner")).to.throw(`disabled in ${name} environment`);
      expect(page.provider.requests[0]?.url).to.equal(
        `https://sdk-config.kameleoon.eu/site${name === "production" ? "" : "?environment=staging"}`,
      );
    }
  });

  it("gives an overridden flag its variation, whatever its rules are, and sends nothing of it", async () => {
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

  it("explains each flag: what decided, what is overridden, what fails", async () => {
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
    const explained = page.client.explainFlags(visitor);
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

  it("EXP-ERR-15 lives in memory, with one warning, where the browser's storage is forbidden", async () => {
    const page = pageWith(siteOf(), {
      services: {
        storage: (refused) => {
          const refuse = () => refused(new Error("SecurityError"));
          return { get: () => (refuse(), null), set: refuse, remove: refuse };
        },
      },
    });
    await page.client.initialize();
    page.client.trackConversion({ visitorCode: visitor, goalId: 1 });
    await page.provider.pass(1000, 100);
    expect(page.lines()).to.have.length(1);
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include("storage library dependency wasn't installed");
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

describe("what is stored of visitors", () => {
  const day = 86_400_000;

  it("EXP-CFG-45 is removed after 30 days without activity, at the start and at the interval that is set", async () => {
    const browser = newBrowser();
    const now = pageWith(siteOf()).provider.clock.now();
    const custom = (time: number) => ({ customData: {}, lastActivityTime: time });
    const texts = { old: custom(now - 30 * day), link: "old", recent: custom(now - 30 * day + 90_000), other: "recent" };
    browser.texts.set("kameleoonTargetingData", JSON.stringify(texts));
    const variation = (time: number) => ({ 7: { variationId: 70, isTargetedRule: false, isSent: true, expirationTime: time } });
    browser.texts.set("kameleoonVariationData", JSON.stringify({ old: variation(now), recent: variation(now + 90_000) }));
    const page = pageWith(siteOf(), { targetingDataCleanupInterval: 0 }, browser);
    const kept = () => [Object.keys(page.stored().kameleoonTargetingData ?? {}), Object.keys(page.stored().kameleoonVariationData ?? {})];
    expect(kept()).to.deep.equal([["recent", "other"], ["recent"]]);
    await page.provider.pass(119_999, 60_000);
    expect(kept()).to.deep.equal([["recent", "other"], ["recent"]]);
    await page.provider.pass(1);
    expect(kept()).to.deep.equal([[], []]);
  });

  it("is read by the next page, and what is stored of another visitor stays", async () => {
    const site = siteOf({ customData: [{ index: 1, isMappingIdentifier: true, localOnly: false, scope: "VISITOR" }] });
    const first = await startedPage(site);
    first.browser.texts.set("kameleoonTargetingData", JSON.stringify({ another: { lastActivityTime: first.provider.clock.now() } }));
    first.client.addData(visitor, { type: "customData", index: 1, value: ["user-42"] });
    first.client.isFeatureFlagActive(visitor, "banner");
    await first.provider.pass();
    expect(Object.keys(first.stored().kameleoonTargetingData)).to.deep.equal(["another", visitor, "user-42"]);
    expect(first.stored().kameleoonTargetingData["user-42"]).to.equal(visitor);
    expect(first.stored().kameleoonVariationData[visitor][7]).to.include({ variationId: 70, isTargetedRule: false });
    const second = await startedPage(site, {}, first.browser);
    second.client.flush("user-42", true);
    await second.provider.pass();
    expect(second.tracked()[0]?.url).to.include("mappingValue=user-42");
    expect(second.lines()).to.deep.equal([
      "eventType=customData&index=1&valuesCountMap=%7B%22user-42%22%3A1%7D&overwrite=true&mappingIdentifier=true",
    ]);
  });

  for (const text of ["{", "null", "[]", '{"visitor":3}', '{"visitor":{"customData":7,"pageView":[1]}}'])
    it(`does no harm where it is ${text}`, async () => {
      const browser = newBrowser();
      for (const key of [
        "kameleoonTargetingData",
        "kameleoonVariationData",
        "kameleoonConsentData",
        "kameleoonOfflineTracking",
        "kameleoonClientData",
        "kameleoonLegalConsent",
      ])
        browser.texts.set(key, text);
      const page = await startedPage(siteOf(), {}, browser);
      expect(page.client.getVisitorCode(visitor)).to.equal(visitor);
      expect(page.client.isFeatureFlagActive(visitor, "banner")).to.equal(true);
      page.client.trackConversion({ visitorCode: visitor, goalId: 1 });
      await page.provider.pass(1000, 100);
      expect(page.lines()).to.include("eventType=conversion&goalId=1&revenue=0&negative=false");
    });
});
