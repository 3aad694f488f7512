import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { keptStay, openShortlist, shortlistPage } from "./shortlist.driver.js";

const phone = { width: 390, height: 844 };

describe("the comparison at each width", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  afterEach(() => page.remove());
  after(() => setViewport({ width: 1440, height: 900 }));

  for (const width of [320, 390, 768])
    it(`scrolls its columns beside the headings of the rows at ${width} px, and nothing else sideways`, async () => {
      await setViewport({ ...phone, width });
      page = await shortlistPage([1, 2, 3, 4].map((id) => keptStay(id)));
      await openShortlist(page);
      const box = page.one("comparison").parentElement;
      if (!box) throw new Error("The comparison is in a box.");
      expect(box.scrollWidth).to.be.greaterThan(box.clientWidth);
      expect(box.scrollHeight, "nothing of it is hidden below").to.equal(box.clientHeight);
      expect(box.tabIndex).to.equal(0);
      box.scrollTo(10_000, 0);
      await painted();
      const head = page.one("comparison").querySelector("tbody th")?.getBoundingClientRect();
      expect(Math.round(head?.left ?? -1)).to.equal(Math.round(box.getBoundingClientRect().left));
      const body = page.one("sheet-body");
      expect(body.scrollWidth).to.equal(body.clientWidth);
      expect(document.documentElement.scrollWidth).to.equal(width);
      await expect(page.host).to.be.accessible();
    });

  for (const [width, count] of [
    [320, 2],
    [390, 2],
    [768, 3],
    [1440, 4],
  ] as const)
    it(`keeps the names of ${count} stays in view at ${width} px, side by side`, async () => {
      await setViewport({ width, height: 600 });
      page = await shortlistPage(Array.from({ length: count }, (_, index) => keptStay(index + 1)));
      await openShortlist(page);
      const body = page.one("sheet-body");
      expect(page.one("comparison").parentElement?.scrollWidth).to.equal(page.one("comparison").parentElement?.clientWidth);
      body.scrollTo(0, body.scrollHeight);
      await painted();
      expect(body.scrollTop).to.be.greaterThan(0);
      expect(body.scrollWidth).to.equal(body.clientWidth);
      expect(page.one("comparison").querySelectorAll("thead a")).to.have.length(count);
      for (const name of page.one("comparison").querySelectorAll("thead a")) {
        const { top, bottom } = name.getBoundingClientRect();
        expect(top).to.be.at.least(body.getBoundingClientRect().top);
        expect(bottom).to.be.below(body.getBoundingClientRect().bottom);
      }
    });

  it("breaks no word of the headings of the rows on a phone", async () => {
    await setViewport(phone);
    page = await shortlistPage([keptStay(1), keptStay(2)]);
    await openShortlist(page);
    const headings = page.one("comparison").querySelectorAll("tbody th");
    expect(headings.length).to.be.greaterThan(5);
    for (const heading of headings) {
      const text = document.createRange();
      text.selectNodeContents(heading);
      expect(text.getClientRects(), heading.textContent).to.have.length(1);
    }
  });
});
