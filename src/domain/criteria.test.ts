import { expect } from "chai";
import fc from "fast-check";
import { bannerOptions, criteriaGroups, lodgingTypeOptions } from "./criteria-table.js";
import { sortedIds } from "./sorted-ids.js";
import {
  activeChoices,
  countOf,
  groupOf,
  idsOfGroup,
  isDisabled,
  removeIds,
  replaceInGroup,
  roomCriterion,
  roomIds,
  toggleIds,
} from "./criteria.js";
import { expandDistances } from "./distances.js";

const everyId = criteriaGroups.flatMap(idsOfGroup);
const options = [...criteriaGroups.flatMap((group) => group.options), ...lodgingTypeOptions];
const anyList = fc.uniqueArray(fc.oneof(fc.constantFrom(...everyId), fc.integer({ min: 1, max: 2000 }))).map(sortedIds);
const anyOption = fc.constantFrom(...options);
const radios = criteriaGroups.filter(({ kind }) => kind === "radio");

function idsOf(key: string): number[] {
  return criteriaGroups.filter((group) => group.key === key).flatMap(idsOfGroup);
}

describe("criteria", () => {
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

    it("FILT-76 replaces the two ranking ids without an option too, though the view does not name them", () => {
      const shown = [317, 316, 315, 314];
      expect(replaceInGroup([313, 318], shown, 316)).to.deep.equal([316]);
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

  it("finds the group of every id, and no group for other ids", () => {
    expect([319, 313, 291, 312, 78, 66].map((id) => groupOf(id)?.key)).to.deep.equal([
      "rooms",
      "ranking",
      "distanceSlopes",
      "distanceShops",
      "amenities",
      "catering",
    ]);
    expect([0, 813, 22_222].map(groupOf)).to.deep.equal([null, null, null]);
  });

  it("PART-17 has a criterion for 1 to 9 rooms and none for any other number", () => {
    expect([1, 2, 3, 4, 5, 6].map(roomCriterion)).to.deep.equal([319, 320, 321, 322, 323, 324]);
    expect([0, -1, 10, 1.5, Number.NaN].map(roomCriterion)).to.deep.equal([null, null, null, null, null]);
  });

  describe("active choices", () => {
    const noBudget = { min: null, max: null };

    it("RESL-15 are what a visitor sees: a pool of four ids is one, a lodging type of two codes is one, a budget is one", () => {
      const choices = activeChoices({ criteria: [74, 75, 76, 78, 316], lodgingTypes: [19, 43], budget: { min: 300, max: 900 } });
      expect(choices.map(({ kind, group, key }) => `${kind} ${group} ${key}`)).to.deep.equal([
        "budget budget budget",
        "lodgingType lodgingType tourism_residence",
        "criteria ranking 4",
        "criteria amenities pool",
      ]);
    });

    it("name every id that removing the choice removes", () => {
      const [choice] = activeChoices({ criteria: [36], lodgingTypes: [], budget: noBudget });
      expect(choice?.ids).to.deep.equal([36, 37]);
    });

    it("RESL-15 FILT-101 name options that only links of the page choose, with a season's ids as one", () => {
      const choices = activeChoices({ criteria: [70, 813, 816, 961], lodgingTypes: [], budget: noBudget });
      expect(choices.map(({ group, key, ids }) => [group, key, ids])).to.deep.equal([
        ["amenities", "sauna", [70]],
        ["banner", "flash_sale", [813]],
        ["banner", "free_cancellation_15", [816, 961]],
      ]);
    });

    it("FILT-101 name every banner", () => {
      expect(bannerOptions.map(({ key, ids }) => [key, ids])).to.deep.equal([
        ["flash_sale", [813]],
        ["free_cancellation_15", [816, 961]],
        ["exclusive", [814]],
        ["favourite", [978]],
        ["hundred_percent_18_35", [815]],
        ["only_on_product", [1081]],
      ]);
    });

    it("RESL-15 count no id without a name, nor anything when nothing is chosen", () => {
      expect(activeChoices({ criteria: [313, 5], lodgingTypes: [99], budget: noBudget })).to.deep.equal([]);
      expect(activeChoices({ criteria: [], lodgingTypes: [], budget: { min: null, max: 900 } })).to.have.lengthOf(1);
    });

    it("RESL-15 are added and removed one by one with the options", () => {
      fc.assert(
        fc.property(fc.uniqueArray(fc.constantFrom(...criteriaGroups.flatMap((group) => group.options))), (chosen) => {
          const criteria = chosen.reduce<number[]>((list, { ids }) => toggleIds(list, ids), []);
          const choices = activeChoices({ criteria, lodgingTypes: [], budget: noBudget });
          expect(choices).to.have.lengthOf(chosen.length);
          expect(choices.reduce<number[]>((list, { ids }) => removeIds(list, ids), criteria)).to.deep.equal([]);
        }),
      );
    });
  });

  describe("counts", () => {
    const counts = [
      { id: 74, count: 12 },
      { id: 75, count: 31 },
      { id: 55, count: 0 },
    ];

    it("FILT-65 and FILT-100 is the largest of an option's ids", () => {
      expect(countOf(counts, [74, 75, 76, 78])).to.equal(31);
      expect(countOf(counts, [55])).to.equal(0);
      expect(countOf(counts, [999])).to.equal(0);
    });

    it("PKG-31 works the same way for packages", () => {
      expect(countOf([{ id: "PF", count: 4 }], ["PF"])).to.equal(4);
    });

    it("is unknown without counts", () => {
      expect(countOf<number>(null, [55])).to.equal(null);
      expect(countOf<number>([], [55])).to.equal(null);
    });

    it("FILT-98..99 and PKG-26 disables an option of count 0, but not one that is chosen or not counted yet", () => {
      expect(isDisabled(0, false)).to.equal(true);
      expect(isDisabled(0, true)).to.equal(false);
      expect(isDisabled(3, false)).to.equal(false);
      expect(isDisabled(null, false)).to.equal(false);
    });
  });
});
