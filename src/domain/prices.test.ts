import { expect } from "chai";
import { applyPrices, packageGroups, promoOf, settlePrestations } from "./prices.js";
import type { LivePriceAnswer } from "./prices.js";
import type { Prestation } from "./products.js";
import { sampleJourney, samplePrestation, sampleTransport } from "./testing/products.sample.js";

const live = (differences: Partial<Prestation>) => samplePrestation({ isWiyp: true, ...differences });
const noPrices: LivePriceAnswer = { wiypPrices: [], iresaPrices: [], error: null };
const idsOf = (prestations: readonly Prestation[]) => prestations.map(({ id }) => id);

function onlyGroup(prestations: readonly Prestation[]) {
  const [group] = packageGroups({ prestations });
  if (!group) throw new Error("no group");
  return group;
}

describe("live prices", () => {
  describe("groups", () => {
    it("PRICE-02..03 are the prestations of one package and the same dates", () => {
      const prestations = [
        live({ id: 1 }),
        live({ id: 2, codePackage: "PFP" }),
        live({ id: 3 }),
        live({ id: 4, packageId: 13 }),
        live({ id: 5, startDate: "2027-02-13" }),
        live({ id: 6, endDate: "2027-02-20" }),
        live({ id: 7, codePackage: "PFP" }),
      ];
      expect(packageGroups({ prestations }).map((group) => idsOf(group.prestations))).to.deep.equal([[1, 3], [2, 7], [4], [5], [6]]);
      const [first] = packageGroups({ prestations });
      expect(first).to.include({ codePackage: "PF", packageId: 12, startDate: "2027-02-06", endDate: "2027-02-13" });
    });

    it("CARD-52 PRICE-05..06 hold only live-priced prestations that have dates", () => {
      const prestations = [samplePrestation({ id: 1 }), live({ id: 2, startDate: null }), live({ id: 3, endDate: null })];
      expect(packageGroups({ prestations })).to.deep.equal([]);
    });
  });

  describe("promo", () => {
    it("PRICE-24 is the discount in whole percent, and none when it is not positive", () => {
      const cases: [number, number | null, number | null][] = [
        [750, 1000, 25],
        [949, 1000, 5],
        [664, 1000, 34],
        [996, 1000, null],
        [1000, 1000, null],
        [1100, 1000, null],
        [500, null, null],
        [500, 0, null],
      ];
      for (const [selling, publicPrice, promo] of cases) expect(promoOf(selling, publicPrice)).to.equal(promo);
    });
  });

  describe("applied", () => {
    const group = onlyGroup([
      live({ id: 1, crossedPrice: 900, promo: 11 }),
      live({ id: 2 }),
      live({ id: 3, crossedPrice: 900, promo: 11 }),
    ]);
    const answer: LivePriceAnswer = {
      wiypPrices: [
        { prestId: 1, sellingPriceWiyp: 600, publicPriceWiyp: 800 },
        { prestId: 3, sellingPriceWiyp: 500, publicPriceWiyp: null },
      ],
      iresaPrices: [],
      error: null,
    };

    it("PRICE-16 removes prestations without a live price", () => {
      expect(idsOf(applyPrices(group, answer, 4))).to.deep.equal([1, 3]);
      expect(applyPrices(group, noPrices, 4)).to.deep.equal([]);
    });

    it("PRICE-20..25 replaces the price, the price per person, the crossed price and the promo", () => {
      expect(applyPrices(group, answer, 4)[0]).to.deep.equal(
        live({
          id: 1,
          price: 600,
          pricePerLogement: 600,
          pricePerPerson: 150,
          crossedPrice: 800,
          crossedPricePerLogement: 800,
          promo: 25,
        }),
      );
    });

    it("PRICE-26 drops crossed price and promo without a public price", () => {
      const [, last] = applyPrices(group, answer, 4);
      expect(last).to.include({ price: 500, crossedPrice: null, crossedPricePerLogement: null, promo: null });
    });

    it("PRICE-17 takes a price of the second list where the first has none", () => {
      const both = {
        ...answer,
        iresaPrices: [
          { prestId: 1, sellingPriceIresa: 1 },
          { prestId: 2, sellingPriceIresa: 700 },
        ],
      };
      expect(applyPrices(group, both, 4).map(({ price }) => price)).to.deep.equal([600, 700, 500]);
    });

    it("PRICE-29 removes the group on an error without prices of the second list, and only then", () => {
      expect(applyPrices(group, { ...answer, error: "sold out" }, 4)).to.deep.equal([]);
      const rescued = { ...noPrices, error: "sold out", iresaPrices: [{ prestId: 2, sellingPriceIresa: 700 }] };
      expect(idsOf(applyPrices(group, rescued, 4))).to.deep.equal([2]);
    });

    it("keeps the transport of the list, unless the confirmed price has its own", () => {
      const later = [sampleJourney({ departs: "2027-02-06T18:00" })];
      const byAir = onlyGroup([1, 2, 3].map((id) => live({ id, transport: sampleTransport })));
      const confirmed = {
        ...noPrices,
        wiypPrices: [
          { prestId: 1, sellingPriceWiyp: 600, publicPriceWiyp: null },
          { prestId: 2, sellingPriceWiyp: 600, publicPriceWiyp: null, transport: later },
        ],
        iresaPrices: [{ prestId: 3, sellingPriceIresa: 600, transport: later }],
      };
      expect(applyPrices(byAir, confirmed, 4).map(({ transport }) => transport)).to.deep.equal([sampleTransport, later, later]);
    });

    it("has the parts of the confirmed price, and none where it has none, as the parts of the list add up to another price", () => {
      const partsOf = (amount: number) => [{ kind: "stay", amount } as const];
      const listed = onlyGroup([1, 2, 3].map((id) => live({ id, parts: partsOf(700) })));
      const confirmed = {
        ...noPrices,
        wiypPrices: [
          { prestId: 1, sellingPriceWiyp: 600, publicPriceWiyp: null },
          { prestId: 2, sellingPriceWiyp: 600, publicPriceWiyp: null, parts: partsOf(600) },
        ],
        iresaPrices: [{ prestId: 3, sellingPriceIresa: 650, parts: partsOf(650) }],
      };
      expect(applyPrices(listed, confirmed, 4).map(({ parts }) => parts)).to.deep.equal([null, partsOf(600), partsOf(650)]);
    });

    it("does not change what it was given", () => {
      const before = structuredClone(group);
      applyPrices(group, answer, 4);
      expect(group).to.deep.equal(before);
    });
  });

  describe("settled", () => {
    const listed = [
      live({ id: 1 }),
      samplePrestation({ id: 2, codePackage: "PFP" }),
      samplePrestation({ id: 3, codePackage: "HS" }),
      live({ id: 4, codePackage: "PFP" }),
      live({ id: 5, codePackage: "PFP" }),
    ];
    const groups = packageGroups({ prestations: listed });
    const answered = groups.map((group) => ({
      group,
      prestations: group.prestations.filter(({ id }) => id !== 5).map((offer) => ({ ...offer, price: 1 })),
    }));

    it("PRICE-27..28 drops offers without a live price once every call has returned, but keeps accommodation only", () => {
      expect(settlePrestations({ prestations: listed }, answered).map(({ id, price }) => [id, price])).to.deep.equal([
        [1, 1],
        [3, 800],
        [4, 1],
      ]);
    });

    it("PRICE-27 drops none before, and shows the answers received so far", () => {
      expect(settlePrestations({ prestations: listed }, answered.slice(0, 1)).map(({ id, price }) => [id, price])).to.deep.equal([
        [1, 1],
        [2, 800],
        [3, 800],
        [4, 800],
        [5, 800],
      ]);
      expect(settlePrestations({ prestations: listed }, [])).to.deep.equal(listed);
    });

    it("PRICE-27 leaves a product without any live-priced offer as listed", () => {
      const asListed = [samplePrestation({ id: 1 }), samplePrestation({ id: 2, codePackage: "HS" })];
      expect(settlePrestations({ prestations: asListed }, [])).to.deep.equal(asListed);
    });

    it("PRICE-30 keeps what a failed call left unknown, at its listed price", () => {
      const failed = groups.map((group) => ({ group, prestations: null }));
      expect(settlePrestations({ prestations: listed }, failed)).to.deep.equal(listed);
    });

    it("PRICE-16 can leave nothing", () => {
      const soldOut = groups.map((group) => ({ group, prestations: [] }));
      expect(idsOf(settlePrestations({ prestations: listed.filter(({ id }) => id !== 3) }, soldOut))).to.deep.equal([]);
    });
  });
});
