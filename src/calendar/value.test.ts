import { expect } from "chai";
import fc from "fast-check";
import { daysValue, readGivenValue, returnValue, writeValue } from "./value.js";
import type { ValueKind, ValueOptions } from "./value.js";
import type { Mode, Moment, PickerValue, TimeAccuracy } from "./moment.js";

type Options = ValueOptions & { range: boolean };
const single: Options = { mode: "date", accuracy: 2, range: false };
const range: Options = { ...single, range: true };
const datetime: Options = { ...single, mode: "datetime" };
const time: Options = { ...single, mode: "time" };

const nothing: PickerValue = { start: null, end: null };
const moment = (day: string | null, timeOfDay: string | null = null): Moment => ({ day, time: timeOfDay });
const days = (start: string, end: string | null = null) => daysValue({ start, end });
const read = (value: unknown, options: Options) => readGivenValue(value, options)?.value ?? null;

const modes: readonly Mode[] = ["date", "datetime", "time"];
const accuracies: readonly TimeAccuracy[] = [1, 2, 3, 4];
const options = fc.record({ mode: fc.constantFrom(...modes), accuracy: fc.constantFrom(...accuracies), range: fc.boolean() });
const dates = fc.date({ min: new Date(1970, 0, 1), max: new Date(2199, 11, 31), noInvalidDate: true });

describe("values of a picker", () => {
  it("CAL-23 reads a date as its local day, and with its local time", () => {
    const date = new Date(2027, 1, 6, 17, 30, 15, 250);
    expect(readGivenValue(date, single)).to.deep.equal({ value: days("2027-02-06"), kind: "date" });
    expect(read(date, datetime)).to.deep.equal({ start: moment("2027-02-06", "17:30"), end: null });
    expect(read(date, time)).to.deep.equal({ start: moment(null, "17:30"), end: null });
  });

  it("CAL-24 reads a timestamp as the date it is of", () => {
    const timestamp = new Date(2027, 1, 6, 17, 30).getTime();
    expect(readGivenValue(timestamp, single)).to.deep.equal({ value: days("2027-02-06"), kind: "timestamp" });
    expect(read(timestamp, datetime)).to.deep.equal({ start: moment("2027-02-06", "17:30"), end: null });
    expect(read(0, single)).to.deep.equal(read(new Date(0), single));
  });

  it("CAL-25 reads a text of ISO 8601, by the mode", () => {
    expect(readGivenValue("2027-02-06", single)).to.deep.equal({ value: days("2027-02-06"), kind: "text" });
    expect(read(" 2027-02-06 ", single)).to.deep.equal(days("2027-02-06"));
    expect(read("2027-02-06T17:30", single)).to.deep.equal(days("2027-02-06"));
    expect(read("2027-02-06T17:30:15.250", datetime)).to.deep.equal({ start: moment("2027-02-06", "17:30"), end: null });
    expect(read("2027-02-06 17:30", datetime)).to.deep.equal({ start: moment("2027-02-06", "17:30"), end: null });
    expect(read("2027-02-06", datetime)).to.deep.equal({ start: moment("2027-02-06", "00:00"), end: null });
    expect(read("17:30:15", time)).to.deep.equal({ start: moment(null, "17:30"), end: null });
    expect(read("2027-02-06T17:30", time)).to.deep.equal({ start: moment(null, "17:30"), end: null });
  });

  it("CAL-25 reads a text with Z or an offset as local day and time", () => {
    for (const text of ["2027-02-06T17:30:00Z", "2027-02-06T18:30+01:00", "2027-02-06 16:00-01:30"]) {
      expect(read(text, datetime), text).to.deep.equal(read(Date.UTC(2027, 1, 6, 17, 30), datetime));
    }
    for (const offset of ["+24:00", "+01:60", "+0100", "z", "Z+01:00"])
      expect(read(`2027-02-06T17:30${offset}`, datetime), offset).to.equal(null);
  });

  it("CAL-26 reads a range as one text and as start and end in any form, and a single moment as a range of one", () => {
    const both = days("2027-02-06", "2027-02-13");
    const [start, end] = [new Date(2027, 1, 6, 9), new Date(2027, 1, 13, 9)];
    expect(readGivenValue("2027-02-06/2027-02-13", range)).to.deep.equal({ value: both, kind: "text" });
    expect(readGivenValue({ start: "2027-02-06", end: "2027-02-13" }, range)).to.deep.equal({ value: both, kind: "texts" });
    expect(readGivenValue({ start, end }, range)).to.deep.equal({ value: both, kind: "date" });
    expect(readGivenValue({ start: start.getTime(), end: end.getTime() }, range)).to.deep.equal({ value: both, kind: "timestamp" });
    expect(read("2027-02-06", range)).to.deep.equal(days("2027-02-06", "2027-02-06"));
    expect(read("09:00/17:30", { ...time, range: true })).to.deep.equal({ start: moment(null, "09:00"), end: moment(null, "17:30") });
  });

  it("CAL-42 swaps a range that starts after its end, by its time too", () => {
    const both = days("2027-02-06", "2027-02-13");
    expect(read("2027-02-13/2027-02-06", range)).to.deep.equal(both);
    expect(read({ start: new Date(2027, 1, 13), end: new Date(2027, 1, 6) }, range)).to.deep.equal(both);
    const sameDay = read("2027-02-06T17:30/2027-02-06T09:00", { ...datetime, range: true });
    expect(sameDay).to.deep.equal({ start: moment("2027-02-06", "09:00"), end: moment("2027-02-06", "17:30") });
  });

  it("reads null, undefined, blanks and two empty ends as no value", () => {
    for (const value of [null, undefined, "", "  "]) {
      expect(readGivenValue(value, single)).to.deep.equal({ value: nothing, kind: "text" });
      expect(read(value, range)).to.deep.equal(nothing);
      expect(read({ start: value, end: value }, range)).to.deep.equal(nothing);
    }
  });

  it("CAL-54 cannot read a text of more than 1,000 characters, in an end of a range either", () => {
    const long = (length: number) => "2027-02-06".padEnd(length);
    expect(read(long(1000), single)).to.deep.equal(days("2027-02-06"));
    expect(read(long(1001), single)).to.equal(null);
    expect(read(" ".repeat(1001), single)).to.equal(null);
    expect(read({ start: long(1001), end: long(10) }, range)).to.equal(null);
  });

  it("cannot read what is no value", () => {
    const texts = ["soon", "2027-02-30", "2027-2-6", "06/02/2027", "2027-02-06/", "/2027-02-06", "2027-02-06/2027-02-13/2027-02-20"];
    const others = [new Date(NaN), NaN, Infinity, 8.65e15, true, {}, [], ["2027-02-06", "2027-02-13"], () => "2027-02-06"];
    const halves = [{ start: "2027-02-06" }, { start: "2027-02-06", end: null }, { start: null, end: new Date(2027, 1, 6) }];
    for (const value of [...texts, ...others, ...halves]) expect(read(value, range), String(value)).to.equal(null);
    expect(read("17:30", single)).to.equal(null);
    expect(read("17:30", datetime)).to.equal(null);
    expect(read("2027-02-06", time)).to.equal(null);
    for (const text of ["2027-02-06T24:00", "2027-02-06T17:60", "2027-02-06T9:30", "2027-02-06T", "2027-02-06Z"]) {
      expect(read(text, datetime), text).to.equal(null);
    }
    expect(read(new Date("0999-06-01T00:00"), single)).to.equal(null);
    expect(read(new Date("+012027-06-01T00:00"), single)).to.equal(null);
  });

  it("cannot read a range where a single value is taken", () => {
    for (const value of ["2027-02-06/2027-02-13", { start: "2027-02-06", end: "2027-02-13" }, { start: null, end: null }]) {
      expect(read(value, single)).to.equal(null);
    }
  });

  it("CAL-27 returns a value in the form in which it was given", () => {
    const day = days("2027-02-06");
    expect(returnValue(day, "text", false)).to.equal("2027-02-06");
    expect(returnValue(day, "date", false)).to.deep.equal(new Date(2027, 1, 6));
    expect(returnValue(day, "timestamp", false)).to.equal(new Date(2027, 1, 6).getTime());
    const both = days("2027-02-06", "2027-02-13");
    expect(returnValue(both, "text", true)).to.equal("2027-02-06/2027-02-13");
    expect(returnValue(both, "texts", true)).to.deep.equal({ start: "2027-02-06", end: "2027-02-13" });
    expect(returnValue(both, "date", true)).to.deep.equal({ start: new Date(2027, 1, 6), end: new Date(2027, 1, 13) });
    expect(returnValue({ start: moment(null, "17:30"), end: null }, "date", false)).to.deep.equal(new Date(1970, 0, 1, 17, 30));
    for (const kind of ["text", "texts", "date", "timestamp"] as const) expect(returnValue(nothing, kind, true)).to.equal(null);
  });

  it("CAL-27 reads what it returned as the same value of the same kind", () => {
    const given = fc.oneof(dates, fc.record({ start: dates, end: dates }));
    const kinds = fc.constantFrom<ValueKind>("text", "texts", "date", "timestamp");
    fc.assert(
      fc.property(given, options, kinds, (value, option, kind) => {
        const first = read(value, { ...option, range: option.range || "start" in value });
        if (first === null) throw new Error("a valid date was not read");
        const isRange = first.end !== null;
        const returned = returnValue(first, kind, isRange);
        const again = readGivenValue(returned, { ...option, range: isRange });
        expect(again).to.deep.equal({ value: first, kind: kind === "texts" && !isRange ? "text" : kind });
        expect(read(writeValue(first), { ...option, range: isRange })).to.deep.equal(first);
      }),
    );
  });

  it("reads anything without throwing, and returns in every kind what it has read", () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true }), options, (value, option) => {
        const given = readGivenValue(value, option);
        if (given) expect(read(returnValue(given.value, given.kind, option.range), option)).to.deep.equal(given.value);
      }),
      { numRuns: 1000 },
    );
  });

  it("writes no value as an empty text", () => {
    expect(writeValue(nothing)).to.equal("");
  });
});
