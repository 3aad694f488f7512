import { expect } from "chai";
import type { PricedPlace } from "../api/calls/priced-places.js";
import { sampleKeptStay } from "../domain/testing/kept-stays.sample.js";
import { sampleTransport, samplePrestation, sampleProduct } from "../domain/testing/products.sample.js";
import type { KeptStay } from "../domain/shortlist.js";
import { bestOfStays, comparedAmenities, nearestAirport, placeOf, shareOfLargest, shownRows } from "./comparison.js";

const keys = (options: readonly { readonly key: string }[]) => options.map(({ key }) => key);

describe("the amenities that are compared", () => {
  const pool = { criterias: [75] };
  const saunaAndWifi = { criterias: [70, 55, 999] };

  it("differ where some lodgings have them, in the order of the filters", () => {
    expect(keys(comparedAmenities([saunaAndWifi, pool]).differing)).to.deep.equal(["pool", "sauna", "wifi"]);
  });

  it("are alike where all lodgings have them, by whichever of their ids", () => {
    const { differing, alike } = comparedAmenities([{ criterias: [74, 55] }, { criterias: [78, 55, 36] }]);
    expect([keys(differing), keys(alike)]).to.deep.equal([["parking"], ["pool", "wifi"]]);
  });

  it("are left out where no lodging has them", () => {
    expect(comparedAmenities([{ criterias: [] }, { criterias: [999] }])).to.deep.equal({ differing: [], alike: [] });
  });
});

const place = (id: number, facts: Partial<PricedPlace> = {}): PricedPlace => ({
  ...{ id, type: "station", label: `Resort ${id}`, count: 3, price: null, nights: null, start: null, lat: null, lng: null },
  ...{ altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null, ...facts },
});
const kept = (id: number, more: Partial<KeptStay> = {}): KeptStay =>
  sampleKeptStay(id, {
    product: sampleProduct({ id, stationId: id, prestations: [samplePrestation({ id, price: 500 + id })] }),
    ...more,
  });

describe("the places that are compared", () => {
  const stays = [kept(1), kept(2), kept(3)];
  const parts = { stays, prices: {} };

  it("are found by the resort of the lodging, never by the id of an area", () => {
    expect(placeOf(kept(2), [place(1), place(2)])?.label).to.equal("Resort 2");
    expect(placeOf(kept(2), [place(1), { ...place(2), type: "domain" }])).to.equal(null);
    expect(placeOf(kept(2), null)).to.equal(null);
  });

  it("have an only highest and an only largest, where those are known", () => {
    const places = [place(1, { altitude: 1850, slopesKm: 600 }), place(2, { altitude: 2300, slopesKm: 600 }), place(3)];
    expect(bestOfStays({ ...parts, places })).to.deep.include({ highest: 1, largest_area: null });
    expect(bestOfStays({ ...parts, places: [places[0] ?? place(1), place(2, { slopesKm: 300 })] })).to.deep.include({ largest_area: 0 });
    expect(bestOfStays({ ...parts, places: null })).to.deep.include({ highest: null, largest_area: null });
  });

  it("are as large beside the largest as their kilometres", () => {
    const places = [place(1, { slopesKm: 600 }), place(2, { slopesKm: 150 }), place(3)];
    expect(stays.map((stay) => shareOfLargest({ stays, places }, stay))).to.deep.equal([1, 0.25, null]);
  });

  it("are reached first from the airport with the fewest minutes; a railway station or unknown minutes do not count", () => {
    const access = [
      { code: "GVA", kind: "airport", minutes: 155 },
      { code: "CMF", kind: "airport", minutes: 120 },
      { code: "LYS", kind: "airport", minutes: null },
      { code: "", kind: "station", minutes: 60 },
    ] as const;
    expect(nearestAirport(place(1, { access }))).to.deep.equal({ code: "CMF", minutes: 120 });
    expect(nearestAirport(place(1, { access: access.slice(2) }))).to.equal(null);
    expect(nearestAirport(null)).to.equal(null);
  });

  it("have rows only where one of the stays has something to show", () => {
    const rows = (places: readonly PricedPlace[] | null, all = stays) => shownRows({ stays: all, prices: {}, places });
    expect(rows(null)).to.deep.equal({ journey: false, altitude: false, area: false, weeks: true });
    expect(rows([place(2, { altitude: 1850 })])).to.deep.include({ altitude: true, area: false });
    expect(rows([place(2, { slopesKm: 10 })])).to.deep.include({ altitude: false, area: true });
    expect(rows([place(9, { altitude: 1850 })]), "of another resort").to.deep.include({ altitude: false });
    expect(rows([place(2, { access: [{ code: "GVA", kind: "airport", minutes: 90 }] })])).to.deep.include({ journey: true });
    const flown = kept(1, { product: sampleProduct({ prestations: [samplePrestation({ transport: sampleTransport })] }) });
    expect(rows(null, [flown])).to.deep.include({ journey: true });
    expect(rows(null, [kept(1, { stayDates: { start: null, end: null } })])).to.deep.include({ weeks: false });
  });
});

describe("the lowest of the compared prices", () => {
  const later = { start: "2027-02-13", end: "2027-02-20" };
  const lowest = (stays: readonly KeptStay[]) => bestOfStays({ stays, prices: {}, places: null }).lowest;
  const copy = (changes: Partial<KeptStay>) => ({ ...kept(1, changes), copy: 1 });
  const cheaper = sampleProduct({ id: 1, stationId: 1, prestations: [samplePrestation({ price: 400 })] });

  it("is of one search where the lodgings differ", () => {
    expect(lowest([kept(1), kept(2)])).to.equal(0);
    expect(lowest([kept(1), kept(2, { stayDates: later })])).to.equal(null);
    expect(lowest([kept(1), kept(2, { ages: [18] })])).to.equal(null);
  });

  it("can be of other dates of the same lodging, for as many nights and the same party", () => {
    expect(lowest([kept(1), copy({ product: cheaper, stayDates: later })])).to.equal(1);
    expect(lowest([kept(1), copy({ product: cheaper, stayDates: { start: "2027-02-13", end: "2027-02-17" } })])).to.equal(null);
    expect(lowest([kept(1), copy({ product: cheaper, stayDates: later, ages: [18] })])).to.equal(null);
    expect(lowest([kept(1), copy({ product: cheaper, stayDates: later }), kept(2)])).to.equal(null);
  });
});
