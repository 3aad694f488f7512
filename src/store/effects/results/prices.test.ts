import { expect } from "chai";
import type { Prestation, Product } from "../../../domain/products.js";
import type { GivenSettings } from "../../../domain/given-settings.js";
import { openSearch, product, productsAnswer } from "../../testing/search.driver.js";

const offer = (id: number, more: Partial<Prestation> = {}): Prestation => ({
  id,
  name: `Flat ${id}`,
  desc: "",
  startDate: "2027-02-06",
  endDate: "2027-02-13",
  duration: 7,
  capacity: 4,
  surface: 30,
  skipass: null,
  lodgingType: 43,
  paymentCondition: null,
  packageId: 5,
  codePackage: "PF",
  pricePerLogement: 900,
  pricePerPerson: 450,
  price: 900,
  crossedPrice: null,
  crossedPricePerLogement: null,
  promo: null,
  cancelationUntil: null,
  isWiyp: true,
  ...more,
});

async function shown(list: readonly Product[], given: GivenSettings = {}) {
  const page = await openSearch({ results: true, given });
  page.last("products").answer(productsAnswer([], { products: list, totalProducts: list.length }));
  await page.settled();
  page.newCalls();
  return page;
}

describe("live prices", () => {
  it("API-78 PRICE-01..04 are requested once a package group and list when a product is near", async () => {
    const page = await shown([product(1, { prestations: [offer(1), offer(2), offer(3, { codePackage: "PFP", packageId: 6 })] })]);
    page.actions.results.sawProduct(1);
    page.actions.results.sawProduct(1);
    expect(page.named("prices").map(({ request }) => [request.packCode, request.prestationIds])).to.deep.equal([
      ["PF", [1, 2]],
      ["PFP", [3]],
    ]);
    expect(page.state().prices[1]?.status).to.equal("loading");
  });

  it("are requested once a page that the browser prerenders is opened, and not at all for a list that was replaced by then", async () => {
    const page = await shown([product(1, { prestations: [offer(1)] })]);
    const open = page.prerender();
    page.actions.results.sawProduct(1);
    await page.settled();
    expect([page.newCalls(), page.state().prices[1]?.status]).to.deep.equal([[], "loading"]);
    open();
    await page.settled();
    expect(page.newCalls()).to.deep.equal(["prices"]);
    const openLater = page.prerender();
    page.actions.results.sawProduct(1);
    page.actions.packages.toggle("PF");
    openLater();
    await page.settled();
    expect(page.newCalls()).not.to.include("prices");
  });

  it("API-90 name the seller's site as the page gave it, without a scheme of ours", async () => {
    const page = await shown([product(1, { prestations: [offer(1)] })], { menuDomain: "www.seller.test" });
    page.actions.results.sawProduct(1);
    expect(page.last("prices").request.site).to.equal("www.seller.test");
  });

  it("PRICE-05..06 are not requested for offers without dates or without a live price", async () => {
    const page = await shown([product(1, { prestations: [offer(1, { isWiyp: false }), offer(2, { startDate: null, endDate: null })] })]);
    page.actions.results.sawProduct(1);
    expect(page.newCalls()).to.deep.equal([]);
    expect(page.state().prices[1]).to.equal(undefined);
  });

  it("PRICE-16, PRICE-20..25, PRICE-31 replace the listed ones; what has none is removed", async () => {
    const page = await shown([product(1, { prestations: [offer(1), offer(2)] })]);
    page.actions.results.sawProduct(1);
    page.last("prices").answer({
      wiypPrices: [{ prestId: 1, sellingPriceWiyp: 800, publicPriceWiyp: 1000 }],
      iresaPrices: [],
      fees: [{ id: "tax", price: 12 }],
      error: null,
    });
    await page.settled();
    const live = page.state().prices[1];
    expect(live?.status).to.equal("settled");
    expect(
      live?.prestations.map(({ id, price, pricePerPerson, crossedPrice, promo }) => ({ id, price, pricePerPerson, crossedPrice, promo })),
    ).to.deep.equal([{ id: 1, price: 800, pricePerPerson: 400, crossedPrice: 1000, promo: 20 }]);
    expect(live?.fees).to.deep.equal([{ id: "tax", price: 12 }]);
  });

  it("PRICE-30, ERR-08 a call that failed keeps the listed prices, and the page is notified", async () => {
    const page = await shown([product(1, { prestations: [offer(1)] })]);
    page.actions.results.sawProduct(1);
    page.last("prices").fail(new Error("down"));
    await page.settled();
    expect(page.state().prices[1]?.prestations.map(({ price }) => price)).to.deep.equal([900]);
    expect(page.errors).to.deep.equal([{ code: "call-failed", message: "down", call: "prices" }]);
  });

  it("PRICE-04 of a former list never reach the new one, and are requested again", async () => {
    const page = await shown([product(1, { prestations: [offer(1)] })]);
    page.actions.results.sawProduct(1);
    const late = page.last("prices");
    page.actions.sort.choose("price-asc");
    page.last("products").answer(productsAnswer([], { products: [product(1, { prestations: [offer(1)] })] }));
    await page.settled();
    expect(late.signal.aborted).to.equal(true);
    expect(page.state().prices[1]).to.equal(undefined);
    page.actions.results.sawProduct(1);
    expect(page.named("prices")).to.have.length(2);
  });

  it("patch one product and leave the list as it is", async () => {
    const page = await shown([product(1, { prestations: [offer(1)] }), product(2, { prestations: [offer(2)] })]);
    const { list } = page.state().products;
    page.actions.results.sawProduct(1);
    await page.settled();
    expect(page.state().products.list).to.equal(list);
    expect(page.state().prices[2]).to.equal(undefined);
  });
});
