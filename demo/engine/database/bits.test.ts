import { expect } from "chai";
import { createCatalogue } from "../catalogue/catalogue.js";
import { poolCriteria, roomCriteria } from "../catalogue/criteria.js";
import { knownDay } from "../catalogue/days.js";
import { amenityBits, bitPlaces, criteriaBits, demandedBits, fromNumber, numberBits, saleId } from "./bits.js";

describe("sets as bits", () => {
  it("has an id for what each domain sells in each season for each number of nights, which no other has", () => {
    const { places, periods } = createCatalogue(knownDay("2026-11-21"));
    const nights = [...new Set(periods.map((period) => period.nights))];
    const ids = places.domains.flatMap(({ id }) =>
      (["H", "E"] as const).flatMap((season) => nights.map((count) => saleId(id, season, count))),
    );
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids.length).to.equal(places.domains.length * 2 * nights.length);
    for (const id of ids) expect(id).to.be.within(1, 2 ** 31 - 1);
  });

  it("keeps the ids of one domain apart for any stay of less than a month", () => {
    const ids = [1001, 1002].flatMap((domain) =>
      (["H", "E"] as const).flatMap((season) => Array.from({ length: 30 }, (_, nights) => saleId(domain, season, nights + 1))),
    );
    expect(new Set(ids).size).to.equal(120);
  });

  it("reads back the numbers it holds, and leaves out those that it cannot", () => {
    expect(bitPlaces(numberBits([0, 4, 4, 30, 31, -1, 999]))).to.deep.equal([0, 4, 30]);
    expect(bitPlaces(fromNumber(28))).to.deep.equal([28, 29, 30]);
  });

  it("requires a bit that no lodging has where an id is unknown, and only once", () => {
    const known = demandedBits(poolCriteria);
    expect(known).to.equal(amenityBits(poolCriteria));
    expect(known).to.be.above(0);
    expect(demandedBits([...poolCriteria, 999_999])).to.equal(known + 2 ** 50);
    expect(demandedBits([999_999, ...poolCriteria, 888_888])).to.equal(known + 2 ** 50);
    expect(amenityBits([999_999])).to.equal(0);
  });

  it("reads one number of rooms as itself, none as any, and two as nothing", () => {
    const [, two = 0, three = 0] = roomCriteria;
    expect(criteriaBits([]).rooms).to.equal(fromNumber(0));
    expect(bitPlaces(criteriaBits([two, two]).rooms)).to.deep.equal([2]);
    expect(criteriaBits([two, three]).rooms).to.equal(0);
  });
});
