import { expect } from "chai";
import { anyStay, type Visitor } from "../../demo/engine/answers.js";
import { knownDay } from "../../demo/engine/catalogue/days.js";
import { openEmbedded } from "../../demo/engine/database/embedded.js";
import type { Database } from "../../demo/engine/database/database.js";
import { testDay, testOracle } from "../../demo/engine/testing/engine.driver.js";
import { packageCodes } from "../../src/domain/packages.js";
import { askedBy, createTruth, type Truth } from "./truth.js";
import { createWishes } from "./wishes.js";

const today = knownDay(testDay);
const visitor: Visitor = { language: "en", worksCouncil: false, currency: "GBP", today, origin: "" };
const knownPackage = (code: string) => packageCodes.find((known) => known === code) ?? "HS";
const station = { type: "station", id: 1 } as const;
const resort = { kind: "resort", id: 1, name: "Val Thorens" } as const;

describe("the truth of wishes", function () {
  this.timeout(120_000);
  let database: Database;
  let truth: Truth;
  before(async () => {
    database = await openEmbedded(today);
    truth = await createTruth(database, testDay);
  });
  after(() => database.close());

  it("has the lowest totals that the oracle has, by day", async () => {
    for (const [party, nights] of [
      [2, 7],
      [5, 3],
    ] as const) {
      const selection = { ...anyStay, season: "H" as const, place: station, party };
      const [from, to] = [today, knownDay(truth.season.last)];
      const { startPrices = [] } = await testOracle.find(
        { selection, from, to, nights, grid: false, by: null, time: "", topStationIds: [] },
        visitor,
      );
      const lowest = await truth.lowest({
        locale: "en-GB",
        party,
        nights,
        where: resort,
        when: { kind: "any" },
        quality: null,
        lodging: null,
      });
      expect(startPrices).not.to.have.length(0);
      expect([...lowest]).to.deep.equal(startPrices.map(({ date, price }) => [date, price]));
    }
  });

  it("has the final prices that the oracle confirms", async () => {
    const asked = { locale: "en-GB", party: 2, nights: 7, where: resort, quality: null, lodging: null } as const;
    const [first] = await truth.stays({ ...asked, when: { kind: "month", month: "2027-02" } }, 1);
    if (!first) throw new Error("No stay in February");
    const days = { begin: knownDay(first.start), end: knownDay(first.end) };
    const selection = { ...anyStay, place: station, ...days, party: 2 };
    const { products } = await testOracle.products({ selection, sort: "price-asc", page: 0, size: 20, byLodging: true }, visitor);
    let compared = 0;
    for (const { liheId, name, prestations } of products)
      for (const packageCode of new Set(prestations.map((one) => one.codePackage))) {
        const offers = prestations.filter((one) => one.codePackage === packageCode && one.isWiyp);
        if (offers.length === 0) continue;
        const prestationIds = offers.map(({ id }) => id);
        const confirmed = await testOracle.prices(
          { liheId, ...days, prestationIds, ages: [18, 18], packageCode: knownPackage(packageCode), origin: null },
          visitor,
        );
        const lowest = Math.min(
          ...confirmed.wiypPrices.map(({ sellingPriceWiyp }) => sellingPriceWiyp),
          ...confirmed.iresaPrices.map(({ sellingPriceIresa }) => sellingPriceIresa),
        );
        const exact = { kind: "exact", start: first.start, end: first.end } as const;
        const stays = (await truth.stays({ ...asked, when: exact, lodging: name }, 5000)).filter(
          (stay) => stay.packageCode === packageCode,
        );
        expect(Math.min(...stays.map(({ final }) => final ?? Infinity)), `${name}, ${packageCode}`).to.equal(lowest);
        compared += 1;
      }
    expect(compared).to.be.above(20);
  });

  it("satisfies each wish, and makes the same ones again", async () => {
    const [wishOf, again] = [await createWishes(truth, "snow"), await createWishes(truth, "snow")];
    const kinds = new Set<string>();
    for (let index = 0; index < 30; index++) {
      const wish = await wishOf(index);
      expect(await again(index)).to.deep.equal(wish);
      const prices = (await truth.stays(askedBy(wish), 400)).map(({ final }) => final ?? Infinity);
      expect(Math.min(...prices)).to.be.at.most(wish.budget ?? Number.MAX_SAFE_INTEGER);
      kinds.add(`${wish.where.kind} ${wish.when.kind}`);
    }
    expect([...kinds]).to.have.length.above(6);
  });
});
