import { expect } from "chai";
import { samplePrestation } from "../../../domain/testing/products.sample.js";
import { emptyFind, openSearch, product, productsAnswer, type OpenOptions, type TestSearch } from "../../testing/search.driver.js";
import type { Call } from "../../testing/services.driver.js";
import { loadAlternatives } from "./alternatives.js";

const dates = "beginDate=2027-02-06&endDate=2027-02-13";

/** A results page whose list has come empty, with the calls that followed. */
async function emptyPage(options: OpenOptions = {}) {
  const page = await openSearch({ results: true, ...options });
  page.last("find").answer({ ...emptyFind, capacity: [2, 4] });
  await page.settled();
  const before = page.calls.length;
  page.last("products").answer(productsAnswer([]));
  await page.settled();
  return { ...page, since: () => page.calls.slice(before) };
}
const isProducts = (call: Call): call is Call<"products"> => call.name === "products";
const isFind = (call: Call): call is Call<"find"> => call.name === "find";
const total = (totalProducts: number) => productsAnswer(totalProducts > 0 ? [1] : [], { totalProducts });

/** The kinds and numbers of stays that the search offers in place of the empty list. */
function offered(page: Pick<TestSearch, "state">) {
  const { alternatives } = page.state();
  if (!alternatives) return null;
  const { status, drops } = alternatives;
  return {
    status,
    drops: drops.map(({ droppable, stays }) => [droppable.kind, stays]),
    dates: alternatives.dates.map(({ start, end, stays }) => [start, end, stays]),
  };
}

describe("what an empty list may be changed to", () => {
  before(loadAlternatives);

  it("RESL-26 RESL-32 ERR-12 counts the stays without each choice, and of the nearest dates, in six calls at most", async () => {
    const page = await emptyPage({ hash: `${dates}&c[]=70&c[]=52&packages[]=PF&station[]=88&lodgingType[]=22&priceMax=900` });
    expect(offered(page)).to.deep.equal({ status: "loading", drops: [], dates: [] });
    const [find] = page.since().filter(isFind);
    expect(find?.request).to.deep.include({ currentMonth: "2027-01", criteria: [52, 70], packages: ["PF"] });
    find?.answer({ ...emptyFind, startDates: ["2027-01-09", "2027-01-30", "2027-02-06", "2027-02-20", "2027-03-06"] });
    await page.settled();
    const counted = page.since().filter(isProducts);
    expect(counted.map(({ request }) => [request.criteria, request.packages, request.beginDate, request.endDate])).to.deep.equal([
      [[52, 70], ["PF"], "2027-02-06", "2027-02-13"],
      [[70], ["PF"], "2027-02-06", "2027-02-13"],
      [[], ["PF"], "2027-02-06", "2027-02-13"],
      [[52, 70], ["PF"], "2027-01-30", "2027-02-06"],
      [[52, 70], ["PF"], "2027-02-20", "2027-02-27"],
    ]);
    expect(counted.map(({ request }) => request.budget.max)).to.deep.equal([null, 900, null, 900, 900]);
    expect(counted.map(({ request }) => [request.page, request.pageSize])).to.deep.equal(counted.map(() => [1, 1]));
    expect(page.since(), "six").to.have.lengthOf(6);
    const prestations = [900, 850].map((price) => samplePrestation({ price }));
    const found = [0, 12, 3, 0].map(total);
    counted.forEach((call, index) => call.answer(found[index] ?? { ...total(5), products: [{ ...product(1), prestations }] }));
    await page.settled();
    expect(offered(page)).to.deep.equal({
      status: "ready",
      drops: [
        ["filter", 12],
        ["filters", 3],
      ],
      dates: [["2027-02-20", "2027-02-27", 5]],
    });
    expect(counted.slice(3).map(({ request }) => request.sort)).to.deep.equal(["price-asc", "price-asc"]);
    expect(page.state().alternatives?.dates.map(({ price }) => price)).to.deep.equal([850]);
    expect(page.since()).to.have.lengthOf(6);
  });

  it("RESL-26 counts more days where fewer choices can be dropped, and names the two nearest that have stays", async () => {
    const page = await emptyPage({ hash: "beginDate=2027-02-10&endDate=2027-02-17&station[]=88" });
    const startDates = ["2027-01-30", "2027-02-06", "2027-02-07", "2027-02-11", "2027-02-13"];
    page
      .since()
      .filter(isFind)[0]
      ?.answer({ ...emptyFind, startDates });
    await page.settled();
    const counted = page.since().filter(isProducts).slice(1);
    const days = counted.map(({ request }) => request.beginDate);
    expect(days).to.deep.equal(["2027-02-11", "2027-02-07", "2027-02-13", "2027-02-06"]);
    page.since().filter(isProducts)[0]?.answer(total(0));
    counted.forEach((call, index) => call.answer(total([0, 1, 5, 62][index] ?? 0)));
    await page.settled();
    expect(offered(page)?.dates).to.deep.equal([
      ["2027-02-07", "2027-02-14", 1],
      ["2027-02-13", "2027-02-20", 5],
    ]);
  });

  it("RESL-26 counts no dates of a search without any but more choices, and nothing of one without choices", async () => {
    const page = await emptyPage({ hash: "station[]=88" });
    expect(page.since().map(({ name }) => name)).to.deep.equal(["products"]);
    expect(page.since().filter(isProducts)[0]?.request.place).to.equal(null);
    const full = await emptyPage({ hash: "c[]=70&c[]=52&packages[]=PF&station[]=88&priceMax=900" });
    expect(full.since().map(({ name }) => name)).to.deep.equal(Array.from({ length: 5 }, () => "products"));
    const nothing = await emptyPage();
    expect(nothing.since()).to.deep.equal([]);
    expect(offered(nothing)).to.deep.equal({ status: "ready", drops: [], dates: [] });
  });

  it("RESL-26 looks for dates from this month on where the dates of the search are over", async () => {
    const page = await emptyPage({ hash: "beginDate=2026-11-07&endDate=2026-11-14" });
    const [find] = page.since().filter(isFind);
    expect(find?.request.currentMonth).to.equal("2026-11");
    find?.answer({ ...emptyFind, startDates: ["2026-11-14", "2026-11-28", "2026-12-05"] });
    await page.settled();
    expect(
      page
        .since()
        .filter(isProducts)
        .map(({ request }) => request.beginDate),
    ).to.deep.equal(["2026-11-28", "2026-12-05"]);
  });

  it("RESL-26 looks for the same week of the coming season where the dates of the search are over with theirs, and for nothing else", async () => {
    const page = await emptyPage({ hash: "beginDate=2026-02-07&endDate=2026-02-14&c[]=70&station[]=88" });
    const [find] = page.since().filter(isFind);
    expect(find?.request.currentMonth).to.equal("2027-01");
    find?.answer({ ...emptyFind, startDates: ["2027-01-30", "2027-02-06", "2027-02-13", "2027-03-06"] });
    await page.settled();
    const counted = page.since().filter(isProducts);
    expect(counted.map(({ request }) => [request.beginDate, request.endDate, request.criteria])).to.deep.equal([
      ["2027-02-06", "2027-02-13", [70]],
      ["2027-01-30", "2027-02-06", [70]],
      ["2027-02-13", "2027-02-20", [70]],
      ["2027-03-06", "2027-03-13", [70]],
    ]);
    counted.forEach((call, index) => call.answer(total([46, 30, 20, 10][index] ?? 0)));
    await page.settled();
    expect(offered(page)).to.deep.equal({
      status: "ready",
      drops: [],
      dates: [
        ["2027-02-06", "2027-02-13", 46],
        ["2027-01-30", "2027-02-06", 30],
      ],
    });
  });

  it("ERR-06 leaves out what could not be counted", async () => {
    const page = await emptyPage({ hash: `${dates}&c[]=70&station[]=88` });
    const [first, second] = page.since().filter(isProducts);
    first?.fail(new Error("down"));
    second?.answer(total(7));
    page.since().filter(isFind)[0]?.fail(new Error("down"));
    await page.settled();
    expect(offered(page)).to.deep.equal({ status: "ready", drops: [["place", 7]], dates: [] });
    expect(page.errors).to.deep.equal([]);
  });

  it("RESL-26 is waited for no longer than 5 s", async () => {
    const page = await emptyPage({ hash: "c[]=70&station[]=88" });
    page.clock.advance(4999);
    expect(offered(page)?.status).to.equal("loading");
    page.clock.advance(1);
    expect(offered(page)).to.deep.equal({ status: "ready", drops: [], dates: [] });
    expect(page.since().map(({ signal }) => signal.aborted)).to.deep.equal([true, true]);
    await page.settled();
    expect(offered(page)?.status).to.equal("ready");
  });

  it("STATE-56 RESL-26 is cancelled by another choice, and gone while its list loads", async () => {
    const page = await emptyPage({ hash: `${dates}&c[]=70&station[]=88`, deaf: true });
    const under = page.since();
    page.actions.criteria.toggle([70]);
    expect(under.map(({ signal }) => signal.aborted)).to.deep.equal(under.map(() => true));
    expect(offered(page)).to.equal(null);
    for (const call of under.filter(isProducts)) call.answer(total(9));
    under.filter(isFind)[0]?.answer({ ...emptyFind, startDates: ["2027-01-30"] });
    await page.settled();
    expect(offered(page), "late answers change nothing").to.equal(null);
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect(offered(page), "the list has stays").to.equal(null);
  });
});
