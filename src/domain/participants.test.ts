import { expect } from "chai";
import fc from "fast-check";
import {
  adultAge,
  childAgeMaximum,
  childAgeMinimum,
  counterLimits,
  defaultAges,
  defaultChildAge,
  exceedsFlightMaximum,
  flightMaximum,
  normaliseAges,
  participantsMaximum,
  partyMaximum,
  partySizes,
  splitAges,
  toParticipants,
} from "./participants.js";

describe("participants", () => {
  it("STATE-38..40 and PART-18..19 starts from two adults of 18 and children of 12, who are 1 to 17", () => {
    expect(defaultAges).to.deep.equal([18, 18]);
    expect([adultAge, defaultChildAge, childAgeMinimum, childAgeMaximum]).to.deep.equal([18, 12, 1, 17]);
  });

  it("STATE-03 distinguishes travellers of one party", () => {
    expect(toParticipants([18, 18, 7])).to.deep.equal([
      { id: 1, age: 18 },
      { id: 2, age: 18 },
      { id: 3, age: 7 },
    ]);
  });

  describe("ages from outside", () => {
    it("PART-24..25 takes 18 and over as adults and the younger as children", () => {
      expect(splitAges([18, 40, 17, 1])).to.deep.equal({ adults: 2, childrenAges: [17, 1] });
      expect(normaliseAges([12, 18, 64])).to.deep.equal([18, 18, 12]);
    });

    const cases: [unknown[], number[]][] = [
      [[], [18]],
      [[0], [18, 1]],
      [
        [-4, 18],
        [18, 1],
      ],
      [
        ["18", " 7 "],
        [18, 7],
      ],
      [["x", null, undefined, {}, Number.NaN, true, "", 30], [18]],
      [[17.9], [18, 17]],
      [[Number.POSITIVE_INFINITY], [18]],
      [
        [5, 3, 9],
        [18, 5, 3, 9],
      ],
    ];
    it("PART-26 raises a child age below 1, drops what is not a number, and never leaves a party without an adult", () => {
      for (const [values, ages] of cases) expect(normaliseAges(values), JSON.stringify(values)).to.deep.equal(ages);
    });

    it("PART-04 returns at most 20 people, adults of 18 before children of 1 to 17, and is its own normal form", () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null))), (values) => {
          const ages = normaliseAges(values);
          const { adults, childrenAges } = splitAges(ages);
          expect(adults).to.be.at.least(1);
          expect(ages.length).to.be.at.most(participantsMaximum);
          expect(ages.slice(0, adults)).to.deep.equal(Array.from({ length: adults }, () => adultAge));
          for (const age of childrenAges) expect(age).to.be.within(1, 17);
          expect(normaliseAges(ages)).to.deep.equal(ages);
        }),
      );
      const crowd = Array.from({ length: 21 }, () => 8);
      expect(normaliseAges(crowd)).to.deep.equal([18, ...crowd.slice(2)]);
      expect(normaliseAges([...crowd, 18, 18])).to.deep.equal([18, 18, ...crowd.slice(3)]);
    });
  });

  describe("counters", () => {
    it("PART-01..03 and PART-12 let each counter take what the other leaves", () => {
      expect(counterLimits({ adults: 2, children: 3, maximum: 20 })).to.deep.equal({
        adults: { min: 1, max: 17 },
        children: { min: 0, max: 18 },
      });
      expect(counterLimits({ adults: 5, children: 4, maximum: 9 })).to.deep.equal({
        adults: { min: 1, max: 5 },
        children: { min: 0, max: 4 },
      });
    });

    it("PART-03 never lets adults and children pass the maximum together", () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(20), fc.integer({ min: 1, max: 20 }), (adults, children, maximum) => {
          fc.pre(adults + children <= maximum);
          const limits = counterLimits({ adults, children, maximum });
          expect(limits.adults.max + children).to.equal(maximum);
          expect(limits.children.max + adults).to.equal(maximum);
        }),
      );
    });

    it("PART-04..06 and PART-14 cap a party at 20, at 9 on a flight, or at the largest size the server has within that", () => {
      const cases: [boolean, number[] | null, number][] = [
        [false, null, 20],
        [true, null, 9],
        [false, [], 20],
        [false, [2, 8, 4], 8],
        [false, [30], 20],
        [true, [4, 12], 9],
        [true, [6], 6],
        [false, [0], 1],
      ];
      for (const [flight, capacity, maximum] of cases) {
        expect(partyMaximum({ flight, capacity }), JSON.stringify([flight, capacity])).to.equal(maximum);
      }
    });

    it("PART-10 counts any party above 9 as too large for a flight", () => {
      expect(flightMaximum).to.equal(9);
      expect([8, 9, 10, 11, 20].map(exceedsFlightMaximum)).to.deep.equal([false, false, true, true, true]);
    });
  });

  describe("lodging sizes", () => {
    it("API-48..49 requests sizes from the party's own up to the maximum", () => {
      expect(partySizes(4, 20)).to.deep.equal([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
      expect(partySizes(4, 9)).to.deep.equal([4, 5, 6, 7, 8, 9]);
      expect(partySizes(20, 20)).to.deep.equal([20]);
    });

    it("requests the own size of a party above the maximum, never all sizes", () => {
      expect(partySizes(12, 9)).to.deep.equal([12]);
    });
  });
});
