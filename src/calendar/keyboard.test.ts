import { expect } from "chai";
import { dayAfterKey } from "./keyboard.js";
import type { GridKeys } from "./keyboard.js";

const fromMonday: GridKeys = { firstWeekday: 2, shift: false, rightToLeft: false };
const press = (key: string, keys: Partial<GridKeys> = {}, day = "2027-02-03") => dayAfterKey(day, key, { ...fromMonday, ...keys });

describe("keys of the date grid", () => {
  const table: readonly [key: string, keys: Partial<GridKeys>, day: string][] = [
    ["ArrowRight", {}, "2027-02-04"],
    ["ArrowLeft", {}, "2027-02-02"],
    ["ArrowRight", { rightToLeft: true }, "2027-02-02"],
    ["ArrowLeft", { rightToLeft: true }, "2027-02-04"],
    ["ArrowDown", {}, "2027-02-10"],
    ["ArrowUp", {}, "2027-01-27"],
    ["Home", {}, "2027-02-01"],
    ["End", {}, "2027-02-07"],
    ["Home", { firstWeekday: 1 }, "2027-01-31"],
    ["End", { firstWeekday: 1 }, "2027-02-06"],
    ["PageDown", {}, "2027-03-03"],
    ["PageUp", {}, "2027-01-03"],
    ["PageDown", { shift: true }, "2028-02-03"],
    ["PageUp", { shift: true }, "2026-02-03"],
  ];
  for (const [key, keys, day] of table) {
    it(`${key} ${JSON.stringify(keys)} leads from 3 February to ${day}`, () => expect(press(key, keys)).to.equal(day));
  }

  it("keeps Home on the first and End on the last day of a week", () => {
    expect(press("Home", {}, "2027-02-01")).to.equal("2027-02-01");
    expect(press("End", {}, "2027-02-07")).to.equal("2027-02-07");
  });

  it("leaves every other key alone", () => {
    for (const key of ["Enter", " ", "Tab", "Escape", "a"]) expect(press(key)).to.equal(null);
  });
});
