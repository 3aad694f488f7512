import { expect } from "chai";
import { createCatalogue } from "./catalogue.js";
import { dayText, knownDay } from "./days.js";
import type { Lodging } from "./lodgings.js";
import type { Room } from "./rooms.js";

/** One free stay of the catalogue; the price is the room's, in whole euros. */
interface Stay {
  readonly lodging: Lodging;
  readonly room: Room;
  readonly start: string;
  readonly nights: number;
  readonly price: number;
}

const { stock, lodgings, periods, supplements, places } = createCatalogue(knownDay("2026-11-21"));

const stays = Array.from({ length: stock.size }, (_, row): Stay[] => {
  const lodging = lodgings[stock.lodging[row] ?? -1];
  const room = lodging?.rooms[stock.room[row] ?? -1];
  const period = periods[stock.period[row] ?? -1];
  if (!lodging || !room || !period) return [];
  return [{ lodging, room, start: dayText(period.start), nights: period.nights, price: stock.price[row] ?? 0 }];
}).flat();

const weeksFrom = (start: string): Stay[] => stays.filter((stay) => stay.start === start && stay.nights === 7);
function grouped<Item>(list: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
const average = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
const roomKey = ({ lodging, room }: Stay): string => `${lodging.liheId} ${room.number}`;

/** How often the first of two that differ in one thing is dearer; there must be enough pairs for a result. */
function shareDearer(pairs: readonly (readonly [Stay, Stay])[]): number {
  expect(pairs.length).to.be.above(200);
  return pairs.filter(([dear, cheap]) => dear.price > cheap.price).length / pairs.length;
}
function sameRoom(dear: readonly Stay[], cheap: readonly Stay[]): (readonly [Stay, Stay])[] {
  const others = new Map(cheap.map((stay) => [roomKey(stay), stay]));
  return dear.flatMap((stay) => {
    const other = others.get(roomKey(stay));
    return other ? [[stay, other] as const] : [];
  });
}

describe("prices", () => {
  const january = weeksFrom("2027-01-16");

  for (const week of ["2026-12-19", "2026-12-26", "2027-02-06", "2027-02-13", "2027-02-20", "2027-02-27"])
    it(`are higher in the school holidays from ${week} than in the middle of January, for the same room`, () => {
      expect(shareDearer(sameRoom(weeksFrom(week), january))).to.be.above(0.95);
    });

  it("are higher the more zones are on holiday together", () => {
    const rise = (week: string): number => average(sameRoom(weeksFrom(week), january).map(([dear, cheap]) => dear.price / cheap.price));
    expect(rise("2027-02-13")).to.be.above(rise("2027-02-06"));
    expect(rise("2027-02-06")).to.be.above(rise("2027-03-06"));
    expect(rise("2027-03-06")).to.be.above(1);
  });

  it("are higher for a bigger flat or room of the same building in the same week", () => {
    const byWeek = grouped(stays, ({ lodging, start, nights }) => `${lodging.liheId} ${start} ${nights}`);
    const pairs = [...byWeek.values()].flatMap((list) =>
      list.flatMap((big) => list.filter(({ room }) => big.room.capacity > room.capacity).map((small) => [big, small] as const)),
    );
    expect(shareDearer(pairs)).to.be.above(0.95);
  });

  it("are higher in high resorts, which keep their snow and their prices in early December", () => {
    const perPerson = (list: readonly Stay[], wanted: (lodging: Lodging) => boolean): number =>
      average(
        list
          .filter(({ lodging, room }) => room.kind === "flat" && lodging.station.country === "FR" && wanted(lodging))
          .map(({ price, room }) => price / room.capacity),
      );
    const high = ({ station }: Lodging): boolean => station.altitude >= 1800;
    const low = ({ station }: Lodging): boolean => station.altitude < 1300;
    expect(perPerson(january, high) / perPerson(january, low)).to.be.above(1.05);
    const december = weeksFrom("2026-12-05");
    const middle = ({ station }: Lodging): boolean => station.altitude < 1600;
    expect(perPerson(december, high) / perPerson(january, high)).to.be.above(perPerson(december, middle) / perPerson(january, middle));
  });

  it("are higher with more stars, and in winter than in summer", () => {
    const ofStars = (stars: number): number =>
      average(
        january
          .filter(({ lodging, room }) => lodging.stars === stars && room.kind === "flat")
          .map(({ price, room }) => price / room.capacity),
      );
    expect(ofStars(4)).to.be.above(ofStars(3));
    expect(ofStars(3)).to.be.above(ofStars(2));
    expect(shareDearer(sameRoom(january, weeksFrom("2027-07-10")))).to.be.above(0.9);
  });

  it("cost more a night on short stays than by the week", () => {
    const short = stays.filter(({ start, nights }) => nights < 7 && start >= "2027-01-13" && start <= "2027-01-23");
    const aNight = (stay: Stay): Stay => ({ ...stay, price: stay.price / stay.nights });
    const pairs = sameRoom(short.map(aNight), january.map(aNight));
    expect(shareDearer(pairs)).to.be.above(0.75);
  });

  it("are never nothing, and below the public price where there is one", () => {
    const isOdd = (_: unknown, row: number): boolean => {
      const [price = 0, publicPrice = 0] = [stock.price[row], stock.publicPrice[row]];
      return price <= 30 || (publicPrice > 0 && price > publicPrice);
    };
    expect(Array.from({ length: stock.size }).filter(isOdd).length).to.equal(0);
  });
});

describe("packages", () => {
  const key = ({ domainId, season, nights }: (typeof supplements)[number]): string => `${domainId} ${season} ${nights}`;
  const amounts = (code: string) =>
    grouped(
      supplements.filter(({ packageCode }) => packageCode === code),
      key,
    );
  /** Whether every price of a package is above the highest of another of the same domain, season and length. */
  function isAlwaysDearer(rich: string, poor: string): boolean {
    const others = amounts(poor);
    const list = [...amounts(rich)];
    expect(list.length).to.be.above(5);
    return list.every(([of, dear]) => {
      const highest = Math.max(...(others.get(of) ?? []).map(({ amount }) => amount));
      return dear.every(
        ({ amount, origin }) => amount > ((others.get(of) ?? []).find((other) => other.origin === origin)?.amount ?? highest),
      );
    });
  }

  for (const [rich, poor] of [
    ["PFP", "PF"],
    ["PFF", "PF"],
    ["PFPF", "PFF"],
    ["PFTT", "PF"],
    ["PFTTF", "PF"],
    ["PFPTTF", "PFTTF"],
    ["PFPCS", "PFCS"],
  ] as const)
    it(`${rich} costs more than ${poor}`, () => {
      expect(isAlwaysDearer(rich, poor)).to.equal(true);
    });

  it("have passes that cost more for more slopes and for more days", () => {
    const week = new Map([...amounts("PF")].map(([of, [first]]) => [of, first?.amount ?? 0]));
    const bySlopes = places.domains.toSorted((a, b) => a.slopesKm - b.slopesKm).map(({ id }) => week.get(`${id} H 7`) ?? 0);
    expect(bySlopes).to.deep.equal(bySlopes.toSorted((a, b) => a - b));
    for (const { id } of places.domains) {
      const short = [2, 3, 4, 5].map((nights) => amounts("PFCS").get(`${id} H ${nights}`)?.[0]?.amount ?? 0);
      expect([...short, week.get(`${id} H 7`)]).to.deep.equal([...short, week.get(`${id} H 7`) ?? 0].toSorted((a, b) => a - b));
    }
  });
});
