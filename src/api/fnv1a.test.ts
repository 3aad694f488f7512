import { expect } from "chai";
import { fnv1a } from "./fnv1a.js";

describe("fnv1a", () => {
  // Vectors of the hash's authors; the last, of two bytes in UTF-8, computed by another implementation.
  for (const [text, hash] of [
    ["", "811c9dc5"],
    ["a", "e40c292c"],
    ["b", "e70c2de5"],
    ["foobar", "bf9cf968"],
    ["é", "1e9de8c1"],
  ] as const) {
    it(`API-80 hashes ${JSON.stringify(text)}`, () => {
      expect(fnv1a(text)).to.equal(hash);
    });
  }
});
