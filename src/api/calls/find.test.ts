import { expect } from "chai";
import { answering, answerTo, failureOf } from "../testing/answers.driver.js";
import { AnswerError } from "../read-leniently.js";

const wire = {
  count: "12",
  placeIds: ["3", 4],
  destinationName: "Tignes",
  startDates: ["2027-02-13", "2027-02-06"],
  startPrices: [
    { date: "2027-02-06", price: "1234" },
    { date: "2027-02-13", price: 980, nights: "7", count: "31", asOf: "2026-11-21T10:32:00Z" },
  ],
  lengths: [
    { nights: "7", count: "40" },
    { nights: 2, count: 5 },
  ],
  priceGrid: [
    { start: "2027-02-06", nights: 7, price: 1234, count: 12 },
    { start: "2027-02-13", nights: "7", price: "980", count: "31", asOf: "2026-11-21T11:32:05.5+01:00" },
  ],
  endDates: ["2027-02-20"],
  packages: [{ id: "PF", count: 5 }],
  origins: [{ code: "LHR", name: "London Heathrow" }],
  capacity: [{ id: "4" }, { id: 6 }],
  other: true,
};
/** What the prices of `wire` are read as. */
const prices = {
  startPrices: [
    { date: "2027-02-06", price: 1234, nights: null, count: null, asOf: null },
    { date: "2027-02-13", price: 980, nights: 7, count: 31, asOf: "2026-11-21T10:32:00Z" },
  ],
  lengths: [
    { nights: 2, count: 5 },
    { nights: 7, count: 40 },
  ],
  priceGrid: [
    { start: "2027-02-06", nights: 7, price: 1234, count: 12, asOf: null },
    { start: "2027-02-13", nights: 7, price: 980, count: 31, asOf: "2026-11-21T11:32:05.5+01:00" },
  ],
};

describe("the find answer", () => {
  it("FIND-13..20 gives every field in its type, days and lengths sorted", async () => {
    expect(await answerTo("find", wire)).to.deep.equal({
      count: 12,
      placeIds: [3, 4],
      destinationName: "Tignes",
      startDates: ["2027-02-06", "2027-02-13"],
      ...prices,
      endDates: ["2027-02-20"],
      packages: [{ id: "PF", count: 5 }],
      origins: [{ code: "LHR", name: "London Heathrow" }],
      capacity: [4, 6],
    });
  });

  it("is null where the server sent nothing", async () => {
    const nothing = {
      count: null,
      placeIds: null,
      destinationName: null,
      startDates: null,
      startPrices: null,
      lengths: null,
      priceGrid: null,
      endDates: null,
      packages: null,
      origins: null,
      capacity: null,
    };
    expect(await answerTo("find", {})).to.deep.equal(nothing);
    expect(await answerTo("find", nothing)).to.deep.equal(nothing);
    expect(await answerTo("find", { startDates: [] })).to.deep.include({ startDates: [] });
  });

  it("leaves out only the texts that are not days", async () => {
    const { ask, reports } = answering("find", { startDates: ["2027-02-30", "2027-02-06", 5] });
    expect(await ask()).to.deep.include({ startDates: ["2027-02-06"] });
    expect(reports.map(({ call, message }) => [call, message.split(" ")[0]])).to.deep.equal([
      ["find", "startDates.0"],
      ["find", "startDates.2"],
    ]);
  });

  it("leaves out only the prices that cannot be read", async () => {
    const startPrices = [
      { date: "2027-02-30", price: 5 },
      { date: "2027-02-06", price: 689 },
      { date: "2027-02-13", price: "cheap" },
      null,
    ];
    const { ask, reports } = answering("find", { startDates: ["2027-02-06"], startPrices });
    const kept = { date: "2027-02-06", price: 689, nights: null, count: null, asOf: null };
    expect(await ask()).to.deep.include({ startDates: ["2027-02-06"], startPrices: [kept] });
    expect(reports.map(({ message }) => message.split(" ")[0])).to.deep.equal(["startPrices.0", "startPrices.2", "startPrices.3"]);
  });

  it("keeps a start price whose nights, count or time cannot be read, without them", async () => {
    const kept = { date: "2027-02-06", price: 689, nights: null, count: null, asOf: null };
    const wrong = [
      { nights: 0 },
      { nights: -7 },
      { nights: 1.5 },
      { nights: "week" },
      { count: "few" },
      { asOf: "soon" },
      { asOf: "2026-11-21" },
    ];
    for (const more of wrong) {
      const { ask, reports } = answering("find", { startPrices: [{ date: "2027-02-06", price: 689, ...more }] });
      expect(await ask(), JSON.stringify(more)).to.deep.include({ startPrices: [kept] });
      expect(reports.map(({ message }) => message.split(" ")[0])).to.deep.equal([`startPrices.0.${Object.keys(more)[0]}`]);
    }
  });

  it("leaves out only the lengths and the prices of the grid that cannot be read", async () => {
    const length = { nights: 7, count: 3 };
    const cell = { start: "2027-02-06", nights: 7, price: 689, count: 3, asOf: null };
    const { ask, reports } = answering("find", {
      lengths: [{ nights: 0, count: 1 }, length, { nights: 2 }, 7],
      priceGrid: [{ ...cell, start: "2027-02-30" }, { ...cell, nights: null }, cell, { ...cell, count: "few" }, { ...cell, asOf: 5 }],
    });
    expect(await ask()).to.deep.include({ lengths: [length], priceGrid: [cell, cell] });
    expect(reports.map(({ message }) => message.split(" ")[0])).to.deep.equal([
      "lengths.0",
      "lengths.2",
      "lengths.3",
      "priceGrid.0",
      "priceGrid.1",
      "priceGrid.3",
      "priceGrid.4.asOf",
    ]);
  });

  it("FIND-13, FIND-18 takes a field that cannot be read as absent, and reports it", async () => {
    const unreadable = { count: {}, placeIds: 5, destinationName: true, packages: "PF", origins: [{ code: [] }], capacity: [{}] };
    const body = { ...wire, ...unreadable, lengths: "7", priceGrid: {} };
    const { ask, reports } = answering("find", body);
    expect(await ask()).to.deep.equal({
      count: null,
      placeIds: null,
      destinationName: null,
      startDates: ["2027-02-06", "2027-02-13"],
      startPrices: prices.startPrices,
      lengths: null,
      priceGrid: null,
      endDates: ["2027-02-20"],
      packages: null,
      origins: null,
      capacity: null,
    });
    expect(reports.map(({ message }) => message.split(" ")[0])).to.have.members([
      "count",
      "placeIds",
      "destinationName",
      "packages",
      "origins.0",
      "capacity.0",
      "lengths",
      "priceGrid",
    ]);
  });

  it("is refused with its call and field when it is something else", async () => {
    for (const [body, field] of [
      [{ startDates: "2027-02-06" }, "startDates"],
      [{ startDates: ["soon"] }, "startDates.0"],
      [[], ""],
      ["text", ""],
      [null, ""],
    ] as const) {
      expect(await failureOf("find", body))
        .to.be.instanceOf(AnswerError)
        .and.include({ call: "find", field });
    }
  });
});
