import { expect } from "chai";
import fc from "fast-check";
import type { Product } from "./products.js";
import { sampleKeptStay } from "./testing/kept-stays.sample.js";
import { isKept, keptIn, readShortlist, withKept, withoutLodging, writeShortlist, type KeptStay } from "./shortlist.js";

const ids = (list: readonly KeptStay[]) => list.map(({ product }) => product.id);
const anyProduct = (value: unknown): Product | null =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "number" ? (value as Product) : null;
const today = "2026-11-21";
const someIds = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });

describe("the shortlist", () => {
  it("contains each lodging once, the newest in front, and no more than its maximum", () => {
    fc.assert(
      fc.property(someIds, fc.integer({ min: 1, max: 20 }), (presses, maximum) => {
        const list = presses.reduce<readonly KeptStay[]>((before, id) => {
          const after = withKept(before, sampleKeptStay(id), maximum);
          const isFull = before.length === maximum && !isKept(before, id);
          expect(after).to.deep.equal(isFull ? before : [sampleKeptStay(id), ...withoutLodging(before, id)]);
          return after;
        }, []);
        expect(list.length).to.be.at.most(maximum);
        expect(new Set(ids(list)).size).to.equal(list.length);
      }),
    );
  });

  it("loses the lodging that is removed, and no other", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), fc.integer({ min: 1, max: 30 }), (all, id) => {
        const list = withoutLodging(
          all.map((each) => sampleKeptStay(each)),
          id,
        );
        expect(ids(list)).to.deep.equal(all.filter((each) => each !== id));
        expect(isKept(list, id)).to.equal(false);
      }),
    );
  });

  it("is compared in one currency", () => {
    expect(ids(keptIn([sampleKeptStay(1), sampleKeptStay(2, { currency: "GBP" }), sampleKeptStay(3)], "EUR"))).to.deep.equal([1, 3]);
  });
});

describe("the stored shortlist", () => {
  it("is read as it was written", () => {
    const day = fc.constantFrom(null, "2026-11-21", "2027-02-06");
    const stay = fc.record({
      stayDates: fc.record({ start: day, end: day }),
      ages: fc.array(fc.integer({ min: 0, max: 18 }), { minLength: 1 }),
      origin: fc.option(fc.string()),
      currency: fc.constantFrom("EUR", "GBP"),
      seenOn: fc.constantFrom("2026-11-20", "2026-11-21"),
    });
    const former = fc.record({
      stayDates: fc.record({ start: day, end: day }),
      price: fc.integer({ min: 0, max: 9999 }),
      room: fc.string(),
    });
    const moved = fc.record({ copy: fc.integer({ min: 1, max: 9 }), former }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.tuple(stay, moved)), (stays) => {
        const list = stays.map(([more, changes], index) => sampleKeptStay(index + 1, { ...more, ...changes }));
        expect(readShortlist(writeShortlist(list), today, anyProduct)).to.deep.equal(list);
      }),
    );
  });

  it("is read without what is damaged, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readShortlist(text, today, anyProduct)).to.be.an("array");
      }),
    );
    const written = JSON.parse(writeShortlist([sampleKeptStay(1)])) as Record<string, unknown>[];
    const spoilt: readonly Readonly<Record<string, unknown>>[] = [
      { product: null },
      { stayDates: null },
      { stayDates: { start: "2027-02-30", end: null } },
      { stayDates: { start: null } },
      { ages: [] },
      { ages: ["18"] },
      { ages: [-1] },
      { currency: "euro" },
      { seenOn: "yesterday" },
    ];
    for (const change of spoilt) {
      const text = JSON.stringify([{ ...written[0], ...change }, sampleKeptStay(2)]);
      expect(ids(readShortlist(text, today, anyProduct)), JSON.stringify(change)).to.deep.equal([2]);
    }
    expect(readShortlist(null, today, anyProduct)).to.deep.equal([]);
  });

  it("is read without a copy's number or a former price that cannot be read", () => {
    const written = JSON.parse(writeShortlist([sampleKeptStay(1)])) as Record<string, unknown>[];
    const spoilt: readonly unknown[] = [
      -1,
      0,
      1.5,
      "1",
      null,
      { price: 5 },
      { stayDates: { start: null, end: null }, price: "5", room: "" },
      { stayDates: { start: null, end: null }, price: 5 },
    ];
    for (const value of spoilt) {
      const text = JSON.stringify([{ ...written[0], copy: value, former: value }]);
      expect(readShortlist(text, today, anyProduct), JSON.stringify(value)).to.deep.equal([sampleKeptStay(1)]);
    }
  });

  it("contains each lodging once, and none whose dates have begun", () => {
    const list = [
      sampleKeptStay(1),
      sampleKeptStay(2, { stayDates: { start: "2026-11-20", end: "2026-11-27" } }),
      sampleKeptStay(3, { stayDates: { start: today, end: "2026-11-28" } }),
      sampleKeptStay(1, { ages: [18] }),
    ];
    const read = readShortlist(writeShortlist(list), today, anyProduct);
    expect(ids(read)).to.deep.equal([1, 3]);
    expect(read[0]?.ages).to.deep.equal([18, 18]);
  });
});
