import { expect } from "@open-wc/testing";
import type { SearchState } from "../../store/state/types.js";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import { wholeTexts } from "../../../test/fixtures/whole-texts.js";
import { NearStarts } from "./deferred.js";

const cell = (start: string, price: number, count: number) => ({ start, nights: 7, price, count, asOf: null });
const grid = [cell("2027-01-30", 1310, 12), cell("2027-02-06", 1750, 1), cell("2027-02-13", 1620, 9)];
const season = { status: "ready", key: "known", grid, unknown: false, places: null } as const;

describe("other starts above a list of few stays", () => {
  let page: ResultsPage;
  afterEach(() => page.remove());

  async function shown(state: Partial<SearchState> = {}) {
    await NearStarts.load(await wholeTexts("en-GB"));
    page = await resultsPage({
      locale: "en-GB",
      state: { stayDates: { start: "2027-02-06", end: "2027-02-13" }, season, ...state },
    });
    await page.change({ find: { ...page.search.snapshot().find, lengths: [{ nights: 7, count: 3 }] } });
    await page.list([product(1)], { total: 1 });
    await painted();
  }
  const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");

  it("have their price and number, the chosen one among them, and one press chooses", async () => {
    await shown();
    const texts = page.all("near-start").map(({ textContent }) => plain(textContent)?.replace(",", ""));
    expect(texts[0]).to.match(/^Sat 30 Jan .1310 12 stays cheapest$/);
    expect(texts).to.have.length(3);
    expect(page.all("near-start").map((start) => start.getAttribute("aria-pressed"))).to.deep.equal(["false", "true", "false"]);
    page.all("near-start")[2]?.click();
    expect(page.search.callsOf("stayDates.chooseStay")).to.deep.equal([["2027-02-13", 7]]);
    expect(page.one("near-starts").compareDocumentPosition(page.one("list")) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
    await expect(page.host).to.be.accessible();
  });

  it("are not there, and not requested, where the list is long or the server does not know them", async () => {
    await shown({ season: { ...season, grid: [], unknown: true } });
    expect(page.all("near-starts")).to.have.length(0);
    expect(page.search.callsOf("stayDates.showSeason")).to.have.length(0);
    await page.change({ season });
    await page.list([product(1)], { total: 40 });
    expect(page.all("near-starts")).to.have.length(0);
  });
});
