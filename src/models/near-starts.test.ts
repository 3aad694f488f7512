import { expect } from "chai";
import { initialState } from "../store/state/initial.js";
import { nearStarts } from "./near-starts.js";
import { offersNearStarts } from "./results.js";

const cell = (start: string, price: number, nights = 7) => ({ start, nights, price, count: 4, asOf: null });
const grid = [
  cell("2027-01-23", 900),
  cell("2027-01-30", 1310),
  cell("2027-01-31", 1400),
  cell("2027-02-05", 80, 2),
  cell("2027-02-06", 1750),
  cell("2027-02-07", 1800),
  cell("2027-02-12", 1700),
  cell("2027-02-13", 1620),
];
const stayDates = { start: "2027-02-06", end: "2027-02-13" };

describe("the starts near the chosen one", () => {
  it("are of the same length, within a week and two each way at most, with the cheapest of them", () => {
    const near = nearStarts({ grid, stayDates, fee: 0 });
    expect(near.map(({ stay, isChosen, isCheapest }) => [stay.start, stay.price, isChosen, isCheapest])).to.deep.equal([
      ["2027-01-30", 1310, false, true],
      ["2027-01-31", 1400, false, false],
      ["2027-02-06", 1750, true, false],
      ["2027-02-07", 1800, false, false],
      ["2027-02-12", 1700, false, false],
    ]);
  });

  it("are none without prices, without dates, or without another start", () => {
    expect(nearStarts({ grid: null, stayDates, fee: 0 })).to.deep.equal([]);
    expect(nearStarts({ grid, stayDates: { start: null, end: null }, fee: 0 })).to.deep.equal([]);
    expect(nearStarts({ grid: [cell("2027-02-06", 1750)], stayDates, fee: 0 })).to.deep.equal([]);
  });

  it("are offered above a list of few stays whose dates are chosen, where the server knows lengths of stay", () => {
    const state = initialState({ origin: "https://ski.example", host: "ski.example", href: "https://ski.example/", search: "" });
    const few = {
      ...state,
      stayDates,
      products: { ...state.products, status: "ready", total: 3 },
      find: { ...state.find, lengths: [{ nights: 7, count: 3 }] },
    } as const;
    expect(offersNearStarts(few)).to.equal(true);
    expect(offersNearStarts({ ...few, products: { ...few.products, total: 6 } })).to.equal(false);
    expect(offersNearStarts({ ...few, products: { ...few.products, total: 0 } })).to.equal(false);
    expect(offersNearStarts({ ...few, stayDates: { start: null, end: null } })).to.equal(false);
    expect(offersNearStarts({ ...few, find: { ...few.find, lengths: [] } })).to.equal(false);
    expect(offersNearStarts({ ...few, season: { ...few.season, unknown: true } })).to.equal(false);
  });
});
