import { expect } from "chai";
import { createTestEngine } from "../testing/engine.driver.js";

const { app } = createTestEngine();

/** Where the plain form leads. */
async function leadsTo(path: string, text: string): Promise<string | null> {
  const response = await app.request(`http://engine.test${path}?${new URLSearchParams({ text })}`);
  return response.headers.get("location");
}

describe("the plain form of a page without its search bar", () => {
  for (const [text, hash] of [
    ["val thorens", "#station[]=1"],
    ["Les 3 Vallées", "#domaineSki=1001"],
    ["savoie", "#region=2001"],
    ["La Plagne", "#parentStation[]=3003"],
  ] as const)
    it(`leads from "${text}" to the stays of the place`, async () => {
      expect(await leadsTo("/se-results", text)).to.equal(`/se-results${hash}`);
    });

  it("stays in its language and its kind of trip", async () => {
    expect(await leadsTo("/nl/se-results", "tignes")).to.match(/^\/nl\/se-results#/);
    expect(await leadsTo("/flight/se-results", "val thorens")).to.equal("/flight/se-results#station[]=1");
  });

  it("keeps the other parameters of its address", async () => {
    const { headers } = await app.request("http://engine.test/en/se-results?partner=valmont&text=tignes&utm_source=a+b");
    expect(headers.get("location")).to.match(/^\/en\/se-results\?partner=valmont&utm_source=a\+b#/);
  });

  it("leads to the page of a lodging that is named, and to all stays for anything else", async () => {
    expect(await leadsTo("/se-results", "Chalet Aurore Boréale")).to.match(/^\/stay\/[\w-]+\/chalet-aurore-boreale-\d+$/);
    for (const text of ["qqqqqq", "Lyon", "saint-lary", "  ", "x".repeat(400)])
      expect(await leadsTo("/se-results", text)).to.equal("/se-results");
  });
});
