import { expect } from "chai";
import fc from "fast-check";
import { configurationOf, contextOf, errorTypeOf, noon } from "../testing/evaluation.driver.js";
import { cookieFromString } from "./cookie-string.js";
import type { VisitorDatum } from "./data.js";
import { markSent, unsentData, unsentExposures, unsentOf } from "./unsent.js";
import { addDatum, createVisitor } from "./visitor.js";

const configuration = configurationOf([]);
const visitorWith = (...data: readonly VisitorDatum[]) => contextOf(configuration, { data }).visitor;

/** Each kind with all of its fields. */
const kinds: readonly VisitorDatum[] = [
  { type: "browser", browser: "CHROME", version: 121.5 },
  { type: "device", device: "PHONE" },
  { type: "operatingSystem", operatingSystem: "MAC" },
  { type: "geolocation", country: "France", region: "Savoie", city: "Tignes", postalCode: "73320", coordinates: [45.47, 6.9] },
  { type: "cookie", cookie: [{ key: "lang", value: "fr" }] },
  { type: "applicationVersion", version: "1.2.3" },
  { type: "userAgent", value: "Browser/1.0" },
];

describe("the data of a visitor", () => {
  for (const datum of kinds) {
    it(`EXP-DATA-12..38 ${datum.type} is kept as added, once, the later one in place of the earlier`, () => {
      const visitor = visitorWith(datum, datum);
      const nonce = unsentOf(visitor)[0]?.nonce;
      expect(visitor.targeting).to.deep.equal({ [datum.type]: { ...datum, sent: false, lastActivityTime: noon - 1000, nonce } });
      expect(unsentOf(visitor)).to.have.length(1);
      expect(visitor.added.size, "what is to be sent does not grow").to.equal(1);
    });
  }

  it("EXP-DATA-01..04 custom data is kept by index, with its values and whether it was sent and identifies the visitor", () => {
    const { targeting } = visitorWith({ type: "customData", index: 3, value: ["a"] }, { type: "customData", index: 3, value: ["b", "c"] });
    const kept = { type: "customData", index: 3, value: ["b", "c"], sent: false, isIdentifier: false, lastActivityTime: noon - 1000 };
    expect(targeting).to.deep.equal({ customData: { 3: { ...kept, nonce: targeting.customData?.[3]?.nonce } } });
  });

  it("EXP-DATA-05..08 page views are kept by address, with the latest title and referrers and all their times", () => {
    const visitor = visitorWith(
      { type: "pageView", urlAddress: "a", title: "first", referrers: [1] },
      { type: "pageView", urlAddress: "b", title: "other" },
      { type: "pageView", urlAddress: "a", title: "second", referrers: [2, 3] },
    );
    const { targeting } = visitor;
    expect(Object.keys(targeting.pageView ?? {})).to.deep.equal(["a", "b"]);
    expect(targeting.pageView?.a).to.deep.include({ title: "second", referrers: [2, 3], timestamps: [noon - 3000, noon - 1000] });
    expect(unsentOf(visitor)).to.have.length(3);
  });

  it("EXP-DATA-09 conversions are all kept", () => {
    const { targeting } = visitorWith({ type: "conversion", goalId: 1 }, { type: "conversion", goalId: 1, revenue: 5 });
    expect(targeting.conversion?.map(({ goalId, revenue }) => [goalId, revenue])).to.deep.equal([[1, undefined], [1, 5]]); // prettier-ignore
  });

  it("is the same after it was stored as JSON, and what was not sent is still to be sent, in its order", () => {
    const visitor = visitorWith(
      { type: "pageView", urlAddress: "a", title: "b" },
      ...kinds,
      { type: "customData", index: 3, value: ["a"] },
      { type: "conversion", goalId: 1 },
    );
    const targeting: unknown = JSON.parse(JSON.stringify(visitor.targeting));
    const again = createVisitor("visitor", { targeting }, noon);
    expect(again.targeting).to.deep.equal(visitor.targeting);
    expect(unsentOf(again)).to.deep.equal(unsentOf(visitor));
    markSent(again, unsentData(again, configuration), []);
    expect(unsentOf(createVisitor("visitor", { targeting: again.targeting }, noon))).to.deep.equal([]);
  });

  it("EXP-ALLOC-06 has the stored mapping identifier", () => {
    const customData = { 2: { type: "customData", index: 2, value: ["member"], isIdentifier: true, sent: true } };
    expect(createVisitor("visitor", { targeting: { customData } }, noon).mappingValue).to.equal("member");
  });

  it("is ignored if the stored data has the wrong form", () => {
    expect(createVisitor("visitor", { targeting: "x", variations: [1] }, noon)).to.deep.include({ targeting: {}, variations: {} });
    const targeting = {
      geolocation: { country: 7 },
      customData: { 1: { index: 1, value: [1] } },
      visitsData: { visits: [7, "x"] },
      device: { device: "PHONE" },
    };
    expect(createVisitor("visitor", { targeting, variations: { 1: { variationId: "1" }, 2: null } }, noon)).to.deep.include({
      targeting: { device: { device: "PHONE" } },
      variations: {},
    });
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        (anything, other) => void createVisitor("v", { targeting: anything, variations: other }, noon),
      ),
    );
  });
});

describe("the unsent data of a visitor", () => {
  const exposures = (visitor: ReturnType<typeof visitorWith>) => unsentExposures(visitor).map(({ experimentId }) => experimentId);

  it("EXP-ALLOC-21 EXP-TRACK-53 EXP-TRACK-56 is empty once it is sent, and is still used for targeting", () => {
    const visitor = visitorWith({ type: "device", device: "PHONE" }, { type: "conversion", goalId: 1 });
    visitor.variations[7] = { variationId: 1, isTargetedRule: false, isSent: false };
    markSent(visitor, unsentData(visitor, configuration), unsentExposures(visitor));
    expect(unsentData(visitor, configuration)).to.deep.equal([]);
    expect(exposures(visitor)).to.deep.equal([]);
    expect(visitor.targeting.device).to.include({ device: "PHONE", sent: true });
    expect(visitor.variations[7].isSent).to.equal(true);
  });

  it("has what was stored before what was added, a later value in place of an earlier one, and every page view", () => {
    const data: VisitorDatum[] = [
      { type: "customData", index: 3, value: ["a"] },
      { type: "pageView", urlAddress: "a", title: "first" },
    ];
    const visitor = createVisitor("visitor", { targeting: JSON.parse(JSON.stringify(visitorWith(...data).targeting)) }, noon);
    addDatum(visitor, { type: "pageView", urlAddress: "a", title: "second" }, noon, configuration);
    addDatum(visitor, { type: "customData", index: 3, value: ["b"] }, noon, configuration);
    const texts = () => unsentOf(visitor).map((datum) => (datum.type === "pageView" ? datum.title : "value" in datum && datum.value));
    expect(texts()).to.deep.equal([["b"], "first", "second"]);
    markSent(visitor, unsentOf(visitor).slice(0, 1), []);
    expect(texts()).to.deep.equal(["first", "second"]);
  });

  it("EXP-TRACK-55 keeps what was not part of the call", () => {
    const visitor = visitorWith({ type: "device", device: "PHONE" }, { type: "conversion", goalId: 1 }, { type: "conversion", goalId: 2 });
    markSent(visitor, unsentData(visitor, configuration).filter(({ type }) => type === "conversion"), []); // prettier-ignore
    expect(unsentData(visitor, configuration).map(({ type }) => type)).to.deep.equal(["device"]);
  });

  it("keeps what has been added or allocated while the call was under way", () => {
    const visitor = visitorWith({ type: "device", device: "PHONE" });
    visitor.variations[7] = { variationId: 1, isTargetedRule: false, isSent: false };
    const data = unsentData(visitor, configuration);
    const sent = unsentExposures(visitor);
    addDatum(visitor, { type: "device", device: "TABLET" }, noon, configuration);
    visitor.variations[7] = { variationId: 2, isTargetedRule: false, isSent: false };
    markSent(visitor, data, sent);
    expect(unsentData(visitor, configuration)).to.deep.include.members([visitor.targeting.device]);
    expect(exposures(visitor)).to.deep.equal([7]);
  });

  it("EXP-CFG-73..78 has custom data of the visitor's scope and identifiers in every call, and none that only targets", () => {
    const setting = (index: number, fields: object) => ({ index, localOnly: false, isMappingIdentifier: false, scope: "VISIT", ...fields });
    const settings = configurationOf([], {
      customData: [
        setting(1, {}),
        setting(2, { scope: "VISITOR" }),
        setting(3, { scope: "visitor" }),
        setting(4, { scope: "Page", isMappingIdentifier: true }),
        setting(5, { scope: "VISITOR", localOnly: true }),
        setting(6, { localOnly: true }),
        setting(7, { localOnly: true, isMappingIdentifier: true }),
      ],
    });
    const { visitor } = contextOf(settings, { data: [7, 1, 2, 3, 4, 5, 6].map((index) => ({ type: "customData", index, value: ["x"] })) });
    const indices = () => unsentData(visitor, settings).map((datum) => (datum.type === "customData" ? datum.index : null));
    expect(indices()).to.deep.equal([1, 2, 3, 4, 7]);
    markSent(visitor, unsentData(visitor, settings), []);
    expect(indices()).to.deep.equal([2, 3, 4, 7]);
    expect(visitor.targeting.customData?.[6]?.value).to.deep.equal(["x"]);
  });
});

describe("the cookies of a string", () => {
  it("EXP-DATA-34 EXP-DATA-39 are its pairs of key and value", () => {
    expect(cookieFromString("a=1; b=2=3")).to.deep.equal({
      type: "cookie",
      cookie: [
        { key: "a", value: "1" },
        { key: "b", value: "2" },
      ],
    });
  });

  it("EXP-DATA-39 EXP-ERR-26 throw CookieParse for an empty string and for a pair without key or value", () => {
    expect(() => cookieFromString("")).to.throw("Couldn't parse cookie string: Cookie string can't be empty");
    for (const text of ["a", "a=", "=1", "a=1; ", "a=1; b"]) {
      expect(errorTypeOf(() => cookieFromString(text))).to.equal("CookieParse");
      expect(() => cookieFromString(text)).to.throw("Cookie string is not valid");
    }
  });
});
