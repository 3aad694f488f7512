import { expect } from "chai";
import fc from "fast-check";
import { encodeValue, hashPairs, listIds, listItems, toAmount, toId } from "./hash-pairs.js";

const decoded = (hash: string) => hashPairs(hash).map(({ key, value }) => [key, value]);

describe("hash pairs", () => {
  it("are the parts between ampersands, each split at its first equals sign, with their unchanged source text", () => {
    expect(hashPairs("#a=1&&b=x=y&c")).to.deep.equal([
      { key: "a", value: "1", verbatim: "a=1" },
      { key: "b", value: "x=y", verbatim: "b=x=y" },
      { key: "c", value: "", verbatim: "c" },
    ]);
    expect(hashPairs("#")).to.deep.equal([]);
    expect(decoded("##a=1&#b=2&#")).to.deep.equal([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  it("recognise a list by its brackets, plain, escaped or numbered", () => {
    expect(decoded("c[]=1&c%5B%5D=2&c%5b0%5d=3&c[1]=4")).to.deep.equal([
      ["c[]", "1"],
      ["c[]", "2"],
      ["c[]", "3"],
      ["c[]", "4"],
    ]);
  });

  it("decode plus signs and escapes, and keep malformed ones unchanged", () => {
    expect(decoded("a=%C3%A9t%C3%A9+blanc&b=100%&c=%ZZ%20x&d=%E0%A4%A&e=%FF%41")).to.deep.equal([
      ["a", "été blanc"],
      ["b", "100%"],
      ["c", "%ZZ x"],
      ["d", "%E0%A4%A"],
      ["e", "%FF%41"],
    ]);
  });

  it("URL-26 read every | as -, escaped or not", () => {
    expect(decoded("a=1|2%7C3")).to.deep.equal([["a", "1-2-3"]]);
  });

  it("contain ids and amounts, never negative or infinite numbers", () => {
    expect(["1", "007", "0", "-3", "1.5", "1e3", "", "99999999999", "١"].map(toId)).to.deep.equal([
      1,
      7,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(["1200", "99.90", "99,5", "0", "0.5", "-3", "x"].map(toAmount)).to.deep.equal([1200, 99, 99, null, null, null, null]);
    expect(listIds(["70", "74-75,76 78", "x", "-5"])).to.deep.equal([70, 74, 75, 76, 78]);
    expect(listItems(["PF,PFP"])).to.deep.equal(["PF", "PFP"]);
  });

  it("encode a value so that it is read back, and stays readable", () => {
    expect(encodeValue("ski/ski-mobile.jpg, a:b@c")).to.equal("ski/ski-mobile.jpg,%20a:b@c");
    expect(encodeValue("a\ud800b")).to.equal("a%EF%BF%BDb");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const value = text.replaceAll("|", "-").trim();
        expect(decoded(`k=${encodeValue(value)}`)).to.deep.equal([["k", value]]);
      }),
    );
  });
});
