import { expect } from "chai";
import fc from "fast-check";
import { contributionFaults, readContribution } from "./contribution-rule.js";
import { contributionRules } from "./testing/contribution-rules.sample.js";

describe("a council's rule as it is given", () => {
  for (const [kind, rule] of contributionRules)
    it(`is read for ${kind}`, () => {
      expect(contributionFaults(rule)).to.deep.equal([]);
      expect(readContribution(JSON.parse(JSON.stringify(rule)))).to.deep.equal(rule);
    });

  const plain = { label: "CSE", rate: 0.3 };
  const faults: readonly (readonly [given: unknown, names: readonly string[]])[] = [
    [null, ["the rule"]],
    ["30 %", ["the rule"]],
    [[], ["the rule"]],
    [{ rate: 0.3 }, ["label"]],
    [{ label: " ", rate: 0.3 }, ["label"]],
    [{ label: "CSE" }, ["rate or bands"]],
    [{ ...plain, rate: 30 }, ["rate"]],
    [{ ...plain, rate: "0.3" }, ["rate"]],
    [{ ...plain, perstay: 450 }, ["perstay"]],
    [{ ...plain, perStay: -1, perNight: NaN }, ["perStay", "perNight"]],
    [{ ...plain, perYear: 450 }, ["perYear"]],
    [{ ...plain, perYear: { used: 3 } }, ["perYear"]],
    [{ ...plain, nights: { max: 7, left: 2 } }, ["nights"]],
    [{ ...plain, base: [] }, ["base"]],
    [{ ...plain, base: ["stay", "meals"] }, ["base"]],
    [{ ...plain, ownShare: { rate: 2 } }, ["ownShare"]],
    [{ ...plain, paid: "later" }, ["paid"]],
    [{ ...plain, bands: [] }, ["bands"]],
    [{ ...plain, bands: [{ id: "A", rate: 0.2 }] }, ["bands"]],
    [
      {
        ...plain,
        bands: [
          { id: "A", label: "A", rate: 0.2 },
          { id: "A", label: "B", rate: 0.1 },
        ],
      },
      ["bands"],
    ],
    [{ ...plain, band: "A" }, ["band"]],
    [{ ...plain, band: "B", bands: [{ id: "A", label: "A", rate: 0.2 }] }, ["band"]],
  ];
  for (const [given, names] of faults)
    it(`is refused as ${JSON.stringify(given)}, and its faults are named`, () => {
      expect(contributionFaults(given)).to.deep.equal(names);
      expect(readContribution(given)).to.equal(null);
    });

  it("is never an exception, whatever it is", () => {
    fc.assert(fc.property(fc.anything(), (given) => void readContribution(given)));
  });
});
