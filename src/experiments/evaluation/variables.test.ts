import { expect } from "chai";
import { configurationOf, contextOf, errorTypeOf, servedFlag, servedRule } from "../testing/evaluation.driver.js";
import { evaluateVariables, findFlag } from "./flags.js";
import { variableOf } from "./variables.js";

function valueOf(type: string, value: unknown): unknown {
  const variations = [{ key: "on", variables: [{ key: "v", type, value }] }];
  const context = contextOf(configurationOf([servedFlag([servedRule()], { variations })]));
  return evaluateVariables("flag", context).variables.get("v")?.value;
}

const table: readonly [type: string, value: unknown, expected: unknown][] = [
  ["BOOLEAN", true, true],
  ["BOOLEAN", false, false],
  ["BOOLEAN", "false", true],
  ["BOOLEAN", "", false],
  ["NUMBER", "1e3", 1000],
  ["NUMBER", "", 0],
  ["NUMBER", 2.5, 2.5],
  ["STRING", "42", "42"],
  ["STRING", 42, "42"],
  ["JSON", '{"a":[1]}', { a: [1] }],
  ["JSON", "null", null],
];

const errors: readonly [type: string, value: unknown, error: string][] = [
  ["NUMBER", "abc", "NumberParse"],
  ["JSON", "0x10", "JSONParse"],
  ["JSON", "", "JSONParse"],
  ["DATE", "2026", "JSONParse"],
];

describe("the variables of a variation", () => {
  for (const [type, value, expected] of table) {
    it(`EXP-CFG-54..58 reads ${type} ${JSON.stringify(value)}`, () => expect(valueOf(type, value)).to.deep.equal(expected));
  }

  for (const [type, value, error] of errors) {
    it(`EXP-CFG-56 EXP-CFG-58 EXP-ERR-22..23 throws ${error} for ${type} ${JSON.stringify(value)}`, () =>
      expect(errorTypeOf(() => valueOf(type, value))).to.equal(error));
  }

  it("EXP-CFG-82 EXP-ERR-08..09 throws for a variable and a variation that the flag does not list", () => {
    const { configuration } = contextOf(configurationOf([servedFlag([servedRule()])]));
    const flag = findFlag("flag", configuration);
    expect(() => variableOf(flag, "on", "v", "visitor")).to.throw("No feature flag variable with key v was found for visitor visitorCode.");
    expect(() => variableOf(flag, "ghost", "v", "visitor")).to.throw(
      "No feature flag variation with key ghost was found for visitor visitorCode.",
    );
  });
});
