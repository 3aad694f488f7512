import { expect } from "chai";
import type { WishMeaning, WishPart } from "./parts.js";
import { distanceStep, wishedSearch, type WishBasis } from "./wished-search.js";

const basis: WishBasis = {
  today: "2026-11-29",
  ages: [18, 18],
  partyLocked: false,
  criteria: [],
  lodgingTypes: [],
  packages: ["HS", "PF", "PFP", "PFTT"],
  usualNights: 7,
};
const partOf = (meaning: WishMeaning): WishPart => ({ span: { start: 0, end: 1 }, ...meaning });
const wished = (meanings: readonly WishMeaning[], more: Partial<WishBasis> = {}) =>
  wishedSearch(meanings.map(partOf), { ...basis, ...more });
const choices = (...meanings: readonly WishMeaning[]) => wished(meanings).choices;
const none = { start: null, end: null };

describe("the search of a wish", () => {
  it("has dates that are said; an arrival alone with the length that is said, else the usual one", () => {
    const dates = { kind: "dates", start: "2027-02-06", end: null } as const;
    expect(choices({ ...dates, end: "2027-02-10" })).to.deep.equal({ stayDates: { start: "2027-02-06", end: "2027-02-10" } });
    expect(choices(dates)).to.deep.equal({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    expect(choices(dates, { kind: "nights", nights: 3 })).to.deep.equal({ stayDates: { start: "2027-02-06", end: "2027-02-09" } });
  });

  it("has the month and the length without dates, instead of chosen ones", () => {
    expect(choices({ kind: "month", month: "2027-03" }, { kind: "nights", nights: 5 })).to.deep.equal({
      stayDates: none,
      stayLength: 5,
      travelMonth: "2027-03",
    });
    expect(choices({ kind: "cheapest" })).to.deep.equal({ sort: "price-asc" });
  });

  it("has the week from the Saturday before a holiday; a shorter stay is in its month", () => {
    expect(choices({ kind: "holiday", holiday: "christmas" })).to.deep.equal({ stayDates: { start: "2026-12-19", end: "2026-12-26" } });
    expect(choices({ kind: "holiday", holiday: "newYear" })).to.deep.equal({ stayDates: { start: "2026-12-26", end: "2027-01-02" } });
    expect(choices({ kind: "holiday", holiday: "newYear" }, { kind: "nights", nights: 3 })).to.deep.equal({
      stayDates: none,
      stayLength: 3,
      travelMonth: "2026-12",
    });
    expect(choices({ kind: "holiday", holiday: "easter" })).to.deep.equal({ stayDates: { start: "2027-03-27", end: "2027-04-03" } });
    const late = wished([{ kind: "holiday", holiday: "christmas" }], { today: "2026-12-23" });
    expect(late.choices.stayDates?.start).to.equal("2026-12-23");
  });

  it("has the week of school holidays; a stay of another length, or of zones with other weeks, is in their month", () => {
    const halfTerm = {
      kind: "schoolHoliday",
      name: "february_half_term",
      zones: ["england"],
      month: "2027-02",
      start: "2027-02-13",
    } as const;
    expect(choices(halfTerm)).to.deep.equal({ stayDates: { start: "2027-02-13", end: "2027-02-20" } });
    const inMonth = { stayDates: none, travelMonth: "2027-02" };
    expect(choices(halfTerm, { kind: "nights", nights: 4 })).to.deep.equal({ ...inMonth, stayLength: 4 });
    expect(choices(halfTerm, { kind: "nights", nights: 14 })).to.deep.equal({ ...inMonth, stayLength: 14 });
    expect(choices({ ...halfTerm, name: "winter", zones: ["a", "b"], start: null })).to.deep.equal(inMonth);
    const dates = { kind: "dates", start: "2027-02-14", end: "2027-02-18" } as const;
    expect(choices(halfTerm, dates)).to.deep.equal({ stayDates: { start: "2027-02-14", end: "2027-02-18" } });
  });

  it("has the party: adults without the children of before, children with the adults of before", () => {
    expect(wished([{ kind: "adults", count: 3 }], { ages: [18, 18, 7] }).choices.ages).to.deep.equal([18, 18, 18]);
    expect(wished([{ kind: "children", ages: [6, 9] }], { ages: [18, 7] }).choices.ages).to.deep.equal([18, 6, 9]);
    expect(choices({ kind: "adults", count: 2 }, { kind: "childrenWithoutAges", count: 1 }).ages).to.deep.equal([18, 18, 12]);
  });

  it("leaves a party that is not the visitor's, and says so", () => {
    const { choices: kept, unmet } = wished([{ kind: "adults", count: 3 }], { partyLocked: true });
    expect(kept).to.deep.equal({});
    expect(unmet.map(({ kind }) => kind)).to.deep.equal(["adults"]);
  });

  it("has a budget for the whole party, both bounds from two wishes", () => {
    const budget = { kind: "budget", min: null, max: 400, perPerson: true } as const;
    expect(choices(budget, { kind: "adults", count: 4 }).budget).to.deep.equal({ min: null, max: 1600 });
    expect(choices({ ...budget, min: 500, max: null, perPerson: false }, { ...budget, max: 900, perPerson: false }).budget).to.deep.equal({
      min: 500,
      max: 900,
    });
  });

  it("adds filters to the chosen ones, and replaces those of which only one can be chosen", () => {
    expect(wished([{ kind: "amenities", key: "petsAllowed" }], { criteria: [70] }).choices.criteria).to.deep.equal([52, 70]);
    expect(wished([{ kind: "stars", stars: [4] }], { criteria: [315] }).choices.criteria).to.deep.equal([316]);
    expect(choices({ kind: "rooms", count: 3 }).criteria).to.deep.equal([321]);
    expect(choices({ kind: "lodging", key: "chalet" }).lodgingTypes).to.deep.equal([18, 44]);
    expect(choices({ kind: "catering", key: "half_board" }).criteria).to.deep.equal([61]);
  });

  it("says where several stars are wished, of which one can be chosen", () => {
    const { choices: chosen, unmet } = wished([{ kind: "stars", stars: [4, 5] }]);
    expect(chosen).to.deep.equal({});
    expect(unmet).to.have.lengthOf(1);
  });

  it("has the widest distance that is not farther than wished", () => {
    expect(choices({ kind: "slopes", metres: null }).criteria).to.deep.equal([291]);
    expect(choices({ kind: "slopes", metres: 250 }).criteria).to.deep.equal([285]);
    expect(choices({ kind: "centre", metres: 40 }).criteria).to.deep.equal([305]);
    expect(distanceStep({ kind: "slopes", metres: 250 })).to.equal(200);
    expect(distanceStep({ kind: "slopes", metres: 20 })).to.equal(null);
  });

  it("has the packages that contain all that is wished, and says where none does", () => {
    expect(choices({ kind: "includes", contents: "equipment" }).packages).to.deep.equal(["PFP"]);
    expect(choices({ kind: "includes", contents: "train" }).packages).to.deep.equal(["PFTT"]);
    const { choices: chosen, unmet } = wished([{ kind: "includes", contents: "flight" }]);
    expect(chosen).to.deep.equal({});
    expect(unmet).to.have.lengthOf(1);
  });

  it("narrows the places by height, size and time by road: two hours from an airport, half an hour from a station, unless it is said", () => {
    expect(
      wished([
        { kind: "altitude", metres: 1800 },
        { kind: "slopesKm", kilometres: 200 },
      ]).places,
    ).to.deep.equal({
      limits: { altitude: 1800, slopesKm: 200 },
      origin: null,
    });
    expect(wished([{ kind: "near", origin: "GVA", minutes: null }]).places).to.deep.equal({
      limits: { minutes: 120 },
      origin: { kind: "airport", code: "GVA" },
    });
    expect(wished([{ kind: "near", origin: "station", minutes: null }]).places).to.deep.equal({
      limits: { minutes: 30 },
      origin: { kind: "station" },
    });
    expect(wished([{ kind: "near", origin: "GVA", minutes: 75 }]).places.limits).to.deep.equal({ minutes: 75 });
  });
});
