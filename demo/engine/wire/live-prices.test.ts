import { expect } from "chai";
import { packageCodes } from "../../../src/domain/packages.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";

const productsAnswer = calls.products.call.shape;
const pricesAnswer = calls.prices.call.shape;

const ask = asker(createTestEngine().app);
const week = { beginDate: "2027-02-06", endDate: "2027-02-13" };
/** From the poorer to the richer, as far as they compare. */
const ladders = [
  ["HS", "PF", "PFP"],
  ["HS", "PFTTF", "PFPTTF"],
] as const;

/** Prices of each room by package: as listed, and live where they are confirmed. */
async function pricesOf(language: string) {
  const found = await ask("/se/search/product?size=60&start=0&agg=lihePack", {
    body: { engineId: 1, capacity: [2, 3, 4, 5, 6], ...week },
    language,
  });
  const { products } = parse(productsAnswer, found.body);
  const rooms = new Map<string, { listed: Map<string, number>; live: Map<string, number> }>();
  for (const { liheId, prestations } of products) {
    const live = new Map<number, number>();
    for (const code of packageCodes) {
      const ids = prestations.flatMap((one) => (one.codePackage === code && one.isWiyp ? [one.id] : [])).sort((a, b) => a - b);
      if (ids.length === 0) continue;
      const query = `startDate=${week.beginDate}&endDate=${week.endDate}&prestIds=${ids.join("-")}&familyComposition=30-30&liheId=${liheId}&packCode=${code}&acceptLanguage=${language}`;
      const { wiypPrices, iresaPrices } = parse(pricesAnswer, (await ask(`/wiyp/price/x?${query}`, { language })).body);
      for (const { prestId, sellingPriceWiyp } of wiypPrices) live.set(prestId, sellingPriceWiyp);
      for (const { prestId, sellingPriceIresa } of iresaPrices) live.set(prestId, sellingPriceIresa);
    }
    for (const { id, codePackage, price } of prestations) {
      const key = `${liheId} ${Math.floor(id / 16)}`;
      const room = rooms.get(key) ?? { listed: new Map<string, number>(), live: new Map<string, number>() };
      room.listed.set(codePackage ?? "", price ?? 0);
      room.live.set(codePackage ?? "", live.get(id) ?? price ?? 0);
      rooms.set(key, room);
    }
  }
  return [...rooms.values()];
}

describe("a richer package", function () {
  this.timeout(60_000);
  it("never costs less than a poorer one, listed or live, for one room and week", async () => {
    let compared = 0;
    for (const room of await pricesOf("fr_FR"))
      for (const prices of [room.listed, room.live])
        for (const ladder of ladders) {
          const climbed = ladder.flatMap((code) => prices.get(code) ?? []);
          expect(climbed).to.deep.equal(climbed.toSorted((a, b) => a - b));
          compared += climbed.length - 1;
        }
    expect(compared).to.be.above(300);
  });
});
