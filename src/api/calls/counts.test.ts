import { expect } from "chai";
import { answerTo } from "../testing/answers.driver.js";

const nothing = { criteria: null, lodgingTypes: null, packages: null, capacity: null, price: null };

describe("the counts answer", () => {
  it("API-71..72 gives packages and party sizes", async () => {
    const wire = { packages: [{ id: "PF", count: 3 }], capacity: [{ id: "4" }] };
    expect(await answerTo("counts", wire)).to.deep.equal({ ...nothing, packages: [{ id: "PF", count: 3 }], capacity: [4] });
  });

  it("API-73..75 FILT-100 gives criteria and lodging types by number, packages by code", async () => {
    const wire = { criteria: [{ id: "69", count: "2" }], lodgingType: [{ id: 43, count: 0 }], packages: [{ id: "HS", count: 1 }] };
    expect(await answerTo("counts", wire)).to.deep.equal({
      ...nothing,
      criteria: [{ id: 69, count: 2 }],
      lodgingTypes: [{ id: 43, count: 0 }],
      packages: [{ id: "HS", count: 1 }],
    });
  });

  it("API-76..77 FILT-106 takes the price range in either shape, and only whole", async () => {
    const price = async (wire: object) => ((await answerTo("counts", wire)) as typeof nothing).price;
    expect(await price({ price: { min: 100, max: 900 } })).to.deep.equal({ min: 100, max: 900 });
    expect(await price({ priceMin: 100, priceMax: "900" })).to.deep.equal({ min: 100, max: 900 });
    expect(await price({ price: { min: 0, max: 5 }, priceMin: 1, priceMax: 9 })).to.deep.equal({ min: 0, max: 5 });
    expect(await price({ price: { min: 100 } })).to.equal(null);
    expect(await price({ price: null })).to.equal(null);
  });

  it("API-73..77 takes a field that cannot be read as absent, and keeps the others", async () => {
    const wire = {
      criteria: "all",
      packages: [{ id: "HS", count: 1 }],
      capacity: [{ id: true }],
      price: { min: [], max: 5 },
      priceMax: {},
    };
    expect(await answerTo("counts", wire)).to.deep.equal({ ...nothing, packages: [{ id: "HS", count: 1 }] });
  });

  it("API-77 is null where the server sent nothing", async () => {
    expect(await answerTo("counts", {})).to.deep.equal(nothing);
  });
});
