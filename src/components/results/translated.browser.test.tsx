import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { bareTextsIn, translate } from "../../../test/fixtures/translated.js";

const [one, two, three] = [product(1), product(2), product(3)];
const named = (page: ResultsPage) => page.all("card-name").map((name) => name.querySelector("a span:not(.sr)")?.textContent?.trim());

describe("the results, once a page translator has changed them", function () {
  this.timeout(60_000);
  let page: ResultsPage | undefined;
  afterEach(() => page?.remove());
  after(() => setViewport({ width: 1440, height: 900 }));

  for (const width of [1440, 390]) {
    it(`stay at ${width} px when order, filters, dates, stays and prices change`, async () => {
      await setViewport({ width, height: 900 });
      const shown = await resultsPage({ state: { criteria: [316], stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
      page = shown;
      await shown.list([one, two, three]);
      const translated = async (change: () => Promise<void>) => {
        expect(bareTextsIn(shown.root)).to.deep.equal([]);
        translate(shown.root);
        await change();
        await painted();
      };
      await translated(() => shown.list([three, one, two]));
      expect(named(shown)).to.deep.equal(["Résidence 3", "Résidence 1", "Résidence 2"]);
      await translated(() => shown.change({ sort: "price-asc", criteria: [316, 291] }));
      await translated(() => shown.change({ criteria: [], stayDates: { start: null, end: null } }));
      await translated(() => shown.change({ stayDates: { start: "2027-02-06", end: "2027-02-13" }, packages: ["HS"] }));
      const cheaper = product(1, { prestations: [prestation(101, { crossedPrice: 900, promo: 10, cancelationUntil: "2027-01-20" })] });
      await translated(() => shown.list([product(2, { prestations: [] }), cheaper]));
      await translated(() => shown.products({ status: "failed" }));
      await translated(() => shown.list([one, two]));
      expect(named(shown)).to.deep.equal(["Résidence 1", "Résidence 2"]);
    });
  }
});
