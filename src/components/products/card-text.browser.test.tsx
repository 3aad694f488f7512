import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { cutTexts, textSpacing } from "../../../test/fixtures/text-spacing.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { dates } from "./card.driver.js";

const name = "4 pièces supérieur avec mezzanine et vue montagne, 10 personnes";
const long = product(1, {
  name: "Résidence Les Balcons de la Grande Casse et du Soleil Levant",
  criterias: [813, 961, 814, 978, 815, 1081, 316, 291, 74, 70, 55],
  prestations: [prestation(1, { name, promo: 25, crossedPrice: 11_049, price: 10_787 }), prestation(2, { name, codePackage: "PFP" })],
});

describe("the texts of a card", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  afterEach(() => page.remove());
  after(() => setViewport({ width: 1440, height: 900 }));

  for (const width of [320, 390, 768, 1200, 1440]) {
    it(`are whole at ${width} px, and with wider spacing`, async () => {
      await setViewport({ width, height: 900 });
      page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
      await page.list([long]);
      const [card] = page.all("card");
      if (!card) throw new Error("There is no card.");
      expect(cutTexts(card)).to.deep.equal([]);
      page.root.adoptedStyleSheets = [...page.root.adoptedStyleSheets, textSpacing];
      await painted();
      expect(cutTexts(card), "with wider spacing").to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }
});
