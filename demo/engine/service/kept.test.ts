import { expect } from "chai";
import { createKept } from "./kept.js";

describe("a list within limits", () => {
  it("keeps the latest entries, the oldest first", () => {
    const kept = createKept<number>({ entries: 3, bytes: 100 });
    for (const entry of [1, 2, 3, 4]) kept.add(entry);
    expect(kept.list()).to.deep.equal([2, 3, 4]);
  });

  it("has its whole size again after it was cleared", () => {
    const kept = createKept<string>({ entries: 10, bytes: 12 });
    for (const entry of ["aa", "bb", "cc"]) kept.add(entry);
    kept.clear();
    expect(kept.list()).to.deep.equal([]);
    for (const entry of ["dd", "ee", "ff"]) kept.add(entry);
    expect(kept.list()).to.deep.equal(["dd", "ee", "ff"]);
  });

  it("drops as many entries as the bytes of a new one need, counted in UTF-8", () => {
    const kept = createKept<string>({ entries: 10, bytes: 13 });
    for (const entry of ["aa", "bb", "cc"]) kept.add(entry);
    expect(kept.list()).to.deep.equal(["aa", "bb", "cc"]);
    kept.add("éé");
    expect(kept.list()).to.deep.equal(["cc", "éé"]);
    kept.add("d".repeat(13));
    expect(kept.list()).to.deep.equal([]);
    kept.add("e");
    expect(kept.list()).to.deep.equal(["e"]);
  });
});
