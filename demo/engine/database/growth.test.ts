import { expect } from "chai";
import { anyStay, type Selection, type Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { embeddedDatabase } from "../testing/database.driver.js";
import { testDay } from "../testing/engine.driver.js";
import { createDatabaseAnswers } from "./database-answers.js";
import { openEmbedded } from "./embedded.js";
import { growCatalogue, placeInCopy } from "./grow.js";
import { exponentOf } from "./growth.js";
import { randomCounts } from "./random-searches.js";

const today = knownDay(testDay);
const visitor: Visitor = { language: "fr", worksCouncil: false, currency: "EUR", today, origin: "" };
const ofStation = (id: number): Selection => ({ ...anyStay, season: "H", party: 2, place: { type: "station", id } });
const station = 3;

describe("a catalogue that has grown", function () {
  this.timeout(60_000);
  it("holds each place as often as it was repeated, and each as it was", async () => {
    const database = await openEmbedded(today);
    await growCatalogue((text) => database.query({ name: "", text, values: [] }), 2);
    const answers = createDatabaseAnswers(openEmbedded, today, Promise.resolve(database));
    await answers.ready;
    const kept = await embeddedDatabase.answers();
    const first = { sort: "best-seller", page: 0, size: 20, byLodging: true } as const;
    const whole = { ...anyStay, season: "H", party: 2 } as const;
    const [once, twice] = await Promise.all([kept, answers].map((one) => one.products({ ...first, selection: whole }, visitor)));
    expect(twice?.totalProducts).to.equal((once?.totalProducts ?? 0) * 2);
    const counts = await kept.counts(randomCounts(ofStation(station)), visitor);
    for (const copy of [0, 1])
      expect(await answers.counts(randomCounts(ofStation(placeInCopy(station, copy))), visitor), `copy ${copy}`).to.deep.equal(counts);
    await answers.close();
  });
});

describe("the growth of a time", () => {
  it("is 0 for one that stays, 1 for one in proportion to the size, 2 for its square", () => {
    const sizes = [10, 40, 160];
    for (const power of [0, 1, 2]) expect(exponentOf(sizes.map((size) => [size, 3 * size ** power]))).to.be.closeTo(power, 1e-9);
  });
});
