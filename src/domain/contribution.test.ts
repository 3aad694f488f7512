import { expect } from "chai";
import fc from "fast-check";
import { baseOf, councilShare, nightsPaid, rateOf, type Contributed, type Contribution } from "./contribution.js";
import { contributionRules } from "./testing/contribution-rules.sample.js";

const week: Contributed = { total: 875, base: 875, nights: 7 };
const plain = { label: "CSE" };

/** The share as the rule's own sentences have it, in fractions of whole numbers. */
function shareByHand(rule: Contribution, rate: number, { total, base, nights }: Contributed): { share: number; left: number } {
  const fraction = (value: number) => [BigInt(Math.round(value * 1e6)), 1_000_000n] as const;
  const cents = (value: number) => [BigInt(Math.round(value * 100)), 1n] as const;
  type Fraction = readonly [bigint, bigint];
  const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
  const smaller = (one: Fraction, other: Fraction): Fraction => (one[0] * other[1] <= other[0] * one[1] ? one : other);
  const allowed = rule.nights ? Math.max(0, rule.nights.max - (rule.nights.used ?? 0)) : nights;
  const paidNights = BigInt(allowed < nights ? allowed : nights);
  let share: Fraction = times(times(cents(base), fraction(rate)), [paidNights, BigInt(nights)]);
  if (rule.perNight !== undefined) share = smaller(share, times(cents(rule.perNight), [paidNights, 1n]));
  if (rule.perStay !== undefined) share = smaller(share, cents(rule.perStay));
  if (rule.perYear) share = smaller(share, cents(Math.max(0, rule.perYear.max - (rule.perYear.used ?? 0))));
  const halves = share[0] * 2n + share[1];
  let whole = halves / (share[1] * 2n);
  const all = BigInt(Math.round(total * 100));
  const own = times([all, 1n], fraction(rule.ownShare?.rate ?? 0));
  for (const [dividend, divisor] of [own, cents(rule.ownShare?.amount ?? 0)])
    while (whole > 0n && (all - whole) * divisor < dividend) {
      const missing = dividend - (all - whole) * divisor;
      const step = missing / divisor;
      whole -= step > 0n ? step : 1n;
    }
  if (whole < 0n) whole = 0n;
  return { share: Number(whole) / 100, left: Number(all - whole) / 100 };
}

const amount = fc.integer({ min: 0, max: 400_000 }).map((cents) => cents / 100);
const rate = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const allowance = (most: number) =>
  fc.record({ max: fc.integer({ min: 0, max: most }), used: fc.integer({ min: 0, max: most }) }, { requiredKeys: ["max"] });
const rules: fc.Arbitrary<Contribution> = fc.record(
  {
    label: fc.constant("CSE"),
    perNight: amount.map((euros) => Math.round(euros) / 20),
    perStay: amount,
    perYear: allowance(3000),
    nights: allowance(21),
    ownShare: fc.record({ amount, rate }, { requiredKeys: [] }),
  },
  { requiredKeys: ["label"] },
);
const stays: fc.Arbitrary<Contributed> = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 28 }))
  .map(([cents, part, nights]) => ({ total: cents / 100, base: Math.floor(cents * part) / 100, nights }));

describe("what a works council pays of a stay", () => {
  it("is its rate of what it is applied to, to the cent, half up", () => {
    expect(councilShare(plain, 0.3, week)).to.deep.equal({ share: 262.5, left: 612.5, limits: [] });
    expect(councilShare(plain, 0.3, { ...week, total: 875.15, base: 875.15 })).to.include({ share: 262.55, left: 612.6 });
    expect(councilShare(plain, 0.5, { total: 0.01, base: 0.01, nights: 1 })).to.include({ share: 0.01, left: 0 });
  });

  it("is limited by nights, a night, a stay, a year and the own share, in this order, and names those that it reached", () => {
    const limited = (rule: Partial<Contribution>) => {
      const { share, limits } = councilShare({ ...plain, ...rule }, 0.4, week);
      return [share, ...limits.map(({ limit }) => limit)];
    };
    expect(limited({ nights: { max: 21, used: 17 } })).to.deep.equal([200, "nights"]);
    expect(limited({ nights: { max: 5, used: 9 } })).to.deep.equal([0, "nights"]);
    expect(limited({ nights: { max: 4 }, perNight: 30 })).to.deep.equal([120, "nights", "perNight"]);
    expect(limited({ perStay: 300 })).to.deep.equal([300, "perStay"]);
    expect(limited({ perStay: 300, perYear: { max: 450, used: 200 } })).to.deep.equal([250, "perStay", "perYear"]);
    expect(limited({ perYear: { max: 450, used: 500 } })).to.deep.equal([0, "perYear"]);
    expect(limited({ ownShare: { amount: 600 } })).to.deep.equal([275, "ownShare"]);
    expect(limited({ ownShare: { rate: 0.07 } }), "not reached").to.deep.equal([350]);
    expect(limited({ ownShare: { amount: 900 } }), "more than the total").to.deep.equal([0, "ownShare"]);
  });

  it("never leaves less than the own share, which is not rounded down: of 0.07 of 1.00 it is 0.07", () => {
    expect(councilShare({ ...plain, ownShare: { rate: 0.07 } }, 1, { total: 1, base: 1, nights: 1 }).left).to.equal(0.07);
    expect(councilShare({ ...plain, ownShare: { rate: 0.333 } }, 1, { total: 1, base: 1, nights: 1 }).left).to.equal(0.34);
  });

  it("is by the visitor's band, or the rule's own rate, and unknown until a band is chosen where there is no such rate", () => {
    const bands = [{ id: "B", label: "Tranche B", rate: 0.3 }];
    expect(rateOf({ ...plain, bands }, "B")).to.equal(0.3);
    expect(rateOf({ ...plain, bands }, null)).to.equal(null);
    expect(rateOf({ ...plain, bands, rate: 0.1 }, "other")).to.equal(0.1);
    expect(rateOf({ ...plain, rate: 0 }, null)).to.equal(0);
  });

  it("is of the stay, its ski passes, equipment and transport, unless the rule says of what", () => {
    expect(baseOf(plain)).to.deep.equal(["stay", "skipass", "equipment", "transport"]);
    expect(baseOf({ ...plain, base: ["stay"] })).to.deep.equal(["stay"]);
    expect(nightsPaid({ ...plain, nights: { max: 21, used: 18 } }, 7)).to.equal(3);
  });

  it("equals, for 10,000 random rules and stays, what is worked out by hand from the rule's sentences", () => {
    fc.assert(
      fc.property(rules, rate, stays, (rule, share, stay) => {
        const { limits: _limits, ...council } = councilShare(rule, share, stay);
        expect(council).to.deep.equal(shareByHand(rule, share, stay));
      }),
      { numRuns: 10_000 },
    );
  });

  it("adds up with what is left to the total, is never below 0, and never leaves more at a higher rate", () => {
    fc.assert(
      fc.property(rules, rate, rate, stays, (rule, one, other, stay) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)].map((share) => councilShare(rule, share, stay));
        for (const { share, left } of [lower, higher].filter((council) => council !== undefined)) {
          expect(share).to.be.within(0, stay.total);
          expect(Math.round((share + left) * 100)).to.equal(Math.round(stay.total * 100));
        }
        expect(higher?.left).to.be.at.most(lower?.left ?? 0);
      }),
    );
  });

  it("reaches each limit once: applying a rule's limits to its own share changes nothing", () => {
    fc.assert(
      fc.property(rules, rate, stays, (rule, share, stay) => {
        const council = councilShare(rule, share, stay);
        const { perNight, perStay, perYear, ownShare } = rule;
        const again = councilShare(
          { ...plain, ...(perStay !== undefined && { perStay }), ...(perYear && { perYear }), ...(ownShare && { ownShare }) },
          1,
          {
            ...stay,
            base: council.share,
          },
        );
        expect(again.share).to.equal(council.share);
        if (perNight !== undefined)
          expect(council.share).to.be.at.most(Math.round(perNight * 100 * nightsPaid(rule, stay.nights)) / 100 + 1e-9);
      }),
    );
  });

  for (const [kind, rule] of contributionRules)
    it(`is worked out alike for ${kind}`, () => {
      for (const nights of [1, 3, 7, 14])
        for (const total of [199.99, 875, 2430.5, 6000]) {
          const stay = { total, base: total - 24, nights };
          const share = rateOf(rule, rule.band ?? "B") ?? 0;
          const { limits: _limits, ...council } = councilShare(rule, share, stay);
          expect(council, `${total} for ${nights} nights`).to.deep.equal(shareByHand(rule, share, stay));
        }
    });
});
