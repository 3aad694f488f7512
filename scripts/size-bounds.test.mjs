import { expect } from "chai";
import { bounds, verdictOn } from "./size-bounds.mjs";

describe("the bounds of sizes", () => {
  const bound = { limit: 100, aim: 90 };

  it("fail above the limit only", () => {
    expect(verdictOn({ kilobytes: 90, ...bound })).to.equal(null);
    expect(verdictOn({ kilobytes: 100, ...bound })).to.deep.equal({ text: "above the aim", failing: false });
    expect(verdictOn({ kilobytes: 100.1, ...bound })).to.deep.equal({ text: "OVER THE LIMIT", failing: true });
    expect(verdictOn({ kilobytes: 500 })).to.equal(null);
  });

  it("fail above a number of files", () => {
    expect(verdictOn({ kilobytes: 80, ...bound, fileCount: 6, fileLimit: 6 })).to.equal(null);
    expect(verdictOn({ kilobytes: 80, ...bound, fileCount: 7, fileLimit: 6 })).to.deep.equal({ text: "TOO MANY FILES", failing: true });
  });

  it("have an aim below each limit", () => {
    const { dist, "dist/light": light, ...others } = bounds;
    const all = [dist, light, others].flatMap(Object.values);
    expect(all).to.have.length(17);
    for (const { limit, aim } of all) expect(aim).to.be.below(limit);
  });
});
