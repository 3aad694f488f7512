import { expect } from "chai";
import { newEngine, sdkHeaders, site, trackingPath, visitorDataPath } from "../../demo/engine/testing/experiments-calls.driver.js";
import type { ExperimentClient as ConsoleClient } from "../../demo/qa/client/experiments-layer.js";
import { pageWith } from "../../src/experiments/testing/client.driver.js";
import { readConfiguration } from "../../src/experiments/configuration/reader.js";
import type { Configuration } from "../../src/experiments/configuration/configuration.js";
import type { EvaluationContext } from "../../src/experiments/evaluation/context.js";
import { decide, findFlag } from "../../src/experiments/evaluation/flags.js";
import { trackingBody } from "../../src/experiments/connection/tracking-lines.js";
import type { VisitorDatum } from "../../src/experiments/visitor/data.js";
import { mergeRemoteVisitor } from "../../src/experiments/visitor/remote-visitor.js";
import { addDatum, createVisitor, type Visitor } from "../../src/experiments/visitor/visitor.js";

const now = 1_764_800_000_000;
const stayPage = "https://ski.test/stay/val-thorens/chalet-10001";

/** Every kind of datum that is sent, with all its fields. */
const data: readonly VisitorDatum[] = [
  { type: "customData", index: 3, value: ["famille", "prix & dates"] },
  { type: "customData", index: 1, value: ["customer 42"] },
  { type: "pageView", urlAddress: stayPage, title: "Séjour – Val Thorens", referrers: [1, 2] },
  { type: "pageView", urlAddress: "https://ski.test/?a=1&b=é", title: "" },
  { type: "conversion", goalId: 11, revenue: 1e-7, negative: true },
  { type: "conversion", goalId: 12 },
  { type: "geolocation", country: "France", region: "Île-de-France", city: "Paris", postalCode: "75008", coordinates: [48.87, -2.29] },
  { type: "browser", browser: "CHROME", version: 121.5 },
  { type: "operatingSystem", operatingSystem: "WINDOWS_PHONE" },
  { type: "device", device: "TABLET" },
];

async function served(query = "") {
  const { ask } = newEngine();
  return (await ask(`/experiments/config/${site}${query}`, { headers: sdkHeaders })).body;
}

async function readServed(query?: string): Promise<Configuration> {
  const { configuration } = readConfiguration(await served(query));
  if (!configuration) throw new Error("The engine serves no configuration");
  return configuration;
}

describe("the experiments layer and the engine as its provider", () => {
  it("EXP-CFG-28..30 read the same configuration, with nothing left out", async () => {
    const { configuration, problems } = readConfiguration(await served());
    expect(problems).to.deep.equal([]);
    expect(configuration).to.include({ realTimeUpdate: true, isConsentRequired: true, hasTargetedDelivery: true });
    expect(configuration?.customData.size).to.equal(4);
    const rules = [...(configuration?.featureFlags.values() ?? [])].map((flag) => `${flag.featureKey} ${flag.rules.length}`);
    expect(rules).to.deep.equal(["flightVersion 2", "sortOrder 1", "hidePriceWithoutDate 2", "groupLondonAirports 1"]);
  });

  it("EXP-TRACK-08..14 agree on every line: the engine records and returns what the layer writes about a visitor", async () => {
    const configuration = await readServed();
    const { ask, recorded } = newEngine(() => now);
    const exposures = [
      { experimentId: 30320, variationId: 303201, isTargetedRule: false },
      { experimentId: 30210, variationId: 302100, isTargetedRule: false },
    ];
    for (const content of [
      { data, exposures },
      { data: [], exposures: [] },
      { data: [], exposures: null },
    ])
      expect((await ask(trackingPath("v1"), { body: trackingBody(content, configuration) })).status).to.equal(200);
    const types = (await recorded()).map(({ event }) => event.eventType);
    const expected = [
      ["customData", "customData", "page", "page", "conversion", "conversion", "geolocation", "staticData", "staticData", "staticData"],
      ["experiment", "experiment"],
      ["activity", "activity"],
    ];
    expect(types).to.deep.equal(expected.flat());

    const parts = ["customData", "conversion", "geolocation", "experiment", "page", "staticData", "currentVisit", "kcs"];
    const query = ["maxNumberPreviousVisits=25", ...parts.map((name) => `${name}=true`)].join("&");
    const visitor = createVisitor("v1", {}, now);
    mergeRemoteVisitor(visitor, (await ask(visitorDataPath("v1", query))).body, configuration);
    const { targeting, variations, mappingValue } = visitor;
    expect(Object.values(targeting.customData ?? {}).map(({ value }) => value)).to.have.deep.members([
      ["famille", "prix & dates"],
      ["customer 42"],
    ]);
    expect(mappingValue).to.equal("customer 42");
    expect(targeting.pageView?.[stayPage]).to.deep.include({ title: "Séjour – Val Thorens", referrers: [1, 2], timestamps: [now] });
    expect(targeting.pageView).to.have.property("https://ski.test/?a=1&b=é");
    expect(targeting.conversion?.map(({ goalId }) => goalId)).to.have.members([11, 12]);
    expect(targeting.geolocation).to.deep.include({ country: "France", region: "Île-de-France", coordinates: [48.87, -2.29] });
    expect(targeting.browser).to.include({ browser: "CHROME", version: 121.5 });
    expect(targeting.operatingSystem).to.include({ operatingSystem: "WINDOWS_PHONE" });
    expect(targeting.device).to.include({ device: "TABLET" });
    expect(targeting.visitsData?.visits).to.deep.equal([now]);
    expect(targeting.kameleoonConversionScore?.kcs).to.deep.equal({ 1: { 11: 20, 12: 20 } });
    expect(Object.keys(variations)).to.deep.equal(["30210", "30320"]);
  });

  it("decide the demo's features: by the page, by the works council, and by chance for the others", async () => {
    const configuration = await readServed();
    const decisionOf = (key: string, visitor: Visitor) => {
      const context: EvaluationContext = { configuration, visitor, environment: "production", now, report: () => undefined };
      return decide(findFlag(key, configuration), context);
    };
    const visitorWith = (code: string, datum?: VisitorDatum) => {
      const visitor = createVisitor(code, {}, now);
      if (datum) addDatum(visitor, datum, now, configuration);
      return visitor;
    };
    const page = (urlAddress: string): VisitorDatum => ({ type: "pageView", urlAddress, title: "" });
    expect(decisionOf("flightVersion", visitorWith("v1", page("https://ski.test/flight")))).to.include({
      variationKey: "on",
      variationId: 301101,
    });
    expect(decisionOf("flightVersion", visitorWith("v1", page("https://ski.test/nl/")))).to.include({
      variationKey: "off",
      reason: "no-rule",
    });
    const council: VisitorDatum = { type: "customData", index: 0, value: ["cgos"] };
    expect(decisionOf("hidePriceWithoutDate", visitorWith("v1", council))).to.include({ variationId: 303100, isTargetedRule: true });

    const codes = Array.from({ length: 2000 }, (_, index) => `visitor${index}`);
    const share = (key: string, variationId: number | null, datum?: VisitorDatum) =>
      codes.filter((code) => decisionOf(key, visitorWith(code, datum)).variationId === variationId).length / codes.length;
    expect(share("sortOrder", 302101)).to.be.closeTo(0.5, 0.04);
    expect(share("hidePriceWithoutDate", 303201)).to.be.closeTo(0.4, 0.04);
    expect(share("hidePriceWithoutDate", null)).to.be.closeTo(0.2, 0.04);
    expect(share("flightVersion", 301201, page("https://ski.test/en/"))).to.be.closeTo(0.25, 0.04);
    expect(share("sortOrder", null, { type: "conversion", goalId: 12 })).to.equal(1);
  });

  it("have the features that are not released yet in the environments before production", async () => {
    const enabled = async (query: string) => (await readServed(query)).featureFlags.get("groupLondonAirports")?.environmentEnabled;
    expect(await enabled("")).to.equal(false);
    expect(await enabled("?environment=staging")).to.equal(true);
  });

  it("have one type of client: the layer creates the type that the console declares", async () => {
    const configuration = await served();
    const client: ConsoleClient = pageWith(configuration, { configuration }).client;
    const flags = await client.explainFlags(client.getVisitorCode());
    expect(flags.map(({ featureKey }) => featureKey)).to.deep.equal([
      "flightVersion",
      "sortOrder",
      "hidePriceWithoutDate",
      "groupLondonAirports",
    ]);
  });
});
