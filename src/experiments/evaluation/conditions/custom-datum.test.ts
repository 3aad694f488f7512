import { expect } from "chai";
import { errorTypeOf, isMet } from "../../testing/evaluation.driver.js";

const met = (values: readonly string[] | null, fields: Readonly<Record<string, unknown>>): boolean =>
  isMet(
    { targetingType: "CUSTOM_DATUM", customDataIndex: "3", ...fields },
    {
      data: [
        { type: "customData", index: 4, value: ["other"] },
        ...(values ? [{ type: "customData", index: 3, value: values } as const] : []),
      ],
    },
  );

const table: readonly [values: readonly string[] | null, operator: string | null, value: unknown, expected: boolean][] = [
  [["ski", "Alps"], "EXACT", "Alps", true],
  [["ski", "Alps"], "EXACT", "alps", false],
  [["Alps"], "CONTAINS", "lp", true],
  [["Alps"], "CONTAINS", "", true],
  [["Alps"], "CONTAINS", "LP", false],
  [["Alps"], "REGULAR_EXPRESSION", "/^alps$/i", true],
  [["Alps"], "REGULAR_EXPRESSION", "^alps$", false],
  [["2", "10"], "EQUAL", "10.0", true],
  [["2"], "EQUAL", "10", false],
  [[""], "EQUAL", "0", true],
  [["x"], "EQUAL", "0", false],
  [["2", "11"], "GREATER", "10", true],
  [["10"], "GREATER", "10", false],
  [["9", "11"], "LOWER", "10", true],
  [["10"], "LOWER", "10", false],
  [["TRUE"], "TRUE", null, true],
  [["1"], "TRUE", null, false],
  [["False"], "FALSE", "x", true],
  [["other"], "AMONG_VALUES", '["a","b"]', false],
  [["b"], "AMONG_VALUES", '["a","b"]', true],
  [["1"], "AMONG_VALUES", "[1,2]", false],
  [["x"], "AMONG_VALUES", '"x"', false],
  [null, "UNDEFINED", null, true],
  [[], "UNDEFINED", null, false],
  [null, "EXACT", "Alps", false],
  [[], "CONTAINS", "", false],
  [["Alps"], null, "Alps", false],
  [["Alps"], "EXACT", null, false],
  [["Alps"], "BOGUS", "Alps", false],
];

describe("the condition on custom data", () => {
  for (const [values, operator, value, expected] of table) {
    it(`EXP-TARGET-03 EXP-TARGET-39..45 EXP-TARGET-48 of ${JSON.stringify(values)} ${operator} ${JSON.stringify(value)} is ${expected}`, () =>
      expect(met(values, { valueMatchType: operator, value })).to.equal(expected));
  }

  it("EXP-TARGET-46..47 takes the bounds of a range in", () => {
    const inRange = (value: string) => met([value], { valueMatchType: "RANGE", range: [2, 5] });
    expect(["1.9", "2", "3", "5", "5.1"].map(inRange)).to.deep.equal([false, true, true, true, false]);
  });

  it("EXP-TARGET-46 EXP-TARGET-54 EXP-ERR-21 throws RangeCheck for a range of other than two numbers", () => {
    for (const range of [[1, 2, 3], [1], "1,2", null, undefined])
      expect(errorTypeOf(() => met(["1"], { valueMatchType: "RANGE", range }))).to.equal("RangeCheck");
    expect(met(null, { valueMatchType: "RANGE", range: null })).to.equal(false);
  });

  it("EXP-TARGET-45 EXP-TARGET-54 EXP-ERR-20 throws AmongValuesCheck for a list that is not JSON, if the visitor has a value", () => {
    const among = (values: readonly string[] | null) => errorTypeOf(() => met(values, { valueMatchType: "AMONG_VALUES", value: "{" }));
    expect(among(["1"])).to.equal("AmongValuesCheck");
    expect(among(null)).to.equal(null);
  });
});
