import { expect } from "chai";
import { firstWeekdayOf, weekdaysFrom } from "./week-rules.js";

describe("week rules", () => {
  it("opens the week on Monday for the product's locales and for an unknown one", () => {
    for (const locale of ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL", "xx-XX"]) expect(firstWeekdayOf(locale), locale).to.equal(2);
  });

  it("orders the weekdays from the first", () => {
    expect(weekdaysFrom(2)).to.deep.equal([2, 3, 4, 5, 6, 7, 1]);
    expect(weekdaysFrom(1)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
  });
});
