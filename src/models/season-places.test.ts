import { expect } from "chai";
import { seasonPlaces } from "./season-places.js";

const stay = { start: "2027-03-06", end: "2027-03-13", nights: 7, price: 207, count: 31 };
const other = { ...stay, start: "2027-03-13", end: "2027-03-20" };
const unknown = { lat: null, lng: null, altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null };
const place = (id: number, price: number | null, more: object = {}) => ({
  ...{ id, type: "station" as const, label: `Place ${id}`, count: 3, price, nights: 7, start: "2027-03-06" },
  ...unknown,
  ...more,
});
const list = [place(1, 300), place(2, 207), place(3, 300, { count: 9 }), place(4, 400), place(5, 500), place(6, 600)];
const parts = { places: { status: "ready" as const, list }, isAnywhere: true, fee: 0, max: null };
const season = { chosen: null, cheapest: [stay, other] };
const ids = (model: ReturnType<typeof seasonPlaces>) => model.places.map(({ place: { id } }) => id);

describe("the places of a season", () => {
  it("are the five cheapest that have the cheapest stay, of equal ones the one with more stays first", () => {
    const model = seasonPlaces(parts, season);
    expect(model.stay).to.equal(stay);
    expect(ids(model)).to.deep.equal([2, 3, 1, 4, 5]);
    expect(model.places[0]).to.deep.equal({
      place: { id: 2, type: "station", label: "Place 2" },
      ...{ price: 207, count: 3, altitude: null, slopesKm: null },
    });
  });

  it("have the height of the place and its kilometres of piste, as far as they are known", () => {
    const known = [place(1, 300, { altitude: 2300, slopesKm: 600 }), place(2, 310, { altitude: 1450 })];
    const { places } = seasonPlaces({ ...parts, places: { status: "ready", list: known } }, season);
    expect(places.map(({ altitude, slopesKm }) => [altitude, slopesKm])).to.deep.equal([
      [2300, 600],
      [1450, null],
    ]);
  });

  it("are those of the chosen stay", () => {
    const model = seasonPlaces(parts, { ...season, chosen: other });
    expect(model.stay).to.equal(other);
    expect(model.places, "they are of another stay").to.deep.equal([]);
  });

  it("have the fee of the service, and are within the maximum of the budget", () => {
    const model = seasonPlaces({ ...parts, fee: 23.5, max: 324 }, season);
    expect(model.places.map(({ price }) => price)).to.deep.equal([231, 324, 324]);
  });

  it("are left out without a price, or with that of another start or length", () => {
    const odd = [place(1, null), place(2, 90, { nights: 3 }), place(3, 90, { start: "2027-03-07" }), place(4, 250, { start: null })];
    expect(ids(seasonPlaces({ ...parts, places: { status: "ready", list: odd } }, season))).to.deep.equal([4]);
  });

  it("are none with a destination, without a stay, and while they are not known", () => {
    expect(seasonPlaces({ ...parts, isAnywhere: false }, season)).to.deep.equal({ stay: null, status: "ready", places: [] });
    expect(seasonPlaces(parts, { chosen: null, cheapest: [] }).stay).to.equal(null);
    expect(seasonPlaces({ ...parts, places: null }, season)).to.deep.equal({ stay, status: "ready", places: [] });
    for (const status of ["loading", "failed"] as const)
      expect(seasonPlaces({ ...parts, places: { status, list: [] } }, season).status).to.equal(status);
  });
});
