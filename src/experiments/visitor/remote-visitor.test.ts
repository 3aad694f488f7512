import { expect } from "chai";
import fc from "fast-check";
import { configurationOf, contextOf, noon } from "../testing/evaluation.driver.js";
import { unsentData, unsentExposures, unsentOf } from "./unsent.js";

const configuration = configurationOf([]);
const merged = (remote: unknown, targeting?: unknown) => contextOf(configuration, { remote, targeting }).visitor;

const event = (data: object, time = noon) => ({ data, time });
const visit = (timeStarted: number, events: object = {}) => ({ timeStarted, ...events });

describe("the visitor data that the provider returns", () => {
  it("EXP-DATA-57 has visits, whose starts are merged with the known ones, each once and ascending", () => {
    const remote = { currentVisit: visit(50), previousVisits: [visit(40), visit(20), {}] };
    expect(merged(remote, { visitsData: { visits: [10, 40] } }).targeting.visitsData?.visits).to.deep.equal([10, 20, 40, 50]);
    expect(merged({ previousVisits: [] }).targeting).to.deep.equal({});
  });

  it("EXP-DATA-58 has custom data: the newest visit's for each index, and its last event", () => {
    const custom = (index: number, ...values: readonly string[]) =>
      event({ index, valuesCountMap: Object.fromEntries(values.map((value) => [value, 2])) });
    const visitor = merged({
      currentVisit: visit(2, { customDataEvents: [custom(1, "a"), custom(1, "b", "c")] }),
      previousVisits: [visit(1, { customDataEvents: [custom(1, "d"), custom(2, "e")] })],
    });
    expect(visitor.targeting.customData?.[1]?.value).to.deep.equal(["b", "c"]);
    expect(visitor.targeting.customData?.[2]?.value).to.deep.equal(["e"]);
    expect(unsentOf(visitor)).to.deep.equal(Object.values(visitor.targeting.customData ?? {}));
  });

  it("EXP-DATA-59 has conversions: one for each goal, which are not sent again", () => {
    const conversion = (goalId: number) => event({ goalId, revenue: 9, negative: true });
    const visitor = merged({
      currentVisit: visit(2, { conversionEvents: [conversion(1), conversion(1)] }),
      previousVisits: [visit(1, { conversionEvents: [conversion(1), conversion(2)] })],
    });
    expect(visitor.targeting.conversion?.map(({ goalId, revenue, negative }) => [goalId, revenue, negative])).to.deep.equal([
      [1, 0, false],
      [2, 0, false],
    ]);
    expect(unsentData(visitor, configuration)).to.deep.equal([]);
  });

  it("EXP-DATA-60 has the place, of the newest visit that has one", () => {
    const place = (country: string, fields: object = {}) =>
      event({ country, region: null, city: null, postalCode: null, latitude: null, longitude: null, ...fields });
    const full = { region: "Savoie", city: "Tignes", postalCode: "73320", latitude: 45.47, longitude: 6.9 };
    const { targeting } = merged({
      currentVisit: visit(3),
      previousVisits: [
        visit(2, { geolocationEvents: [place("Spain"), place("France", full)] }),
        visit(1, { geolocationEvents: [place("Italy")] }),
      ],
    });
    const { latitude, longitude, ...others } = full;
    expect(targeting.geolocation).to.deep.include({ country: "France", ...others, coordinates: [latitude, longitude] });
    const withoutRegion = merged({ currentVisit: visit(1, { geolocationEvents: [place("France", { city: "Tignes" })] }) });
    expect(withoutRegion.targeting.geolocation?.city).to.equal(undefined);
  });

  it("EXP-DATA-61 has variations of experiments, the newest for each, which count as unsent", () => {
    const experiment = (id: number, variationId: number) => event({ id, variationId });
    const visitor = merged({
      currentVisit: visit(2, { experimentEvents: [experiment(7, 1), experiment(7, 2)] }),
      previousVisits: [visit(1, { experimentEvents: [experiment(7, 3), experiment(8, 4)] })],
    });
    const { variations } = visitor;
    expect(variations).to.deep.equal({
      7: { variationId: 2, isTargetedRule: false, isSent: false, nonce: variations[7]?.nonce },
      8: { variationId: 4, isTargetedRule: false, isSent: false, nonce: variations[8]?.nonce },
    });
    expect(unsentExposures(visitor)).to.have.length(2);
  });

  it("EXP-DATA-62 has page views, with their times and the newest title, which are not sent again", () => {
    const page = (href: string, title: string, time: number) => event({ href, title, referrersIndices: [null, 2] }, time);
    const visitor = merged({
      currentVisit: visit(2, { pageEvents: [page("a", "newer", 3), page("a", "newest", 4)] }),
      previousVisits: [visit(1, { pageEvents: [page("b", "other", 1), page("a", "old", 2)] })],
    });
    expect(visitor.targeting.pageView?.a).to.deep.include({ title: "newest", timestamps: [2, 3, 4], referrers: [2] });
    expect(visitor.targeting.pageView?.b?.timestamps).to.deep.equal([1]);
    expect(unsentData(visitor, configuration)).to.deep.equal([]);
  });

  it("EXP-DATA-63..69 has what the visitor used, by name and not by index, before its place", () => {
    const used = (browser: string, time = noon) =>
      event({ browser, browserIndex: 5, browserVersion: 99, os: "MAC", osIndex: 3, deviceType: "PHONE" }, time);
    const visitor = merged({
      currentVisit: visit(3, { geolocationEvents: [event({ country: "France" })], staticDataEvent: used("FIREFOX") }),
      previousVisits: [visit(2, { staticDataEvent: used("CHROME") })],
    });
    const { browser, device, operatingSystem } = visitor.targeting;
    expect([browser?.browser, browser?.version, device?.device, operatingSystem?.operatingSystem]).to.deep.equal([
      "FIREFOX",
      99,
      "PHONE",
      "MAC",
    ]);
    expect(unsentOf(visitor).map(({ type }) => type)).to.deep.equal(["browser", "device", "operatingSystem", "geolocation"]);
    expect(merged({ currentVisit: visit(1, { staticDataEvent: event({ browser: "NETSCAPE" }) }) }).targeting.browser).to.equal(undefined);
  });

  it("EXP-DATA-38 has likelihoods, which are kept beside a recorded visit only", () => {
    const kcs = { 1: { 2: 40 } };
    expect(merged({ currentVisit: visit(1), kcs }).targeting.kameleoonConversionScore?.kcs).to.deep.equal(kcs);
    expect(merged({ previousVisits: [], kcs }).targeting.kameleoonConversionScore).to.equal(undefined);
  });

  it("is left out if its form is wrong, and never throws", () => {
    expect(merged("x").targeting).to.deep.equal({});
    expect(merged({ currentVisit: visit(1, { customDataEvents: [null, { data: {} }, event({ index: "1" })], pageEvents: "x" }) }).targeting).to.have.keys("visitsData"); // prettier-ignore
    const names = ["customDataEvents", "conversionEvents", "geolocationEvents", "pageEvents", "experimentEvents", "staticDataEvent"];
    const events = fc.oneof(fc.anything(), fc.array(fc.record({ data: fc.object(), time: fc.integer() })));
    const visits = fc.record(Object.fromEntries([...names, "timeStarted"].map((name) => [name, events])));
    fc.assert(fc.property(fc.array(visits), fc.anything(), (previousVisits, kcs) => void merged({ previousVisits, kcs })));
  });
});
