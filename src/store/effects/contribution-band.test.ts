import { expect } from "chai";
import { contributionBandKey } from "../../domain/defaults.js";
import { openSearch, type OpenOptions } from "../testing/search.driver.js";
import { createContributionBand } from "./contribution-band.js";

const agreed = { consent: ["preferences"] } as const;

/** A page on which the rule of a works council is shown. */
async function open(options: OpenOptions = {}) {
  const page = await openSearch(options);
  page.actions.contribution.recallBand(createContributionBand);
  return page;
}

describe("the band by which a works council pays", () => {
  it("lasts as long as the page without consent", async () => {
    const page = await open();
    expect(page.state().contributionBand).to.equal(null);
    page.actions.contribution.chooseBand("band");
    expect(page.state().contributionBand).to.equal("band");
    expect(page.local.get(contributionBandKey)).to.equal(null);
  });

  it("is kept by the browser with consent, is there on the next page, and is removed with the consent", async () => {
    const page = await open({ given: agreed });
    page.actions.contribution.chooseBand("band");
    expect((await open({ given: agreed, local: page.local })).state().contributionBand).to.equal("band");
    expect((await open({ local: page.local })).state().contributionBand, "without consent").to.equal(null);
    page.search.setConsent([]);
    expect(page.local.get(contributionBandKey)).to.equal(null);
    expect(page.state().contributionBand, "on this page").to.equal("band");
  });
});
