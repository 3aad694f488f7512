import { expect } from "chai";
import fc from "fast-check";
import type { PricedPlace } from "../api/calls/priced-places.js";
import type { PlaceLimits, PlaceNarrowing } from "../domain/place-narrowing.js";
import { isSameOrigin, pricedPlaces } from "./priced-places.js";

const unknown = { lat: null, lng: null, altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null };
const place = (id: number, price: number | null, more: Partial<PricedPlace> = {}): PricedPlace => ({
  ...{ id, type: "station", label: `Place ${id}`, count: 3, price, nights: 7, start: "2027-03-06" },
  ...unknown,
  ...more,
});
const minutes = (code: string, value: number | null, kind: "airport" | "station" = "airport") => ({ code, kind, minutes: value });
const list = [
  place(1, 900, { altitude: 2300, slopesKm: 600, access: [minutes("GVA", 155), minutes("LYS", 170), minutes("Moûtiers", 60, "station")] }),
  place(2, 600, { altitude: 1450, slopesKm: 410, access: [minutes("GVA", 140)] }),
  place(3, 700, { altitude: 1000, slopesKm: 50, access: [minutes("LYS", 90), minutes("GVA", 75)] }),
  place(4, 640),
];
type Parts = Parameters<typeof pricedPlaces>[0];
const parts: Parts = {
  status: "ready",
  list,
  chosen: null,
  stayDates: { start: null, end: null },
  fee: 0,
  budget: { min: null, max: null },
  guests: 2,
};
const geneva = { kind: "airport", code: "GVA" } as const;
const today = "2026-11-29";
const modelOf = (more: Partial<Parts> = {}, narrowing: Partial<PlaceNarrowing> = {}) =>
  pricedPlaces({ ...parts, ...more }, today, { limits: {}, mountains: null, origin: null, ...narrowing });
const idsOf = (limits: PlaceLimits, narrowing: Partial<PlaceNarrowing> = {}, more: Partial<Parts> = {}) =>
  modelOf(more, { limits, ...narrowing }).matching.map(({ place: { id } }) => id);

describe("the places with a price", () => {
  it("are in the order of their prices", () => {
    const { status, matching, others } = modelOf();
    expect(status).to.equal("ready");
    expect(matching.map(({ place: { id }, price }) => [id, price])).to.deep.equal([
      [2, 600],
      [4, 640],
      [3, 700],
      [1, 900],
    ]);
    expect(others).to.deep.equal([]);
  });

  it("have the stay that the price is of, and all that is known of them", () => {
    const offer = modelOf({}, { origin: geneva }).matching.at(-1);
    expect(offer).to.deep.include({
      start: "2027-03-06",
      end: "2027-03-13",
      nights: 7,
      count: 3,
      altitude: 2300,
      slopesKm: 600,
      minutes: 155,
    });
  });

  it("have the fee of the service, and are within the maximum of the budget, for which the server knows no numbers", () => {
    const { matching } = modelOf({ fee: 23.4, budget: { min: 640, max: 700 } });
    expect(matching.map(({ price, count }) => [price, count])).to.deep.equal([
      [623, null],
      [663, null],
    ]);
  });

  it("are left out without a price", () => {
    expect(idsOf({}, {}, { list: [place(1, null), place(2, 5)] })).to.deep.equal([2]);
  });

  it("tell which one is the destination", () => {
    const chosen = { id: 3, type: "station" as const, label: "Place 3" };
    const { matching } = modelOf({ chosen });
    expect(matching.filter(({ isChosen }) => isChosen).map(({ place: { id } }) => id)).to.deep.equal([3]);
    expect(modelOf({ chosen: { ...chosen, type: "region" } }).matching.some(({ isChosen }) => isChosen)).to.equal(false);
  });

  it("have one length of stay only if all do", () => {
    expect(modelOf().nights).to.equal(7);
    expect(modelOf({ list: [...list, place(5, 100, { nights: 3 })] }).nights).to.equal(null);
  });

  it("are loading until they are there, also after a failure that is tried again", () => {
    expect(modelOf({ list: null, status: "idle" }).status).to.equal("loading");
    expect(modelOf({ list: null, status: "loading" }).status).to.equal("loading");
    expect(modelOf({ list: null, status: "failed" }).status).to.equal("failed");
  });
});

describe("what a place should have", () => {
  it("narrows the places; one of which it is not known is not among them", () => {
    expect(idsOf({ altitude: 1400 })).to.deep.equal([2, 1]);
    expect(idsOf({ slopesKm: 450 })).to.deep.equal([1]);
    expect(idsOf({ price: 350 }), "of a person").to.deep.equal([2, 4, 3]);
    expect(idsOf({ minutes: 150 }, { origin: geneva })).to.deep.equal([2, 3]);
    expect(idsOf({ altitude: 1400, price: 350 })).to.deep.equal([2]);
  });

  it("narrows the places also where it is known of one place alone, or they all have the same", () => {
    const lyon = { kind: "airport", code: "LYS" } as const;
    const near = (value: number) => ({ altitude: 1450, access: [minutes("LYS", value)] });
    expect(idsOf({ minutes: 150 }, { origin: lyon }, { list: [place(1, 5, near(130)), place(2, 5)] })).to.deep.equal([1]);
    expect(idsOf({ altitude: 2000 }, {}, { list: [place(1, 5, near(130)), place(2, 5, near(90))] })).to.deep.equal([]);
  });

  it("keeps the others apart", () => {
    const { matching, others } = modelOf({}, { limits: { altitude: 1400 } });
    expect([...matching, ...others].map(({ place: { id } }) => id).toSorted()).to.deep.equal([1, 2, 3, 4]);
  });

  it("has round values, each of which leaves some places out and keeps others", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.integer({ min: 50, max: 30_000 }), altitude: fc.integer({ min: 300, max: 2500 }) }), {
          minLength: 1,
          maxLength: 30,
        }),
        (places) => {
          const some = { list: places.map(({ price, altitude }, id) => place(id, price, { altitude })) };
          for (const { name, stops } of modelOf(some).limits) {
            expect(stops.length).to.be.at.most(32);
            for (const stop of stops) {
              const { matching, others } = modelOf(some, { limits: { [name]: stop } });
              expect(matching.length > 0 && others.length > 0, `${name} ${stop}`).to.equal(true);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("is not offered where it could not tell two places apart, unless it is set", () => {
    const alike = { list: [place(1, 100, { altitude: 1500 }), place(2, 100, { altitude: 1500 })] };
    expect(modelOf(alike).limits).to.deep.equal([]);
    const set = modelOf(alike, { limits: { altitude: 1800 } });
    expect(set.limits).to.deep.equal([{ name: "altitude", bound: "least", stops: [1800], value: 1800 }]);
    expect(set.looser).to.deep.equal({ name: "altitude", value: null, count: 2 });
  });
});

describe("the mountains of the places", () => {
  const alps = { lat: 45.3, lng: 6.58 };
  const pyrenees = { lat: 42.58, lng: 1.67 };
  const spread = [
    place(1, 900, { ...pyrenees, altitude: 1800 }),
    place(2, 600, { ...alps, altitude: 2300 }),
    place(3, 700, { ...alps, altitude: 1200 }),
    place(4, 500, { lat: 57, lng: -4, altitude: 300 }),
  ];

  it("are those with a place, the one with most of them first, with how many are within the limits", () => {
    expect(modelOf({ list: spread }).mountains).to.deep.equal([
      { mountains: "westernAlps", count: 2 },
      { mountains: "pyrenees", count: 1 },
    ]);
    expect(modelOf({ list: spread }, { limits: { altitude: 2000 } }).mountains.map(({ count }) => count)).to.deep.equal([1, 0]);
  });

  it("narrow the places to their own, the limits among them; mountains without a place change nothing", () => {
    const model = modelOf({ list: spread }, { mountains: "westernAlps", limits: { altitude: 1500 } });
    expect(model.matching.map(({ place: { id } }) => id)).to.deep.equal([2]);
    expect(model.others).to.have.lengthOf(3);
    expect(idsOf({}, { mountains: "easternAlps" }, { list: spread })).to.deep.equal([4, 2, 3, 1]);
  });

  it("tell which limit has to be loosened for their places, not for others", () => {
    const narrowed = modelOf({ list: spread }, { mountains: "pyrenees", limits: { altitude: 2300 } });
    expect([narrowed.matching, narrowed.looser]).to.deep.equal([[], { name: "altitude", value: 1800, count: 1 }]);
    expect(modelOf({ list: spread }).looser).to.equal(null);
  });
});

describe("a stay that is more than a year away", () => {
  it("is distinguished from the one that comes first on the same day", () => {
    const starts = ["2026-12-05", "2027-11-28", "2027-11-29", "2027-12-04"];
    const { matching } = modelOf({ list: starts.map((start, index) => place(index, index + 1, { start })) });
    expect(matching.map(({ needsYear }) => needsYear)).to.deep.equal([false, false, true, true]);
  });
});

describe("where minutes by road are counted from", () => {
  it("can be the airports, those that reach most places first, and the railway stations", () => {
    expect(modelOf().origins).to.deep.equal([geneva, { kind: "airport", code: "LYS" }, { kind: "station" }]);
  });

  it("is the first of them, unless another is chosen", () => {
    expect(modelOf().origin).to.deep.equal(geneva);
    expect(modelOf({}, { origin: { kind: "airport", code: "LYS" } }).origin).to.deep.equal({ kind: "airport", code: "LYS" });
    expect(modelOf({ list: [place(1, 5)] }).origin).to.equal(null);
  });

  it("is the chosen one even if no place is reached from there: none is within its minutes then", () => {
    const turin = { kind: "airport", code: "TRN" } as const;
    const { origin, origins, matching, looser } = modelOf({}, { origin: turin, limits: { minutes: 180 } });
    expect([origin, origins.at(-1)]).to.deep.equal([turin, turin]);
    expect(matching).to.deep.equal([]);
    expect(looser).to.deep.equal({ name: "minutes", value: null, count: list.length });
  });

  it("is any railway station: the nearest counts", () => {
    const near = place(1, 5, {
      access: [minutes("Landry", 20, "station"), minutes("Aime", 15, "station"), minutes("Bourg", null, "station")],
    });
    const { matching } = modelOf({ list: [near] }, { origin: { kind: "station" } });
    expect(matching[0]?.minutes).to.equal(15);
  });

  it("is the same airport or the stations", () => {
    const station = { kind: "station" } as const;
    expect([isSameOrigin(geneva, { ...geneva }), isSameOrigin(station, station)]).to.deep.equal([true, true]);
    expect([
      isSameOrigin(geneva, { kind: "airport", code: "LYS" }),
      isSameOrigin(geneva, station),
      isSameOrigin(station, null),
    ]).to.deep.equal([false, false, false]);
  });
});
