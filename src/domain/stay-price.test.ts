import { expect } from "chai";
import fc from "fast-check";
import { feeCompanies } from "./defaults.js";
import { type Locale, locales } from "./locale.js";
import { optionsOf } from "./options.js";
import { priceKinds } from "./price-kinds.js";
import { stayFee } from "./service-fee.js";
import { priceChange, stayPrice } from "./stay-price.js";

/** The full price by the seller's rules, computed independently of the code. */
function owed(price: number, locale: Locale, company: string | null, setting: "included" | "added"): number {
  const paysFee = locale !== "fr-FR-CSE" || company === "cgos" || company === "cgospm";
  return price + (paysFee && setting === "added" ? 24 : 0);
}

const stay = (price: number) => ({ price });
const noFee = { amount: 0, added: 0 };

describe("the price of a stay", () => {
  it("FEE-12 CARD-40 is the whole sum that has to be paid, whatever the locale, party, package and setting of the fee", () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 1, max: 50_000 }),
          partySize: fc.integer({ min: 1, max: 20 }),
          locale: fc.constantFrom(...locales),
          company: fc.constantFrom(null, "acme", ...feeCompanies),
          serviceFee: fc.constantFrom("included" as const, "added" as const),
          fees: fc.array(fc.record({ id: fc.constantFrom("service", "cleaning", "linen"), price: fc.integer({ min: -5, max: 300 }) })),
        }),
        ({ price, partySize, locale, company, serviceFee, fees }) => {
          const fee = stayFee({ locale, serviceFee, options: optionsOf({}) }, company);
          const { total, perPerson, parts } = stayPrice(stay(price), { fee, fees, partySize });
          expect(total).to.equal(owed(price, locale, company, serviceFee));
          expect(perPerson * partySize).to.be.closeTo(total, 1e-6);
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).to.be.closeTo(total, 1e-6);
          expect(parts.every(({ amount }) => amount > 0)).to.equal(true);
          expect(new Set(parts.map(({ id }) => id)).size).to.equal(parts.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  describe("whose parts the seller names by kind", () => {
    const named = [
      { kind: "stay", amount: 380 },
      { kind: "skipass", amount: 120 },
    ] as const;
    const partsOf = (parts: Parameters<typeof stayPrice>[0]["parts"], added: number, fees: readonly { id: string; price: number }[] = []) =>
      stayPrice({ price: 500, parts }, { fee: { amount: added, added }, fees, partySize: 2 }).parts;

    it("has each kind once, and the fee that the price lacks; other charges are in the parts already", () => {
      expect(partsOf(named, 0, [{ id: "cleaning", price: 60 }])).to.deep.equal([
        { id: "stay", kind: "stay", amount: 380 },
        { id: "skipass", kind: "skipass", amount: 120 },
      ]);
      const withFees = [
        ...named.slice(1),
        { kind: "fee", amount: 30 },
        { kind: "stay", amount: 340 },
        { kind: "fee", amount: 10 },
      ] as const;
      expect(partsOf(withFees, 24)).to.deep.equal([
        { id: "skipass", kind: "skipass", amount: 120 },
        { id: "fee", kind: "fee", amount: 40 },
        { id: "stay", kind: "stay", amount: 340 },
        { id: "service", amount: 24 },
      ]);
    });

    it("leaves out what costs nothing", () => {
      expect(partsOf([...named, { kind: "transport", amount: 0 }], 0)).to.have.length(2);
    });

    it("adds up to the total, whatever they are", () => {
      fc.assert(
        fc.property(
          fc.array(fc.record({ kind: fc.constantFrom(...priceKinds), amount: fc.integer({ min: 0, max: 900 }) }), { minLength: 1 }),
          fc.array(fc.record({ id: fc.constantFrom("service", "cleaning", "linen"), price: fc.integer({ min: 0, max: 300 }) })),
          fc.constantFrom(0, 24),
          (parts, fees, added) => {
            const price = parts.reduce((sum, { amount }) => sum + amount, 0);
            fc.pre(price > 0);
            const cost = stayPrice({ price, parts }, { fee: { amount: 24, added }, fees, partySize: 2 });
            expect(cost.total).to.equal(price + added);
            expect(cost.parts.reduce((sum, { amount }) => sum + amount, 0)).to.be.closeTo(cost.total, 1e-6);
            expect(cost.parts.every(({ amount }) => amount > 0)).to.equal(true);
            expect(new Set(cost.parts.map(({ id }) => id)).size).to.equal(cost.parts.length);
          },
        ),
      );
    });
  });

  it("FEE-12 names the service fee once, by the seller's figure where its price contains it", () => {
    const parts = (added: number, fees: readonly { id: string; price: number }[]) =>
      stayPrice(stay(500), { fee: { amount: 24, added }, fees, partySize: 2 }).parts;
    expect(parts(0, [])).to.deep.equal([
      { id: "stay", amount: 476 },
      { id: "service", amount: 24 },
    ]);
    expect(parts(0, [{ id: "service", price: 30 }])).to.deep.equal([
      { id: "stay", amount: 470 },
      { id: "service", amount: 30 },
    ]);
    expect(parts(24, [{ id: "service", price: 30 }])).to.deep.equal([
      { id: "stay", amount: 500 },
      { id: "service", amount: 24 },
    ]);
  });

  it("CARD-24 PRICE-31 names the seller's own charges", () => {
    expect(stayPrice(stay(500), { fee: noFee, fees: [{ id: "cleaning", price: 60 }], partySize: 2 }).parts).to.deep.equal([
      { id: "stay", amount: 440 },
      { id: "cleaning", amount: 60 },
    ]);
  });

  it("leaves out charges that are no part of the price: more than it, or nothing", () => {
    const parts = (price: number) => stayPrice(stay(500), { fee: noFee, fees: [{ id: "cleaning", price }], partySize: 2 }).parts;
    for (const price of [0, -3, 500, 501]) expect(parts(price)).to.deep.equal([{ id: "stay", amount: 500 }]);
  });
});

describe("a change of price since it was listed", () => {
  const flat = (price: number) => ({ id: 1, name: "2-room apartment", price });
  const change = (listed: number, shown: number, added = 0) => priceChange(flat(listed), flat(shown), added);

  it("is the difference in whole units, as both are written", () => {
    expect(change(900, 934)).to.deep.equal({ difference: 34, listed: 900, otherOffer: null, isSlight: false });
    expect(change(900, 880, 24)).to.deep.equal({ difference: -20, listed: 924, otherOffer: null, isSlight: false });
    expect(change(900.4, 900.6)?.difference).to.equal(1);
  });

  it("names the offer that was listed, where it is another one", () => {
    const studio = { id: 2, name: "Studio", price: 950 };
    expect(priceChange(flat(900), studio, 0)).to.deep.equal({
      difference: 50,
      listed: 900,
      otherOffer: "2-room apartment",
      isSlight: false,
    });
  });

  it("is slight up to 1 % of the listed price, and below 5", () => {
    const isSlight = (listed: number, shown: number) => change(listed, shown)?.isSlight;
    expect([isSlight(2000, 2020), isSlight(2000, 1980), isSlight(2000, 2021), isSlight(2000, 1979)]).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
    expect([isSlight(100, 104), isSlight(100, 96), isSlight(100, 105), isSlight(100, 95)]).to.deep.equal([true, true, false, false]);
  });

  it("is none where both are written alike, or nothing was listed", () => {
    expect(change(900.1, 900.4)).to.equal(null);
    expect(priceChange(null, flat(900), 0)).to.equal(null);
  });
});
