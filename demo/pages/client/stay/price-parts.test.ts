import { expect } from "chai";
import { partsOf } from "./price-parts.js";

const fee = { id: "service", price: 24 };

describe("the parts of a total", () => {
  it("are the accommodation, what the package adds and the fees, and add up to it", () => {
    const parts = partsOf({ price: 1590 }, { price: 1600, pricePerLogement: 1000 }, [fee]);
    expect(parts).to.deep.equal({ total: 1590, accommodation: 966, extras: 600, fees: [fee] });
  });

  it("have no package for accommodation only, and no fee that costs nothing", () => {
    const parts = partsOf({ price: 990 }, { price: 1000, pricePerLogement: 1000 }, [{ id: "service", price: 0 }]);
    expect(parts).to.deep.equal({ total: 990, accommodation: 990, extras: null, fees: [] });
  });

  it("are not named where the seller lists the accommodation not apart, or they would not add up", () => {
    const none = { total: 990, accommodation: null, extras: null, fees: [] };
    expect(partsOf({ price: 990 }, { price: 1000, pricePerLogement: null }, [fee])).to.deep.equal(none);
    expect(partsOf({ price: 990 }, { price: 1000, pricePerLogement: 1200 }, [fee])).to.deep.equal(none);
    expect(partsOf({ price: 990 }, { price: 1000, pricePerLogement: 10 }, [fee])).to.deep.equal(none);
  });
});
