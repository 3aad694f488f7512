import { expect } from "chai";
import { openSearch } from "../testing/search.driver.js";

describe("the view that shows the dates", () => {
  it("STATE-28 is the view that opened them, none while they are closed or wanted anywhere", async () => {
    const { search, actions, settled } = await openSearch();
    let notified = 0;
    const stop = search.subscribe(() => (notified += 1));
    expect(search.datesView()).to.equal(null);
    actions.stayDates.open(true);
    expect([search.snapshot().datesOpen, search.datesView()]).to.deep.equal([true, null]);
    await settled();
    notified = 0;
    actions.stayDates.open(true, "bar");
    expect(search.datesView()).to.equal("bar");
    await settled();
    expect(notified).to.equal(1);
    actions.stayDates.reset();
    expect(search.datesView(), "a reset leaves them where they are").to.equal("bar");
    actions.stayDates.open(false, "bar");
    expect([search.snapshot().datesOpen, search.datesView()]).to.deep.equal([false, null]);
    await settled();
    notified = 0;
    stop();
    actions.stayDates.open(true, "bar");
    await settled();
    expect(notified).to.equal(0);
  });
});
