import { expect } from "chai";
import fc from "fast-check";
import { createHash } from "node:crypto";
import type { Rule, VariationExposition } from "../configuration/configuration.js";
import { allocate } from "./allocation.js";

/** Without the code under test: the digest's integer, divided. */
const fractionOf = (text: string): number => Number(BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) / 2 ** 256;

const ruleOf = (changes: Partial<Rule> = {}): Rule => ({
  id: 7,
  exposition: 1,
  experimentId: 70,
  variationByExposition: [{ variationKey: "on", variationId: 1, exposition: 1 }],
  ...changes,
});

const keyOf = (rule: Rule, identifier: string): string | null => allocate(rule, identifier)?.variationKey ?? null;

/** The double before a positive one. */
function before(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}

describe("the allocation of a visitor to a rule", () => {
  it("EXP-ALLOC-02..03 EXP-ALLOC-07 is in the rule up to its exposition, at the very fraction of identifier and rule id", () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.integer({ min: 0 })), (identifier, respoolTime) => {
        const fraction = fractionOf(`${identifier}7${respoolTime || ""}`);
        expect(keyOf(ruleOf({ respoolTime, exposition: fraction }), identifier)).to.equal("on");
        expect(keyOf(ruleOf({ respoolTime, exposition: before(fraction) }), identifier)).to.equal(null);
      }),
    );
  });

  it("EXP-ALLOC-02 EXP-CFG-71 hashes a respool time other than 0 and null", () => {
    const share = (respoolTime: number | null | undefined) =>
      Array.from({ length: 300 }, (_, index) => keyOf(ruleOf({ exposition: 0.5, respoolTime }), `visitor ${index}`)).join();
    expect(share(0)).to.equal(share(null));
    expect(share(undefined)).to.equal(share(null));
    expect(share(1700000000)).not.to.equal(share(null));
  });

  it("EXP-ALLOC-04..05 picks the first variation whose sum of expositions reaches the fraction of identifier and experiment id", () => {
    const variations = ["a", "b", "c"];
    fc.assert(
      fc.property(fc.string(), fc.array(fc.double({ min: 0, max: 0.6, noNaN: true }), { maxLength: 3 }), (identifier, expositions) => {
        const variationByExposition = expositions.map((exposition, index): VariationExposition => ({
          variationKey: variations[index] ?? "",
          variationId: index,
          exposition,
        }));
        const fraction = fractionOf(`${identifier}70`);
        let sum = 0;
        const chosen = expositions.findIndex((exposition) => (sum += exposition) >= fraction);
        expect(keyOf(ruleOf({ variationByExposition }), identifier)).to.equal(variations[chosen] ?? null);
      }),
    );
  });

  it("EXP-ALLOC-04 picks a variation at the very fraction, and none just below it", () => {
    const fraction = fractionOf("visitor70");
    const variationOf = (exposition: number) => ({ variationByExposition: [{ variationKey: "on", variationId: 1, exposition }] });
    expect(keyOf(ruleOf(variationOf(fraction)), "visitor")).to.equal("on");
    expect(keyOf(ruleOf(variationOf(before(fraction))), "visitor")).to.equal(null);
    expect(keyOf(ruleOf({ variationByExposition: [] }), "visitor")).to.equal(null);
  });
});
