import { expect } from "chai";
import { anyStay, type EngineAnswers, type Selection, type Visitor } from "../answers.js";
import { reducePackages } from "../../../src/domain/packages.js";
import { availablePackages } from "../../../src/domain/sold-packages.js";
import { defaultFlags } from "../../../src/domain/flags.js";
import { knownDay } from "../catalogue/days.js";
import { describeDatabases } from "../testing/database.driver.js";

const visitor: Visitor = {
  language: "en",
  worksCouncil: false,
  currency: "GBP",
  today: knownDay("2026-11-21"),
  origin: "http://engine.test",
};
const between = (begin: string, end: string): Pick<Selection, "begin" | "end"> => ({ begin: knownDay(begin), end: knownDay(end) });
const week = between("2027-02-06", "2027-02-13");
const winter = { season: "H" } as const;

const searches: Readonly<Record<string, Partial<Selection>>> = {
  "a week": week,
  "a week in one resort": { ...week, place: { type: "station", id: 66 } },
  "a week with one package": { ...week, packages: ["PFPF"] },
  "a week within a budget": { ...week, priceMin: 1100, priceMax: 1300 },
  "a week within a budget, from one departure": { ...week, packages: ["PFF", "PFPF", "PFTT"], origins: ["LGW"], priceMax: 1177 },
  "a winter": winter,
  "a winter in one resort within a budget": { ...winter, place: { type: "station", id: 1 }, priceMin: 1400, priceMax: 1500 },
  "a winter above a price": { ...winter, packages: ["PFF"], priceMin: 4000 },
};

const chosen = (change: Partial<Selection>): Selection => ({ ...anyStay, party: 2, ...change });
const totalFrom = async (answers: EngineAnswers, selection: Selection, origin: string): Promise<number> =>
  (
    await answers.products(
      { selection: { ...selection, origins: [origin] }, sort: "best-seller", page: 0, size: 1, byLodging: true },
      visitor,
    )
  ).totalProducts;
/** The search once a departure is chosen: what is not sold from there leaves the packages, as it does in the front end. */
function departing(selection: Selection, origin: string): Selection {
  const sold = availablePackages({ locale: "en-GB", flags: { ...defaultFlags, flightVersion: true }, transfer: true, origin });
  return { ...selection, packages: reducePackages(selection.packages, sold) };
}
const plainFind = { from: visitor.today, to: visitor.today + 300, nights: null, grid: false, by: null, time: "", topStationIds: [] };
const offered = async (answers: EngineAnswers, selection: Selection): Promise<readonly string[]> =>
  (await answers.find({ ...plainFind, selection }, visitor)).origins.map(({ code }) => code);

describeDatabases("departures", ({ answers }) => {
  before(async function () {
    this.timeout(120_000);
    await answers();
  });

  it("ORIG-27 offers none for three nights or for a summer, of which no package has transport", async () => {
    const ready = await answers();
    for (const change of [between("2027-01-14", "2027-01-17"), between("2027-07-10", "2027-07-17"), { season: "E" } as const])
      expect(await offered(ready, chosen(change)), JSON.stringify(change)).to.deep.equal([]);
  });

  it("ORIG-27 offers those with which the search finds a stay, and no other", async () => {
    const ready = await answers();
    const everywhere = await offered(ready, chosen(winter));
    expect(everywhere.length).to.equal(25);
    for (const change of [
      week,
      { ...week, place: { type: "station", id: 66 }, packages: ["PFF"] } as const,
      { ...week, packages: ["PFTT"] } as const,
      { ...week, packages: ["PF", "PFP"] } as const,
      { ...week, criteria: [63, 70] },
    ]) {
      const selection = chosen(change);
      const found: string[] = [];
      for (const origin of everywhere) if ((await totalFrom(ready, departing(selection, origin), origin)) > 0) found.push(origin);
      expect(found.length).to.be.above(0);
      expect(await offered(ready, selection), JSON.stringify(change)).to.have.members(found);
    }
  });

  for (const [name, change] of Object.entries(searches))
    it(`counts for each what choosing it lists: ${name}`, async () => {
      const ready = await answers();
      const selection = chosen(change);
      const { origin = [] } = await ready.counts({ selection, wanted: ["origin"] }, visitor);
      expect(origin.length).to.be.above(0);
      for (const { id, count } of origin) expect(await totalFrom(ready, selection, id), id).to.equal(count);
    });
});
