import { expect } from "chai";
import fc from "fast-check";
import { everywhereId } from "../../domain/places.js";
import { consoleWordsLoaded, emptyFind, openSearch } from "../testing/search.driver.js";

describe("a search set by the page", () => {
  it("takes every part of it in one commit", async () => {
    const page = await openSearch({ results: true });
    page.newCalls();
    page.actions.search.set({
      place: { id: 1, type: "station", label: "Val Thorens" },
      stayDates: { start: "2027-02-06", end: "2027-02-13" },
      participants: [{ age: 18 }, { age: 7 }],
      packages: ["PF"],
      criteria: [71, 69],
      budget: { min: 100, max: null },
      sort: "price-asc",
    });
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
    const { place, participants, criteria, budget, sort } = page.search.publicSnapshot();
    expect({ place, participants, criteria, budget, sort }).to.deep.equal({
      place: { id: 1, type: "station", label: "Val Thorens" },
      participants: [{ age: 18 }, { age: 7 }],
      criteria: [69, 71],
      budget: { min: 100, max: null },
      sort: "price-asc",
    });
    expect(page.changes).to.have.length(1);
  });

  it("refuses what it cannot read, reports which, and keeps the others", async () => {
    const page = await openSearch();
    const patch = { place: { id: "x" }, stayDates: { start: "2027-02-30", end: "2027-03-06" }, colour: "blue", packages: ["PFP"] };
    page.actions.search.set(patch as never);
    expect(page.errors).to.have.length(1);
    expect(page.errors[0]?.message).to.include("place, stayDates, colour");
    expect(page.search.publicSnapshot()).to.deep.include({ place: null, packages: ["PFP"] });
  });

  for (const page of ["q", -2, 0, 1.5, null])
    it(`refuses the page ${page}, reports it, and keeps the others`, async () => {
      const { actions, search, errors } = await openSearch({ results: true });
      actions.search.set({ page: 3 });
      actions.search.set({ page, packages: ["PFP"] } as never);
      expect(errors.map(({ message }) => message.split(".")[0])).to.deep.equal(["These parts of the search cannot be set: page"]);
      expect(search.publicSnapshot().packages).to.deep.equal(["PFP"]);
      actions.search.set({ page: 2 });
      actions.search.set({ page } as never);
      expect(search.publicSnapshot().page).to.equal(2);
    });

  it("takes everywhere as no destination", async () => {
    const page = await openSearch({ hash: "station[]=7" });
    page.actions.search.set({ place: { id: everywhereId, type: "region", label: "Partout" } });
    expect([page.state().place, page.errors]).to.deep.equal([null, []]);
  });

  it("takes nothing from what is no patch, and reports it", async () => {
    const page = await openSearch();
    for (const patch of [null, undefined]) page.actions.search.set(patch);
    expect(page.errors.map(({ message }) => message.split(".")[0])).to.deep.equal([
      "These parts of the search cannot be set: null",
      "These parts of the search cannot be set: undefined",
    ]);
    expect(page.changes).to.deep.equal([]);
  });

  it("never throws, whatever it is given", async () => {
    const page = await openSearch();
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("place", "stayDates", "participants", "packages", "criteria", "budget", "sort", "origin"),
          fc.anything(),
        ),
        (patch) => {
          page.actions.search.set(patch);
          JSON.stringify(page.search.publicSnapshot());
        },
      ),
      { numRuns: 300, examples: [[{ criteria: [{ toString: "" }] }], [{ place: { id: { toString: "" }, type: "station" } }]] },
    );
  });

  it("takes a whole snapshot back, its page included, and requests nothing for what stays", async () => {
    const page = await openSearch({ results: true });
    page.actions.criteria.toggle([69]);
    page.actions.results.showPage(2);
    const snapshot = page.search.publicSnapshot();
    page.newCalls();
    page.actions.search.set(snapshot);
    expect([page.newCalls(), page.errors]).to.deep.equal([[], []]);
    page.actions.search.set({ ...snapshot, sort: "price-asc", page: 3 });
    expect([page.state().sort, page.state().page]).to.deep.equal(["price-asc", 3]);
    page.actions.search.set({ engineId: 9 });
    await page.settled();
    expect(page.state().settings.engineId).to.equal(9);
  });

  it("requests nothing for a choice that is made again", async () => {
    const page = await openSearch({ results: true });
    page.actions.packages.set(["PF"]);
    page.newCalls();
    page.actions.packages.set(["PF"]);
    page.actions.participants.commit([18, 18]);
    page.actions.search.set({ sort: "best-seller" });
    expect(page.newCalls()).to.deep.equal([]);
    expect(page.changes).to.have.length(1);
  });

  it("is empty again after a reset", async () => {
    const page = await openSearch();
    const before = page.search.publicSnapshot();
    page.actions.search.set({ participants: [{ age: 18 }], criteria: [69], sort: "price-desc" });
    page.actions.search.reset();
    expect(page.search.publicSnapshot()).to.deep.equal(before);
  });

  it("a listener that throws stops neither the others nor the search", async () => {
    const page = await openSearch();
    page.search.listen("change", () => {
      throw new Error("host page");
    });
    let notified = 0;
    page.search.listen("change", () => (notified += 1));
    page.actions.packages.toggle("PF");
    expect(notified).to.equal(1);
    await consoleWordsLoaded();
    expect(page.warnings).to.have.length(1);
  });
});

describe("the party's cookies", () => {
  it("PART-29..31 are set when the participants change", async () => {
    const page = await openSearch();
    expect(page.cookies.get("capacity")).to.equal(null);
    page.actions.participants.commit([18, 18, 8]);
    expect([page.cookies.get("participants-ages"), page.cookies.get("capacity")]).to.deep.equal(["18-18-8", "3"]);
  });
});

describe("origin and transport", () => {
  const given = { locale: "en-GB", flight: true, features: { flightVersion: true } } as const;

  it("ORIG-14..15 an origin turns the switch on, none turns it off", async () => {
    const page = await openSearch({ given });
    page.actions.origin.choose("LGW");
    expect([page.state().origin, page.state().transfer]).to.deep.equal(["LGW", true]);
    page.actions.origin.choose("NA");
    expect([page.state().origin, page.state().transfer]).to.deep.equal(["NA", false]);
  });

  it("ORIG-16..19 the visitor's own flip clears the origin, and off clears the packages", async () => {
    const page = await openSearch({ given });
    page.actions.origin.choose("LGW");
    page.actions.packages.set(["PFF"]);
    expect([page.state().origin, page.state().transfer], "the switch that an origin turns on clears nothing").to.deep.equal(["LGW", true]);
    page.actions.origin.switchTransfer(true);
    expect(page.state().origin).to.equal(null);
    page.actions.origin.switchTransfer(false);
    expect([page.state().origin, page.state().packages]).to.deep.equal(["NA", []]);
  });

  it("PKG-22..23 ORIG-18 the switch chooses all that it offers in the locale, and nothing once it is off", async () => {
    for (const [options, offered] of [
      [{ locale: "fr-FR" }, ["PFPTTF", "PFTTF"]],
      [{ locale: "fr-FR-CSE" }, ["PFPTTF", "PFTTF"]],
      [{ locale: "en-GB" }, ["PFTT"]],
      [{ locale: "en-GB", features: { flightVersion: true } }, ["PFTT", "PFPF", "PFF"]],
      [{ locale: "nl-NL" }, []],
    ] as const) {
      const page = await openSearch({ given: options });
      page.actions.packages.set(["PF"]);
      page.actions.origin.switchTransfer(true);
      expect(page.state().packages, options.locale).to.deep.equal(offered);
      page.actions.origin.switchTransfer(false);
      expect(page.state().packages, options.locale).to.deep.equal([]);
    }
    const page = await openSearch({ given });
    page.actions.origin.switchTransfer(true);
    expect(page.state().packages, "where a departure is asked for, that decides").to.deep.equal(["PFPF", "PFF"]);
  });

  it("PKG-22..24 PKG-27 is off once nothing is left of what the switch chose, by the visitor or by an answer without a train", async () => {
    const page = await openSearch({ given: { locale: "fr-FR" } });
    page.actions.origin.switchTransfer(true);
    page.actions.packages.toggle("PFTTF");
    expect([page.state().packages, page.state().transfer]).to.deep.equal([["PFPTTF"], true]);
    page.actions.packages.toggle("PFPTTF");
    expect([page.state().packages, page.state().transfer]).to.deep.equal([[], false]);
    page.actions.origin.switchTransfer(true);
    expect(page.state().packages).to.have.length(2);
    page.last("find").answer({ ...emptyFind, packages: [{ id: "PF", count: 3 }] });
    await page.settled();
    expect([page.state().packages, page.state().transfer]).to.deep.equal([[], false]);
  });

  it("PART-06 the flight maximum bounds the sizes that are requested", async () => {
    const page = await openSearch({ given, results: true });
    expect(page.last("products").request.partySizeMaximum).to.equal(9);
    page.actions.origin.switchTransfer(false);
    expect(page.last("products").request.partySizeMaximum).to.equal(20);
  });
});
