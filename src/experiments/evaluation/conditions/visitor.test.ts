import { expect } from "chai";
import { errorTypeOf, isMet } from "../../testing/evaluation.driver.js";
import { browserTypes, deviceTypes, operatingSystemTypes } from "../../visitor/data.js";
import type { VisitorDatum } from "../../visitor/data.js";

type Fields = Readonly<Record<string, unknown>>;

const met = (targetingType: string, fields: Fields, ...data: readonly VisitorDatum[]): boolean =>
  isMet({ targetingType, ...fields }, { data });

describe("the conditions on what a visitor uses", () => {
  it("EXP-TARGET-06 EXP-DATA-25..27 compares each device", () => {
    expect(deviceTypes).to.deep.equal(["PHONE", "TABLET", "DESKTOP"]);
    for (const device of deviceTypes)
      for (const expected of deviceTypes)
        expect(met("DEVICE_TYPE", { device: expected }, { type: "device", device })).to.equal(device === expected);
    expect(met("DEVICE_TYPE", { device: "PHONE" })).to.equal(false);
    expect(met("DEVICE_TYPE", {})).to.equal(false);
  });

  it("EXP-TARGET-14 EXP-DATA-28..33 compares each operating system", () => {
    expect(operatingSystemTypes).to.deep.equal(["WINDOWS", "MAC", "IOS", "LINUX", "ANDROID", "WINDOWS_PHONE"]);
    for (const operatingSystem of operatingSystemTypes)
      for (const os of operatingSystemTypes)
        expect(met("OPERATING_SYSTEM", { os }, { type: "operatingSystem", operatingSystem })).to.equal(os === operatingSystem);
    expect(met("OPERATING_SYSTEM", {})).to.equal(false);
  });

  it("EXP-TARGET-07 EXP-DATA-17 EXP-DATA-19..24 compares each browser", () => {
    expect(browserTypes).to.deep.equal(["CHROME", "IE", "FIREFOX", "SAFARI", "OPERA", "OTHER"]);
    for (const browser of browserTypes)
      for (const expected of browserTypes)
        for (const version of ["", null])
          expect(
            met("BROWSER", { browser: expected, version, versionMatchType: "EQUAL" }, { type: "browser", browser, version: 9 }),
          ).to.equal(browser === expected);
    expect(met("BROWSER", { browser: "CHROME" })).to.equal(false);
  });

  const versions: readonly [version: string, operator: string | null, expected: boolean][] = [
    ["100.5", "EQUAL", true],
    ["100.50.7", "EQUAL", true],
    ["100.5", "GREATER", false],
    ["99.9", "GREATER", true],
    ["100.6", "LOWER", true],
    ["100.5", "LOWER", false],
    ["100.5", null, false],
  ];
  for (const [version, versionMatchType, expected] of versions) {
    it(`EXP-TARGET-51 EXP-DATA-18 browser version 100.5 ${versionMatchType} ${version} is ${expected}`, () =>
      expect(met("BROWSER", { browser: "IE", version, versionMatchType }, { type: "browser", browser: "IE", version: 100.5 })).to.equal(
        expected,
      ));
  }

  it("EXP-TARGET-51 EXP-ERR-24 throws VersionParse for a version that is not a number, and for an unknown operator", () => {
    const error = (version: string, versionMatchType: string) =>
      errorTypeOf(() => met("BROWSER", { browser: "IE", version, versionMatchType }, { type: "browser", browser: "IE", version: 9 }));
    expect(error("abc", "EQUAL")).to.equal("VersionParse");
    expect(error("9", "BOGUS")).to.equal("TargetingCondition");
  });

  const applications: readonly [known: string, operator: string | null, version: string | null, expected: boolean][] = [
    ["1.2.3", "EQUAL", "1.2.3", true],
    ["1.2", "EQUAL", "1.2.0", true],
    ["1.2", "LOWER", "1.2.1", true],
    ["1.2.3.4", "EQUAL", "1.2.3.9", true],
    ["01.02.3", "EQUAL", "1.2.3", true],
    ["1.10.0", "GREATER", "1.9.9", true],
    ["1.2.3", "GREATER", "1.2.3", false],
    ["2.0.0", "LOWER", "1.9.9", false],
    ["1.2.3-beta", "LOWER", "1.2.4", true],
    ["1.2.3", null, "1.2.3", false],
    ["1.2.3", "EQUAL", null, false],
  ];
  for (const [known, versionMatchType, version, expected] of applications) {
    it(`EXP-TARGET-17 EXP-TARGET-52..53 EXP-DATA-36 application version ${known} ${versionMatchType} ${version} is ${expected}`, () =>
      expect(met("APPLICATION_VERSION", { version, versionMatchType }, { type: "applicationVersion", version: known })).to.equal(expected));
  }

  it("EXP-TARGET-53 EXP-ERR-25 throws SemanticVersionParse for a part that is not a number", () => {
    const error = (known: string, version: string) =>
      errorTypeOf(() => met("APPLICATION_VERSION", { version, versionMatchType: "EQUAL" }, { type: "applicationVersion", version: known }));
    expect(error("a.b.c", "1.0.0")).to.equal("SemanticVersionParse");
    expect(error("1.0.0", "1..3")).to.equal("SemanticVersionParse");
    expect(error("1.0.0", "abc")).to.equal("SemanticVersionParse");
    expect(met("APPLICATION_VERSION", { version: "x", versionMatchType: "EQUAL" })).to.equal(false);
  });

  const languages = "ANDROID IOS JAVA CSHARP NODEJS PHP RUBY GO FLUTTER REACT PYTHON JAVASCRIPT RUST".split(" ");
  for (const sdkLanguage of languages) {
    it(`EXP-TARGET-12 EXP-TARGET-26..38 EXP-CFG-01 is ${sdkLanguage === "JAVASCRIPT" ? "" : "not "}the SDK of ${sdkLanguage}`, () => {
      expect(met("SDK_LANGUAGE", { sdkLanguage, version: null })).to.equal(sdkLanguage === "JAVASCRIPT");
      expect(met("SDK_LANGUAGE", { sdkLanguage, version: "3.4.7", versionMatchType: "EQUAL" })).to.equal(sdkLanguage === "JAVASCRIPT");
      expect(met("SDK_LANGUAGE", { sdkLanguage, version: "3.4.8", versionMatchType: "EQUAL" })).to.equal(false);
    });
  }

  it("EXP-TARGET-12 compares the SDK's version, which must be one even for another language", () => {
    const fields = { sdkLanguage: "JAVASCRIPT", versionMatchType: "GREATER" };
    expect(met("SDK_LANGUAGE", { ...fields, version: "3.4.6" })).to.equal(true);
    expect(met("SDK_LANGUAGE", { ...fields, version: "3.5" })).to.equal(false);
    expect(errorTypeOf(() => met("SDK_LANGUAGE", { ...fields, sdkLanguage: "RUST", version: "xx" }))).to.equal("SemanticVersionParse");
  });
});

describe("the conditions on who a visitor is", () => {
  it("EXP-TARGET-11 EXP-TARGET-39..41 EXP-TARGET-48 compares the visitor code", () => {
    const code = (matchType: string | null, visitorCode: unknown) =>
      isMet({ targetingType: "VISITOR_CODE", matchType, visitorCode }, { code: "abc-42" });
    expect(code("EXACT", "abc-42")).to.equal(true);
    expect(code("EXACT", "abc")).to.equal(false);
    expect(code("CONTAINS", "c-4")).to.equal(true);
    expect(code("REGULAR_EXPRESSION", "/^ABC/i")).to.equal(true);
    expect(code("CONTAINS", "")).to.equal(false);
    expect(code("EXACT", null)).to.equal(false);
    expect(code(null, "abc-42")).to.equal(false);
    expect(code("BOGUS", "abc-42")).to.equal(false);
  });

  it("EXP-TARGET-15 EXP-DATA-12..14 compares the place in upper or lower case, and the region and city if the condition has them", () => {
    const place = { type: "geolocation", country: "France", region: "Savoie", city: "Tignes" } as const;
    const at = (country: string | null, region: string | null, city: string | null, known: VisitorDatum = place) =>
      met("GEOLOCATION", { country, region, city }, known);
    expect(at("FRANCE", null, null)).to.equal(true);
    expect(at("france", "SAVOIE", "tignes")).to.equal(true);
    expect(at("France", "", "Paris")).to.equal(false);
    expect(at("France", "Utrecht", "")).to.equal(false);
    expect(at("Spain", null, null)).to.equal(false);
    expect(at("", null, null)).to.equal(false);
    expect(at(null, "Savoie", "Tignes")).to.equal(false);
    expect(at("France", "Savoie", null, { type: "geolocation", country: "France" })).to.equal(false);
    expect(met("GEOLOCATION", { country: "France" })).to.equal(false);
  });

  it("EXP-TARGET-10 EXP-DATA-09 looks for any conversion of the goal, a negative one too", () => {
    const conversion = { type: "conversion", goalId: 3, negative: true } as const;
    const goals = [3, 4, 0, null].map((goalId) => met("CONVERSIONS", { goalId }, { type: "conversion", goalId: 0 }, conversion));
    expect(goals).to.deep.equal([true, false, false, false]);
  });

  it("EXP-TARGET-25 EXP-DATA-38 takes the likelihood within its bounds", () => {
    const likely = (fields: Fields) =>
      isMet(
        { targetingType: "HEAT_SLICE", keyMomentId: 1, goalId: 2, lowerBound: 40, upperBound: 60, ...fields },
        { targeting: { kameleoonConversionScore: { kcs: { 1: { 2: 50 } } } } },
      );
    expect(likely({})).to.equal(true);
    expect(likely({ lowerBound: 50, upperBound: 50 })).to.equal(true);
    expect(likely({ lowerBound: 51 })).to.equal(false);
    expect(likely({ upperBound: 49 })).to.equal(false);
    expect(likely({ lowerBound: null })).to.equal(false);
    expect(likely({ keyMomentId: 2 })).to.equal(false);
    expect(likely({ goalId: 1 })).to.equal(false);
  });

  const cookies = [
    { key: "lang", value: "fr" },
    { key: "session", value: "" },
  ];
  const table: readonly [
    name: string | null,
    nameOperator: string | null,
    value: string | null,
    operator: string | null,
    expected: boolean,
  ][] = [
    ["lang", "EXACT", "fr", "EXACT", true],
    ["lang", "EXACT", "en", "EXACT", false],
    ["la", "EXACT", "fr", "EXACT", false],
    ["la", "CONTAINS", "fr", "EXACT", true],
    ["^l", "REGULAR_EXPRESSION", "r$", "REGULAR_EXPRESSION", true],
    ["x", "OPTIONAL", "f", "CONTAINS", true],
    [null, "OPTIONAL", "", "CONTAINS", true],
    ["session", "EXACT", "", "EXACT", true],
    ["session", "EXACT", "f", "CONTAINS", false],
    [null, "EXACT", "fr", "EXACT", false],
    ["lang", null, "fr", "EXACT", false],
    ["lang", "EXACT", null, "EXACT", false],
    ["lang", "EXACT", "fr", null, false],
    ["lang", "EXACT", "fr", "GREATER", false],
  ];
  for (const [name, nameMatchType, value, valueMatchType, expected] of table) {
    it(`EXP-TARGET-13 EXP-TARGET-48 EXP-DATA-34 cookie ${nameMatchType} ${name} with ${valueMatchType} ${value} is ${expected}`, () =>
      expect(met("COOKIE", { name, nameMatchType, value, valueMatchType }, { type: "cookie", cookie: cookies })).to.equal(expected));
  }

  it("EXP-TARGET-13 throws for an unknown name operator and for a missing expression", () => {
    const error = (fields: Fields) =>
      errorTypeOf(() => met("COOKIE", { name: "lang", nameMatchType: "EXACT", ...fields }, { type: "cookie", cookie: cookies }));
    expect(error({ nameMatchType: "BOGUS", value: "fr", valueMatchType: "EXACT" })).to.equal("TargetingCondition");
    expect(error({ nameMatchType: "BOGUS", value: "fr" })).to.equal(null);
    expect(error({ value: null, valueMatchType: "REGULAR_EXPRESSION" })).to.equal("TargetingCondition");
    expect(error({ name: null, nameMatchType: "REGULAR_EXPRESSION", value: "fr", valueMatchType: "EXACT" })).to.equal("TargetingCondition");
  });
});
