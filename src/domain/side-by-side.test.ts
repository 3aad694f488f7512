import { expect } from "chai";
import fc from "fast-check";
import { sideBySide, toggled } from "./side-by-side.js";

const keys = ["a", "b", "c", "d"];

describe("what is shown side by side", () => {
  it("is at first what comes first, and later what was wanted last", () => {
    expect(sideBySide(keys, [], 2)).to.deep.equal(["a", "b"]);
    expect(sideBySide(keys, ["d"], 2)).to.deep.equal(["d", "a"]);
    expect(sideBySide(keys, ["gone", "c"], 3)).to.deep.equal(["c", "a", "b"]);
    expect(sideBySide(keys, ["c"], 4)).to.have.members(keys);
  });

  it("changes by the one that is toggled, as long as there is room for some and not for all", () => {
    const turns = fc.array(fc.constantFrom(...keys), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), turns, fc.constantFrom(...keys), (room, before, key) => {
        const wanted = before.reduce<readonly string[]>((so, each) => toggled(keys, so, room, each), []);
        const shown = sideBySide(keys, wanted, room);
        const after = sideBySide(keys, toggled(keys, wanted, room, key), room);
        expect(after).to.have.lengthOf(room);
        expect(after.includes(key)).to.equal(!shown.includes(key));
        expect(after.filter((each) => each !== key && !shown.includes(each)).length, "at most one other joins").to.be.at.most(1);
      }),
    );
  });
});
