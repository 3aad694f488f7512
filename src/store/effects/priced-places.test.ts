import { expect } from "chai";
import { emptyFind, openSearch, type TestSearch } from "../testing/search.driver.js";
import { valThorens } from "../testing/find.driver.js";
import { createPricedPlaces } from "./priced-places.js";

const unknown = { lat: null, lng: null, altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null };
const places = [{ id: 5, type: "station", label: "Tignes", count: 4, price: 428, nights: 7, start: "2027-03-06", ...unknown }] as const;

const requests = (page: TestSearch) => page.named("find").filter(({ request }) => request.by === "station");
const show = (page: TestSearch) => page.actions.place.showPriced(createPricedPlaces);

async function answer(page: TestSearch, list: typeof places | null = places): Promise<void> {
  requests(page)
    .at(-1)
    ?.answer({ ...emptyFind, places: list } as typeof emptyFind);
  await page.settled();
}

describe("the places with a price", () => {
  it("are requested once they are shown, whatever the destination is, and only once", async () => {
    const page = await openSearch();
    page.actions.place.choose(valThorens);
    expect(requests(page)).to.have.lengthOf(0);
    const hide = show(page);
    expect(requests(page)).to.have.lengthOf(1);
    expect(requests(page)[0]?.request).to.deep.include({ by: "station", currentMonth: "2026-12", nights: 7 });
    expect(requests(page)[0]?.request).to.not.have.property("place");
    await answer(page);
    expect(page.state().pricedPlaces).to.deep.include({ status: "ready", list: places, unknown: false });
    hide();
    page.actions.place.choose(null);
    show(page);
    expect(requests(page)).to.have.lengthOf(1);
  });

  it("are those of the chosen dates, and of the party", async () => {
    const page = await openSearch();
    page.actions.stayDates.set("2027-03-06", "2027-03-13");
    show(page);
    expect(requests(page)[0]?.request).to.deep.include({ startDate: "2027-03-06", endDate: "2027-03-13", ages: [18, 18] });
    await answer(page);
    page.actions.participants.commit([18, 18, 8]);
    expect(page.state().pricedPlaces).to.deep.include({ status: "loading", list: null });
    expect(requests(page).at(-1)?.request.ages).to.deep.equal([18, 18, 8]);
  });

  it("are not requested for another search while nobody sees them", async () => {
    const page = await openSearch();
    const hide = show(page);
    await answer(page);
    hide();
    page.actions.participants.commit([18]);
    expect(requests(page)).to.have.lengthOf(1);
  });

  it("are unknown where the server answers without them", async () => {
    const page = await openSearch();
    show(page);
    await answer(page, null);
    expect(page.state().pricedPlaces).to.deep.include({ status: "ready", unknown: true });
    expect(page.warnings).to.deep.equal([]);
  });

  it("can be requested again after a failure", async () => {
    const page = await openSearch();
    show(page);
    requests(page)[0]?.fail(new Error("down"));
    await page.settled();
    expect(page.state().pricedPlaces).to.deep.include({ status: "failed", list: null });
    page.actions.place.retryPriced();
    expect(requests(page)).to.have.lengthOf(2);
    await answer(page);
    expect(page.state().pricedPlaces.status).to.equal("ready");
  });
});
