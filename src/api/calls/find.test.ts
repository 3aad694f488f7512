import { expect } from "chai";
import { answering, answerTo, failureOf } from "../testing/answers.driver.js";
import { AnswerError } from "../read-leniently.js";

const wire = {
  count: "12",
  placeIds: ["3", 4],
  destinationName: "Tignes",
  startDates: ["2027-02-13", "2027-02-06"],
  startPrices: [{ date: "2027-02-06", price: "1234" }],
  endDates: ["2027-02-20"],
  packages: [{ id: "PF", count: 5 }],
  origins: [{ code: "LHR", name: "London Heathrow" }],
  capacity: [{ id: "4" }, { id: 6 }],
  other: true,
};

describe("the find answer", () => {
  it("FIND-13..20 gives every field in its type, days sorted", async () => {
    expect(await answerTo("find", wire)).to.deep.equal({
      count: 12,
      placeIds: [3, 4],
      destinationName: "Tignes",
      startDates: ["2027-02-06", "2027-02-13"],
      startPrices: [{ date: "2027-02-06", price: 1234 }],
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
    const prices = [{ date: "2027-02-30", price: 5 }, { date: "2027-02-06", price: 689 }, { date: "2027-02-13", price: "cheap" }, null];
    const { ask, reports } = answering("find", { startDates: ["2027-02-06"], startPrices: prices });
    expect(await ask()).to.deep.include({ startDates: ["2027-02-06"], startPrices: [{ date: "2027-02-06", price: 689 }] });
    expect(reports.map(({ message }) => message.split(" ")[0])).to.deep.equal(["startPrices.0", "startPrices.2", "startPrices.3"]);
  });

  it("FIND-13, FIND-18 takes a field that cannot be read as absent, and reports it", async () => {
    const body = { ...wire, count: {}, placeIds: 5, destinationName: true, packages: "PF", origins: [{ code: [] }], capacity: [{}] };
    const { ask, reports } = answering("find", body);
    expect(await ask()).to.deep.equal({
      count: null,
      placeIds: null,
      destinationName: null,
      startDates: ["2027-02-06", "2027-02-13"],
      startPrices: [{ date: "2027-02-06", price: 1234 }],
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
