import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

/** What can be chosen next for two in Val Thorens. */
async function find(query: string) {
  const { status, body } = await ask(`/se/search/find?engineId=1&destinationId=1&destinationType=STATION&participant=18-18&${query}`);
  expect(status).to.equal(200);
  return parse(calls.find.call.shape, body);
}

/** The lowest total that is listed for two in Val Thorens, and how many lodgings are. */
async function listed(beginDate: string, endDate: string, packages: readonly string[] = []) {
  const capacity = Array.from({ length: 19 }, (_, more) => 2 + more);
  const body = { engineId: 1, station: [1], capacity, packages, beginDate, endDate };
  const answer = parse(calls.products.call.shape, (await ask("/se/search/product?size=1&start=0&agg=lihePack&sort=price", { body })).body);
  return { price: answer.products[0]?.prestations[0]?.price, count: answer.totalProducts };
}

describe("find's prices by length of stay", () => {
  it("returns the start days of one length alone, with the lowest price and number of lodgings of each", async () => {
    const months = `current_month=2027-01&numberOfMonths=2&package=pf`;
    const any = await find(months);
    const week = await find(`${months}&nights=7`);
    expect(week.startDates).to.deep.equal(any.startDates?.filter((day) => [0, 6].includes(new Date(day).getUTCDay())));
    expect(week.startPrices?.map(({ date }) => date)).to.deep.equal(week.startDates);
    const { startDates, startPrices } = week;
    expect(week).to.deep.equal({ ...any, startDates, startPrices });
    const price = week.startPrices?.find(({ date }) => date === "2027-02-06");
    expect(price).to.deep.include({ nights: 7, ...(await listed("2027-02-06", "2027-02-13", ["PF"])) });
    expect(price?.asOf).to.match(/^2026-11-21T\d\d:\d\d:\d\dZ$/);
    const none = await find(`${months}&nights=6&grid=1`);
    expect(none).to.deep.equal({ ...any, startDates: [], startPrices: [], priceGrid: [] });
  });

  it("returns the price of each start day and length in a grid, and how many lodgings have each length", async () => {
    const months = `current_month=2027-01&numberOfMonths=1`;
    const { priceGrid, lengths, startPrices } = await find(`${months}&grid=1`);
    expect(lengths?.map(({ nights }) => nights)).to.deep.equal([2, 3, 4, 5, 7]);
    const saturday = priceGrid?.filter(({ start }) => start === "2027-01-16") ?? [];
    expect(saturday.map(({ nights }) => nights)).to.deep.equal([2, 7]);
    for (const { nights, price, count } of saturday) {
      expect({ price, count }).to.deep.equal(await listed("2027-01-16", `2027-01-${16 + nights}`));
      expect(lengths?.find((length) => length.nights === nights)?.count).to.be.at.least(count);
    }
    const lowest = { date: "2027-01-16", price: Math.min(...saturday.map(({ price }) => price)), nights: null, count: null, asOf: null };
    expect(startPrices).to.deep.include(lowest);
  });

  it("keeps to the length among the start days once one is chosen, and returns its end days of any length", async () => {
    const answer = await find(`start_date=2027-01-16&numberOfMonths=1&nights=3`);
    expect(answer.startDates).to.deep.equal(["2027-01-07", "2027-01-14", "2027-01-21", "2027-01-28"]);
    expect(answer.endDates).to.deep.equal(["2027-01-18", "2027-01-23"]);
    expect(answer.startPrices).to.equal(null);
    const withGrid = await find(`start_date=2027-01-16&numberOfMonths=1&nights=3&grid=1`);
    expect(withGrid.priceGrid?.map(({ start }) => start)).to.deep.equal(answer.startDates);
  });

  it("returns a day and a price alone where no length is requested", async () => {
    const { body } = await ask("/se/search/find?engineId=1&current_month=2027-01");
    expect(body).to.not.have.property("priceGrid");
    const { startPrices } = body as { startPrices: object[] };
    expect(startPrices).to.have.length.above(5);
    for (const price of startPrices) expect(price).to.have.all.keys("date", "price");
  });
});
