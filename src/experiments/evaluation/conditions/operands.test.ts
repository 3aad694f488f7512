import { expect } from "chai";
import { errorTypeOf, isMet, noon } from "../../testing/evaluation.driver.js";
import type { VisitorDatum } from "../../visitor/data.js";

type Fields = Readonly<Record<string, unknown>>;

const page: VisitorDatum = { type: "pageView", urlAddress: "https://a.test/", title: "Ski" };
const application: VisitorDatum = { type: "applicationVersion", version: "1.2.3" };
const chrome: VisitorDatum = { type: "browser", browser: "CHROME", version: 100 };
const france: VisitorDatum = { type: "geolocation", country: "France", region: "Savoie", city: "Tignes" };
const cookie: VisitorDatum = { type: "cookie", cookie: [{ key: "lang", value: "fr" }] };
const phone: VisitorDatum = { type: "device", device: "PHONE" };
const custom: VisitorDatum = { type: "customData", index: 1, value: ["5"] };

/** The type of the error, or whether the visitor meets the condition. */
function outcome(fields: Fields, data: readonly VisitorDatum[], visits: readonly number[] | null): string | boolean {
  let isIt = false;
  const type = errorTypeOf(() => (isIt = isMet(fields, { data, code: "visitor", targeting: visits && { visitsData: { visits } } })));
  return type ?? isIt;
}

/** Each type of condition as the table in docs/behaviour/experiments.md has it: fields, what is known of the visitor, and the outcome. */
const table: readonly (readonly [string, Fields, readonly VisitorDatum[], string | boolean])[] = [
  ["APPLICATION_VERSION", { version: "", versionMatchType: "BOGUS" }, [application], false],
  ["APPLICATION_VERSION", { version: "a.b", versionMatchType: null }, [application], false],
  ["APPLICATION_VERSION", { version: "a.b", versionMatchType: 0 }, [application], false],
  ["APPLICATION_VERSION", { version: "a.b", versionMatchType: "EQUAL" }, [{ ...application, version: "" }], false],
  ["APPLICATION_VERSION", { version: {}, versionMatchType: "EQUAL" }, [], false],
  ["APPLICATION_VERSION", { version: {}, versionMatchType: "EQUAL" }, [application], "SemanticVersionParse"],
  ["APPLICATION_VERSION", { version: "a.b", versionMatchType: "BOGUS" }, [application], "SemanticVersionParse"],
  ["APPLICATION_VERSION", { version: "1", versionMatchType: "BOGUS" }, [application], "TargetingCondition"],
  ["BROWSER", { browser: null, version: {}, versionMatchType: "EQUAL" }, [chrome], false],
  ["BROWSER", { browser: "IE", version: "abc", versionMatchType: "EQUAL" }, [chrome], "VersionParse"],
  ["BROWSER", { browser: "IE", version: "9", versionMatchType: "BOGUS" }, [chrome], "TargetingCondition"],
  ["BROWSER", { browser: "IE", version: "abc", versionMatchType: "EQUAL" }, [], false],
  ["BROWSER", { browser: "CHROME", version: "9", versionMatchType: "" }, [chrome], false],
  ["BROWSER", { browser: "CHROME", version: "", versionMatchType: "BOGUS" }, [chrome], true],
  ["SDK_LANGUAGE", { sdkLanguage: null, version: "abc", versionMatchType: "EQUAL" }, [], false],
  ["SDK_LANGUAGE", { sdkLanguage: "", version: "abc", versionMatchType: "BOGUS" }, [], false],
  ["SDK_LANGUAGE", { sdkLanguage: "NODEJS", version: "abc", versionMatchType: "EQUAL" }, [], "SemanticVersionParse"],
  ["SDK_LANGUAGE", { sdkLanguage: "NODEJS", version: "1", versionMatchType: "BOGUS" }, [], "TargetingCondition"],
  ["SDK_LANGUAGE", { sdkLanguage: "JAVASCRIPT", version: "1", versionMatchType: 0 }, [], false],
  ["SDK_LANGUAGE", { sdkLanguage: "JAVASCRIPT", version: 1, versionMatchType: null }, [], true],
  ["COOKIE", { name: "lang", nameMatchType: "BOGUS", value: "fr", valueMatchType: null }, [cookie], false],
  ["COOKIE", { name: "lang", nameMatchType: "", value: "fr", valueMatchType: "EXACT" }, [cookie], false],
  ["COOKIE", { name: "lang", nameMatchType: "BOGUS", value: "fr", valueMatchType: "EXACT" }, [cookie], "TargetingCondition"],
  ["COOKIE", { name: null, nameMatchType: "REGULAR_EXPRESSION", value: "fr", valueMatchType: "EXACT" }, [cookie], "TargetingCondition"],
  ["COOKIE", { name: null, nameMatchType: "REGULAR_EXPRESSION", value: "fr", valueMatchType: "EXACT" }, [], false],
  ["CUSTOM_DATUM", { customDataIndex: "1", valueMatchType: "RANGE", range: null, value: null }, [custom], "RangeCheck"],
  ["CUSTOM_DATUM", { customDataIndex: "1", valueMatchType: "RANGE", range: null, value: null }, [], false],
  ["CUSTOM_DATUM", { customDataIndex: "1", valueMatchType: "EQUAL", value: 5 }, [custom], false],
  ["GEOLOCATION", { country: "", region: "Savoie" }, [france], false],
  ["GEOLOCATION", { country: {} }, [france], "TargetingCondition"],
  ["GEOLOCATION", { country: {} }, [], false],
  ["GEOLOCATION", { country: "FRANCE", region: [] }, [france], "TargetingCondition"],
  ["GEOLOCATION", { country: "Nederland", region: [] }, [france], false],
  ["GEOLOCATION", { country: "FRANCE", region: "", city: null }, [france], true],
  ["PAGE_TITLE", { matchType: "CONTAINS", title: [] }, [page], true],
  ["PAGE_TITLE", { matchType: "CONTAINS", title: "" }, [page], false],
  ["PAGE_TITLE", { matchType: "EXACT", title: ["Ski"] }, [page], false],
  ["VISITOR_CODE", { matchType: "REGULAR_EXPRESSION", visitorCode: {} }, [], true],
  ["VISITOR_CODE", { matchType: "REGULAR_EXPRESSION", visitorCode: null }, [], false],
  ["DEVICE_TYPE", { device: null }, [phone], false],
  ["DEVICE_TYPE", { device: "" }, [], false],
];

describe("the operands of a condition that are absent, empty, malformed or of another type", () => {
  for (const [targetingType, fields, data, expected] of table) {
    const known = data.length > 0 ? "a visitor with data" : "a visitor without data";
    it(`EXP-TARGET-52..54 ${targetingType} ${JSON.stringify(fields)}, for ${known}: ${String(expected)}`, () =>
      expect(outcome({ targetingType, ...fields }, data, null)).to.equal(expected));
  }

  it("EXP-TARGET-24 takes an unknown kind of visitor for an error only where the visits are known", () => {
    const kind = (visitorType: unknown, visits: readonly number[] | null) =>
      outcome({ targetingType: "NEW_VISITORS", visitorType }, [], visits);
    for (const visitorType of ["", "BOGUS", 0, {}, []]) {
      expect(kind(visitorType, null)).to.equal(false);
      expect(kind(visitorType, [noon])).to.equal("TargetingCondition");
    }
    expect(kind(null, [noon])).to.equal(false);
  });

  it("excludes by any falsy isInclude but null", () => {
    const included = [true, null, undefined, "no", [], {}];
    const excluded = [false, 0, ""];
    const meets = (isInclude: unknown) => outcome({ targetingType: "DEVICE_TYPE", device: "PHONE", isInclude }, [phone], null);
    expect(included.map(meets)).to.deep.equal(included.map(() => true));
    expect(excluded.map(meets)).to.deep.equal(excluded.map(() => false));
  });
});
