import { expect } from "chai";
import { swipeOf } from "./swipe.js";

describe("a swipe over the months", () => {
  const table: readonly [right: number, down: number, duration: number, expected: number, what: string][] = [
    [-60, 0, 300, 1, "CAL-62 CAL-63 CAL-65 60 px to the left in 300 ms lead to the next page"],
    [60, 0, 300, -1, "CAL-63 CAL-65 60 px to the right lead to the previous page"],
    [-60, 80, 100, 1, "CAL-64 80 px down is still one"],
    [-60, -80, 100, 1, "CAL-64 80 px up is still one"],
    [-60, 0, 301, 0, "CAL-62 301 ms is too slow"],
    [-59, 0, 100, 0, "CAL-63 59 px is too short"],
    [59, 0, 100, 0, "CAL-63 59 px to the right is too short"],
    [-60, 81, 100, 0, "CAL-64 81 px down is a scroll"],
    [-60, -81, 100, 0, "CAL-64 81 px up is a scroll"],
  ];
  for (const [right, down, duration, expected, what] of table)
    it(what, () => expect(swipeOf({ right, down, duration })).to.equal(expected));
});
