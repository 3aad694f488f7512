import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);
const week = { beginDate: "2027-02-06", endDate: "2027-02-13" };

async function offersIn(language: string) {
  const found = await ask("/se/search/product?size=40&start=0&agg=lihePack", {
    body: { engineId: 1, capacity: [2, 3, 4], ...week },
    language,
  });
  const { products } = parse(calls.products.call.shape, found.body);
  return products.flatMap(({ liheId, prestations }) => prestations.map((offer) => ({ ...offer, liheId })));
}

const kindsOf = (parts: readonly { readonly kind: string }[] | null | undefined) => parts?.map(({ kind }) => kind).join(" ");

describe("what a price is for, to works councils", () => {
  it("is the stay, and what the package adds by kind", async () => {
    const offers = await offersIn("fr_FR_CSE");
    const kinds = new Map(offers.map(({ codePackage, parts }) => [codePackage, kindsOf(parts)]));
    expect(Object.fromEntries(kinds)).to.include({ HS: "stay", PF: "stay skipass", PFP: "stay skipass equipment" });
    for (const { price, parts } of offers) expect(parts?.reduce((sum, { amount }) => sum + amount, 0)).to.equal(price);
  });

  it("has the confirmed price of the stay, and what the package adds as it was listed", async () => {
    const offer = (await offersIn("fr_FR_CSE")).find(({ codePackage, isWiyp }) => codePackage === "PFP" && isWiyp);
    if (!offer) throw new Error("There is no offer with a confirmed price.");
    const query = `startDate=${week.beginDate}&endDate=${week.endDate}&prestIds=${offer.id}&familyComposition=30-30&liheId=${offer.liheId}&packCode=PFP&acceptLanguage=fr_FR_CSE`;
    const { body } = await ask(`/wiyp/price/x?${query}`, { language: "fr_FR_CSE" });
    const { wiypPrices, iresaPrices } = parse(calls.prices.call.shape, body);
    const [{ parts } = { parts: null }] = [...wiypPrices, ...iresaPrices];
    expect(kindsOf(parts)).to.equal("stay skipass equipment");
    expect(parts?.slice(1).map(({ kind }) => kind)).to.deep.equal(offer.parts?.slice(1).map(({ kind }) => kind));
  });

  it("is not in the answers to others", async () => {
    const offers = await offersIn("fr_FR");
    expect(offers.length).to.be.above(10);
    expect(offers.filter(({ parts }) => parts)).to.deep.equal([]);
  });
});
