import { expect } from "chai";
import { barMarks, marksByDay, nameMark, priceMark } from "./dayMarks.js";

describe("marks of the search's days", () => {
  const winter = { start: "2027-02-20", end: "2027-03-07", color: "green", description: "Winter holidays" };

  it("are a bar on each day of a run that is in view, described once, on the first of them", () => {
    const marks = barMarks(winter, "2027-02-01", "2027-03-31");
    expect(marks).to.have.length(16);
    expect(marks.map(([day]) => day)).to.include.members(["2027-02-20", "2027-02-28", "2027-03-01", "2027-03-07"]);
    expect(marks.flatMap(([day, { popover }]) => (popover ? [[day, popover.text]] : []))).to.deep.equal([
      ["2027-02-20", "Winter holidays"],
    ]);
    const later = barMarks(winter, "2027-03-01", "2027-04-30");
    expect(later.map(([day]) => day)).to.deep.equal(Array.from({ length: 7 }, (_, index) => `2027-03-0${index + 1}`));
    expect(later[0]?.[1].popover?.text).to.equal("Winter holidays");
    expect(barMarks(winter, "2027-04-01", "2027-04-30")).to.deep.equal([]);
  });

  it("are the same list for a day each time, and the same empty one for days without any", () => {
    const marksOf = marksByDay([
      ["2027-02-20", priceMark("689", "from €689", true)],
      ["2027-02-20", nameMark("7 nights")],
    ]);
    expect(marksOf("2027-02-20").map(({ labelName }) => labelName)).to.deep.equal(["from €689", "7 nights"]);
    expect(marksOf("2027-02-20")).to.equal(marksOf("2027-02-20"));
    expect(marksOf("2027-02-21")).to.equal(marksOf("2027-02-22"));
  });

  it("have an arrow and the accent tone on the cheapest day", () => {
    expect(priceMark("689", "7 nights from €689", true)).to.deep.include({ label: "↓689", content: { color: "accent", fill: "solid" } });
    expect(priceMark("712", "7 nights from €712", false)).to.deep.include({ label: "712", content: null });
  });
});
