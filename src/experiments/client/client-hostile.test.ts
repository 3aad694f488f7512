import { expect } from "chai";
import fc from "fast-check";
import { KameleoonError } from "../common/errors.js";
import { flagOf, newBrowser, pageView, pageWith, siteOf, visitor } from "../testing/client.driver.js";
import { json } from "../testing/provider.driver.js";
import type { ExperimentClient } from "./interface.js";

const outOf = (value: unknown): string => (value instanceof KameleoonError ? value.type : `not a KameleoonError: ${String(value)}`);

/** Reads all that a client returns. What it throws must be a KameleoonError. */
async function readAll(client: ExperimentClient, featureKeys: readonly string[]): Promise<void> {
  const calls: (() => unknown)[] = [
    () => client.getVisitorCode(visitor),
    () => client.getActiveFeatureFlags(visitor),
    () => client.getVisitorFeatureFlags(visitor),
    () => client.getFeatureFlags(),
    () => client.addData(visitor, pageView),
    () => client.addData(visitor, { type: "customData", index: 0, value: ["1"] }),
    () => client.trackConversion({ visitorCode: visitor, goalId: 1 }),
    () => client.getEngineTrackingCode(visitor),
    () => client.explainFlags(visitor),
    ...featureKeys.flatMap((featureKey) => [
      () => client.isFeatureFlagActive(visitor, featureKey),
      () => client.getFeatureFlagVariationKey(visitor, featureKey),
      () => client.getFeatureFlagVariables(visitor, featureKey),
      () => client.getFeatureFlagVariable({ visitorCode: visitor, featureKey, variableKey: "colour" }),
    ]),
  ];
  for (const call of calls)
    try {
      await call();
    } catch (error) {
      expect(outOf(error), String(call)).not.to.include("not a KameleoonError");
    }
}

/** Uses a configuration from the page, then the same one as the provider's response and from storage. */
async function useEverywhere(configuration: unknown): Promise<void> {
  const held = pageWith(siteOf(), { configuration });
  await readAll(held.client, ["banner"]);
  await held.provider.pass(100, 100);
  held.client.dispose();

  const browser = newBrowser();
  browser.texts.set(
    "kameleoonClientData",
    JSON.stringify({ data: configuration, lastUpdate: new Date(held.provider.clock.now()).toString() }) ?? "",
  );
  for (const page of [pageWith(configuration), pageWith(configuration, {}, browser)]) {
    const outcome: unknown = await page.client.initialize().catch((error: unknown) => error);
    expect(outcome === true || outOf(outcome) === "ClientConfiguration", String(outcome)).to.equal(true);
    await readAll(page.client, ["banner"]);
    await page.provider.pass(100, 100);
    page.client.dispose();
  }
}

const names = [
  ...["configuration", "consentType", "dataApiDomain", "customData", "index", "featureFlags", "featureKey", "environmentEnabled"],
  ...["defaultVariationKey", "rules", "variations", "key", "variables", "segment", "toString", "__proto__", "length"],
];
/** Values of all kinds; fields are named as in a configuration, or at random. */
const anything = fc.anything({
  key: fc.oneof(fc.constantFrom(...names), fc.string()),
  withBigInt: false,
  withNullPrototype: true,
  maxDepth: 3,
});
/** A served configuration of which parts are replaced by anything. */
function damaged(value: unknown, depth = 0): fc.Arbitrary<unknown> {
  const kept: fc.Arbitrary<unknown> = Array.isArray(value)
    ? fc.tuple(...value.map((item) => damaged(item, depth + 1)))
    : typeof value === "object" && value !== null
      ? fc.record(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, damaged(item, depth + 1)])), {
          requiredKeys: [],
        })
      : fc.constant(value);
  return fc.oneof({ weight: 30, arbitrary: kept }, { weight: 1, arbitrary: anything });
}

const segmentOf = (id: number, conditions: readonly object[]) => ({
  id,
  conditionsData: { firstLevelOrOperators: [], firstLevel: [{ orOperators: conditions.slice(1).map(() => true), conditions }] },
});

describe("a client with a malformed configuration", () => {
  it("throws only typed errors into the page, whatever the configuration or any part of it is", async () => {
    const served = siteOf({
      customData: [{ index: 0, localOnly: false, isMappingIdentifier: true, scope: "VISITOR" }],
      flags: [
        flagOf("banner", 7, {
          segment: segmentOf(1, [
            { targetingType: "CUSTOM_DATUM", customDataIndex: "0", valueMatchType: "AMONG_VALUES", value: '["1"]', isInclude: true },
            { targetingType: "PAGE_URL", matchType: "REGULAR_EXPRESSION", url: "^https?", isInclude: false },
          ]),
        }),
      ],
    });
    await fc.assert(fc.asyncProperty(damaged(served), useEverywhere), { numRuns: 300 });
  });

  it("throws only typed errors if a value cannot be converted to text", async () => {
    const noText = { toString: 1 };
    const conditions = [
      { targetingType: "CUSTOM_DATUM", customDataIndex: "0", valueMatchType: "RANGE", range: noText },
      { targetingType: "CUSTOM_DATUM", customDataIndex: noText, valueMatchType: "EXACT", value: "1" },
      { targetingType: "NEW_VISITORS", visitorType: noText },
      { targetingType: "SEGMENT", segmentId: noText },
      { targetingType: "COOKIE", nameMatchType: noText, name: "a", value: "1" },
    ];
    for (const condition of conditions)
      await useEverywhere(siteOf({ flags: [flagOf("banner", 7, { segment: segmentOf(1, [{ ...condition, isInclude: true }]) })] }));
    await useEverywhere({ ...siteOf(), configuration: { consentType: noText } });
    const { client, warnings } = pageWith(siteOf(), { configuration: { ...siteOf(), configuration: { consentType: noText } } });
    expect(warnings.join()).to.include("consentType: an object counts as REQUIRED");
    client.setLegalConsent(visitor, noText as never);
    expect(warnings.join()).to.include("an object counts as false");
    expect(() => client.isFeatureFlagActive(visitor, noText as never)).to.throw(KameleoonError, "an object");
    client.dispose();
  });

  it("throws only typed errors into the page if the configuration is truncated, wherever that is", async () => {
    const text = JSON.stringify(siteOf());
    for (let length = 0; length < text.length; length += 7) {
      const page = pageWith(null, { configuration: text.slice(0, length) });
      expect(page.client.isInitialized()).to.equal(false);
      page.provider.respond = () => new Response(text.slice(0, length));
      expect(outOf(await page.client.initialize().catch((error: unknown) => error))).to.equal("ClientConfiguration");
      await readAll(page.client, ["banner"]);
      page.client.dispose();
    }
  });

  it("throws nothing into the page while the provider does not respond, and gives up after its attempts", async () => {
    const page = pageWith(null);
    page.provider.respond = () => new Promise(() => {});
    const outcome = page.client.initialize().catch((error: unknown) => error);
    await page.provider.pass(1000, 1000);
    await readAll(page.client, ["banner"]);
    await page.provider.pass(30_000, 1000);
    expect(outOf(await outcome)).to.equal("ClientConfiguration");
    page.provider.respond = () => json(siteOf());
    expect(await page.client.initialize()).to.equal(true);
  });

  // An expression that is evaluated by backtracking takes years for such an address.
  it("evaluates 10,000 segments in circles with expressions that could block, and warns of few of them", async () => {
    const expressions = ["^(a+)+$", "(a|a)*b", "a*a*a*b", "(.*)*x", "(x+x+)+y", "^(\\w+\\s?)*$", "(a*)*b", ".*.*.*=.*"];
    const rules = Array.from({ length: 10_000 }, (_, id) => ({
      ...flagOf("banner", id).rules[0],
      segment: segmentOf(id, [
        { targetingType: "SEGMENT", segmentId: (id + 1) % 10_000, isInclude: true },
        { targetingType: "PAGE_URL", matchType: "REGULAR_EXPRESSION", url: expressions[id % expressions.length], isInclude: true },
      ]),
    }));
    const page = pageWith(null, { configuration: siteOf({ flags: [{ ...flagOf("banner"), rules }] }) });
    page.client.addData(visitor, { type: "pageView", urlAddress: "a".repeat(2048), title: "" });
    expect(page.client.getFeatureFlagVariationKey(visitor, "banner")).to.equal("off");
    expect(page.warnings.length).to.be.within(1, 50);
    page.client.dispose();
  });
});
