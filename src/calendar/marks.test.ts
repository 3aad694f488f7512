import { expect } from "chai";
import fc from "fast-check";
import { addDays } from "./day.js";
import { refusedBy } from "./testing/day-set.driver.js";
import { pinnedMonthOf, readMarks } from "./marks.js";
import type { DayMark, Marks } from "./marks.js";

const today = "2027-02-01";

function read(value: unknown): Marks {
  return readMarks(value, {
    firstWeekday: 2,
    onFunctionError: (error) => {
      throw error;
    },
  });
}

/** The only mark of its day. */
function one(mark: object): DayMark {
  const [only, ...others] = read([{ key: "k", dates: "2027-02-06", ...mark }])("2027-02-06");
  if (only === undefined || others.length > 0) throw new Error("The day has not one mark.");
  return only;
}

const keysOn = (marks: Marks, day: string) => marks(day).map(({ key }) => key);
const monthOf = (...marks: object[]) => pinnedMonthOf(read(marks.map((mark, index) => ({ key: `m${index}`, ...mark }))), today);

describe("marks", () => {
  it("CAL-28 CAL-29 are on the days of their set, with their key", () => {
    const marks = read([
      { key: "fair", dates: ["2027-02-06", { start: "2027-02-10", span: 2 }] },
      { key: "saturday", dates: { repeat: { weekdays: 7 } } },
      { key: "late", dates: (day: string) => day >= "2027-02-27" },
      { key: "date", dates: new Date(2027, 1, 3) },
    ]);
    const days = ["2027-02-03", "2027-02-05", "2027-02-06", "2027-02-11", "2027-02-12", "2027-02-27", "2027-02-28"];
    const expected = [["date"], [], ["fair", "saturday"], ["fair"], [], ["saturday", "late"], ["late"]];
    expect(days.map((day) => keysOn(marks, day))).to.deep.equal(expected);
  });

  const usualFills = [
    ["CAL-30 highlight", "highlight", "light"],
    ["CAL-31 dot", "dot", "solid"],
    ["CAL-32 bar", "bar", "solid"],
    ["CAL-33 content", "content", "solid"],
  ] as const;
  for (const [title, part, fill] of usualFills) {
    it(`${title} is true, a tone, a colour, or a colour and a fill`, () => {
      expect(one({})[part]).to.equal(null);
      expect(one({ [part]: false })[part]).to.equal(null);
      expect(one({ [part]: null })[part]).to.equal(null);
      expect(one({ [part]: true })[part]).to.deep.equal({ color: "accent", fill });
      for (const color of [
        "good",
        "#0a7",
        "rgb(0 160 120 / 50%)",
        "var(--fair)",
        "hsl(120deg, 50%, 50%)",
        "color-mix(in srgb, red 40%, #fff)",
      ]) {
        expect(one({ [part]: color })[part]).to.deep.equal({ color, fill });
      }
      expect(one({ [part]: { color: "bad", fill: "outline" } })[part]).to.deep.equal({ color: "bad", fill: "outline" });
      expect(one({ [part]: { color: "bad" } })[part]).to.deep.equal({ color: "bad", fill });
      expect(one({ [part]: { fill: "solid" } })[part]).to.deep.equal({ color: "accent", fill: "solid" });
      for (const others of usualFills) if (others[1] !== part) expect(one({ [part]: true })[others[1]]).to.equal(null);
    });
  }

  it("CAL-34 popover is a text, shown by pointer and focus unless its visibility is given", () => {
    expect(one({}).popover).to.equal(null);
    expect(one({ popover: "" }).popover).to.equal(null);
    expect(one({ popover: "Fair" }).popover).to.deep.equal({ text: "Fair", visibility: "hover-focus" });
    expect(one({ popover: { text: "Fair" } }).popover).to.deep.equal({ text: "Fair", visibility: "hover-focus" });
    for (const visibility of ["click", "hover", "focus", "hover-focus"]) {
      expect(one({ popover: { text: "Fair", visibility } }).popover).to.deep.equal({ text: "Fair", visibility });
    }
  });

  it("have a short text under the date", () => {
    expect(one({ label: "199 €" }).label).to.equal("199 €");
    for (const label of ["", null, undefined]) expect(one({ label }).label).to.equal(null);
    const unlabelled = { key: "a", dates: "2027-02-06", label: "" };
    expect(read([unlabelled]).hasLabels).to.equal(false);
    expect(read([unlabelled, { key: "b", dates: "2027-03-06", label: "199 €" }]).hasLabels).to.equal(true);
  });

  it("CAL-35 are drawn in their order; marks of the same order in the order of the list", () => {
    const dates = "2027-02-06";
    const marks = read([
      { key: "top", dates, order: 2 },
      { key: "first", dates },
      { key: "second", dates, order: 0 },
      { key: "bottom", dates, order: -1.5 },
    ]);
    expect(keysOn(marks, "2027-02-06")).to.deep.equal(["bottom", "first", "second", "top"]);
    expect(marks("2027-02-06").map(({ order }) => order)).to.deep.equal([-1.5, 0, 0, 2]);
  });

  it("CAL-36 pinPage shows the first month of the mark", () => {
    expect(monthOf({ dates: ["2028-05-01", "2027-11-20"], pinPage: true })).to.equal("2027-11");
    expect(monthOf({ dates: { start: "2020-03-04", end: null }, pinPage: true })).to.equal("2020-03");
    expect(monthOf({ dates: "2027-11-20" }, { dates: "2027-12-20", pinPage: false })).to.equal(null);
    expect(monthOf({ dates: "2027-11-20" }, { dates: "2027-12-20", pinPage: true }, { dates: "2027-01-01", pinPage: true })).to.equal(
      "2027-12",
    );
    expect(monthOf({ dates: [], pinPage: true }, { dates: "2027-12-20", pinPage: true })).to.equal("2027-12");
  });

  it("CAL-36 pinPage finds the first day of a rule within twelve years of its start or `from`, or otherwise of today", () => {
    const leapDay = { days: 29, months: 2 };
    expect(monthOf({ dates: { start: "2025-01-01", repeat: leapDay }, pinPage: true })).to.equal("2028-02");
    expect(monthOf({ dates: { repeat: { ...leapDay, from: "2029-01-01" } }, pinPage: true })).to.equal("2032-02");
    expect(monthOf({ dates: { repeat: { months: 1, days: 31 } }, pinPage: true })).to.equal("2028-01");
    expect(monthOf({ dates: (day: string) => day === "2039-01-20", pinPage: true })).to.equal("2039-01");
    let calls = 0;
    const never = () => {
      calls += 1;
      return false;
    };
    expect(monthOf({ dates: never, pinPage: true })).to.equal(null);
    expect(calls).to.be.within(4_384, 4_384 + 31);
    expect(monthOf({ dates: { start: "9999-12-30", repeat: { days: 1 } }, pinPage: true })).to.equal(null);
  });

  it("CAL-37 customData is anything, and stays the same object", () => {
    const customData = { price: 199, list: [1] };
    expect(one({ customData }).customData).to.equal(customData);
    expect(one({ customData: null }).customData).to.equal(null);
    expect(one({}).customData).to.equal(undefined);
  });

  it("are the same list for the same marks, and call each function once for each day", () => {
    let calls = 0;
    const marks = read([
      { key: "a", dates: { start: "2027-02-01", end: "2027-02-20" } },
      {
        key: "b",
        dates: (day: string) => {
          calls += 1;
          return day > "2027-02-10";
        },
      },
    ]);
    const february = Array.from({ length: 28 }, (_, index) => addDays("2027-02-01", index));
    const lists = february.map((day) => marks(day));
    expect(new Set(lists).size).to.equal(3);
    expect(february.map((day) => marks(day))).to.deep.equal(lists);
    expect(february.every((day, index) => marks(day) === lists[index])).to.equal(true);
    expect(calls).to.equal(28);
    expect(marks("2026-01-01")).to.deep.equal([]);
    expect(marks("2026-01-01")).to.equal(marks("2025-01-01"));
  });

  it("are none if nothing is given", () => {
    for (const value of [null, undefined, []]) expect(read(value)("2027-02-06")).to.deep.equal([]);
  });

  it("are read or refused, whatever is given", () => {
    const keys = fc.constantFrom("key", "dates", "dot", "popover", "text", "color", "fill", "order", "start", "__proto__");
    const near = fc.object({ key: keys, values: [fc.integer(), fc.constant("2027-02-06"), fc.constant(true), fc.constant(null)] });
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withBigInt: true, withDate: true }), fc.array(near)), (value) => {
        expect(refusedBy(() => read(value)("2027-02-06"))).to.be.a("string");
      }),
      { numRuns: 1_000 },
    );
  });

  const dates = "2027-02-06";
  const mark = { key: "k", dates };
  const refusals: readonly (readonly [string, unknown])[] = [
    ["", mark],
    ["", "fair"],
    ["[1]", [mark, "fair"]],
    ["[0]", [null]],
    ["[0].key", [{ dates }]],
    ["[0].key", [{ key: 3, dates }]],
    ["[0].key", [{ key: "", dates }]],
    ["[0].dates", [{ key: "k" }]],
    ["[0].dates", [{ key: "k", dates: null }]],
    ["[1].dates.repeat.weeks[1]", [mark, { key: "k", dates: { repeat: { weeks: [1, 9] } } }]],
    ["[0].dates[1].start", [{ key: "k", dates: [dates, { start: "soon" }] }]],
    ["[0].dots", [{ ...mark, dots: true }]],
    ["[0].__proto__", JSON.parse('[{ "key": "k", "dates": "2027-02-06", "__proto__": { "dot": true } }]')],
    ["[0].dot", [{ ...mark, dot: 1 }]],
    ["[0].dot", [{ ...mark, dot: "" }]],
    ["[0].dot", [{ ...mark, dot: "red; position: fixed" }]],
    ["[0].dot", [{ ...mark, dot: "a".repeat(101) }]],
    ["[0].highlight.color", [{ ...mark, highlight: { color: 5 } }]],
    ["[0].highlight.fill", [{ ...mark, highlight: { fill: "striped" } }]],
    ["[0].bar.colour", [{ ...mark, bar: { colour: "red" } }]],
    ["[0].label", [{ ...mark, label: 199 }]],
    ["[0].popover", [{ ...mark, popover: true }]],
    ["[0].popover.visibility", [{ ...mark, popover: { text: "Fair", visibility: "always" } }]],
    ["[0].popover.label", [{ ...mark, popover: { label: "Fair" } }]],
    ["[0].order", [{ ...mark, order: "1" }]],
    ["[0].order", [{ ...mark, order: Number.NaN }]],
    ["[0].pinPage", [{ ...mark, pinPage: 1 }]],
  ];
  for (const [component, value] of refusals) {
    it(`CAL-53 refuse what is malformed, naming "${component}": ${JSON.stringify(value).slice(0, 80)}`, () => {
      expect(refusedBy(() => read(value))).to.equal(component);
    });
  }
});
