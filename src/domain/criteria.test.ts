import { expect } from "chai";
import fc from "fast-check";
import { removeIds, toggleIds } from "./chosen-ids.js";
import { bannerOptions, criteriaGroups } from "./criteria-table.js";
import { activeChoices } from "./criteria.js";

describe("criteria", () => {
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
});
