import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { keptStay, openShortlist, shortlistPage } from "./shortlist.driver.js";

describe("the comparison", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());
  const boxes = () => [...page.one("kept-stays").querySelectorAll<HTMLInputElement>("input")];
  const news = () =>
    [...page.one("shortlist-modal").querySelectorAll("[role=status]")].map(({ textContent }) => textContent).filter(Boolean);

  it("announces that no stay is compared once the last one is unticked, and leaves the focus on its box", async () => {
    page = await shortlistPage([keptStay(1), keptStay(2)]);
    await openShortlist(page);
    for (const box of boxes()) {
      box.focus();
      box.click();
      await painted();
    }
    const none = "Aucun séjour à comparer. Cochez ceux que vous voulez comparer.";
    expect(page.all("comparison")).to.have.length(0);
    expect(news()).to.deep.equal([none]);
    expect(page.one("shortlist-modal").querySelector(".shortlist-hint")?.textContent).to.equal(none);
    expect(page.root.activeElement === boxes()[1]).to.equal(true);
  });

  it("keeps the name that has the focus clear of the headings of the rows", async () => {
    await setViewport({ width: 768, height: 900 });
    page = await shortlistPage([1, 2, 3, 4].map((id) => keptStay(id)));
    await openShortlist(page);
    const links = [...page.one("comparison").querySelectorAll<HTMLElement>("thead a")];
    const heading = page.one("comparison").querySelector("tbody th");
    for (const link of [...links, ...links.toReversed()]) {
      link.blur();
      // It is in the box, though under the headings.
      const box = link.closest(".comparison-box");
      box?.scrollBy({ left: link.getBoundingClientRect().left - box.getBoundingClientRect().left - 8, behavior: "instant" });
      link.focus();
      await painted();
      expect(link.getBoundingClientRect().left, link.textContent).to.be.at.least(heading?.getBoundingClientRect().right ?? 0);
    }
  });
});
