import { expect } from "chai";
import fc from "fast-check";
import { addDays, isDay } from "../calendar/day.js";
import { dayPress, nights, parseDay, pickDay, possibleNights, shortDate, wholeRange } from "./stay-dates.js";

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays("1990-01-01", count));

describe("stay dates", () => {
  describe("days", () => {
    it("URL-08 are read as yyyy-MM-dd, with | for -, and dd/MM/yyyy", () => {
      expect(["2027-02-06", "2027|02|06", "06/02/2027", " 2027-02-06 "].map(parseDay)).to.deep.equal(Array(4).fill("2027-02-06"));
      expect(["29/02/2027", "02/13/2027", "6/2/2027", "2027-02-30", "tomorrow", ""].map(parseDay)).to.deep.equal(Array(6).fill(null));
    });

    it("LOC-42 and LINK-07 are short as dd/MM/yyyy, and read back", () => {
      expect(shortDate("2027-02-06")).to.equal("06/02/2027");
      fc.assert(fc.property(anyDay, (day) => parseDay(shortDate(day)) === day));
    });

    it("TRACK-27 and CARD-30 count nights over the changes of the clocks and the year", () => {
      expect(nights("2027-03-27", "2027-04-03")).to.equal(7);
      expect(nights("2026-10-24", "2026-10-31")).to.equal(7);
      expect(nights("2026-12-26", "2027-01-02")).to.equal(7);
      expect(nights("2027-02-06", "2027-02-06")).to.equal(0);
      fc.assert(fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => nights(day, addDays(day, count)) === count));
    });

    it("do not depend on the machine's time zone", () => {
      const zone = process.env["TZ"];
      try {
        for (const away of ["Pacific/Kiritimati", "America/Los_Angeles", "Europe/Paris"]) {
          process.env["TZ"] = away;
          expect(addDays("2027-03-27", 2)).to.equal("2027-03-29");
          expect(nights("2027-03-27", "2027-03-29")).to.equal(2);
          expect(isDay("2027-03-28")).to.equal(true);
        }
      } finally {
        if (zone === undefined) delete process.env["TZ"];
        else process.env["TZ"] = zone;
      }
    });
  });

  it("names the possible nights in order, three or more in a row as one", () => {
    const from = (...counts: number[]) =>
      possibleNights(
        "2026-12-30",
        counts.map((count) => addDays("2026-12-30", count)),
      );
    expect(from(7, 3, 4)).to.deep.equal(["3", "4", "7"]);
    expect(from(2, 3, 4, 5, 7)).to.deep.equal(["2–5", "7"]);
    expect(from(7)).to.deep.equal(["7"]);
    expect(from()).to.deep.equal([]);
  });

  it("URL-37 and DATE-11 commits a range whole or not at all", () => {
    const none = { start: null, end: null };
    expect(wholeRange({ start: "2027-02-06", end: "2027-02-13" })).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
    expect(wholeRange({ start: "2027-02-06", end: null })).to.deep.equal(none);
    expect(wholeRange({ start: null, end: "2027-02-13" })).to.deep.equal(none);
    expect(wholeRange({ start: "2027-02-13", end: "2027-02-06" })).to.deep.equal(none);
    expect(wholeRange({ start: "2027-02-06", end: "2027-02-06" })).to.deep.equal(none);
  });

  describe("picking", () => {
    const startDates = ["2027-02-06", "2027-02-13", "2027-02-20"];
    const endDates = ["2027-02-20", "2027-02-27"];
    const first = { pickedStart: null, nights: null, startDates, endDates };
    const second = { pickedStart: "2027-02-13", nights: null, startDates, endDates };

    it("DATE-03 sets the start by the first click", () => {
      expect(pickDay("2027-02-13", first)).to.deep.equal({ pickedStart: "2027-02-13", range: null, cleared: false });
    });

    it("DATE-05..06 completes the range by the second, on an end date only, and crosses days that are none", () => {
      const range = { start: "2027-02-13", end: "2027-02-27" };
      expect(pickDay("2027-02-27", second)).to.deep.equal({ pickedStart: null, range, cleared: false });
      expect(pickDay("2027-02-26", second)).to.deep.equal({ pickedStart: "2027-02-13", range: null, cleared: false });
    });

    it("DATE-07 cancels on the start itself, which DATE-13 keeps clickable", () => {
      expect(endDates).not.to.include("2027-02-13");
      expect(pickDay("2027-02-13", second)).to.deep.equal({ pickedStart: null, range: null, cleared: true });
    });

    it("DATE-12..14 accepts only days of the list in force, and none before there is a list", () => {
      expect(pickDay("2027-02-27", first)).to.deep.equal({ pickedStart: null, range: null, cleared: false });
      expect(pickDay("2027-02-13", { pickedStart: null, nights: null, startDates: [], endDates: [] }).pickedStart).to.equal(null);
    });

    it("DATE-15 takes a start date before the start as the new start", () => {
      expect(pickDay("2027-02-06", second)).to.deep.equal({ pickedStart: "2027-02-06", range: null, cleared: false });
      expect(pickDay("2027-02-07", second)).to.deep.equal({ pickedStart: "2027-02-13", range: null, cleared: false });
    });

    it("DATE-03, DATE-05..07, DATE-12..15 a press starts, completes or cancels, or does nothing", () => {
      const days = ["2027-02-06", "2027-02-07", "2027-02-13", "2027-02-20", "2027-02-26", "2027-02-27"];
      expect(days.map(dayPress(first))).to.deep.equal(["start", null, "start", "start", null, null]);
      expect(days.map(dayPress(second))).to.deep.equal(["start", null, "cancel", "end", null, "end"]);
    });

    it("DATE-11 never results in half a range, whatever is pressed", () => {
      const days = fc.array(anyDay);
      fc.assert(
        fc.property(anyDay, fc.option(anyDay), days, days, (day, pickedStart, starts, ends) => {
          const { range, pickedStart: waiting } = pickDay(day, {
            pickedStart,
            nights: null,
            startDates: starts,
            endDates: ends.concat(day),
          });
          if (!range) return;
          expect(waiting).to.equal(null);
          expect(range).to.deep.equal({ start: pickedStart, end: day });
          expect(wholeRange(range)).to.deep.equal(range);
        }),
      );
    });
  });
});
