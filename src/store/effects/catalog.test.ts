import { expect } from "chai";
import { muteConsole } from "../../../test/fixtures/console.js";
import { openSearch } from "../testing/search.driver.js";
import { createCatalog } from "./catalog.js";

describe("the pictures of a lodging", () => {
  const catalog = { picturesLodging: [], picturesLodgingWinter: [], picturesLodgingSummer: [], picturesAccomodation: [] };

  it("GAL-02 are loaded once", async () => {
    const page = await openSearch();
    const loads = [page.actions.gallery.load(createCatalog, 7), page.actions.gallery.load(createCatalog, 7)];
    page.last("catalog").answer(catalog);
    await Promise.all(loads);
    await page.actions.gallery.load(createCatalog, 7);
    expect(page.named("catalog")).to.have.length(1);
    expect(page.state().galleries[7]).to.deep.equal({ status: "ready", catalog });
  });

  it("API-95, GAL-24 of a failed catalog are none, which is logged, and may be requested again", async () => {
    const page = await openSearch();
    const output = muteConsole();
    const load = page.actions.gallery.load(createCatalog, 7);
    page.last("catalog").fail();
    await load.finally(() => output.restore());
    expect(output.errors.map(([text]) => text)).to.deep.equal(["ski-elements: the pictures of a lodging could not be loaded."]);
    expect(page.state().galleries[7]?.status).to.equal("failed");
    void page.actions.gallery.load(createCatalog, 7);
    expect(page.named("catalog")).to.have.length(2);
  });
});
