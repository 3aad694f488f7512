import { expect } from "chai";
import type { PricesQuery, Visitor } from "../answers.js";
import { listedStay, liveAnswer } from "./live-prices.js";
import { prestationId } from "./product.js";

const visitor: Visitor = { language: "fr", worksCouncil: false, currency: "EUR", today: 0, origin: "http://localhost" };
const query = (liheId: number): PricesQuery => ({
  liheId,
  begin: 20_000,
  end: 20_007,
  prestationIds: [],
  ages: [18, 18],
  packageCode: "PF",
  origin: null,
});

const roomPrice = 1000;
/** What packages cost the whole party: none, a lift pass, a flight with a lift pass. */
const extras = [0, 350, 1900];
const rooms = Array.from({ length: 400 }, (_, row) => row);
const found = (extra: number) => ({ roomPrice, publicPrice: 0, extras: extra, ofPackage: [] });

/** The confirmed prices of each room of a lodging, package by package; rooms that are gone left out. */
function confirmed(liheId: number): { readonly live: readonly number[]; readonly listed: readonly number[] }[] {
  const stays = rooms.map((row) => extras.map((extra, packageAt) => listedStay(prestationId(row, packageAt), found(extra), visitor)));
  const { wiypPrices, iresaPrices } = liveAnswer(query(liheId), stays.flat(), visitor);
  const prices = new Map<number, number>();
  for (const { prestId, sellingPriceWiyp } of wiypPrices) prices.set(prestId, sellingPriceWiyp);
  for (const { prestId, sellingPriceIresa } of iresaPrices) prices.set(prestId, sellingPriceIresa);
  return stays.flatMap((packages) => {
    const live = packages.flatMap(({ id }) => prices.get(id) ?? []);
    return live.length === packages.length ? [{ live, listed: packages.map(({ price }) => price) }] : [];
  });
}

describe("the confirmed prices", () => {
  const all = [10001, 10002, 10003].flatMap((liheId) => confirmed(liheId));

  it("move with the accommodation alone: what a package adds, its transport too, costs what was listed", () => {
    expect(all.length).to.be.above(500);
    let moved = 0;
    for (const { live, listed } of all) {
      const [, pass = 0, flight = 0] = live.map((price, index) => price - (listed[index] ?? 0));
      expect(flight).to.equal(pass);
      if (pass !== 0) moved += 1;
    }
    expect(moved).to.be.above(all.length / 2);
  });

  it("are a few percent of the accommodation off, and never below the listed price of the accommodation alone", () => {
    const changes = all.flatMap(({ live, listed }) => live.map((price, index) => price - (listed[index] ?? 0)));
    expect(Math.min(...changes)).to.be.within(-0.03 * roomPrice, -1);
    expect(Math.max(...changes)).to.be.within(1, 0.04 * roomPrice);
    for (const { live } of all) expect(Math.min(...live)).to.be.at.least(roomPrice);
  });

  it("are there for all packages of a room or for none, and are the same whenever they are requested", () => {
    const stays = rooms.flatMap((row) => extras.map((extra, at) => listedStay(prestationId(row, at), found(extra), visitor)));
    const answer = liveAnswer(query(10001), stays, visitor);
    const counts = new Map<number, number>();
    for (const { prestId } of [...answer.wiypPrices, ...answer.iresaPrices]) {
      const row = Math.floor(prestId / 16);
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    expect(new Set(counts.values())).to.deep.equal(new Set([extras.length]));
    expect(counts.size).to.be.within(rooms.length * 0.9, rooms.length - 1);
    expect(liveAnswer(query(10001), stays, visitor)).to.deep.equal(answer);
  });
});
