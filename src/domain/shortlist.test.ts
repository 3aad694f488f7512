import { expect } from "chai";
import fc from "fast-check";
import type { Product } from "./products.js";
import { samplePrestation, sampleProduct } from "./testing/products.sample.js";
import {
  isKept,
  isOfSearch,
  keptIn,
  keptOffer,
  ofPackage,
  readShortlist,
  toggleCompared,
  withKept,
  withoutKept,
  writeShortlist,
  type KeptStay,
} from "./shortlist.js";

const kept = (id: number, more: Partial<KeptStay> = {}): KeptStay => ({
  product: sampleProduct({ id, prestations: [samplePrestation({ id })] }),
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  ages: [18, 18],
  origin: null,
  currency: "EUR",
  seenOn: "2026-11-21",
  ...more,
});
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
          const after = withKept(before, kept(id), maximum);
          const isFull = before.length === maximum && !isKept(before, id);
          expect(after).to.deep.equal(isFull ? before : [kept(id), ...withoutKept(before, id)]);
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
        const list = withoutKept(
          all.map((each) => kept(each)),
          id,
        );
        expect(ids(list)).to.deep.equal(all.filter((each) => each !== id));
        expect(isKept(list, id)).to.equal(false);
      }),
    );
  });

  it("keeps the offers of the package that was shown, and is represented by the cheapest of them", () => {
    const offers = [
      samplePrestation({ id: 1, price: 900 }),
      samplePrestation({ id: 2, price: 700, codePackage: "HS" }),
      samplePrestation({ id: 3, price: 800 }),
    ];
    const product = sampleProduct({ prestations: offers });
    const withPass = kept(1, { product: ofPackage(product, "PF") });
    expect(keptOffer(withPass)?.id).to.equal(3);
    expect(keptOffer(withPass, [samplePrestation({ id: 1, price: 750 })])?.price).to.equal(750);
    expect(keptOffer(withPass, [])).to.equal(null);
    expect(keptOffer(kept(1, { product: ofPackage(product, null) }))?.id).to.equal(2);
  });

  it("is compared in one currency", () => {
    expect(ids(keptIn([kept(1), kept(2, { currency: "GBP" }), kept(3)], "EUR"))).to.deep.equal([1, 3]);
  });

  it("compares a kept stay with the dates and the party that are searched", () => {
    const search = { stayDates: { start: "2027-02-06", end: "2027-02-13" }, participants: [{ age: 18 }, { age: 18 }] };
    expect(isOfSearch(kept(1), search)).to.equal(true);
    expect(isOfSearch(kept(1), { ...search, stayDates: { start: "2027-02-07", end: "2027-02-13" } })).to.equal(false);
    expect(isOfSearch(kept(1), { ...search, stayDates: { start: "2027-02-06", end: "2027-02-14" } })).to.equal(false);
    expect(isOfSearch(kept(1), { ...search, participants: [{ age: 18 }] })).to.equal(false);
    expect(isOfSearch(kept(1), { ...search, participants: [{ age: 18 }, { age: 8 }] })).to.equal(false);
  });

  it("compares at most so many stays, in the order in which they were chosen", () => {
    fc.assert(
      fc.property(someIds, (presses) => {
        const compared = presses.reduce<readonly number[]>((before, id) => {
          const after = toggleCompared(before, id, 4);
          const expected = before.includes(id)
            ? before.filter((each) => each !== id)
            : [...before, id].slice(0, Math.max(4, before.length));
          expect(after).to.deep.equal(expected);
          return after;
        }, []);
        expect(compared.length).to.be.at.most(4);
      }),
    );
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
    fc.assert(
      fc.property(fc.array(stay), (stays) => {
        const list = stays.map((more, index) => kept(index + 1, more));
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
    const written = JSON.parse(writeShortlist([kept(1)])) as Record<string, unknown>[];
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
      const text = JSON.stringify([{ ...written[0], ...change }, kept(2)]);
      expect(ids(readShortlist(text, today, anyProduct)), JSON.stringify(change)).to.deep.equal([2]);
    }
    expect(readShortlist(null, today, anyProduct)).to.deep.equal([]);
  });

  it("contains each lodging once, and none whose dates have begun", () => {
    const list = [
      kept(1),
      kept(2, { stayDates: { start: "2026-11-20", end: "2026-11-27" } }),
      kept(3, { stayDates: { start: today, end: "2026-11-28" } }),
      kept(1, { ages: [18] }),
    ];
    const read = readShortlist(writeShortlist(list), today, anyProduct);
    expect(ids(read)).to.deep.equal([1, 3]);
    expect(read[0]?.ages).to.deep.equal([18, 18]);
  });
});
