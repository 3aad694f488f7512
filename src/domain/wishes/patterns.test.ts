import { expect } from "chai";
import { compilePattern, findAll, type PatternParts, type SlotReader } from "./patterns.js";
import { wordsOf } from "./words.js";

const number: SlotReader = {
  find: (words, at) => {
    const amount = words[at]?.amount ?? null;
    return amount === null ? [] : [{ end: at + 1, value: amount, slips: 0 }];
  },
  starts: new Set("0123456789"),
  isOptional: false,
};
const parts: PatternParts = {
  slot: () => number,
  shorthand: (name) => compilePattern(name === "stay" ? "(a stay|stays) [of]" : "", parts),
};
const found = (pattern: string, text: string) =>
  findAll(compilePattern(pattern, parts), wordsOf(text), 0).map(({ end, captures }) => ({ end, ...captures }));

describe("patterns of wishes", () => {
  it("are words, one of several, or none", () => {
    expect(found("lift pass", "lift pass included")).to.deep.equal([{ end: 2 }]);
    expect(found("lift pass", "lift")).to.deep.equal([]);
    expect(found("(lift|ski) pass", "ski pass")).to.deep.equal([{ end: 2 }]);
    expect(found("[the] pass", "pass")).to.deep.equal([{ end: 1 }]);
    expect(found("[the] pass", "the pass")).to.deep.equal([{ end: 2 }]);
    expect(found("ski [in]", "ski in")).to.deep.equal([{ end: 2 }, { end: 1 }]);
  });

  it("capture what a slot reads, under its name", () => {
    expect(found("{amount} nights", "7 nights")).to.deep.equal([{ end: 2, amount: 7 }]);
    expect(found("{least:amount} to {most:amount}", "3 to 7")).to.deep.equal([{ end: 3, least: 3, most: 7 }]);
  });

  it("refer to others, and fold accents, hyphens and case", () => {
    expect(found("$stay {amount} nights", "stays of 7 nights")).to.deep.equal([{ end: 4, amount: 7 }]);
    expect(found("ski-in", "Ski In")).to.deep.equal([{ end: 2 }]);
    expect(found("(nächte|wochen)", "NÄCHTE")).to.deep.equal([{ end: 1 }]);
  });
});
