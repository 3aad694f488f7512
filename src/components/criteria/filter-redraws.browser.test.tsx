import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { CountsAnswer } from "../../api/calls/counts.js";
import { loadTexts } from "../../i18n/texts.js";
import type { SearchState } from "../../store/state/types.js";
import { changedWithin } from "../../../test/fixtures/drawings.js";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";

/** Number of stays per choice, all different so that a row is identified by its text. */
const known: CountsAnswer = {
  criteria: [
    { id: 74, count: 46 },
    { id: 70, count: 31 },
    { id: 52, count: 27 },
    { id: 316, count: 49 },
    { id: 317, count: 11 },
    { id: 320, count: 22 },
    { id: 291, count: 14 },
    { id: 285, count: 61 },
  ],
  lodgingTypes: [{ id: 43, count: 74 }],
  packages: null,
  capacity: null,
  price: { min: 300, max: 5000 },
};
const counts: SearchState["counts"] = { status: "ready", request: null, key: "k", answer: known };
const poolId = 74;
const row = "[part=filters] label";

/** The same counts in new objects, as in another response, with a different one for the pool. */
function nextCounts(pool: number): SearchState["counts"] {
  const criteria = (known.criteria ?? []).map(({ id, count }) => ({ id, count: id === poolId ? pool : count }));
  return { ...counts, key: `k${pool}`, answer: { ...known, criteria, lodgingTypes: [{ id: 43, count: 74 }] } };
}

describe("what makes a filter's row render again", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  /** The counts that were written, in order: each row with a count writes it once per render. */
  const written: unknown[] = [];
  before(() => setViewport({ width: 1440, height: 900 }));
  beforeEach(async () => {
    const texts = await loadTexts("fr-FR");
    const text: typeof texts.text = (key, values) => {
      if (key === "search_bar.stays") written.push(values?.["count"]);
      return texts.text(key, values);
    };
    page = await resultsPage({ state: { counts, stayDates: { start: "2027-02-06", end: "2027-02-13" } }, texts: { ...texts, text } });
    await page.list([product(1)]);
    await painted();
    expect(written).to.include.members([46, 31, 49, 74]);
    written.length = 0;
  });
  afterEach(() => page.remove());

  const rows = () => [...page.root.querySelectorAll(row)];
  const pool = () => rows().find((label) => label.textContent?.includes("Piscine"));

  it("is its own count: no other row renders, and no other row's nodes change", async () => {
    expect(rows().length).to.be.above(15);
    const changed = await changedWithin(page.root, row, () => page.change({ counts: nextCounts(45) }));
    expect([...changed]).to.deep.equal([pool()]);
    expect(pool()?.querySelector("[part=count]")?.textContent).to.equal("45");
    expect(written).to.deep.equal([45]);
  });

  it("is neither loading counts, nor a response with the same counts", async () => {
    const changed = await changedWithin(page.root, row, async () => {
      await page.change({ counts: { ...counts, status: "loading" } });
      await page.change({ counts: nextCounts(46) });
    });
    expect([...changed]).to.deep.equal([]);
    expect(written).to.deep.equal([]);
  });

  it("is its own choice", async () => {
    const { products } = page.search.snapshot();
    const changed = await changedWithin(page.root, row, () =>
      page.change({ criteria: [poolId], products: { ...products, status: "loading" }, counts: { ...counts, status: "loading" } }),
    );
    expect(pool()?.querySelector("input")?.checked).to.equal(true);
    expect([...changed].filter((label) => label !== pool())).to.deep.equal([]);
    expect(written).to.deep.equal([46]);
  });
});
