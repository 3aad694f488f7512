import { expect } from "chai";
import { bannerCriteria, criteriaGroups } from "../../../src/domain/criteria-table.js";
import { packageCodes } from "../../../src/domain/packages.js";
import { createCatalogue } from "./catalogue.js";
import { distanceKinds } from "./criteria.js";
import { dayText, knownDay, weekday } from "./days.js";
import { seed } from "./key.js";
import { createLodgings } from "./lodgings.js";
import { outsideOf } from "./outsides.js";
import { packageBit } from "./packages.js";

const today = knownDay("2026-11-21");

describe("catalogue", () => {
  const catalogue = createCatalogue(today);
  const { lodgings, stock, periods, places } = catalogue;
  const rows = Array.from({ length: stock.size }, (_, row) => row);

  it("is the same every time it is built", () => {
    const again = createCatalogue(today);
    expect(again.key).to.equal(catalogue.key);
    expect(again.lodgings).to.deep.equal(lodgings);
    expect(Buffer.from(again.stock.price.buffer).equals(Buffer.from(stock.price.buffer))).to.equal(true);
    expect(Buffer.from(again.stock.period.buffer).equals(Buffer.from(stock.period.buffer))).to.equal(true);
  });

  it("gives an added amenity to its share of a kind of room, and changes nothing else", () => {
    const added = createLodgings(places, seed, { 9999: { house: 0.4 } });
    const without = added.map((lodging) => ({ ...lodging, criteria: lodging.criteria.filter((id) => id !== 9999) }));
    expect(without).to.deep.equal(createLodgings(places, seed, {}));
    const [houses, others] = [true, false].map((isHouse) => added.filter(({ kind }) => (kind.roomKind === "house") === isHouse));
    const has = ({ criteria }: { readonly criteria: readonly number[] }) => criteria.includes(9999);
    expect((houses?.filter(has).length ?? 0) / (houses?.length ?? 1)).to.be.within(0.3, 0.5);
    expect(others?.filter(has)).to.deep.equal([]);
  });

  it("holds about 1,200 lodgings over about 90 stations and about 50,000 dated rows", () => {
    expect(lodgings.length).to.be.within(1150, 1250);
    expect(places.stations.length).to.be.within(85, 100);
    expect(stock.size).to.be.within(45_000, 65_000);
    expect(new Set(lodgings.map(({ station }) => station.id)).size).to.equal(places.stations.length);
  });

  it("gives every place its own id, whatever its type, and Val Thorens the most lodgings", () => {
    const ids = [...places.stations, ...places.parents, ...places.domains, ...places.regions].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    const sizes = places.stations.map(
      (station) => [lodgings.filter((lodging) => lodging.station === station).length, station.name] as const,
    );
    expect(sizes.toSorted((a, b) => b[0] - a[0])[0]?.[1]).to.equal("Val Thorens");
  });

  it("gives every lodging a name of its own in its station and a rank of its own", () => {
    expect(new Set(lodgings.map(({ name, station }) => `${station.id} ${name}`)).size).to.equal(lodgings.length);
    expect(new Set(lodgings.map(({ rank }) => rank)).size).to.equal(lodgings.length);
  });

  it("shows no two neighbours of a list by the same building or balcony, and each by what is its own", () => {
    const byRank = lodgings.toSorted((a, b) => a.rank - b.rank);
    const ofStation = places.stations.map((station) => byRank.filter((lodging) => lodging.station === station));
    const outsides = ["residence", "hotel", "club", "chalet", "apartments"];
    const alike = ofStation.flatMap((list) =>
      outsides.map((outside) => list.filter((lodging) => outsideOf(lodging.lodgingType) === outside)),
    );
    const pairs = (list: typeof byRank) => list.slice(1).map((next, index) => [list[index], next] as const);
    for (const [left, right] of [byRank, ...ofStation, ...alike].flatMap(pairs))
      if (left?.cover === right.cover) expect(right.cover, `${left.name}, ${right.name}`).to.equal(outsideOf(right.lodgingType));
    for (const [left, right] of ofStation.flatMap(pairs))
      if (left?.cover === right.cover) expect(right.building, right.name).to.not.equal(left.building);
    for (const cover of ["balcony", ...outsides])
      expect(lodgings.filter((lodging) => lodging.cover === cover).length, cover).to.be.above(30);
    for (const { cover, lodgingType, name } of lodgings) expect([outsideOf(lodgingType), "balcony"], name).to.include(cover);
  });

  for (const group of criteriaGroups)
    for (const option of group.options)
      it(`has some lodgings but not all with ${group.key} ${option.key}`, () => {
        const having = lodgings.filter(({ criteria }) => option.ids.some((id) => criteria.includes(id))).length;
        expect(having).to.be.within(1, lodgings.length - 1);
      });

  it("gives a lodging the one id of its step of each distance kind, or none when it is further", () => {
    for (const { steps } of distanceKinds)
      for (const { criteria } of lodgings) expect(steps.filter(({ id }) => criteria.includes(id)).length).to.be.at.most(1);
  });

  it("has every banner, lodging type and package family", () => {
    const { free_cancellation_15, ...banners } = bannerCriteria;
    for (const id of [...Object.values(banners), free_cancellation_15.E, free_cancellation_15.H])
      expect(
        lodgings.some(({ criteria }) => criteria.includes(id)),
        `banner ${id}`,
      ).to.equal(true);
    expect(new Set(lodgings.map(({ lodgingType }) => lodgingType))).to.deep.equal(new Set([18, 19, 22, 23, 40, 43, 44, 45]));
    for (const code of packageCodes)
      expect(
        lodgings.some(({ packageBits }) => packageBits & packageBit(code)),
        code,
      ).to.equal(true);
  });

  it("has lodgings without reviews, without stars, without a page, with unconfirmed prices, and room-only prices that are not live", () => {
    const room = packageBit("HS");
    expect(lodgings.some(({ reviews, rating }) => reviews === 0 && rating === 0)).to.equal(true);
    expect(lodgings.some(({ pageUrl }) => pageUrl === "")).to.equal(true);
    expect(lodgings.some(({ stars }) => stars === 0)).to.equal(true);
    expect(lodgings.some(({ liveBits }) => liveBits === 0)).to.equal(true);
    expect(lodgings.some(({ liveBits }) => liveBits !== 0 && (liveBits & room) === 0)).to.equal(true);
    expect(lodgings.filter(({ liveBits }) => liveBits !== 0).length).to.be.above(lodgings.length * 0.9);
  });

  it("sells Saturday weeks, short stays of two to five nights and summers, of this season and the next", () => {
    const sold = new Set(rows.map((row) => stock.period[row]));
    const soldPeriods = periods.filter((_, index) => sold.has(index));
    expect(new Set(soldPeriods.map(({ nights }) => nights))).to.deep.equal(new Set([2, 3, 4, 5, 7]));
    expect(new Set(soldPeriods.map(({ season }) => season))).to.deep.equal(new Set(["H", "E"]));
    expect(new Set(soldPeriods.map(({ ahead }) => ahead))).to.deep.equal(new Set([0, 1, 2]));
    for (const { start, kind } of soldPeriods) if (kind === "saturday") expect(weekday(start)).to.equal(6);
  });

  it("costs more in school holidays than in an ordinary January week", () => {
    const average = (day: string): number => {
      const prices = rows.filter(
        (row) => dayText(periods[stock.period[row] ?? 0]?.start ?? 0) === day && periods[stock.period[row] ?? 0]?.nights === 7,
      );
      return prices.reduce((sum, row) => sum + (stock.price[row] ?? 0), 0) / prices.length;
    };
    expect(average("2027-02-13") / average("2027-01-16")).to.be.within(1.6, 2.6);
    expect(average("2026-12-26") / average("2027-01-16")).to.be.within(1.6, 2.6);
  });

  it("stays the same through a season and moves on with the next", () => {
    expect(createCatalogue(knownDay("2027-02-01")).key).to.equal(catalogue.key);
    expect(createCatalogue(knownDay("2027-06-01")).key).to.not.equal(catalogue.key);
    for (const day of ["2026-06-01", "2027-06-01", "2030-01-01"]) expect(createCatalogue(knownDay(day)).stock.size).to.be.above(40_000);
  });
});
