import { expect } from "chai";
import { createCache } from "./cache.js";

describe("a cache", () => {
  it("CAL-60 drops its oldest entry first, though it was read last", () => {
    const cache = createCache<string>(2);
    const made: string[] = [];
    const get = (key: string) =>
      cache.get(key, () => {
        made.push(key);
        return `value of ${key}`;
      });
    expect(["first", "second", "first"].map(get)).to.deep.equal(["value of first", "value of second", "value of first"]);
    get("third");
    expect(made).to.deep.equal(["first", "second", "third"]);
    get("second");
    get("third");
    expect(made).to.have.length(3);
    get("first");
    get("second");
    expect(made).to.deep.equal(["first", "second", "third", "first", "second"]);
  });

  it("keeps a value that is undefined, and nothing where making one throws", () => {
    const cache = createCache<undefined>(1);
    let calls = 0;
    const count = () => void (calls += 1);
    cache.get("key", count);
    cache.get("key", count);
    expect(calls).to.equal(1);
    const failing = createCache<number>(1);
    const fail = () => {
      throw new Error("not made");
    };
    expect(() => failing.get("key", fail)).to.throw("not made");
    expect(failing.get("key", () => 5)).to.equal(5);
  });
});
