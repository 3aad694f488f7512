import { expect } from "chai";
import fc from "fast-check";
import { addDays, addMonths, daysBetween, daysOf } from "./day.js";
import { daysAfter, noDays, readDaySet } from "./day-set.js";
import { daysIn, read, refusedBy } from "./testing/day-set.driver.js";

const inFebruary = (value: unknown) => daysIn(value, "2027-02-01", "2027-02-28").map((day) => Number(day.slice(8)));
const from = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, index) => start + index);

/** Reads a set and counts the days that its function is called with, and what is reported. */
function watched(value: (call: (day: string) => unknown) => unknown, result: (day: string) => unknown) {
  const calls: string[] = [];
  const reports: (readonly [unknown, string])[] = [];
  const call = (day: string) => {
    calls.push(day);
    return result(day);
  };
  const set = readDaySet(value(call), { firstWeekday: 2, onFunctionError: (...report) => reports.push(report) });
  return { set, calls, reports };
}

describe("sets of days", () => {
  it("hold a day, a range with both its ends, and a number of days from a start", () => {
    expect(inFebruary("2027-02-06")).to.deep.equal([6]);
    expect(inFebruary({ start: "2027-02-06", end: "2027-02-08" })).to.deep.equal([6, 7, 8]);
    expect(inFebruary({ start: "2027-02-06", span: 3 })).to.deep.equal([6, 7, 8]);
    expect(inFebruary({ start: "2027-02-08", end: "2027-02-06" })).to.deep.equal([6, 7, 8]);
  });

  it("have open ends where a bound is null or absent", () => {
    for (const start of [{}, { start: null }, { start: undefined }])
      expect(inFebruary({ ...start, end: "2027-02-03" })).to.deep.equal([1, 2, 3]);
    for (const end of [{}, { end: null }]) expect(inFebruary({ start: "2027-02-26", ...end })).to.deep.equal([26, 27, 28]);
    expect(inFebruary({ start: null, end: null })).to.have.length(28);
  });

  it("hold any of a list, of lists too, in any order and overlapping", () => {
    const list = ["2027-02-20", [{ start: "2027-02-05", end: "2027-02-10" }, ["2027-02-01"]], { start: "2027-02-08", span: 5 }];
    expect(inFebruary(list)).to.deep.equal([1, ...from(5, 12), 20]);
    expect(inFebruary([{ start: "2027-02-25", end: null }, "2027-02-26", { start: null, end: "2027-02-02" }])).to.deep.equal([
      1,
      2,
      ...from(25, 28),
    ]);
    expect(inFebruary([{ repeat: { weekdays: 1 } }, "2027-02-08"])).to.deep.equal([7, 8, 14, 21, 28]);
  });

  it("are empty where nothing is given", () => {
    for (const value of [null, undefined, []]) {
      expect(inFebruary(value)).to.deep.equal([]);
      expect(read(value).firstIn("1000-01-01", "9999-12-31")).to.equal(null);
    }
    expect(noDays.has("2027-02-06")).to.equal(false);
  });

  it("read a Date by its local day, and a timestamp", () => {
    const late = new Date(2027, 1, 6, 23, 59);
    expect(inFebruary(late)).to.deep.equal([6]);
    expect(inFebruary([late.getTime(), { start: new Date(2027, 1, 20), end: new Date(2027, 1, 21, 12).getTime() }])).to.deep.equal([
      6, 20, 21,
    ]);
    expect(inFebruary({ start: late, repeat: { every: [1, "weeks"] } })).to.deep.equal([6, 13, 20, 27]);
  });

  it("hold the days for which a function returns true, and call it once for each day of a month", () => {
    const { set, calls } = watched(
      (call) => call,
      (day) => day.endsWith("-06"),
    );
    for (let round = 0; round < 3; round += 1) {
      expect(set.has("2027-02-06")).to.equal(true);
      expect(set.has("2027-02-07")).to.equal(false);
      expect(set.firstIn("2027-02-06", "2027-02-28")).to.equal("2027-02-06");
    }
    expect(calls).to.deep.equal(daysOf("2027-02"));
  });

  it("report a function that throws once, with its component, and hold the days on which it throws", () => {
    const { set, reports } = watched(
      (call) => ["2027-02-01", call],
      (day) => {
        if (day > "2027-02-10") throw new Error(day);
        return false;
      },
    );
    expect(["2027-02-10", "2027-02-11", "2027-02-12"].map((day) => set.has(day))).to.deep.equal([false, true, true]);
    expect(reports.map(([error, component]) => [String(error), component])).to.deep.equal([["Error: 2027-02-11", "[1]"]]);
  });

  it("report a function of a rule with its component too", () => {
    const { set, reports } = watched(
      (call) => [{ repeat: { weekdays: 7, on: call } }],
      () => {
        throw new Error("down");
      },
    );
    expect(["2027-02-05", "2027-02-06", "2027-02-13"].map((day) => set.has(day))).to.deep.equal([false, true, true]);
    expect(reports.map(([, component]) => component)).to.deep.equal(["[0].repeat.on"]);
  });

  it("keep the results of 120 months, the oldest removed first", () => {
    const { set, calls } = watched(
      (call) => call,
      () => false,
    );
    for (let count = 0; count < 121; count += 1) set.has(`${addMonths("2027-01", count)}-01`);
    const before = calls.length;
    expect(set.has("2027-02-01")).to.equal(false);
    expect(calls).to.have.length(before);
    set.has("2027-01-01");
    expect(calls).to.have.length(before + 31);
  });

  it("search the months from a day to each of the year after it without calling a function again", () => {
    const { set, calls } = watched(
      (call) => call,
      () => false,
    );
    for (let count = 0; count < 365; count += 1) expect(set.firstIn("2027-01-01", addDays("2027-01-01", count))).to.equal(null);
    expect(calls).to.have.length(365);
  });

  it("find the first day from a start to an end", () => {
    const set = read(["2027-02-20", { start: "2027-02-05", end: "2027-02-10" }, { start: "2027-01-01", repeat: { days: 15 } }]);
    expect(set.firstIn("2027-02-01", "2027-02-28")).to.equal("2027-02-05");
    expect(set.firstIn("2027-02-07", "2027-02-28")).to.equal("2027-02-07");
    expect(set.firstIn("2027-02-11", "2027-02-28")).to.equal("2027-02-15");
    expect(set.firstIn("2027-02-16", "2027-02-28")).to.equal("2027-02-20");
    expect(set.firstIn("2027-02-16", "2027-02-19")).to.equal(null);
    expect(set.firstIn("2027-02-20", "2027-02-20")).to.equal("2027-02-20");
    expect(set.firstIn("2027-02-08", "2027-02-06")).to.equal(null);
    expect(set.firstIn("1000-01-01", "9999-12-31")).to.equal("2027-01-15");
  });

  it("search the days of a rule only up to the first that is listed, among 1,000 days and 200 ranges", () => {
    const days = Array.from({ length: 1_000 }, (_, index) => addDays("2027-03-15", index * 7));
    const ranges = Array.from({ length: 200 }, (_, index) => ({ start: addDays("2027-03-16", index * 21), span: 3 }));
    const { set, calls } = watched(
      (call) => [...ranges, { start: "2027-01-01", repeat: { on: call } }, ...days],
      () => false,
    );
    expect(set.firstIn("1000-01-01", "9999-12-31")).to.equal("2027-03-15");
    expect(set.firstIn("2027-03-16", "2027-03-20")).to.equal("2027-03-16");
    expect(set.firstIn("2027-03-19", "2027-03-22")).to.equal("2027-03-22");
    expect(["2027-03-14", "2027-03-15", "2027-03-18", "2027-03-19"].map((day) => set.has(day))).to.deep.equal([false, true, true, false]);
    expect(calls).to.have.length(31 + 28 + 31);
  });

  it("search the days of rules and functions in a hundred years at most, from their first day", () => {
    const never = watched(
      (call) => call,
      () => false,
    );
    expect(never.set.firstIn("1000-01-01", "9999-12-31")).to.equal(null);
    expect(never.calls).to.have.length(daysBetween("1000-01-01", "1100-01-01"));
    const bounded = watched(
      (call) => ({ start: "2027-01-01", repeat: { until: "2027-01-20", on: call } }),
      () => false,
    );
    expect(bounded.set.firstIn("1000-01-01", "9999-12-31")).to.equal(null);
    expect(bounded.calls).to.have.length(20);
    expect(read({ start: "3000-02-06", repeat: {} }).firstIn("1000-01-01", "9999-12-31")).to.equal("3000-02-06");
  });

  it("know a day before which there is none", () => {
    expect(read(["2027-02-20", { start: "2027-02-05", end: null }]).earliest).to.equal("2027-02-05");
    expect(read(["2027-02-20", { start: "2026-02-05", repeat: { days: 1, from: "2026-03-01" } }]).earliest).to.equal("2026-03-01");
    for (const open of [{ end: "2027-02-20" }, { repeat: { days: 1 } }, () => false]) {
      expect(read(["2027-02-20", open]).earliest).to.equal(null);
    }
  });

  it("do not leave the years of four digits", () => {
    expect(daysAfter("9999-12-30", 5)).to.equal("9999-12-31");
    const set = read([
      { start: "9999-12-30", span: 36_525 },
      { start: "9999-12-01", span: 3, repeat: { until: "9999-12-31", every: [1, "weeks"] } },
    ]);
    expect(["9999-12-03", "9999-12-04", "9999-12-30", "9999-12-31"].map((day) => set.has(day))).to.deep.equal([true, false, true, true]);
    expect(set.firstIn("9999-12-11", "9999-12-31")).to.equal("9999-12-15");
  });

  const refusals: readonly (readonly [string, unknown])[] = [
    ["", "soon"],
    ["", "2027-02-30"],
    ["", true],
    ["", {}],
    ["", Number.NaN],
    ["", new Date(Number.NaN)],
    ["", 8.64e15],
    ["[1]", ["2027-02-06", null]],
    ["[0][1]", [["2027-02-06", "06/02/2027"]]],
    ["start", { start: "2027" }],
    ["[1].end", ["2027-02-06", { start: "2027-02-06", end: {} }]],
    ["span", { start: "2027-02-06", span: 0 }],
    ["span", { start: "2027-02-06", span: 2.5 }],
    ["span", { start: "2027-02-06", span: 36_526 }],
    ["span", { span: 3 }],
    ["span", { span: 3, repeat: undefined }],
    ["span", { start: "2027-02-06", end: "2027-02-08", span: 3 }],
    ["end", { end: "2027-02-08", repeat: { days: 1 } }],
    ["end", { start: "1927-02-08", end: "2027-02-08", repeat: { every: [1, "years"] } }],
    ["from", { from: "2027-02-08" }],
    ["__proto__", JSON.parse('{ "__proto__": { "start": null }, "end": null }')],
    ["k".repeat(60), { ["k".repeat(5_000)]: 1 }],
  ];
  for (const [component, value] of refusals) {
    it(`CAL-53 refuse what is malformed, naming "${component}": ${(JSON.stringify(value) ?? "").slice(0, 80)}`, () => {
      expect(refusedBy(() => read(value))).to.equal(component);
    });
  }

  it("CAL-53 show little of what was given", () => {
    expect(() => read("x".repeat(5_000))).to.throw(RangeError, `The value is "${"x".repeat(60)}…"; expected a day`);
    expect(() => read([() => 1, { start: () => 1 }])).to.throw(RangeError, "[1].start is a function; expected a day");
    const given = [10n ** 100n, Symbol("s"), new Date(Number.NaN), [1], { a: 1 }];
    const shown = given.map((start) => refusalOf({ start }));
    expect(shown).to.deep.equal([`${"1".padEnd(60, "0")}…`, "Symbol(s)", "a date", "a list of 1", "an object"]);
  });

  it("refuse lists that are nested too deep, and read one that holds itself once", () => {
    let nested: unknown = "2027-02-06";
    for (let depth = 0; depth < 20; depth += 1) nested = [nested];
    expect(inFebruary(nested)).to.deep.equal([6]);
    expect(refusedBy(() => read([nested]))).to.equal("[0]".repeat(21));
    const list: unknown[] = ["2027-02-06"];
    list.push(list, list);
    expect(inFebruary(list)).to.deep.equal([6]);
    let shared: unknown = ["2027-02-06"];
    for (let depth = 0; depth < 18; depth += 1) shared = Array.from({ length: 50 }, () => shared);
    expect(inFebruary(shared)).to.deep.equal([6]);
  });

  it("are read or refused, whatever is given", () => {
    const keys = fc.constantFrom("start", "end", "span", "repeat", "every", "on", "days", "weeks", "ordinalWeekdays", "__proto__");
    const near = fc.object({
      key: keys,
      values: [fc.integer({ min: -7, max: 8 }), fc.constant("2027-02-06"), fc.date(), fc.constant(null)],
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withBigInt: true, withDate: true }), near, fc.array(near)), (value) => {
        expect(refusedBy(() => read(value).has("2027-02-06"))).to.be.a("string");
      }),
      { numRuns: 2_000 },
    );
    expect(Object.hasOwn(Object.prototype, "days")).to.equal(false);
  });
});

/** What a refusal shows of the value given. */
function refusalOf(value: unknown): string {
  try {
    read(value);
  } catch (error) {
    return /is (.*); expected/s.exec(String(error))?.[1] ?? "";
  }
  return "nothing";
}
