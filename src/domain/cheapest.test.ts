import { expect } from "chai";
import { cheapest } from "./cheapest.js";
import { samplePrestation } from "./testing/products.sample.js";

describe("the cheapest offer", () => {
  it("CARD-63 has the lowest price, and is the first of equals", () => {
    const offers = [800, 700, 700].map((price, index) => samplePrestation({ id: index + 1, price }));
    expect(cheapest(offers)?.id).to.equal(2);
    expect(cheapest([])).to.equal(null);
  });
});
