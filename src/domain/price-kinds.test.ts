import { expect } from "chai";
import { addUpTo } from "./price-kinds.js";

describe("the parts of a price by kind", () => {
  it("add up to it, to the cent", () => {
    const parts = [0.1, 0.2, 99.7].map((amount) => ({ kind: "stay", amount }) as const);
    expect(addUpTo(parts, 100)).to.equal(true);
    expect(addUpTo(parts, 100.01)).to.equal(false);
    expect(addUpTo([], 100)).to.equal(false);
  });

  it("are not below 0", () => {
    const parts = [120, -20].map((amount) => ({ kind: "stay", amount }) as const);
    expect(addUpTo(parts, 100)).to.equal(false);
  });
});
