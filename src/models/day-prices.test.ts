import { expect } from "chai";
import { dayPrices } from "./day-prices.js";

const none = { start: null, end: null };
const found = {
  "2027-02-13": { price: 684, nights: 7 },
  "2027-02-06": { price: 492.4, nights: 7 },
  "2027-03-06": { price: 407, nights: 7 },
  "2027-04-03": { price: 99, nights: 7 },
};
const parts = { found, stayDates: none, pickedStart: null, length: 7, isByLength: true, fee: 0 } as const;
const inView = ["2027-02", "2027-03"];

describe("the prices of days", () => {
  it("are what has to be paid, in whole units, with the length that they are of", () => {
    const { prices, length } = dayPrices({ ...parts, fee: 23.5 }, inView);
    expect(prices.get("2027-02-06")).to.deep.equal({ day: "2027-02-06", price: 516, nights: 7 });
    expect(length).to.equal(7);
  });

  it("name the cheapest day of each month in view, and the cheapest of all of them", () => {
    const { cheapest, lowest } = dayPrices(parts, inView);
    expect([...cheapest]).to.deep.equal(["2027-02-06", "2027-03-06"]);
    expect(lowest).to.deep.equal({ day: "2027-03-06", price: 407, nights: 7 });
    expect(dayPrices(parts, ["2027-05"]).lowest).to.equal(null);
  });

  it("name all of the days that cost as little, and the first of them as the cheapest", () => {
    const same = { "2027-02-13": { price: 492, nights: 7 }, "2027-02-06": { price: 492.3, nights: 7 } };
    const { cheapest, lowest } = dayPrices({ ...parts, found: same }, inView);
    expect([...cheapest]).to.deep.equal(["2027-02-06", "2027-02-13"]);
    expect(lowest?.day).to.equal("2027-02-06");
  });

  it("are of the length in force alone, of any where it is any, and of unknown length where the server knows none", () => {
    const mixed = { ...found, "2027-02-07": { price: 120, nights: 2 }, "2027-02-08": { price: 90, nights: null } };
    const daysOf = (more: Partial<Parameters<typeof dayPrices>[0]>) => [
      ...dayPrices({ ...parts, found: mixed, ...more }, inView).prices.keys(),
    ];
    expect(daysOf({})).to.not.include.members(["2027-02-07"]);
    expect(daysOf({})).to.have.length(4);
    expect(daysOf({ length: "any" })).to.include.members(["2027-02-07", "2027-02-08"]);
    expect(daysOf({ isByLength: false })).to.have.length(6);
    expect(dayPrices({ ...parts, isByLength: false }, inView).length).to.equal("any");
  });

  it("are not shown while the last day is chosen", () => {
    expect(dayPrices({ ...parts, pickedStart: "2027-02-06" }, inView).prices.size).to.equal(0);
  });

  it("are the price of the chosen stay only if it has the same length", () => {
    const week = { start: "2027-02-06", end: "2027-02-13" };
    expect(dayPrices({ ...parts, stayDates: week }, inView).ofStay).to.equal(492);
    expect(dayPrices({ ...parts, stayDates: { ...week, end: "2027-02-20" } }, inView).ofStay).to.equal(null);
    expect(dayPrices({ ...parts, stayDates: { start: "2027-02-20", end: "2027-02-27" } }, inView).ofStay).to.equal(null);
    const ofAny = { "2027-02-06": { price: 492, nights: null } };
    expect(dayPrices({ ...parts, found: ofAny, isByLength: false, stayDates: week }, inView).ofStay, "its length is not known").to.equal(
      null,
    );
  });
});
