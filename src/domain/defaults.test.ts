import { expect } from "chai";
import * as defaults from "./defaults.js";

describe("defaults", () => {
  it("CONST-01..03 and STATE-01 are the seller's engine ids and version", () => {
    const { searchPackVersion, summerEngineId, homeEngineId, defaultEngineId } = defaults;
    expect({ searchPackVersion, summerEngineId, homeEngineId, defaultEngineId }).to.deep.equal({
      searchPackVersion: "V0",
      summerEngineId: 110,
      homeEngineId: 16,
      defaultEngineId: 1,
    });
  });

  it("URL-01 and LINK-19 and BOOT-10 and BOOT-13 are the initial values", () => {
    expect(defaults.resultsPath).to.equal("/se-results");
    expect(defaults.productPath).to.equal("/product");
    expect(defaults.resultsAreaId).to.equal("results-app");
    expect(defaults.headerSelector).to.equal(".header-top-bar");
  });

  it("CSE-12..14 and FEE-05 are the works councils of the two lists", () => {
    expect(defaults.blockedCompanies).to.deep.equal(["cgos", "cgospm", "cgosaura"]);
    expect(defaults.feeCompanies).to.deep.equal(["cgos", "cgospm"]);
  });

  it("are the values in the specification", () => {
    const { pageSize, offersPerTab, offersPerTabNarrow, cardChipsMaximum, skeletonCards } = defaults;
    const { requestTimeout, autocompleteMinimum, autocompleteDelay } = defaults;
    expect([pageSize, offersPerTab, offersPerTabNarrow, cardChipsMaximum, skeletonCards]).to.deep.equal([20, 4, 2, 5, 8]);
    expect([requestTimeout, autocompleteMinimum, autocompleteDelay]).to.deep.equal([90_000, 3, 300]);
    expect([defaults.monthsFromMonth, defaults.monthsFromStart]).to.deep.equal([6, 2]);
  });
});
