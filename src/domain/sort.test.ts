import { expect } from "chai";
import { sortFromParameters, sortOrders, sortParameters } from "./sort.js";

describe("sort", () => {
  it("SORT-01..03 has three orders", () => {
    expect(sortOrders).to.deep.equal(["best-seller", "price-asc", "price-desc"]);
  });

  it("SORT-01..03 and SORT-07 names nothing for the seller's own order, price and direction for the others", () => {
    expect(sortOrders.map(sortParameters)).to.deep.equal([{}, { sort: "price", orderBy: "asc" }, { sort: "price", orderBy: "desc" }]);
  });

  it("SORT-07 reads back what it names", () => {
    for (const order of sortOrders) {
      const { sort, orderBy } = sortParameters(order);
      expect(sortFromParameters(sort, orderBy)).to.equal(order);
    }
  });

  it("SORT-01 reads anything else as the seller's own order, and a price without direction as ascending", () => {
    expect(sortFromParameters(null, "desc")).to.equal("best-seller");
    expect(sortFromParameters("rating", "desc")).to.equal("best-seller");
    expect(sortFromParameters("Price", "DESC")).to.equal("price-desc");
    expect(sortFromParameters("price", undefined)).to.equal("price-asc");
  });
});
