import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { languages, nearestLocale } from "../../domain/locale.js";
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

const packages = ["HS", "PF", "PFP", "PFCS", "PFPCS", "PFTT", "PFPTTF", "PFF", "PFPF"];
const tabbed = (codes: readonly string[]) =>
  product(1, { prestations: codes.map((codePackage, id) => prestation(id, { codePackage, price: 12_787 })) });

/** The tabs that are in view in part, and those whose texts are wider than they are. */
function cutTabs(tabs: readonly HTMLElement[]): string[] {
  return tabs
    .filter((tab) => {
      const [list, box] = [tab.parentElement, tab].map((element) => element?.getBoundingClientRect());
      if (!list || !box) return true;
      const seen = Math.min(list.right, box.right) - Math.max(list.left, box.left);
      const isOut = [...tab.children].some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, bottom } = range.getBoundingClientRect();
        return left < box.left || right > box.right || bottom > box.bottom;
      });
      return isOut || (seen > 1 && seen < box.width - 1);
    })
    .map(({ textContent }) => textContent);
}

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

  for (const locale of languages.map(nearestLocale))
    it(`are whole in each tab of a phone in ${locale}, and with wider spacing`, async () => {
      for (const width of [320, 390])
        for (const count of [2, 3, packages.length]) {
          await setViewport({ width, height: 844 });
          page = await resultsPage({ locale, state: { stayDates: dates } });
          await page.list([tabbed(packages.slice(0, count))]);
          await waitUntil(() => cutTabs(page.all("tab")).length === 0, `${count} tabs at ${width} px`);
          page.root.adoptedStyleSheets = [...page.root.adoptedStyleSheets, textSpacing];
          await painted();
          await waitUntil(() => cutTabs(page.all("tab")).length === 0, `${count} tabs at ${width} px with wider spacing`);
          page.all("tab").at(-1)?.click();
          await waitUntil(() => page.all("tab").at(-1) === page.one("tab-on"));
          await waitUntil(() => cutTabs(page.all("tab")).length === 0, `the last of ${count} tabs at ${width} px`);
          if (width === 320 || count < packages.length) page.remove();
        }
    });
});
