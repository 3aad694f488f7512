import { expect } from "chai";
import { schoolZoneKey } from "../../domain/defaults.js";
import { openSearch } from "../testing/search.driver.js";

const agreed = { consent: ["preferences"] } as const;

describe("the zone of the school holidays", () => {
  it("lasts as long as the page without consent", async () => {
    const page = await openSearch();
    expect(page.state().schoolZone).to.equal(null);
    page.actions.stayDates.chooseZone("b");
    expect(page.state().schoolZone).to.equal("b");
    expect(page.local.get(schoolZoneKey)).to.equal(null);
  });

  it("is kept by the browser with consent, also for none, and is there on the next page", async () => {
    const page = await openSearch({ given: agreed });
    expect(page.local.get(schoolZoneKey), "nothing is chosen yet").to.equal(null);
    page.actions.stayDates.chooseZone("b");
    expect((await openSearch({ given: agreed, local: page.local })).state().schoolZone).to.equal("b");
    expect((await openSearch({ local: page.local })).state().schoolZone, "without consent").to.equal(null);
    page.actions.stayDates.chooseZone(null);
    expect((await openSearch({ given: agreed, local: page.local })).state().schoolZone).to.equal("none");
  });

  it("is kept from the moment of consent, as it was chosen, and removed with it", async () => {
    const page = await openSearch();
    page.local.set(schoolZoneKey, "a");
    page.actions.stayDates.chooseZone("c");
    page.search.setConsent(["preferences"]);
    expect(page.state().schoolZone).to.equal("c");
    expect(page.local.get(schoolZoneKey)).to.equal("c");
    page.search.setConsent([]);
    expect(page.local.get(schoolZoneKey)).to.equal(null);
    expect(page.state().schoolZone, "on this page").to.equal("c");
  });

  it("is not chosen if the stored value cannot be read", async () => {
    const page = await openSearch({ given: agreed });
    page.local.set(schoolZoneKey, "north pole");
    expect((await openSearch({ given: agreed, local: page.local })).state().schoolZone).to.equal(null);
  });
});
