import { expect } from "chai";
import type { Faults } from "./engine.js";
import { faultOfKind, faultTexts, kindNames, kindOf, readFaults } from "./fault-kinds.js";

describe("the faults in the address of the console", () => {
  it("are read as they were written, whatever they are and whenever they apply", () => {
    const faults: Faults = {
      products: { status: 500 },
      counts: { body: "truncated", skip: 2, times: 1 },
      find: { latency: [200, 2000], from: 10_000, lasts: 5000 },
      prices: { status: 418, times: 3 },
    };
    const texts = faultTexts(faults);
    expect(texts.slice(0, 3)).to.deep.equal([
      "products:status 500",
      "counts:cut in the middle:skip=2,times=1",
      "find:0.2 to 2 s slower:from=10000,lasts=5000",
    ]);
    expect(readFaults(texts)).to.deep.equal(faults);
  });

  it("leave out what cannot be read", () => {
    expect(readFaults(["", "products", "products:none", "nothing:status 500", "find:{", "find:status 1"])).to.deep.equal({});
  });

  it("have a word for every kind", () => {
    for (const name of kindNames) expect(kindOf(faultOfKind(name) ?? undefined)).to.equal(name);
    expect(kindOf({ status: 418 })).to.equal("another");
  });
});
