import { expect } from "chai";
import { openSearch } from "../testing/search.driver.js";

describe("the criteria of a search", () => {
  it("FILT-48 keep the chosen distance alone in state and hash", async () => {
    const page = await openSearch({ results: true });
    page.actions.criteria.replace([291, 716, 717, 285, 286], 285);
    expect(page.state().criteria).to.deep.equal([285]);
    expect(page.location.hash()).to.contain("285").and.not.to.contain("291");
  });

  it("FILT-87 have kinds of lodging that are added, removed and replaced", async () => {
    const page = await openSearch({ results: true });
    const { toggleLodgingTypes } = page.actions.criteria;
    toggleLodgingTypes([43, 19]);
    toggleLodgingTypes([22]);
    expect(page.state().lodgingTypes).to.deep.equal([19, 22, 43]);
    toggleLodgingTypes([43, 19]);
    expect(page.state().lodgingTypes).to.deep.equal([22]);
    page.actions.search.set({ lodgingTypes: [44, 18] });
    expect(page.state().lodgingTypes).to.deep.equal([18, 44]);
    expect(page.last("products").request.lodgingTypes).to.deep.equal([18, 44]);
  });

  it("FILT-86 FILT-88 are replaced within their group, and not by an empty or zero value", async () => {
    const page = await openSearch({ results: true, hash: "c[]=69&c[]=317" });
    page.actions.criteria.replace([314, 315, 316, 317], 315);
    expect(page.state().criteria).to.deep.equal([69, 315]);
    page.newCalls();
    for (const nothing of [0, Number.NaN]) page.actions.criteria.replace([314, 315, 316, 317], nothing);
    expect(page.state().criteria).to.deep.equal([69, 315]);
    expect(page.newCalls()).to.deep.equal([]);
  });

  it("FILT-114 have a budget whose bounds no 0 and no absent bound changes, and which are cleared one by one", async () => {
    const page = await openSearch({ results: true });
    page.actions.budget.set({ min: 500, max: 2000 });
    page.actions.budget.set({ min: 0 });
    page.actions.budget.set({ max: 1800 });
    expect(page.state().budget).to.deep.equal({ min: 500, max: 1800 });
    page.actions.budget.clear("min");
    expect(page.state().budget).to.deep.equal({ min: null, max: 1800 });
    page.actions.budget.clear("max");
    expect(page.state().budget).to.deep.equal({ min: null, max: null });
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
