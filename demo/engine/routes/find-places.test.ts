import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

async function find(query: string) {
  const { status, body } = await ask(`/se/search/find?engineId=1&participant=18-18&${query}`);
  expect(status).to.equal(200);
  return parse(calls.find.call.shape, body);
}

/** The lowest total that is listed for two in a station for a week, and how many lodgings are. */
async function listed(station: number, beginDate: string, endDate: string) {
  const capacity = Array.from({ length: 19 }, (_, more) => 2 + more);
  const body = { engineId: 1, station: [station], capacity, packages: [], beginDate, endDate };
  const answer = parse(calls.products.call.shape, (await ask("/se/search/product?size=1&start=0&agg=lihePack&sort=price", { body })).body);
  return { price: answer.products[0]?.prestations[0]?.price, count: answer.totalProducts };
}

describe("find's places by station", () => {
  it("are those with a stay of the start and length, the cheapest first, as products lists them", async () => {
    const { places, count, priceGrid } = await find("start_date=2027-03-06&nights=7&by=station");
    expect(priceGrid).to.equal(null);
    expect(places).to.have.length.above(20);
    const prices = places?.map(({ price }) => price ?? 0) ?? [];
    expect(prices).to.deep.equal(prices.toSorted((one, other) => one - other));
    for (const { id, price, count: having, nights, start } of places?.slice(0, 3) ?? []) {
      expect({ nights, start }).to.deep.equal({ nights: 7, start: "2027-03-06" });
      expect({ price, count: having }).to.deep.equal(await listed(id, "2027-03-06", "2027-03-13"));
    }
    const lodgings = places?.reduce((sum, place) => sum + place.count, 0) ?? 0;
    expect(lodgings).to.be.within(1, count ?? 0);
  });

  it("are the same with the end day as with the length, and none where both disagree", async () => {
    const { places } = await find("start_date=2027-03-06&nights=7&by=station");
    expect((await find("start_date=2027-03-06&end_date=2027-03-13&by=station")).places).to.deep.equal(places);
    expect((await find("start_date=2027-01-16&end_date=2027-01-23&nights=2&by=station")).places).to.deep.equal([]);
  });

  it("have the lowest price of the requested months while no day is chosen, and the stay that has it", async () => {
    const months = "current_month=2027-03&numberOfMonths=1";
    const { places } = await find(`${months}&nights=7&by=station`);
    const { places: ofParadiski } = await find(`${months}&nights=7&by=station&destinationId=1002&destinationType=DOMAINE`);
    expect(ofParadiski).to.deep.equal(places?.filter(({ area }) => area === "Paradiski"));
    const first = places?.[0];
    const { startPrices } = await find(`${months}&nights=7&destinationId=${first?.id}&destinationType=STATION`);
    const cheapest = startPrices?.toSorted((one, other) => one.price - other.price || (one.date < other.date ? -1 : 1))[0];
    expect(first).to.deep.include({ price: cheapest?.price, start: cheapest?.date, nights: 7 });
    expect(first?.count).to.be.at.least(cheapest?.count ?? 0);
  });

  it("have the facts that the catalogue knows, and are left out unless requested", async () => {
    const { places } = await find("start_date=2027-03-06&nights=7&by=station&destinationId=1&destinationType=STATION");
    expect(places).to.have.length(1);
    expect(places?.[0]).to.deep.include({
      id: 1,
      type: "station",
      label: "Val Thorens",
      altitudeMax: 3230,
      slopesKm: 600,
      area: "Les 3 Vallées",
      lat: 45.2981,
      lng: 6.58,
      altitude: 2300,
      lifts: 159,
      access: [
        { code: "Moûtiers – Salins – Brides-les-Bains", kind: "station", minutes: 60 },
        { code: "CMF", kind: "airport", minutes: 120 },
        { code: "GVA", kind: "airport", minutes: 155 },
        { code: "LYS", kind: "airport", minutes: 170 },
      ],
    });
    const { body } = await ask("/se/search/find?engineId=1&start_date=2027-03-06");
    expect(body).to.not.have.property("places");
    expect((await ask("/se/search/find?engineId=1&by=region")).status).to.equal(400);
  });
});
