import { expect } from "chai";
import fc from "fast-check";
import { isOfSearch, isTwice, keptOffer, movedDates, nextCopy, toggleCompared, withCopy, withDates } from "./compared-stays.js";
import { ofPackage, stayKey, withoutLodging, withoutStay, type KeptStay } from "./shortlist.js";
import { sampleKeptStay } from "./testing/kept-stays.sample.js";
import { samplePrestation, sampleProduct } from "./testing/products.sample.js";

const someIds = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });

describe("the stays that are compared", () => {
  it("keeps the offers of the package that was shown, and is represented by the cheapest of them", () => {
    const offers = [
      samplePrestation({ id: 1, price: 900 }),
      samplePrestation({ id: 2, price: 700, codePackage: "HS" }),
      samplePrestation({ id: 3, price: 800 }),
    ];
    const product = sampleProduct({ prestations: offers });
    const withPass = sampleKeptStay(1, { product: ofPackage(product, "PF") });
    expect(keptOffer(withPass)?.id).to.equal(3);
    expect(keptOffer(withPass, [samplePrestation({ id: 1, price: 750 })])?.price).to.equal(750);
    expect(keptOffer(withPass, [])).to.equal(null);
    expect(keptOffer(sampleKeptStay(1, { product: ofPackage(product, null) }))?.id).to.equal(2);
  });

  it("compares a kept stay with the dates and the party that are searched", () => {
    const search = { stayDates: { start: "2027-02-06", end: "2027-02-13" }, participants: [{ age: 18 }, { age: 18 }] };
    expect(isOfSearch(sampleKeptStay(1), search)).to.equal(true);
    expect(isOfSearch(sampleKeptStay(1), { ...search, stayDates: { start: "2027-02-07", end: "2027-02-13" } })).to.equal(false);
    expect(isOfSearch(sampleKeptStay(1), { ...search, stayDates: { start: "2027-02-06", end: "2027-02-14" } })).to.equal(false);
    expect(isOfSearch(sampleKeptStay(1), { ...search, participants: [{ age: 18 }] })).to.equal(false);
    expect(isOfSearch(sampleKeptStay(1), { ...search, participants: [{ age: 18 }, { age: 8 }] })).to.equal(false);
  });

  it("compares at most so many stays, in the order in which they were chosen", () => {
    fc.assert(
      fc.property(someIds, (presses) => {
        const compared = presses.map(String).reduce<readonly string[]>((before, id) => {
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

describe("a lodging at several dates", () => {
  const later = sampleKeptStay(1, { stayDates: { start: "2027-02-13", end: "2027-02-20" } });
  const keys = (list: readonly KeptStay[]) => list.map(stayKey);

  it("follows the stay that it is a copy of, each under a key of its own, which its dates do not change", () => {
    const twice = withCopy([sampleKeptStay(2), sampleKeptStay(1), sampleKeptStay(3)], "1", later);
    expect(keys(twice)).to.deep.equal(["2", "1", "1.1", "3"]);
    expect(twice.map((stay) => isTwice(stay, twice))).to.deep.equal([false, true, true, false]);
    expect(keys(withCopy(twice, "1.1", sampleKeptStay(1)))).to.deep.equal(["2", "1", "1.1", "1.2", "3"]);
    expect(nextCopy(withoutStay(twice, "1"), 1), "no key is given twice").to.equal(2);
    expect(withDates(twice, "1.1", { ...sampleKeptStay(1), copy: 1 })[2]).to.deep.equal({ ...sampleKeptStay(1), copy: 1 });
    expect(keys(withDates(twice, "1", later))).to.deep.equal(keys(twice));
  });

  it("is removed stay by stay, or whole", () => {
    const twice = withCopy([sampleKeptStay(2), sampleKeptStay(1)], "1", later);
    expect(keys(withoutStay(twice, "1"))).to.deep.equal(["2", "1.1"]);
    expect(keys(withoutStay(twice, "1.1"))).to.deep.equal(["2", "1"]);
    expect(keys(withoutLodging(twice, 1))).to.deep.equal(["2"]);
  });

  it("is moved by days, and has no dates where it had none", () => {
    expect(movedDates({ start: "2027-02-27", end: "2027-03-06" }, 7)).to.deep.equal({ start: "2027-03-06", end: "2027-03-13" });
    expect(movedDates({ start: "2027-01-02", end: "2027-01-09" }, -7)).to.deep.equal({ start: "2026-12-26", end: "2027-01-02" });
    expect(movedDates({ start: null, end: null }, 7)).to.deep.equal({ start: null, end: null });
  });
});
