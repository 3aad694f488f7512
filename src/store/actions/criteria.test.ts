import { expect } from "chai";
import { openSearch } from "../search.driver.js";

describe("the criteria of a search", () => {
  it("FILT-48 keep the chosen distance alone in state and hash", async () => {
    const page = await openSearch({ results: true });
    page.actions.criteria.replace([291, 716, 717, 285, 286], 285);
    expect(page.state().criteria).to.deep.equal([285]);
    expect(page.location.hash()).to.contain("285").and.not.to.contain("291");
  });

  it("FILT-89..90 are cleared by a reset, with the kinds of lodging and the budget, in one commit", async () => {
    const page = await openSearch({ results: true, hash: "station[]=1&beginDate=2027-02-06&endDate=2027-02-13" });
    page.actions.criteria.toggle([69]);
    page.actions.criteria.toggleLodgingTypes([43, 19]);
    page.actions.budget.set({ min: 500, max: 2000 });
    page.newCalls();
    page.actions.criteria.reset();
    const { criteria, lodgingTypes, budget, place } = page.state();
    expect({ criteria, lodgingTypes, budget }).to.deep.equal({ criteria: [], lodgingTypes: [], budget: { min: null, max: null } });
    expect(place?.id, "the search itself stays").to.equal(1);
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
  });
});
