import { expect } from "chai";
import { stillAhead, withRecent, type RecentSearch } from "./recent-searches.js";

const search = (id: number, ages = [18]): RecentSearch => ({
  place: { id, type: "station", label: `Station ${id}` },
  stayDates: { start: null, end: null },
  ages,
});

describe("recent searches", () => {
  it("are newest first, one for each place, up to a maximum", () => {
    const list = [search(1), search(2), search(3)];
    expect(withRecent(list, search(4), 3).map(({ place }) => place.id)).to.deep.equal([4, 1, 2]);
    const again = withRecent(list, search(3, [18, 8]), 3);
    expect(again.map(({ place }) => place.id)).to.deep.equal([3, 1, 2]);
    expect(again[0]?.ages).to.deep.equal([18, 8]);
    const domain: RecentSearch = { ...search(1), place: { id: 1, type: "domain", label: "Domain 1" } };
    expect(withRecent([search(1)], domain, 3)).to.have.length(2);
  });

  it("lose dates that have begun", () => {
    const dates = { start: "2027-02-06", end: "2027-02-13" };
    expect(stillAhead(dates, "2027-02-06")).to.deep.equal(dates);
    expect(stillAhead(dates, "2027-02-07")).to.deep.equal({ start: null, end: null });
  });
});
