import { expect } from "chai";
import fc from "fast-check";
import type { TimeAccuracy } from "./moment.js";
import { normaliseTime, partsOf, timeFrom, timeOptions } from "./time.js";

const accuracies = [1, 2, 3, 4] as const;
const parts = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.nat(999));

describe("times of a day", () => {
  it("CAL-45 and CAL-46 cut a time to hours, minutes, seconds or milliseconds", () => {
    const cut = (text: string) => accuracies.map((accuracy) => normaliseTime(text, accuracy));
    expect(cut("17:30:15.250")).to.deep.equal(["17", "17:30", "17:30:15", "17:30:15.250"]);
    expect(cut("17:30:59,9999")).to.deep.equal(["17", "17:30", "17:30:59", "17:30:59.999"]);
    expect(cut("17:30:15.5")[3]).to.equal("17:30:15.500");
    expect(cut("17")).to.deep.equal(["17", "17:00", "17:00:00", "17:00:00.000"]);
  });

  it("CAL-46 offers the values of each part that is chosen, hours from 0 to 23", () => {
    expect(accuracies.map((accuracy) => timeOptions(accuracy).map((values) => [values[0], values.at(-1), values.length]))).to.deep.equal([
      [[0, 23, 24]],
      [
        [0, 23, 24],
        [0, 59, 60],
      ],
      [
        [0, 23, 24],
        [0, 59, 60],
        [0, 59, 60],
      ],
      [
        [0, 23, 24],
        [0, 59, 60],
        [0, 59, 60],
        [0, 999, 1000],
      ],
    ]);
  });

  it("refuses what is not a time", () => {
    const unlike = [
      "",
      "24",
      "24:00",
      "17:60",
      "17:30:60",
      "9:30",
      "17:3",
      "17h30",
      "17:30:",
      "17:30:15.",
      " 17:30",
      "17:30:15.1234567890",
    ];
    expect(unlike.filter((text) => normaliseTime(text, 2) !== null)).to.deep.equal([]);
    expect(timeFrom([24, 0, 0, 0], 2)).to.equal(null);
    expect(timeFrom([0, 60, 0, 0], 1)).to.equal(null);
    expect(timeFrom([0, 0, 0, 1.5], 4)).to.equal(null);
  });

  it("CAL-46 takes a time apart and together again, at each accuracy", () => {
    fc.assert(
      fc.property(parts, fc.constantFrom<TimeAccuracy>(...accuracies), (given, accuracy) => {
        const time = timeFrom(given, accuracy);
        expect(time && partsOf(time)).to.deep.equal(given.map((part, index) => (index < accuracy ? part : 0)));
      }),
    );
  });
});
