import { expect } from "chai";
import { openSearch } from "../testing/search.driver.js";

describe("the dates of a search", () => {
  it("DATE-01 are used to request the products, and in the link to the results", async () => {
    const page = await openSearch({ results: true });
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    expect(page.last("products").request).to.deep.include({ beginDate: "2027-02-06", endDate: "2027-02-13" });
    expect(page.actions.search.submit().query).to.include("beginDate=2027-02-06&endDate=2027-02-13");
  });

  it("DATE-02 are both empty after a start of null, whatever the end, also where there was none", async () => {
    const page = await openSearch();
    for (const end of [null, "2027-02-13"]) {
      page.actions.stayDates.set(null, end);
      expect(page.state().stayDates).to.deep.equal({ start: null, end: null });
    }
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    page.actions.stayDates.set(null, "2027-02-13");
    expect(page.search.publicSnapshot().stayDates).to.deep.equal({ start: null, end: null });
    expect(page.actions.search.submit().query).to.not.include("Date=");
  });
});
