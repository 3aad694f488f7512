import { expect } from "chai";
import { placeTypes } from "../../domain/places.js";
import { openSearch } from "../testing/search.driver.js";

describe("what follows from the choices of the bar", () => {
  it("AUTO-01 AUTO-32 a chosen place of any type runs find, for that place", async () => {
    const page = await openSearch();
    expect(placeTypes).to.have.members(["station", "parentStation", "domain", "region"]);
    for (const type of placeTypes) {
      page.newCalls();
      page.actions.place.choose({ id: 7, type, label: "Tignes" });
      expect(page.newCalls(), type).to.deep.equal(["find"]);
      expect(page.last("find").request.place).to.deep.equal({ id: 7, type });
    }
  });

  it("AUTO-34 a place that is cleared runs find again, for everywhere", async () => {
    const page = await openSearch({ hash: "station[]=7" });
    page.newCalls();
    page.actions.place.choose(null);
    expect(page.newCalls()).to.deep.equal(["find"]);
    expect(page.last("find").request).to.not.have.property("place");
  });

  it("PKG-24..25 a toggled package is committed and runs find, with the packages as they are then", async () => {
    const page = await openSearch();
    page.newCalls();
    page.actions.packages.toggle("PF");
    expect(page.search.publicSnapshot().packages).to.deep.equal(["PF"]);
    expect(page.newCalls()).to.deep.equal(["find"]);
    expect(page.last("find").request.packages).to.deep.equal(["PF"]);
    page.actions.packages.toggle("PF");
    expect(page.search.publicSnapshot().packages).to.deep.equal([]);
    expect(page.last("find").request.packages).to.deep.equal([]);
  });

  it("ORIG-37 a chosen origin keeps the chosen packages that it offers", async () => {
    const given = { flight: true, locale: "en-GB", features: { flightVersion: true } };
    for (const [origin, kept] of [
      ["MAN", ["PFF"]],
      ["ANY_LONDON_AIRPORT", ["PFF"]],
      ["STP", ["PFTT"]],
      ["NA", []],
    ] as const) {
      const page = await openSearch({ given });
      page.actions.packages.set(["PFTT", "PFF"]);
      page.actions.origin.choose(origin);
      expect(page.state().packages, origin).to.deep.equal(kept);
      expect(page.last("find").request.packages, origin).to.deep.equal(kept);
    }
  });

  it("PART-21..22 a validated party is committed with its adults as 18, and runs find, for that party", async () => {
    const page = await openSearch();
    page.newCalls();
    page.actions.participants.commit([40, 18, 7]);
    expect(page.search.publicSnapshot().participants).to.deep.equal([{ age: 18 }, { age: 18 }, { age: 7 }]);
    expect(page.newCalls()).to.deep.equal(["find"]);
    expect(page.last("find").request.ages).to.deep.equal([18, 18, 7]);
  });

  it("a party that is edited is not the search's, notifies nobody, and is gone once a party is committed", async () => {
    const page = await openSearch();
    page.newCalls();
    const changes = page.changes.length;
    page.actions.participants.edit([18, 18, 12]);
    expect(page.state().partyDraft).to.deep.equal([18, 18, 12]);
    expect(page.search.publicSnapshot().participants).to.deep.equal([{ age: 18 }, { age: 18 }]);
    expect([page.newCalls(), page.changes.length]).to.deep.equal([[], changes]);
    page.actions.participants.commit([18, 18, 8]);
    expect(page.state().partyDraft).to.equal(null);
  });

  it("PART-17 a number of rooms replaces any other among the criteria, and 0 leaves none", async () => {
    const page = await openSearch({ hash: "c[]=69&c[]=320" });
    page.actions.participants.commit([18, 18], 3);
    expect(page.state().criteria).to.deep.equal([69, 321]);
    page.actions.participants.commit([18, 18]);
    expect(page.state().criteria, "without the counter they stay").to.deep.equal([69, 321]);
    page.actions.participants.commit([18, 18], 0);
    expect(page.state().criteria).to.deep.equal([69]);
  });

  it("BAR-13 the search button leads to the results page with the search as its hash", async () => {
    const page = await openSearch({ hash: "station[]=7&packages[]=PF" });
    const { url, query } = page.actions.search.submit();
    expect(url).to.equal(`https://ski.example/se-results#${query}`);
    expect(new URLSearchParams(query).get("station[]")).to.equal("7");
    expect(new URLSearchParams(query).get("packages[]")).to.equal("PF");
    expect(page.tracked.map(({ event }) => event)).to.deep.equal(["search_module"]);
  });

  it("BAR-14 the search button of a results page leads nowhere, and is tracked", async () => {
    const page = await openSearch({ results: true });
    expect(page.actions.search.submit().url).to.equal(null);
    expect(page.tracked.map(({ event }) => event)).to.include("search_module");
  });

  it("BAR-15 the search button is tracked, and leads on whatever becomes of the tracking", async () => {
    const pushed: string[] = [];
    const page = await openSearch({
      onTrack({ event }) {
        pushed.push(event);
        throw new Error("the data layer is broken");
      },
    });
    expect(page.actions.search.submit().url).to.match(/^https:\/\/ski\.example\/se-results#/);
    expect(pushed).to.deep.equal(["search_module"]);
  });
});
