import { expect } from "chai";
import { asker, createTestEngine, testDay } from "../testing/engine.driver.js";
import type { StayDays } from "../answers.js";

const ask = asker(createTestEngine().app);
const daysOf = async (query: string, language = "fr_FR") => (await ask(`/stay-days/${query}`, { language })).body as StayDays[];

describe("the days of a lodging's stays", () => {
  it("begin today at the earliest, in order, each once with its lowest total", async () => {
    const days = await daysOf("10001?party=2");
    expect(days.length).to.be.above(10);
    const keys = days.map(({ start, end }) => `${start} ${end}`);
    expect(keys).to.deep.equal([...new Set(keys)].sort());
    for (const { start, end, price } of days) {
      expect(start >= testDay && end > start).to.equal(true);
      expect(price).to.be.above(0);
    }
  });

  it("match the products, for the party, the packages and the currency", async () => {
    const body = { engineId: 1, station: [1], capacity: [4, 5, 6, 7, 8], packages: ["PF"] };
    const found = await ask("/se/search/product?size=200&start=0&agg=lihePack", { body, language: "en_GB" });
    const { products } = found.body as {
      products: { liheId: number; prestations: { startDate: string; endDate: string; price: number }[] }[];
    };
    let compared = 0;
    for (const { liheId, prestations } of products) {
      const days = await daysOf(`${liheId}?party=4&packages=pf`, "en_GB");
      for (const { startDate, endDate, price } of prestations) {
        expect(days.find(({ start, end }) => start === startDate && end === endDate)?.price).to.be.at.most(price);
        compared++;
      }
    }
    expect(compared).to.be.above(20);
  });

  it("are none for a party that no flat holds, and refused where they cannot be read", async () => {
    expect(await daysOf("10001?party=20")).to.deep.equal([]);
    expect((await ask("/stay-days/99?party=2")).status).to.equal(404);
    expect((await ask("/stay-days/10001?party=0")).status).to.equal(400);
    expect((await ask("/stay-days/10001?party=2&packages=nope")).status).to.equal(400);
  });
});
