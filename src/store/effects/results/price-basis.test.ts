import { expect } from "chai";
import { priceBasisKey } from "../../../domain/defaults.js";
import { openSearch, type OpenOptions } from "../../testing/search.driver.js";

const agreed = { consent: ["preferences"] } as const;
const open = (options: OpenOptions = {}) => openSearch({ results: true, ...options });

describe("what prices are for", () => {
  it("lasts as long as the page without consent", async () => {
    const page = await open();
    expect(page.state().priceBasis).to.equal("stay");
    page.actions.results.showPricesFor("person");
    expect(page.state().priceBasis).to.equal("person");
    expect(page.local.get(priceBasisKey)).to.equal(null);
  });

  it("is kept by the browser with consent, and is there on the next page", async () => {
    const page = await open({ given: agreed });
    page.actions.results.showPricesFor("person");
    expect((await open({ given: agreed, local: page.local })).state().priceBasis).to.equal("person");
    expect((await open({ local: page.local })).state().priceBasis, "without consent").to.equal("stay");
    page.actions.results.showPricesFor("stay");
    expect((await open({ given: agreed, local: page.local })).state().priceBasis).to.equal("stay");
  });

  it("is kept from the moment of consent, as it was chosen, and removed with it", async () => {
    const page = await open();
    page.local.set(priceBasisKey, "stay");
    page.actions.results.showPricesFor("person");
    page.search.setConsent(["preferences"]);
    expect(page.state().priceBasis).to.equal("person");
    expect(page.local.get(priceBasisKey)).to.equal("person");
    page.search.setConsent([]);
    expect(page.local.get(priceBasisKey)).to.equal(null);
    expect(page.state().priceBasis, "on this page").to.equal("person");
  });

  it("is the stay if the stored value cannot be read", async () => {
    const page = await open({ given: agreed });
    page.local.set(priceBasisKey, "family");
    expect((await open({ given: agreed, local: page.local })).state().priceBasis).to.equal("stay");
  });
});
