import { expect } from "chai";
import fc from "fast-check";
import { addDays } from "./day.js";
import {
  daysByHand,
  daysIn,
  generatedRule,
  generatedSet,
  generatedWeekday,
  oracleDays,
  read,
  refusedBy,
} from "./testing/day-set.driver.js";
import { inOccurrence } from "./recurrence.js";

const inFebruary = (value: unknown) => daysIn(value, "2027-02-01", "2027-02-28").map((day) => Number(day.slice(8)));
const in2027 = (value: unknown) => daysIn(value, "2027-01-01", "2027-12-31").map((day) => day.slice(5));

describe("rules of days", () => {
  it("CAL-47..52 match the days that an independent count finds, for 3,000 sets", function () {
    this.timeout(60_000);
    let partly = 0;
    fc.assert(
      fc.property(
        generatedSet,
        generatedWeekday,
        fc.integer({ min: 31, max: 1200 }),
        fc.integer({ min: 60, max: 400 }),
        (set, first, from, count) => {
          const window = oracleDays.slice(from, from + count);
          const expected = daysByHand(set, first);
          const wanted = window.filter((day) => expected.has(day));
          const days = read(set, first);
          expect(window.filter((day) => days.has(day))).to.deep.equal(wanted);
          expect(days.firstIn(window[0] ?? "", window.at(-1) ?? "")).to.equal(wanted[0] ?? null);
          if (wanted.length > 0 && wanted.length < window.length) partly += 1;
        },
      ),
      { numRuns: 3_000 },
    );
    expect(partly).to.be.greaterThan(900);
  });

  it("CAL-47 days: 1 to 31", () => {
    expect(inFebruary({ repeat: { days: [1, 15, 31] } })).to.deep.equal([1, 15]);
    expect(in2027({ repeat: { days: 31 } })).to.deep.equal(["01-31", "03-31", "05-31", "07-31", "08-31", "10-31", "12-31"]);
  });

  it("CAL-48 CAL-49 weekdays: 1 to 7, from Sunday", () => {
    expect(inFebruary({ repeat: { weekdays: 1 } })).to.deep.equal([7, 14, 21, 28]);
    expect(inFebruary({ repeat: { weekdays: [7, 2] } })).to.deep.equal([1, 6, 8, 13, 15, 20, 22, 27]);
  });

  it("CAL-50 weeks: the rows of the month's grid from the first and from the last, by the first weekday", () => {
    expect(inFebruary({ repeat: { weeks: [1, -1] } })).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 22, 23, 24, 25, 26, 27, 28]);
    const sixth = (first: 1 | 2) => daysIn({ repeat: { weeks: 6 } }, "2027-05-01", "2027-06-30", first);
    expect(sixth(2)).to.deep.equal(["2027-05-31"]);
    expect(sixth(1)).to.deep.equal(["2027-05-30", "2027-05-31"]);
    expect(daysIn({ repeat: { weeks: -6 } }, "2027-05-01", "2027-06-30")).to.deep.equal(["2027-05-01", "2027-05-02"]);
  });

  it("CAL-51 months: 1 to 12", () => {
    expect(in2027({ repeat: { months: [12, 2], days: 1 } })).to.deep.equal(["02-01", "12-01"]);
  });

  it("CAL-52 ordinal weekdays: a pair or a list of pairs, from the first and from the last", () => {
    expect(inFebruary({ repeat: { ordinalWeekdays: [-1, 6] } })).to.deep.equal([26]);
    expect(
      inFebruary({
        repeat: {
          ordinalWeekdays: [
            [1, 2],
            [-1, 6],
          ],
        },
      }),
    ).to.deep.equal([1, 26]);
    expect(in2027({ repeat: { ordinalWeekdays: [[5, 6]] } })).to.deep.equal(["01-29", "04-30", "07-30", "10-29", "12-31"]);
  });

  it("match if every component has a matching value; an empty list has none", () => {
    expect(in2027({ repeat: { days: 13, weekdays: 6 } })).to.deep.equal(["08-13"]);
    expect(inFebruary({ repeat: { days: [], weekdays: 6 } })).to.deep.equal([]);
    expect(inFebruary({ repeat: { ordinalWeekdays: [] } })).to.deep.equal([]);
    expect(inFebruary({ repeat: {} })).to.have.length(28);
  });

  it("begin from `from` to `until`, both included, and never before `start`", () => {
    expect(inFebruary({ repeat: { from: "2027-02-06", until: "2027-02-08" } })).to.deep.equal([6, 7, 8]);
    expect(inFebruary({ start: "2027-02-20", repeat: { weekdays: 7, from: "2027-02-06" } })).to.deep.equal([20, 27]);
  });

  it("repeat a single day, and the start's own weekday, date, or month and date", () => {
    expect(in2027({ start: "2025-03-07", repeat: { every: [1, "years"] } })).to.deep.equal(["03-07"]);
    expect(inFebruary({ start: "2027-02-06", repeat: { every: [2, "weeks"] } })).to.deep.equal([6, 20]);
    expect(inFebruary({ repeat: { from: "2027-02-06", every: [5, "days"] } })).to.deep.equal([6, 11, 16, 21, 26]);
    expect(in2027({ start: "2026-12-31", repeat: { every: [2, "months"] } })).to.deep.equal(["08-31", "10-31", "12-31"]);
    expect(daysIn({ start: "2024-02-29", repeat: { every: [1, "years"] } }, "2024-01-01", "2029-12-01")).to.deep.equal([
      "2024-02-29",
      "2028-02-29",
    ]);
  });

  it("choose within every n-th unit where other components are given", () => {
    expect(inFebruary({ start: "2027-02-04", repeat: { every: [2, "weeks"], weekdays: [3, 7] } })).to.deep.equal([6, 16, 20]);
    expect(in2027({ start: "2027-01-15", repeat: { every: [6, "months"], days: [1, 20] } })).to.deep.equal(["01-20", "07-01", "07-20"]);
    expect(inFebruary({ start: "2025-01-01", repeat: { every: [2, "years"], months: 2, days: 3 } })).to.deep.equal([3]);
    expect(inFebruary({ start: "2026-01-01", repeat: { every: [2, "years"], months: 2, days: 3 } })).to.deep.equal([]);
  });

  it("count weeks from the first weekday", () => {
    const rule = { start: "2027-02-07", repeat: { every: [2, "weeks"], weekdays: [1, 2] } };
    const from = (first: 1 | 2) => daysIn(rule, "2027-02-01", "2027-02-28", first).map((day) => Number(day.slice(8)));
    expect(from(2)).to.deep.equal([7, 15, 21]);
    expect(from(1)).to.deep.equal([7, 8, 21, 22]);
  });

  it("last from start to end, or as many days as the span", () => {
    const wanted = [5, 6, 7, 19, 20, 21];
    expect(inFebruary({ start: "2027-02-05", end: "2027-02-07", repeat: { every: [2, "weeks"] } })).to.deep.equal(wanted);
    expect(inFebruary({ start: "2027-02-05", span: 3, repeat: { every: [2, "weeks"] } })).to.deep.equal(wanted);
    expect(inFebruary({ span: 3, repeat: { days: 31 } })).to.deep.equal([1, 2]);
    expect(inFebruary({ span: 3, repeat: { until: "2027-02-02" } })).to.deep.equal([1, 2, 3, 4]);
    expect(in2027({ start: "2025-01-01", span: 400, repeat: { every: [1, "years"] } })).to.have.length(365);
  });

  it("match if any of `on` does, together with the components beside `on`", () => {
    const on = [{ days: 1 }, { ordinalWeekdays: [[-1, 1]] }];
    expect(inFebruary({ repeat: { on } })).to.deep.equal([1, 28]);
    expect(inFebruary({ repeat: { on: on[0] } })).to.deep.equal([1]);
    expect(in2027({ repeat: { on, months: 3 } })).to.deep.equal(["03-01", "03-28"]);
    expect(inFebruary({ repeat: { weekdays: 7, on: (day: string) => day > "2027-02-15" } })).to.deep.equal([20, 27]);
    expect(inFebruary({ repeat: { on: [{ days: 3 }, (day: string) => day.endsWith("-02")] } })).to.deep.equal([2, 3]);
  });

  it("counts an `every` of `on` from the start, else from its own `from`, or from the `from` beside `on`", () => {
    const on = { every: [7, "days"], from: "2027-02-03" };
    expect(inFebruary({ repeat: { on, from: "2027-02-01" } })).to.deep.equal([3, 10, 17, 24]);
    expect(inFebruary({ start: "2027-02-01", repeat: { on } })).to.deep.equal([8, 15, 22]);
    expect(inFebruary({ repeat: { on: { every: [7, "days"] }, from: "2027-02-02" } })).to.deep.equal([2, 9, 16, 23]);
  });

  it("test each day once, however long an occurrence lasts", () => {
    let calls = 0;
    const held = inOccurrence((day) => {
      calls += 1;
      return day === "2027-01-03";
    }, 60);
    for (let count = 0; count < 59; count += 1) held(addDays("2027-02-01", count));
    expect(calls).to.be.at.most(31 + 28 + 31 + 31);
  });

  const refusals: readonly (readonly [string, unknown])[] = [
    ["repeat.days", { days: 0 }],
    ["repeat.days", { days: "1" }],
    ["repeat.days[0]", { days: [32] }],
    ["repeat.days[1]", { days: [1, -1] }],
    ["repeat.weekdays", { weekdays: 8 }],
    ["repeat.weekdays[2]", { weekdays: [1, 7, 0] }],
    ["repeat.weeks[1]", { weeks: [1, 7] }],
    ["repeat.weeks", { weeks: -7 }],
    ["repeat.weeks", { weeks: 0 }],
    ["repeat.weeks", { weeks: 1.5 }],
    ["repeat.months", { months: 13 }],
    ["repeat.months", { months: null }],
    ["repeat.months", { months: Number.NaN }],
    ["repeat.ordinalWeekdays", { ordinalWeekdays: 1 }],
    ["repeat.ordinalWeekdays[0]", { ordinalWeekdays: [6, 1] }],
    ["repeat.ordinalWeekdays[1]", { ordinalWeekdays: [1, 8] }],
    [
      "repeat.ordinalWeekdays[1][0]",
      {
        ordinalWeekdays: [
          [1, 1],
          [-6, 1],
        ],
      },
    ],
    ["repeat.ordinalWeekdays[0][1]", { ordinalWeekdays: [[1, 0]] }],
    ["repeat.ordinalWeekdays[0][1]", { ordinalWeekdays: [[1, -1]] }],
    ["repeat.ordinalWeekdays[0]", { ordinalWeekdays: [[1, 1, 1]] }],
    ["repeat.ordinalWeekdays[1]", { ordinalWeekdays: [[1, 1], 5] }],
    ["repeat.every", { from: "2027-01-01", every: 2 }],
    ["repeat.every", { every: [1, "weeks"] }],
    ["repeat.every[0]", { from: "2027-01-01", every: [0, "weeks"] }],
    ["repeat.every[0]", { from: "2027-01-01", every: [1.5, "weeks"] }],
    ["repeat.every[0]", { from: "2027-01-01", every: [-1, "weeks"] }],
    ["repeat.every[1]", { from: "2027-01-01", every: [1, "fortnights"] }],
    ["repeat.every[1]", { from: "2027-01-01", every: [1, "__proto__"] }],
    ["repeat.from", { from: "soon" }],
    ["repeat.until", { until: "2027-02-30" }],
    ["repeat.on[0].weeks[1]", { on: [{ weeks: [1, 9] }] }],
    ["repeat.on.every", { on: { every: [1, "days"] } }],
    ["repeat.on[1]", { on: [{ days: 1 }, "monday"] }],
    ["repeat.day", { day: 1 }],
    ["repeat.__proto__", JSON.parse('{ "__proto__": { "days": 1 } }')],
    ["repeat", "weekly"],
    ["repeat", null],
    ["repeat", [{ days: 1 }]],
    ["repeat", new Date(2027, 1, 6)],
  ];
  for (const [component, repeat] of refusals) {
    it(`CAL-53 are refused with a range error that names ${component}: ${JSON.stringify(repeat)}`, () => {
      expect(refusedBy(() => read({ repeat }))).to.equal(component);
      expect(() => read({ repeat })).to.throw(RangeError, `${component} is `);
    });
  }

  it("CAL-53 name the component within lists, counted from 0, with what was given and what is expected", () => {
    const message = "[2].repeat.weeks[1] is 9; expected a whole number from 1 to 6 or from -1 to -6.";
    expect(() => read(["2027-02-06", [], { repeat: { weeks: [1, 9] } }])).to.throw(RangeError, message);
    const every = "repeat.every is a list of 2; expected a start or a from to count from.";
    expect(() => read({ repeat: { every: [2, "weeks"] } })).to.throw(RangeError, every);
  });

  it("refuse rules within rules that never end", () => {
    const repeat: { on?: unknown } = {};
    repeat.on = [repeat, repeat];
    expect(refusedBy(() => read({ repeat }))).to.match(/^repeat(?:\.on\[0\]){20,21}$/);
  });

  it("may be read again from their JSON", () => {
    fc.assert(
      fc.property(generatedRule, generatedWeekday, (rule, first) => {
        const json: unknown = JSON.parse(JSON.stringify(rule));
        expect(daysIn(json, "2024-06-01", "2024-08-31", first)).to.deep.equal(daysIn(rule, "2024-06-01", "2024-08-31", first));
      }),
      { numRuns: 50 },
    );
  });
});
