import { expect } from "chai";
import { emptyFind, openSearch, productsAnswer } from "../testing/search.driver.js";

const valThorens = { id: 1, type: "station", label: "Val Thorens" } as const;

describe("a search restored from the hash", () => {
  it("URL-02, URL-04..24 takes every choice from it", async () => {
    const page = await openSearch({
      results: true,
      hash:
        "e=7&station[]=12&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-8&packages[]=PF&packages[]=PFP&c[]=69&c[]=74" +
        "&lodgingType[]=18&lodgingType[]=44&priceMin=300&priceMax=2000&rc_sort=price&rc_order=desc&origin=LGW",
    });
    expect(page.search.publicSnapshot()).to.deep.equal({
      engineId: 7,
      locale: "fr-FR",
      place: { id: 12, type: "station", label: "" },
      stayDates: { start: "2027-02-06", end: "2027-02-13" },
      participants: [{ age: 18 }, { age: 18 }, { age: 8 }],
      packages: ["PF", "PFP"],
      transfer: true,
      origin: "LGW",
      criteria: [69, 74],
      lodgingTypes: [18, 44],
      budget: { min: 300, max: 2000 },
      sort: "price-desc",
      page: 1,
    });
    expect(page.last("products").request).to.deep.include({ engineId: 7, beginDate: "2027-02-06", partySize: 3, page: 1 });
  });

  it("URL-31 is not written back while it is read", async () => {
    const page = await openSearch({ results: true, hash: "capacity=18-18-8&foo=bar" });
    page.last("find").answer(emptyFind);
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect(page.location.hash()).to.equal("#capacity=18-18-8&foo=bar");
    expect(page.location.writes()).to.equal(0);
  });

  it("a parameter in the hash wins over what the page kind pre-fills", async () => {
    const given = { onPage: "club" } as const;
    expect((await openSearch({ given })).state().lodgingTypes).to.deep.equal([23]);
    expect((await openSearch({ given, hash: "lodgingType[]=22" })).state().lodgingTypes).to.deep.equal([22]);
  });

  it("URL-05 its engine id wins over the given one, and a hash without one leaves that", async () => {
    expect((await openSearch({ hash: "e=7", given: { engineId: 3 } })).state().settings.engineId).to.equal(7);
    expect((await openSearch({ hash: "capacity=2", given: { engineId: 3 } })).state().settings.engineId).to.equal(3);
  });
});

describe("the engine of the hash", () => {
  it("URL-05 is replaced by an engine that the page sets at runtime, until the hash names another", async () => {
    const page = await openSearch({ results: true, hash: "e=7" });
    page.search.join(page.bar, { engineId: 5, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(5);
    expect(page.location.hash()).to.include("e=5");
    page.location.go("e=8");
    expect(page.state().settings.engineId).to.equal(8);
  });
});

describe("a commit rewrites the hash", () => {
  it("URL-31, URL-32 as a new entry on a results page", async () => {
    const page = await openSearch({ results: true });
    page.actions.place.choose(valThorens);
    expect(page.location.hash()).to.equal("#e=1&capacity=18-18&placeType=station&station[]=1");
    expect(page.location.entries()).to.equal(2);
  });

  it("URL-32, URL-36 in place of the entry elsewhere", async () => {
    const page = await openSearch();
    page.actions.place.choose(valThorens);
    expect(page.location.hash()).to.include("station[]=1");
    expect(page.location.entries()).to.equal(1);
  });

  it("URL-32 commits within 400 ms share one entry", async () => {
    const page = await openSearch({ results: true });
    page.actions.criteria.toggle([69]);
    page.clock.advance(400);
    page.actions.criteria.toggle([71]);
    expect(page.location.entries()).to.equal(2);
    page.clock.advance(401);
    page.actions.criteria.toggle([27]);
    expect(page.location.entries()).to.equal(3);
  });

  it("URL-32 at most 20 entries in 10 s, then the entry is replaced, and no choice is lost", async () => {
    const page = await openSearch({ results: true });
    for (let id = 1; id <= 24; id += 1) {
      page.clock.advance(401);
      page.actions.criteria.toggle([id]);
    }
    expect(page.location.entries()).to.equal(1 + 20);
    expect(page.location.hash()).to.include("c[]=24");
  });

  it("URL-32, URL-36 url-sync none neither reads nor writes", async () => {
    const page = await openSearch({ results: true, hash: "capacity=5", given: { urlSync: "none" } });
    expect(page.state().participants).to.have.length(2);
    page.actions.place.choose(valThorens);
    expect(page.location.hash()).to.equal("#capacity=5");
  });

  it("URL-36 a hash of the page's own is left alone", async () => {
    for (const foreign of ["section", "/route/2", "!/shebang"]) {
      const page = await openSearch({ results: true, hash: foreign });
      page.actions.place.choose(valThorens);
      expect(page.location.hash()).to.equal(`#${foreign}`);
      expect(page.state().place?.id).to.equal(1);
    }
  });

  it("foreign keys and the banner survive", async () => {
    const page = await openSearch({ results: true, hash: "utm=spring&banner=wide.jpg/small.jpg&capacity=2" });
    page.actions.place.choose(valThorens);
    expect(page.location.hash()).to.include("utm=spring").and.include("banner=wide.jpg/small.jpg").and.include("station[]=1");
  });

  it("URL-33..34 has neither what is not chosen nor the page", async () => {
    const page = await openSearch({ results: true });
    page.actions.place.choose(valThorens);
    page.actions.results.showPage(4);
    expect(page.location.hash()).to.equal("#e=1&capacity=18-18&placeType=station&station[]=1");
  });

  it("URL-37 half a range is not committed, a whole one is", async () => {
    const page = await openSearch({ results: true });
    page.last("find").answer({ ...emptyFind, startDates: ["2027-02-06"] });
    await page.settled();
    page.actions.stayDates.pick("2027-02-06");
    expect(page.location.writes()).to.equal(0);
    expect(page.changes).to.deep.equal([]);
    page.last("find").answer({ ...emptyFind, endDates: ["2027-02-13"] });
    await page.settled();
    page.actions.stayDates.pick("2027-02-13");
    expect(page.location.hash()).to.include("beginDate=2027-02-06&endDate=2027-02-13");
  });

  it("is written by one search of the page alone", async () => {
    const page = await openSearch({ results: true, mayWriteHash: false });
    page.actions.place.choose(valThorens);
    expect(page.location.writes()).to.equal(0);
  });
});

describe("the page's history", () => {
  it("URL-32 Back undoes the last choice and requests again", async () => {
    const page = await openSearch({ results: true });
    page.actions.place.choose(valThorens);
    page.clock.advance(500);
    page.actions.criteria.toggle([69]);
    page.newCalls();
    page.location.back();
    expect(page.state().criteria).to.deep.equal([]);
    expect(page.state().place).to.deep.equal(valThorens);
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
    expect(page.changes.at(-1)?.changed).to.deep.equal(["criteria"]);
    page.location.back();
    expect(page.state().place).to.equal(null);
    expect(page.location.hash()).to.equal("");
  });

  it("URL-32 a choice made at once after Back has an entry of its own, and the one gone back to is kept", async () => {
    const page = await openSearch({ results: true });
    page.actions.place.choose(valThorens);
    page.clock.advance(401);
    page.actions.criteria.toggle([69]);
    page.location.back();
    page.actions.criteria.toggle([71]);
    expect(page.state().criteria).to.deep.equal([71]);
    page.location.back();
    expect([page.state().criteria, page.state().place]).to.deep.equal([[], valThorens]);
  });

  it("URL-32 Back undoes the last choice where the page kind had pre-filled another", async () => {
    const page = await openSearch({ results: true, given: { onPage: "club" } });
    page.actions.criteria.toggleLodgingTypes([23]);
    page.clock.advance(500);
    page.actions.place.choose(valThorens);
    page.location.back();
    expect(page.state().lodgingTypes).to.deep.equal([]);
    expect(page.state().place).to.equal(null);
    page.location.back();
    expect(page.state().lodgingTypes).to.deep.equal([23]);
  });

  it("URL-24 the switch that was turned off stays off", async () => {
    const page = await openSearch({ results: true, given: { onPage: "package-pftt", locale: "en-GB" } });
    page.actions.origin.switchTransfer(false);
    page.clock.advance(500);
    page.actions.place.choose(valThorens);
    page.location.back();
    expect([page.state().transfer, page.state().origin, page.state().packages]).to.deep.equal([false, "NA", []]);
  });

  it("URL-32 Back ends a range that was begun", async () => {
    const page = await openSearch({ results: true });
    page.last("find").answer({ ...emptyFind, startDates: ["2027-02-06"] });
    await page.settled();
    page.actions.place.choose(valThorens);
    page.actions.stayDates.pick("2027-02-06");
    page.location.back();
    expect(page.state().pickedStart).to.equal(null);
  });

  it("a change that the page makes while the hash is followed is written", async () => {
    const page = await openSearch({ results: true });
    page.actions.place.choose(valThorens);
    page.clock.advance(500);
    page.search.listen("change", () => page.actions.sort.choose("price-asc"));
    page.location.back();
    expect(page.location.hash()).to.include("rc_sort=price");
  });

  it("URL-32 a link of the page to another hash is followed, a foreign one is not", async () => {
    const page = await openSearch({ results: true });
    page.newCalls();
    page.location.go("#section");
    expect(page.newCalls()).to.deep.equal([]);
    page.location.go("#capacity=18-18-18");
    expect(page.state().participants).to.have.length(3);
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
  });
});

describe("the search button", () => {
  it("URL-01, URL-03 opens the results page with the search in its hash, and stays where it is there", async () => {
    const home = await openSearch();
    home.actions.place.choose(valThorens);
    expect(home.actions.search.submit().url).to.equal("https://ski.example/se-results#e=1&capacity=18-18&placeType=station&station[]=1");
    const results = await openSearch({ results: true });
    expect(results.actions.search.submit().url).to.equal(null);
  });

  it("URL-02, URL-35..36 keeps the search if the address of the results has a fragment: pairs stay, anything else is replaced", async () => {
    const leadsTo = async (resultsUrl: string) => (await openSearch({ given: { resultsUrl } })).actions.search.submit().url;
    const search = "e=1&capacity=18-18";
    expect(await leadsTo("/found#list")).to.equal(`https://ski.example/found#${search}`);
    expect(await leadsTo("/app#/results?x=1")).to.equal(`https://ski.example/app#${search}`);
    expect(await leadsTo("/found#utm=letter&banner=wide.jpg/small.jpg&c[]=55")).to.equal(
      `https://ski.example/found#utm=letter&${search}&banner=wide.jpg/small.jpg`,
    );
    expect(await leadsTo("/found?x=1#")).to.equal(`https://ski.example/found?x=1#${search}`);
  });
});
