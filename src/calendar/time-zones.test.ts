import { expect } from "chai";
import { addDays } from "./day.js";
import type { Day } from "./day.js";
import { dateOfMoment, momentOfDate } from "./iso.js";
import { inZone } from "./testing/time-zones.driver.js";
import { readGivenValue, returnValue } from "./value.js";

const zones = ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "America/Sao_Paulo", "Australia/Lord_Howe"];
const first = "2024-01-01";
const last = "2034-12-31";
const quarterHour = 15 * 60_000;

function everyDay(): readonly Day[] {
  const days: Day[] = [];
  for (let day: Day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days on which local clocks change: the offset to UTC differs before and after. */
function daysOfChange(days: readonly Day[]): readonly Day[] {
  const offsetAt = (day: Day) => new Date(`${day}T00:00`).getTimezoneOffset();
  return days.filter((day) => offsetAt(day) !== offsetAt(addDays(day, 1)));
}

/** Local times, a quarter of an hour apart, that occur on a day of a zone, as `Intl` writes them. */
function occurring(day: Day, zone: string): Map<string, number> {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const found = new Map<string, number>();
  const noon = Date.parse(`${day}T12:00Z`);
  for (let time = noon - 100 * quarterHour; time < noon + 100 * quarterHour; time += quarterHour) {
    const text = format.format(time).replace(" ", "T");
    if (text.startsWith(day) && !found.has(text)) found.set(text, time);
  }
  return found;
}

describe("values in six time zones", () => {
  const days = everyDay();
  const options = { mode: "date", accuracy: 2, range: false } as const;
  const withTime = { ...options, mode: "datetime" } as const;

  for (const zone of zones) {
    it(`CAL-23, CAL-24 and CAL-27 keep every day from 2024 to 2034 as a date and as a timestamp in ${zone}`, () => {
      inZone(zone, () => {
        for (const day of days) {
          const given = readGivenValue(day, options);
          if (!given) throw new Error(`${day} was not read`);
          for (const kind of ["date", "timestamp"] as const) {
            expect(readGivenValue(returnValue(given.value, kind, false), options), day).to.deep.equal({ value: given.value, kind });
          }
        }
      });
    });

    it(`CAL-23 keeps each local time that occurs on the days when clocks change in ${zone}`, () => {
      inZone(zone, () => {
        for (const day of [...daysOfChange(days), "2027-02-06"]) {
          for (const [text, time] of occurring(day, zone)) {
            const given = readGivenValue(time, withTime);
            expect(given?.value.start, text).to.deep.equal({ day, time: text.slice(11) });
            expect(given && returnValue(given.value, "timestamp", false), text).to.equal(time);
          }
        }
      });
    });
  }

  it("finds the changes of clocks where there are some", () => {
    const counts = zones.map((zone) => inZone(zone, () => daysOfChange(days).length));
    expect(counts).to.deep.equal([22, 22, 0, 0, 0, 22]);
  });

  it("moves a local time that a change of clocks skips later, by what was skipped, and takes the first of one that is repeated", () => {
    const becomes = (day: Day, time: string) => {
      const date = dateOfMoment({ day, time });
      return `${momentOfDate(date)?.time?.slice(0, 5)} ${date.toISOString().slice(11, 16)}Z`;
    };
    inZone("Europe/Paris", () => {
      expect(becomes("2027-03-28", "02:30")).to.equal("03:30 01:30Z");
      expect(becomes("2027-10-31", "02:30")).to.equal("02:30 00:30Z");
    });
    inZone("Australia/Lord_Howe", () => expect(becomes("2027-10-03", "02:10")).to.equal("02:40 15:40Z"));
    inZone("America/Sao_Paulo", () => expect(becomes("2018-11-04", "00:00")).to.equal("01:00 03:00Z"));
  });

  it("keeps the text of a local time that is skipped", () => {
    inZone("Europe/Paris", () => {
      const given = readGivenValue("2027-03-28T02:30", withTime);
      expect(given && returnValue(given.value, "text", false)).to.equal("2027-03-28T02:30");
    });
  });
});
