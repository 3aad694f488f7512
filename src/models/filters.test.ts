import { expect } from "chai";
import type { CriteriaOption } from "../domain/criteria-table.js";
import { openSearch, productsAnswer } from "../store/testing/search.driver.js";
import { countsFailed, filterOptions, filtersWait, firstOptions, selectableOptions, type FilterState } from "./filters.js";

const options: readonly CriteriaOption[] = [
  { key: "sauna", ids: [1, 2] },
  { key: "pool", ids: [3] },
  { key: "balcony", ids: [4] },
];
const counts = [
  { id: 1, count: 5 },
  { id: 2, count: 8 },
  { id: 4, count: 3 },
];
const optionsOf = (state: Partial<FilterState> = {}, focused: string | null = null) =>
  filterOptions(options, { chosen: [], counts, ...state }, focused);
const keys = (list: ReturnType<typeof optionsOf>) => list.map(({ option }) => option.key);

describe("the options of a filter", () => {
  it("FILT-63 FILT-100 are chosen by any of their ids and counted by the largest", () => {
    expect(optionsOf({ chosen: [2] }).map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    expect(optionsOf().map(({ count }) => count)).to.deep.equal([8, 0, 3]);
    expect(optionsOf({ counts: null }).map(({ count }) => count)).to.deep.equal([null, null, null]);
  });

  it("FILT-98..99 are disabled without a stay, unless chosen or focused", () => {
    const isPoolDisabled = (...given: Parameters<typeof optionsOf>) => optionsOf(...given)[1]?.disabled;
    expect(optionsOf().map(({ disabled }) => disabled)).to.deep.equal([false, true, false]);
    expect(isPoolDisabled({ chosen: [3] })).to.equal(false);
    expect(isPoolDisabled({}, "pool")).to.equal(false);
    expect(isPoolDisabled({ counts: null })).to.equal(false);
  });

  it("show first to a number, with those that are chosen or focused", () => {
    expect(keys(firstOptions(optionsOf(), 1, null))).to.deep.equal(["sauna"]);
    expect(keys(firstOptions(optionsOf({ chosen: [4] }), 1, null))).to.deep.equal(["sauna", "balcony"]);
    expect(keys(firstOptions(optionsOf({}, "pool"), 1, "pool"))).to.deep.equal(["sauna", "pool"]);
  });

  it("are left out of a dropdown where no stay has them, unless chosen", () => {
    const none = selectableOptions(optionsOf());
    expect(none.value).to.equal(null);
    expect(keys(none.options)).to.deep.equal(["sauna", "balcony"]);
    const pool = selectableOptions(optionsOf({ chosen: [3] }));
    expect(pool.value).to.equal(3);
    expect(keys(pool.options)).to.deep.equal(["sauna", "pool", "balcony"]);
  });
});

describe("the numbers of the filters", () => {
  it("RESL-38 are loading until they belong to the same query as the list, and may fail", async () => {
    const page = await openSearch({ results: true });
    const state = () => [filtersWait(page.state()), countsFailed(page.state())];
    expect(state()).to.deep.equal([true, false]);
    page.last("counts").fail(new Error("down"));
    await page.settled();
    expect(state()).to.deep.equal([false, true]);
    page.last("products").answer(productsAnswer([1]));
    await page.settled();
    expect(state()).to.deep.equal([false, true]);
  });

  it("ERR-07 failed where their call did, or took too long", async () => {
    const search = (await openSearch()).state();
    const failed = (["ready", "loading", "failed", "timeout"] as const).map((status) =>
      countsFailed({ ...search, counts: { ...search.counts, status } }),
    );
    expect(failed).to.deep.equal([false, false, true, true]);
  });

  it("RESL-38 are loading while the list of another query loads", async () => {
    const { state } = await openSearch();
    const search = state();
    const of = (status: "loading" | "ready", key: string) =>
      filtersWait({ ...search, products: { ...search.products, status, key }, counts: { ...search.counts, status: "ready", key: "one" } });
    expect([of("loading", "other"), of("loading", "one"), of("ready", "other")]).to.deep.equal([true, false, false]);
  });
});
