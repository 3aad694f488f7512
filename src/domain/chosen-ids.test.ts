import { expect } from "chai";
import fc from "fast-check";
import { removeIds, replaceInGroup, toggleIds } from "./chosen-ids.js";
import { criteriaGroups, lodgingTypeOptions } from "./criteria-table.js";
import { idsOfGroup } from "./criteria.js";
import { roomIds } from "./rooms.js";
import { sortedIds } from "./sorted-ids.js";

const everyId = criteriaGroups.flatMap(idsOfGroup);
const anyList = fc.uniqueArray(fc.oneof(fc.constantFrom(...everyId), fc.integer({ min: 1, max: 2000 }))).map(sortedIds);
const radios = criteriaGroups.filter(({ kind }) => kind === "radio");

const anyOption = fc.constantFrom(...criteriaGroups.flatMap((group) => group.options), ...lodgingTypeOptions);

function idsOf(key: string): number[] {
  return criteriaGroups.filter((group) => group.key === key).flatMap(idsOfGroup);
}

describe("the ids that are chosen", () => {
  describe("toggling", () => {
    it("FILT-65 and FILT-83..85 and FILT-87 adds or removes every id of an option at once", () => {
      expect(toggleIds([55], [78, 74, 75, 76])).to.deep.equal([55, 74, 75, 76, 78]);
      expect(toggleIds([55, 74, 75, 76, 78], [74, 75, 76, 78])).to.deep.equal([55]);
      expect(toggleIds([22], [43, 19])).to.deep.equal([19, 22, 43]);
    });

    it("removes an option completely when only some of its ids are chosen", () => {
      expect(toggleIds([36, 55], [36, 37])).to.deep.equal([55]);
    });

    it("FILT-84..85 is undone by a second press, keeps the other ids, and keeps the list sorted", () => {
      fc.assert(
        fc.property(anyList, anyOption, (list, { ids }) => {
          const others = removeIds(list, ids);
          const once = toggleIds(others, ids);
          expect(once).to.deep.equal(sortedIds([...others, ...ids]));
          expect(toggleIds(once, ids)).to.deep.equal(others);
        }),
      );
    });
  });

  describe("replacing", () => {
    it("FILT-86 and FILT-91..93 replaces the group's other choice", () => {
      expect(replaceInGroup([55, 317], idsOf("ranking"), 315)).to.deep.equal([55, 315]);
      expect(replaceInGroup([319], roomIds, 321)).to.deep.equal([321]);
      expect(replaceInGroup([285, 299], idsOf("distanceSlopes"), 717)).to.deep.equal([299, 717]);
    });

    it("FILT-94..96 removes the choice that is pressed again", () => {
      expect(replaceInGroup([55, 320], roomIds, 320)).to.deep.equal([55]);
      expect(replaceInGroup([285], idsOf("distanceSlopes"), 285)).to.deep.equal([]);
      expect(replaceInGroup([316], idsOf("ranking"), 316)).to.deep.equal([]);
    });

    it("FILT-88 ignores an empty or zero value", () => {
      expect(replaceInGroup([55, 317], idsOf("ranking"), 0)).to.deep.equal([55, 317]);
      expect(replaceInGroup([55, 317], idsOf("ranking"), Number.NaN)).to.deep.equal([55, 317]);
    });

    it("FILT-76 replaces the two ranking ids without an option too", () => {
      expect(replaceInGroup([313, 318], idsOf("ranking"), 316)).to.deep.equal([316]);
    });

    it("FILT-91..93 never leaves two of a group, nor touches another group", () => {
      fc.assert(
        fc.property(anyList, fc.constantFrom(...radios), fc.nat(), (list, group, index) => {
          const ids = idsOfGroup(group);
          const id = ids[index % ids.length] ?? 0;
          const replaced = replaceInGroup(list, ids, id);
          expect(replaced.filter((chosen) => ids.includes(chosen))).to.deep.equal(list.includes(id) ? [] : [id]);
          expect(removeIds(replaced, ids)).to.deep.equal(removeIds(list, ids));
        }),
      );
    });
  });
});
