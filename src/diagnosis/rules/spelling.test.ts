import { expect } from "chai";
import { distance, meantName } from "./spelling.js";

describe("the spelling of names", () => {
  it("counts the letters that differ", () => {
    expect([distance("", "abc"), distance("abc", "abc"), distance("abd", "abc"), distance("acb", "abc")]).to.deep.equal([3, 0, 1, 2]);
  });

  const names = ["engine-id", "api-base", "currency", "locale", "page-size", "open", "min"];
  for (const [written, meant] of [
    ["engineid", "engine-id"],
    ["engineId", "engine-id"],
    ["engine_id", "engine-id"],
    ["apibase", "api-base"],
    ["curency", "currency"],
    ["local", "locale"],
    ["max", null],
    ["opens", "open"],
    ["op", null],
    ["width", null],
  ] as const)
    it(`takes ${written} for ${meant ?? "no name"}`, () => {
      expect(meantName(written, names)).to.equal(meant);
    });
});
