import { expect } from "chai";
import fc from "fast-check";
import { keptBand, type Contribution } from "./contribution.js";
import { priceKinds } from "./price-kinds.js";
import { stayPrice } from "./stay-price.js";
import { leftToPay, type PricedOffer } from "./left-to-pay.js";

const rule: Contribution = { label: "CSE Valmont", rate: 0.3 };
const none = { amount: 0, added: 0 };
const offer = (code: string, fees: readonly { id: string; price: number }[] = [], total = 875): PricedOffer => ({
  code,
  price: stayPrice({ price: total }, { fee: none, fees, partySize: 2 }),
  nights: 7,
});
const shareOf = (of: Contribution, priced: PricedOffer) => {
  const left = leftToPay(of, null, priced);
  return left.state === "known" ? left.share : left.state;
};

describe("what is left to pay of an offer", () => {
  it("is the total less the council's share of the package, charges left out", () => {
    const left = leftToPay(rule, null, offer("PF", [{ id: "service", price: 25 }]));
    expect(left).to.deep.include({ state: "known", rate: 0.3, base: 850, share: 255, left: 620, limits: [] });
    expect(left.state === "known" && left.parts).to.deep.equal([
      { id: "stay", amount: 850, isEligible: true },
      { id: "service", amount: 25, isEligible: false },
    ]);
  });

  it("needs the visitor's band where the rule has no rate without one", () => {
    const bands = [{ id: "B", label: "Tranche B", rate: 0.2 }];
    expect(leftToPay({ label: "CSE", bands }, null, offer("PF"))).to.deep.equal({ state: "band" });
    expect(leftToPay({ label: "CSE", bands }, keptBand({ label: "CSE" }, "B"), offer("PF"))).to.deep.include({ share: 175 });
    expect(leftToPay({ label: "CSE", bands }, keptBand({ label: "Another" }, "B"), offer("PF")), "of another council").to.deep.equal({
      state: "band",
    });
    expect(leftToPay({ label: "CSE", bands, band: "B" }, null, offer("PF")), "the portal's").to.deep.include({ share: 175 });
  });

  it("is not known where the rule counts some kinds only, and the price of a package does not divide them", () => {
    const lodging: Contribution = { ...rule, base: ["stay"] };
    expect(shareOf(lodging, offer("HS")), "accommodation only").to.equal(262.5);
    expect(shareOf(lodging, offer("PF")), "with ski passes").to.equal("unknown");
    expect(shareOf(lodging, offer("PFX")), "a package of the seller's own").to.equal("unknown");
    expect(shareOf(rule, offer("PFX"))).to.equal(262.5);
    expect(shareOf({ ...rule, base: ["stay", "skipass"] }, offer("PF"))).to.equal(262.5);
    expect(shareOf({ ...rule, base: ["stay", "skipass"] }, offer("PFPF")), "with equipment and a flight").to.equal("unknown");
    expect(shareOf({ ...rule, base: ["insurance"] }, offer("PF")), "nothing of it").to.equal(0);
  });

  it("is of the kinds that the seller names, where the rule counts some only", () => {
    const parts = [
      { kind: "stay", amount: 600 },
      { kind: "skipass", amount: 200 },
      { kind: "transport", amount: 75 },
    ] as const;
    const named = { ...offer("PFTT"), price: stayPrice({ price: 875, parts }, { fee: none, fees: [], partySize: 2 }) };
    expect(shareOf({ ...rule, base: ["stay"] }, named)).to.equal(180);
    expect(shareOf({ ...rule, base: ["stay", "skipass"] }, named)).to.equal(240);
    expect(shareOf(rule, named)).to.equal(262.5);
    expect(shareOf({ ...rule, base: ["equipment"] }, named), "no part of that kind").to.equal(0);
  });

  it("equals, for 10,000 random prices by kind and bases, the rate of the kinds that are counted", () => {
    const kinds = fc.uniqueArray(fc.constantFrom(...priceKinds), { minLength: 1 });
    const inCents = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...priceKinds), inCents), { minLength: 1, maxLength: 9 }),
        fc.option(kinds, { nil: undefined }),
        fc.integer({ min: 0, max: 100 }),
        (named, base, percent) => {
          const cents = named.reduce((sum, [, amount]) => sum + amount, 0);
          fc.pre(cents > 0);
          const counts = (kind: string) => (base ? base.some((one) => one === kind) : !["fee", "tax", "insurance"].includes(kind));
          const ofBase = named.reduce((sum, [kind, amount]) => sum + (counts(kind) ? amount : 0), 0);
          const share = Number((BigInt(ofBase) * BigInt(percent) * 2n + 100n) / 200n);
          const parts = named.map(([kind, amount]) => ({ kind, amount: amount / 100 }));
          const price = stayPrice({ price: cents / 100, parts }, { fee: none, fees: [], partySize: 2 });
          const left = leftToPay({ label: "CSE", rate: percent / 100, ...(base && { base }) }, null, { code: "PF", price, nights: 7 });
          expect(left).to.deep.include({ state: "known", share: share / 100, left: (cents - share) / 100 });
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it("is not known without dates where nights count", () => {
    const undated = { ...offer("PF"), nights: null };
    expect(shareOf(rule, undated)).to.equal(262.5);
    expect(shareOf({ ...rule, perNight: 20 }, undated)).to.equal("unknown");
    expect(shareOf({ ...rule, nights: { max: 7 } }, undated)).to.equal("unknown");
  });

  it("has charges by their kind; of one that is not known only a rule that counts some charges needs it", () => {
    const fees = [
      { id: "cleaning", price: 60 },
      { id: "resort", price: 15 },
    ];
    expect(shareOf(rule, offer("PF", fees))).to.equal(240);
    expect(shareOf({ ...rule, base: ["stay", "skipass", "fee", "tax", "insurance"] }, offer("PF", fees))).to.equal(262.5);
    expect(shareOf({ ...rule, base: ["stay", "skipass", "fee"] }, offer("PF", fees))).to.equal("unknown");
    expect(shareOf({ ...rule, base: ["stay", "skipass", "fee"] }, offer("PF", fees.slice(0, 1)))).to.equal(262.5);
  });
});
