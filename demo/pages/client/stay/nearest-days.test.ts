import { expect } from "chai";
import { cheapestStays, comingStays, nearestStays, staysFrom } from "./nearest-days.js";

const stay = (start: string, end: string, price = 100) => ({ start, end, price });
const stays = [
  stay("2027-01-02", "2027-01-09", 50),
  stay("2027-01-30", "2027-02-06", 90),
  stay("2027-02-04", "2027-02-07", 10),
  stay("2027-02-06", "2027-02-13", 300),
  stay("2027-02-13", "2027-02-20", 400),
  stay("2027-03-06", "2027-03-13", 80),
];
const startsOf = (list: readonly { readonly start: string }[]) => list.map(({ start }) => start);

describe("other days of a lodging", () => {
  it("are those nearest to the wanted ones, in order, without them", () => {
    expect(startsOf(nearestStays(stays, { start: "2027-02-06", end: "2027-02-13" }))).to.deep.equal([
      "2027-01-30",
      "2027-02-04",
      "2027-02-13",
    ]);
    expect(nearestStays(stays, { start: null, end: null })).to.deep.equal([]);
  });

  it("are of the same week of the coming season first where the wanted ones have passed", () => {
    const today = "2026-11-21";
    expect(startsOf(comingStays(stays, { start: "2026-02-07", end: "2026-02-14" }, today))).to.deep.equal([
      "2027-02-06",
      "2027-01-30",
      "2027-02-13",
    ]);
    expect(startsOf(comingStays(stays, { start: "2025-03-08", end: null }, today))[0], "no last day").to.equal("2027-03-06");
    expect(startsOf(comingStays(stays, { start: "2026-11-07", end: "2026-11-14" }, today))[0], "this season").to.equal("2027-01-02");
  });

  it("are the cheapest weeks, and shorter stays only where there is no week", () => {
    expect(startsOf(cheapestStays(stays))).to.deep.equal(["2027-01-02", "2027-01-30", "2027-03-06"]);
    expect(startsOf(cheapestStays(stays.slice(2, 3)))).to.deep.equal(["2027-02-04"]);
  });

  it("are those that begin on the first day, the shortest first, or else nearest to it", () => {
    const weekAndShort = [stay("2027-02-06", "2027-02-20"), ...stays, stay("2027-02-06", "2027-02-09")];
    expect(staysFrom(weekAndShort, "2027-02-06").map(({ end }) => end)).to.deep.equal(["2027-02-09", "2027-02-13", "2027-02-20"]);
    expect(startsOf(staysFrom(stays, "2027-02-05"))).to.deep.equal(["2027-01-30", "2027-02-04", "2027-02-06"]);
    expect(staysFrom([], "2027-02-05")).to.deep.equal([]);
  });
});
