import { expect } from "chai";
import fc from "fast-check";
import type { PricedPlace } from "../api/calls/priced-places.js";
import { isSameOrigin, pricedPlaces, type PlaceLimits } from "./priced-places.js";

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
const parts = {
  status: "ready" as const,
  list: list as readonly PricedPlace[] | null,
  chosen: null,
  stayDates: { start: null, end: null },
  fee: 0,
  budget: { min: null, max: null },
  guests: 2,
};
const geneva = { kind: "airport", code: "GVA" } as const;
const idsOf = (limits: PlaceLimits, origin: Parameters<typeof pricedPlaces>[2] = null, more: object = {}) =>
  pricedPlaces({ ...parts, ...more }, limits, origin).matching.map(({ place: { id } }) => id);

describe("the places with a price", () => {
  it("are in the order of their prices", () => {
    const { status, matching, others } = pricedPlaces(parts, {}, null);
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
    const offer = pricedPlaces(parts, {}, geneva).matching.at(-1);
    expect(offer).to.deep.include({ start: "2027-03-06", end: "2027-03-13", count: 3, altitude: 2300, slopesKm: 600, minutes: 155 });
  });

  it("have the fee of the service, and are within the maximum of the budget, for which the server knows no numbers", () => {
    const { matching } = pricedPlaces({ ...parts, fee: 23.4, budget: { min: 640, max: 700 } }, {}, null);
    expect(matching.map(({ price, count }) => [price, count])).to.deep.equal([
      [623, null],
      [663, null],
    ]);
  });

  it("are left out without a price", () => {
    expect(idsOf({}, null, { list: [place(1, null), place(2, 5)] })).to.deep.equal([2]);
  });

  it("tell which one is the destination", () => {
    const chosen = { id: 3, type: "station" as const, label: "Place 3" };
    const { matching } = pricedPlaces({ ...parts, chosen }, {}, null);
    expect(matching.filter(({ isChosen }) => isChosen).map(({ place: { id } }) => id)).to.deep.equal([3]);
    expect(pricedPlaces({ ...parts, chosen: { ...chosen, type: "region" } }, {}, null).matching.some(({ isChosen }) => isChosen)).to.equal(
      false,
    );
  });

  it("have one length of stay only if all do", () => {
    expect(pricedPlaces(parts, {}, null).nights).to.equal(7);
    expect(pricedPlaces({ ...parts, list: [...list, place(5, 100, { nights: 3 })] }, {}, null).nights).to.equal(null);
  });

  it("are loading until they are there, also after a failure that is tried again", () => {
    const before = { ...parts, list: null };
    expect(pricedPlaces({ ...before, status: "idle" }, {}, null).status).to.equal("loading");
    expect(pricedPlaces({ ...before, status: "loading" }, {}, null).status).to.equal("loading");
    expect(pricedPlaces({ ...before, status: "failed" }, {}, null).status).to.equal("failed");
  });
});

describe("what a place should have", () => {
  it("narrows the places; one of which it is not known is not among them", () => {
    expect(idsOf({ altitude: 1400 })).to.deep.equal([2, 1]);
    expect(idsOf({ slopesKm: 450 })).to.deep.equal([1]);
    expect(idsOf({ price: 350 }), "of a person").to.deep.equal([2, 4, 3]);
    expect(idsOf({ minutes: 150 }, geneva)).to.deep.equal([2, 3]);
    expect(idsOf({ altitude: 1400, price: 350 })).to.deep.equal([2]);
  });

  it("keeps the others apart", () => {
    const { matching, others } = pricedPlaces(parts, { altitude: 1400 }, null);
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
          const some = { ...parts, list: places.map(({ price, altitude }, id) => place(id, price, { altitude })) };
          for (const { name, stops } of pricedPlaces(some, {}, null).limits) {
            expect(stops.length).to.be.at.most(32);
            for (const stop of stops) {
              const { matching, others } = pricedPlaces(some, { [name]: stop }, null);
              expect(matching.length > 0 && others.length > 0, `${name} ${stop}`).to.equal(true);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("is not offered where it could not tell two places apart, and then changes nothing", () => {
    const alike = { ...parts, list: [place(1, 100, { altitude: 1500 }), place(2, 100, { altitude: 1500 })] };
    const model = pricedPlaces(alike, { altitude: 1800 }, null);
    expect(model.limits).to.deep.equal([]);
    expect(model.matching).to.have.lengthOf(2);
  });
});

describe("where minutes by road are counted from", () => {
  it("can be the airports, those that reach most places first, and the railway stations", () => {
    expect(pricedPlaces(parts, {}, null).origins).to.deep.equal([geneva, { kind: "airport", code: "LYS" }, { kind: "station" }]);
  });

  it("is the first of them, unless another is chosen that is still there", () => {
    expect(pricedPlaces(parts, {}, null).origin).to.deep.equal(geneva);
    expect(pricedPlaces(parts, {}, { kind: "airport", code: "LYS" }).origin).to.deep.equal({ kind: "airport", code: "LYS" });
    expect(pricedPlaces(parts, {}, { kind: "airport", code: "TRN" }).origin).to.deep.equal(geneva);
    expect(pricedPlaces({ ...parts, list: [place(1, 5)] }, {}, null).origin).to.equal(null);
  });

  it("is any railway station: the nearest counts", () => {
    const near = place(1, 5, {
      access: [minutes("Landry", 20, "station"), minutes("Aime", 15, "station"), minutes("Bourg", null, "station")],
    });
    const { matching } = pricedPlaces({ ...parts, list: [near] }, {}, { kind: "station" });
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
