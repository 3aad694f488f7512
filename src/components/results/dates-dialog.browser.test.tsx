import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { DatesModal } from "./deferred.js";
import { animationsEnded } from "../../../test/fixtures/animations-ended.js";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import { foundDays, saturdays } from "../stay-dates/search.driver.js";

const desktop = { width: 1440, height: 900 };

describe("the dates of results without a search bar", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  before(() => DatesModal.load());
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));

  /** Cards that show no price before there are dates. */
  async function withoutDates(): Promise<void> {
    page = await resultsPage({ state: { stayDates: { start: null, end: null }, find: foundDays(saturdays("2026-12", "2027-04")) } });
    page.search.react("stayDates.open", page.search.openDates);
    await page.change({ flags: { ...page.search.snapshot().flags, hidePriceWithoutDate: true } });
    await page.list([product(1)]);
  }
  const opened = () => waitUntil(() => page.all("dates-modal").length === 1 && page.all("dates").length === 1, "the dates open");

  for (const viewport of [desktop, { width: 390, height: 844 }])
    it(`CARD-72 open in a dialog of the results at ${viewport.width} px, and close again`, async () => {
      await setViewport(viewport);
      await withoutDates();
      const fired: string[] = [];
      for (const name of ["ski-open", "ski-close"])
        page.host.addEventListener(name, (event) => fired.push(`${name} ${(event as CustomEvent<{ surface: string }>).detail.surface}`));
      page.one("show-price").click();
      await opened();
      await animationsEnded(page.root);
      expect(page.one("dates-modal").matches("dialog:modal")).to.equal(true);
      const [dialog, dates] = [page.one("dates-modal"), page.one("dates")].map((element) => element.getBoundingClientRect());
      expect(dates?.width, "nothing beside the dates").to.be.closeTo(dialog?.width ?? 0, 1);
      expect(dialog?.width).to.equal(viewport.width === 390 ? 390 : 700);
      expect(page.one("validate").getBoundingClientRect().bottom, "the foot is in sight").to.be.at.most(viewport.height);
      await expect(page.host).to.be.accessible();
      page.one("close").click();
      await waitUntil(() => page.all("dates-modal").length === 0, "the dates close");
      expect(page.search.snapshot().datesOpen).to.equal(false);
      expect(fired).to.deep.equal(["ski-open dates", "ski-close dates"]);
    });

  it("CARD-72 are left to a search bar or a picker that opens them", async () => {
    await withoutDates();
    const timers = holdTimers();
    page.one("show-price").click();
    await painted();
    timers.release();
    timers.pass(50);
    expect(page.search.callsOf("stayDates.open"), "a picker is first").to.deep.equal([[true]]);
    page.search.openDates(true, "of a picker");
    timers.pass(100);
    await painted();
    expect(page.all("dates-modal")).to.have.length(0);
  });

  it("CARD-72 open from a sold-out card too", async () => {
    await withoutDates();
    await page.list([product(2, { prestations: [] })], { key: "another" });
    page.one("sold-out-card").querySelector<HTMLElement>(".sold-out button")?.click();
    await opened();
  });
});
