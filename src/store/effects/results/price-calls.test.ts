import { expect } from "chai";
import { keeping } from "../../../api/keeping.js";
import { priceCallStalledAfter, priceCallsAtOnce } from "../../../domain/defaults.js";
import { samplePrestation } from "../../../domain/testing/products.sample.js";
import { openSearch, product, productsAnswer } from "../../testing/search.driver.js";

const offer = (id: number) => samplePrestation({ id, isWiyp: true, packageId: 5 });
const answer = { wiypPrices: [{ prestId: 1, sellingPriceWiyp: 850, publicPriceWiyp: null }], iresaPrices: [], fees: [], error: null };

async function shown(count: number) {
  const page = await openSearch({ results: true });
  const products = Array.from({ length: count }, (_, index) => product(index + 1, { prestations: [offer(1)] }));
  const list = async () => {
    page.last("products").answer(productsAnswer([], { products, totalProducts: count }));
    await page.settled();
  };
  await list();
  return { page, list };
}

describe("price calls", () => {
  it("are at most four at a time, and the next starts as one ends", async () => {
    const { page } = await shown(7);
    for (let id = 1; id <= 7; id += 1) page.actions.results.sawProduct(id);
    await page.settled();
    expect(page.named("prices")).to.have.length(priceCallsAtOnce);
    page.named("prices")[0]?.answer(answer);
    await page.settled();
    expect(page.named("prices")).to.have.length(priceCallsAtOnce + 1);
    page.named("prices")[1]?.fail(new Error("down"));
    await page.settled();
    expect(page.named("prices")).to.have.length(priceCallsAtOnce + 2);
  });

  it("that do not end no longer keep others waiting, and count when they end after all", async () => {
    const { page } = await shown(7);
    for (let id = 1; id <= 7; id += 1) page.actions.results.sawProduct(id);
    await page.settled();
    page.clock.advance(priceCallStalledAfter - 1);
    await page.settled();
    expect(page.named("prices")).to.have.length(priceCallsAtOnce);
    page.clock.advance(1);
    await page.settled();
    expect(page.named("prices")).to.have.length(7);
    page.named("prices")[0]?.answer(answer);
    page.named("prices")[6]?.fail(new Error("down"));
    await page.settled();
    expect([1, 2, 7].map((id) => page.state().prices[id]?.status)).to.deep.equal(["settled", "loading", "settled"]);
  });

  it("leave one place each, whether they end late or fail", async () => {
    const { page } = await shown(16);
    for (let id = 1; id <= 4; id += 1) page.actions.results.sawProduct(id);
    page.clock.advance(priceCallStalledAfter);
    for (const call of page.named("prices")) call.answer(answer);
    await page.settled();
    for (let id = 5; id <= 16; id += 1) page.actions.results.sawProduct(id);
    await page.settled();
    expect(page.named("prices")).to.have.length(4 + priceCallsAtOnce);
  });

  it("that the visitor pressed for go out at once, however many wait", async () => {
    const { page } = await shown(9);
    page.actions.results.sawProduct(1);
    page.named("prices")[0]?.fail(new Error("down"));
    await page.settled();
    for (let id = 2; id <= 9; id += 1) page.actions.results.sawProduct(id);
    await page.settled();
    expect(page.named("prices")).to.have.length(1 + priceCallsAtOnce);
    page.actions.results.retryPrices(1);
    await page.settled();
    expect(page.named("prices")).to.have.length(2 + priceCallsAtOnce);
    page.last("prices").answer(answer);
    await page.settled();
    expect(page.state().prices[1]).to.deep.include({ status: "settled", unchecked: [] });
    expect(page.named("prices"), "the others still wait").to.have.length(2 + priceCallsAtOnce);
  });

  it("are not repeated for what has just been returned, by the time of that response", async () => {
    const { page, list } = await shown(1);
    page.actions.results.sawProduct(1);
    page.last("prices").answer(answer);
    await page.settled();
    const first = page.state().prices[1]?.checkedAt;
    expect(first).to.equal(page.clock.now());
    page.clock.advance(keeping.prices.page.milliseconds - 1);
    page.actions.sort.choose("price-asc");
    await list();
    page.actions.results.sawProduct(1);
    await page.settled();
    expect(page.named("prices")).to.have.length(1);
    expect(page.state().prices[1]).to.deep.include({ status: "settled", checkedAt: first, unchecked: [] });

    page.clock.advance(2);
    page.actions.sort.choose("price-desc");
    await list();
    page.actions.results.sawProduct(1);
    await page.settled();
    expect(page.named("prices")).to.have.length(2);
  });

  it("end when another list is chosen, not when it has arrived; the calls that wait are never made", async () => {
    const { page, list } = await shown(6);
    for (let id = 1; id <= 6; id += 1) page.actions.results.sawProduct(id);
    await page.settled();
    page.actions.sort.choose("price-asc");
    await page.settled();
    expect(page.named("prices").map(({ signal }) => signal.aborted)).to.deep.equal([true, true, true, true]);
    page.actions.results.sawProduct(6);
    await list();
    expect(page.named("prices")).to.have.length(priceCallsAtOnce);
    expect(page.state().prices).to.deep.equal({});
    page.actions.results.sawProduct(6);
    expect(page.named("prices")).to.have.length(priceCallsAtOnce + 1);
  });

  it("that were ended leave the prices as listed, unchecked, where the other list fails to load", async () => {
    const { page } = await shown(1);
    page.actions.results.sawProduct(1);
    page.actions.sort.choose("price-asc");
    page.last("products").fail(new Error("down"));
    await page.settled();
    expect(page.state().prices[1]).to.deep.include({ status: "settled", checkedAt: null, unchecked: [1] });
  });

  it("ERR-08 that failed are named by their offers, and made again alone", async () => {
    const page = await openSearch({ results: true });
    const short = samplePrestation({ id: 2, isWiyp: true, packageId: 6, codePackage: "PFP" });
    page.last("products").answer(productsAnswer([], { products: [product(1, { prestations: [offer(1), short] })], totalProducts: 1 }));
    await page.settled();
    page.actions.results.sawProduct(1);
    page.actions.results.retryPrices(1);
    page.named("prices")[0]?.answer(answer);
    page.named("prices")[1]?.fail(new Error("down"));
    await page.settled();
    expect(page.state().prices[1]?.unchecked).to.deep.equal([2]);
    expect(page.state().prices[1]?.checkedAt).to.equal(page.clock.now());

    page.actions.results.retryPrices(1);
    await page.settled();
    expect(page.named("prices")).to.have.length(3);
    page.last("prices").answer({ ...answer, wiypPrices: [{ prestId: 2, sellingPriceWiyp: 990, publicPriceWiyp: null }] });
    await page.settled();
    expect(page.state().prices[1]?.unchecked).to.deep.equal([]);
    page.actions.results.retryPrices(1);
    await page.settled();
    expect(page.named("prices"), "nothing is left to check").to.have.length(3);
  });
});
