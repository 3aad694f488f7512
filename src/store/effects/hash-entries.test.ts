import { expect } from "chai";
import { emptyFind, mandatorySettings, openSearch } from "../testing/search.driver.js";
import { effectScope } from "../testing/effect.driver.js";
import { createHash } from "./hash.js";
import { valThorens } from "../testing/find.driver.js";

describe("a commit that is not the visitor's own", () => {
  const chosen = "e=1&capacity=18-18&packages[]=PF&packages[]=PFP";
  const onlyFlats = { ...emptyFind, packages: [{ id: "PF", count: 3 }] };

  async function narrowed() {
    const page = await openSearch({ results: true, hash: chosen });
    page.clock.advance(2000);
    page.last("find").answer(onlyFlats);
    await page.settled();
    return page;
  }

  it("URL-32 PKG-27 replaces the entry where find narrows the packages, so that Back is no trap", async () => {
    const page = await narrowed();
    expect(page.location.hash()).to.equal("#e=1&capacity=18-18&packages[]=PF");
    expect(page.location.entries()).to.equal(1);
  });

  it("URL-32 is not part of the visitor's next choice, which has an entry of its own", async () => {
    const page = await narrowed();
    page.actions.criteria.toggle([69]);
    expect(page.location.entries()).to.equal(2);
    page.location.back();
    expect([page.state().criteria, page.state().packages]).to.deep.equal([[], ["PF"]]);
  });

  it("URL-32 replaces the entry where Back leads to packages that find narrows again", async () => {
    const page = await openSearch({ results: true, hash: chosen });
    page.location.go(`${chosen}&c[]=69`);
    page.location.back();
    page.clock.advance(2000);
    page.last("find").answer(onlyFlats);
    await page.settled();
    expect(page.location.entries()).to.equal(1);
    page.location.forward();
    expect(page.state().criteria).to.deep.equal([69]);
  });

  it("URL-32 replaces the entry where a setting of the page changes the search", async () => {
    const page = await openSearch({ results: true });
    page.search.join(page.bar, { ...mandatorySettings, engineId: 5, onPage: "club" });
    await page.settled();
    expect(page.location.hash()).to.include("e=5").and.include("lodgingType[]=23");
    expect(page.location.entries()).to.equal(1);
  });

  it("URL-32 replaces the entry where the page's script set it before the settings were there, or as it follows the hash", async () => {
    const page = await openSearch({ results: true, given: { engineId: undefined } });
    page.actions.search.set({ sort: "price-desc" });
    page.last("environment").answer({ ENGINE_ID: "4" });
    await page.settled();
    expect([page.location.hash(), page.location.entries()]).to.deep.equal(["#e=4&capacity=18-18&rc_sort=price&rc_order=desc", 1]);
    page.clock.advance(500);
    page.actions.place.choose(valThorens);
    page.clock.advance(500);
    page.search.listen("change", () => page.actions.search.set({ criteria: [55] }));
    page.location.back();
    expect(page.location.hash()).to.include("c[]=55");
    expect(page.location.entries()).to.equal(1);
  });

  it("URL-32 replaces the entry where url-sync is switched on", async () => {
    const page = await openSearch({ results: true, given: { urlSync: "none" } });
    page.actions.place.choose(valThorens);
    page.search.join(page.bar, { ...mandatorySettings, urlSync: "hash" });
    await page.settled();
    expect(page.location.hash()).to.include("station[]=1");
    expect(page.location.entries()).to.equal(1);
  });

  it("URL-32 adds an entry for the visitor's next choice also where following the hash threw", () => {
    const { scope, location } = effectScope({ hash: "capacity=18-18" });
    const commit = () => {
      throw new Error("down");
    };
    const claim = { take: () => true, release: () => undefined };
    const hash = createHash({ ...scope, commit }, claim, () => true);
    hash.start();
    expect(() => location.go("capacity=18-18&c[]=69")).to.throw("down");
    const entries = location.entries();
    scope.commit({ criteria: [55] });
    expect(location.hash()).to.include("c[]=55");
    expect(location.entries()).to.equal(entries + 1);
  });
});
