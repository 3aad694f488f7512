import { expect } from "chai";
import fc from "fast-check";
import { withSharedParts } from "./shared-parts.js";

describe("parts that two values share", () => {
  it("are in memory once, however deep; the value stays what it was", () => {
    const former = {
      id: 1,
      name: "one",
      sizes: [1, 2],
      offers: [
        { id: 1, price: 5 },
        { id: 2, price: 6 },
      ],
      none: null,
    };
    const value = {
      id: 1,
      name: "other",
      sizes: [1, 2],
      offers: [
        { id: 1, price: 5 },
        { id: 2, price: 7 },
        { id: 3, price: 8 },
      ],
      none: null,
    };
    const shared = withSharedParts(value, former);
    expect(shared).to.deep.equal(value);
    expect(shared.sizes).to.equal(former.sizes);
    expect(shared.offers[0]).to.equal(former.offers[0]);
    expect(shared.offers[1]).not.to.equal(former.offers[1]);
  });

  it("are all of a value that is equal, and none of a value that has another number of parts", () => {
    const former = { list: [1, { a: null }], text: "" };
    expect(withSharedParts(structuredClone(former), former)).to.equal(former);
    expect(withSharedParts([1], [1, 2])).to.deep.equal([1]);
    expect(withSharedParts({ a: 1 }, { a: 1, b: 2 })).to.deep.equal({ a: 1 });
    expect(withSharedParts({ a: undefined }, { b: 1 })).to.deep.equal({ a: undefined });
    expect(withSharedParts(JSON.parse('{"__proto__": {}}'), { a: 1 })).to.deep.equal(JSON.parse('{"__proto__": {}}'));
    const named = JSON.parse('{"__proto__": {"a": 1}, "list": [1]}') as { list: number[] };
    const ofNamed = withSharedParts(named, { list: [1] });
    expect(Object.keys(ofNamed)).to.deep.equal(["__proto__", "list"]);
    expect(withSharedParts([], {})).to.deep.equal([]);
    expect(withSharedParts({}, [])).to.deep.equal({});
  });

  it("never change a value of JSON, whatever the former one was", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, former) => {
        const before = JSON.stringify([value, former]);
        expect(JSON.stringify(withSharedParts(value, former))).to.equal(JSON.stringify(value));
        expect(JSON.stringify([value, former])).to.equal(before);
      }),
    );
  });
});
