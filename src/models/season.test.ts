import { expect } from "chai";
import fc from "fast-check";
import { addDays, monthOf } from "../calendar/day.js";
import { maximaOf, seasonModel, seasonPrices } from "./season.js";

const cell = (start: string, nights: number, price: number, count = 3) => ({ start, nights, price, count, asOf: null });
const grid = [
  cell("2027-02-20", 7, 731),
  cell("2027-02-20", 14, 1046),
  cell("2027-02-27", 7, 655, 12),
  cell("2027-03-06", 2, 81),
  cell("2027-03-06", 7, 407),
  cell("2027-03-13", 7, 428),
];
const none = { start: null, end: null };
const parts = { grid, length: 7, stayDates: none, fee: 0, max: null, zone: "b", locale: "fr-FR" } as const;
const winterOfB = "winter b 2027-02-20";
const starts = (stays: readonly { readonly start: string }[]) => stays.map(({ start }) => start);

describe("the prices of a season", () => {
  it("are of the length in force: the cheapest of March is a week, not two nights", () => {
    const { cheapest, nights } = seasonModel(parts, "2027-03");
    expect(nights).to.equal(7);
    expect(cheapest.map(({ start, end, price }) => [start, end, price])).to.deep.equal([
      ["2027-03-06", "2027-03-13", 407],
      ["2027-03-13", "2027-03-20", 428],
    ]);
    expect(seasonModel({ ...parts, length: "any" }, "2027-03").cheapest[0]).to.include({ nights: 2, price: 81 });
  });

  it("are narrowed by months with a start, and by the holidays that a stay fits into", () => {
    const { narrowings } = seasonModel(parts, "any");
    expect(narrowings.map(({ id }) => id)).to.deep.equal(["any", "2027-02", "2027-03", winterOfB]);
    expect(starts(seasonModel(parts, winterOfB).inside)).to.deep.equal(["2027-02-20", "2027-02-27"]);
    expect(starts(seasonModel({ ...parts, length: 14 }, winterOfB).inside)).to.deep.equal(["2027-02-20"]);
    expect(seasonModel({ ...parts, zone: "none" }, winterOfB).narrowing.id, "of a zone that is no longer shown").to.equal("any");
  });

  it("have the fee of the service, and are within the maximum of the budget", () => {
    const { inside, stays } = seasonModel({ ...parts, fee: 23.5, max: 452 }, "any");
    expect(inside.map(({ price }) => price)).to.deep.equal([431, 452]);
    expect(stays).to.have.length(4);
  });

  it("stand in a table of every length, whose cheapest cells stand out", () => {
    const { table } = seasonModel(parts, "any");
    expect(table.starts).to.deep.equal(["2027-02-20", "2027-02-27", "2027-03-06", "2027-03-13"]);
    expect(table.rows.map(({ nights, cells }) => [nights, cells.map((one) => one && one.stay.price)])).to.deep.equal([
      [2, [null, null, 81, null]],
      [7, [731, 655, 407, 428]],
      [14, [1046, null, null, null]],
    ]);
    const week = table.rows[1]?.cells.map((one) => [one?.isCheapest, one?.isNear]);
    expect(week).to.deep.equal([
      [false, false],
      [false, false],
      [true, true],
      [false, true],
    ]);
    const outside = seasonModel(parts, winterOfB).table.rows.map(({ cells }) => cells.map((one) => one?.isOut));
    expect(outside.at(-1), "two weeks fit").to.deep.equal([false, undefined]);
  });

  it("leave out a length that none of the starts has", () => {
    const { table } = seasonModel({ ...parts, grid: [...grid, cell("2027-03-19", 3, 99)] }, "any");
    expect(table.rows.map(({ nights }) => nights)).to.deep.equal([2, 7, 14]);
  });

  it("are prices of days for the texts of the calendar", () => {
    const stayDates = { start: "2027-03-06", end: "2027-03-08" };
    const { prices, lowest, ofStay, length } = seasonPrices(seasonModel({ ...parts, stayDates }, "2027-03"));
    expect([...prices.keys()]).to.deep.equal(["2027-03-06", "2027-03-13"]);
    expect(lowest).to.deep.equal({ day: "2027-03-06", price: 407, nights: 7 });
    expect(ofStay, "of the chosen dates, whatever their length").to.equal(81);
    expect(length).to.equal(7);
  });

  it("are limited at round amounts from the lowest to the highest or a usual budget, and at the one in force", () => {
    const { stays } = seasonModel(parts, "any");
    expect(maximaOf(stays, null)).to.deep.equal([500, 750, 1000, 1500, 2000, 2500, 3000, 4000]);
    expect(maximaOf(stays, 2222)).to.include(2222);
    expect(
      maximaOf(
        [
          { ...stays[0]!, price: 9000 },
          { ...stays[0]!, price: 18_000 },
        ],
        null,
      ),
    ).to.deep.equal([10_000, 15_000]);
    expect(maximaOf([], null)).to.deep.equal([]);
  });

  const cells = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 170 }), nights: fc.constantFrom(2, 7, 14), price: fc.integer({ min: 1, max: 20_000 }) }),
    { selector: ({ day, nights }) => `${day} ${nights}`, maxLength: 120 },
  );

  it("name the lowest of all prices within any narrowing, and no price unlike its cell", () => {
    const lengths = fc.constantFrom(2 as const, 7 as const, 14 as const, "any" as const);
    fc.assert(
      fc.property(cells, lengths, fc.option(fc.integer({ min: 1, max: 20_000 })), fc.nat(), (given, length, max, pick) => {
        const all = given.map(({ day, nights, price }) => cell(addDays("2026-12-01", day), nights, price));
        const { narrowings } = seasonModel({ ...parts, grid: all, length }, "any");
        const narrowing = narrowings[pick % narrowings.length];
        const { inside, cheapest, table } = seasonModel({ ...parts, grid: all, length, max }, narrowing?.id ?? "any");
        const expected = all.filter(
          ({ start, nights, price }) =>
            (length === "any" || nights === length) &&
            (max === null || price <= max) &&
            (narrowing?.kind !== "month" || monthOf(start) === narrowing.id) &&
            (narrowing?.kind !== "holiday" || (start >= narrowing.holiday.start && addDays(start, nights) <= narrowing.holiday.end)),
        );
        expect(cheapest[0]?.price).to.equal(expected.length ? Math.min(...expected.map(({ price }) => price)) : undefined);
        expect(new Set(starts(inside))).to.deep.equal(new Set(starts(expected)));
        expect(cheapest.length).to.equal(Math.min(5, inside.length));
        for (const { stay } of table.rows.flatMap((row) => row.cells.filter((one) => one !== null)))
          expect(all.find(({ start, nights }) => start === stay.start && nights === stay.nights)?.price).to.equal(stay.price);
      }),
    );
  });
});
