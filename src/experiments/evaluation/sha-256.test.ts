import { expect } from "chai";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { hashFraction } from "./hash.js";
import { sha256 } from "./sha-256.js";

const hexOf = (words: Uint32Array): string => Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
const digestOf = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** The double that is nearest to digest / 2^256, found by comparing exact integers. */
function isNearest(fraction: number, digest: string): boolean {
  const exact = BigInt(`0x${digest}`);
  const scaled = BigInt(fraction * 2 ** 256);
  const distance = scaled > exact ? scaled - exact : exact - scaled;
  const exponent = exact.toString(2).length - 53;
  return exponent <= 0 ? distance === 0n : distance * 2n <= 1n << BigInt(exponent);
}

describe("SHA-256", () => {
  it("EXP-ALLOC-05 agrees with another implementation, for every length up to three blocks", () => {
    for (let length = 0; length <= 192; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      expect(hexOf(sha256(bytes))).to.equal(digestOf(bytes));
    }
    fc.assert(fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => hexOf(sha256(bytes)) === digestOf(bytes)));
  });

  it("has constants whose bits do not depend on how an engine rounds roots", () => {
    const primes = Array.from({ length: 312 }, (_, number) => number).filter(
      (number) => number > 1 && Array.from({ length: number }, (_, divisor) => divisor).every((d) => d < 2 || number % d !== 0),
    );
    expect(primes).to.have.length(64);
    for (const root of [...primes.map(Math.cbrt), ...primes.slice(0, 8).map(Math.sqrt)]) {
      const rest = ((root % 1) * 2 ** 32) % 1;
      // A root below 8 differs by 2^-50 at most in the last place, which is 2^-18 here.
      expect(rest).to.be.within(2 ** -16, 1 - 2 ** -16);
    }
  });
});

describe("the fraction of a text", () => {
  it("EXP-ALLOC-02 EXP-ALLOC-05 is its SHA-256 in UTF-8 divided by 2^256, rounded to the nearest double from all 256 bits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const fraction = hashFraction(text);
        return fraction >= 0 && fraction <= 1 && isNearest(fraction, digestOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("is the hash of the whole text, however long, and of no earlier text", () => {
    for (const text of ["€".repeat(400), "short", "€".repeat(5000), ""])
      expect(isNearest(hashFraction(text), digestOf(text)), `${text.length} characters`).to.equal(true);
  });

  it("is remembered and the same after many others", () => {
    const first = hashFraction("visitor");
    for (let index = 0; index < 5000; index += 1) hashFraction(`other ${index}`);
    expect(hashFraction("visitor")).to.equal(first);
  });
});
