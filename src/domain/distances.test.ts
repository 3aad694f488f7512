import { expect } from "chai";
import fc from "fast-check";
import { criteriaGroups } from "./criteria-table.js";
import { idsOfGroup } from "./criteria.js";
import { expandDistances } from "./distances.js";
import { sortedIds } from "./sorted-ids.js";

const everyId = criteriaGroups.flatMap(idsOfGroup);
const anyList = fc.uniqueArray(fc.oneof(fc.constantFrom(...everyId), fc.integer({ min: 1, max: 2000 }))).map(sortedIds);
const radios = criteriaGroups.filter(({ kind }) => kind === "radio");

function idsOf(key: string): number[] {
  return criteriaGroups.filter((group) => group.key === key).flatMap(idsOfGroup);
}

describe("distances", () => {
  it("FILT-46..47 and API-51 include the smaller ones of their kind, nearest first", () => {
    expect(expandDistances([299])).to.deep.equal([305, 718, 719, 299]);
    expect(expandDistances([822])).to.deep.equal([291, 716, 717, 285, 822]);
    expect(expandDistances([308, 55])).to.deep.equal([312, 306, 307, 308, 55]);
    expect(expandDistances([305])).to.deep.equal([305]);
  });

  it("FILT-46 do not change any other criterion", () => {
    const others = ["rooms", "ranking", "amenities", "catering"].flatMap(idsOf);
    expect(expandDistances([...others, 99_999])).to.deep.equal([...others, 99_999]);
  });

  it("FILT-46 widen monotonically: a wider step contains all of a smaller one, is idempotent and repeats no id", () => {
    const distances = radios.filter(({ key }) => key.startsWith("distance"));
    fc.assert(
      fc.property(fc.constantFrom(...distances), fc.nat(), fc.nat(), anyList, (group, left, right, list) => {
        const steps = group.options.flatMap(({ ids }) => ids);
        const [near = 0, far = 0] = [left % steps.length, right % steps.length].sort((a, b) => a - b).map((step) => steps[step]);
        expect(expandDistances([far])).to.include.members(expandDistances([near]));
        const expanded = expandDistances(list);
        expect(expanded).to.include.members(list);
        expect(expanded).to.have.lengthOf(new Set(expanded).size);
        expect(sortedIds(expandDistances(expanded))).to.deep.equal(sortedIds(expanded));
      }),
    );
  });
});
