import { expect } from "chai";
import { nextBreak } from "./school-breaks.js";

const today = "2026-11-29";
const england = ["england"] as const;
const france = ["a", "b", "c"] as const;

describe("the school holidays of a wish", () => {
  it("begin on the first Saturday of a whole week, the weekend before them included", () => {
    const february = { name: "february_half_term", zones: ["england"], month: "2027-02", start: "2027-02-13" };
    expect(nextBreak("winter", england, null, today)).to.deep.equal(february);
    expect(nextBreak("halfTerm", england, null, today)).to.deep.equal(february);
    expect(nextBreak("halfTerm", ["a"], null, today)?.start).to.equal("2027-02-13");
    expect(nextBreak("spring", england, null, today)?.start).to.equal("2027-03-27");
    expect(nextBreak("winter", ["b"], null, today)?.start).to.equal("2027-02-20");
    expect(nextBreak("zoned", ["c"], null, today)?.start).to.equal("2027-02-06");
    expect(nextBreak("may", england, null, today)?.start).to.equal("2027-05-29");
  });

  it("are only in their month where zones have different weeks", () => {
    expect(nextBreak("winter", france, null, today)).to.deep.equal({ name: "winter", zones: france, month: "2027-02", start: null });
    expect(nextBreak("spring", ["a", "b"], null, today)).to.deep.include({ month: "2027-04", start: null });
    expect(nextBreak("autumn", france, null, "2026-09-01")).to.deep.include({ zones: france, start: "2026-10-17" });
  });

  it("are those that have a whole week left, of the zones that have one", () => {
    expect(nextBreak("winter", ["a"], null, "2027-02-14")?.start).to.equal("2027-02-20");
    expect(nextBreak("winter", ["a"], null, "2027-02-22")).to.equal(null);
    const late = { name: "winter", zones: ["b"], month: "2027-02", start: "2027-02-27" };
    expect(nextBreak("winter", france, null, "2027-02-22")).to.deep.equal(late);
    expect(nextBreak("winter", france, null, "2026-02-25")).to.deep.include({ zones: ["c"], start: "2026-02-28" });
    expect(nextBreak("zoned", france, null, "2027-02-24"), "winter or spring").to.equal(null);
    expect(nextBreak("winter", england, null, "2026-02-17")?.start).to.equal("2027-02-13");
  });

  it("are unknown where there are no dates of them", () => {
    expect(nextBreak("winter", [], null, today)).to.equal(null);
    expect(nextBreak("winter", france, 2028, today)).to.equal(null);
    expect(nextBreak("autumn", england, null, today)).to.equal(null);
    expect(nextBreak("may", ["a"], null, today)).to.equal(null);
    expect(nextBreak("winter", england, 2027, today)?.start).to.equal("2027-02-13");
  });
});
