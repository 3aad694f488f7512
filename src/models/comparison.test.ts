import { expect } from "chai";
import fc from "fast-check";
import { comparedAmenities, onlyBest } from "./comparison.js";

const keys = (options: readonly { readonly key: string }[]) => options.map(({ key }) => key);

describe("the amenities that are compared", () => {
  const pool = { criterias: [75] };
  const saunaAndWifi = { criterias: [70, 55, 999] };

  it("differ where some lodgings have them, in the order of the filters", () => {
    expect(keys(comparedAmenities([saunaAndWifi, pool]).differing)).to.deep.equal(["pool", "sauna", "wifi"]);
  });

  it("are alike where all lodgings have them, by whichever of their ids", () => {
    const { differing, alike } = comparedAmenities([{ criterias: [74, 55] }, { criterias: [78, 55, 36] }]);
    expect([keys(differing), keys(alike)]).to.deep.equal([["parking"], ["pool", "wifi"]]);
  });

  it("are left out where no lodging has them", () => {
    expect(comparedAmenities([{ criterias: [] }, { criterias: [999] }])).to.deep.equal({ differing: [], alike: [] });
  });
});

describe("the best of values", () => {
  it("is the only largest or smallest one", () => {
    expect(onlyBest([3, 5, 4], "more")).to.equal(1);
    expect(onlyBest([3, 5, 4], "less")).to.equal(0);
    expect(onlyBest([null, 0, 4], "less")).to.equal(1);
  });

  it("is none where two are equal, and none with less than two known ones", () => {
    expect(onlyBest([5, 5, 4], "more")).to.equal(null);
    expect(onlyBest([null, 5, null], "more")).to.equal(null);
    expect(onlyBest([], "less")).to.equal(null);
  });

  it("is better than each other known one, whatever the values", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 5 }))), (values) => {
        const best = onlyBest(values, "more");
        const known = values.filter((value) => value !== null);
        const top = Math.max(...known);
        if (best === null) expect(known.filter((value) => value === top).length).to.not.equal(known.length > 1 ? 1 : -1);
        else expect(values.flatMap((value, index) => (value === top ? [index] : []))).to.deep.equal([best]);
      }),
    );
  });
});
