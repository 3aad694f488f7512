import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { animationsEnded } from "../../../test/fixtures/animations-ended.js";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import { counts } from "../criteria/filters.driver.js";

const desktop = { width: 1440, height: 900 };
const dates = { start: "2027-02-06", end: "2027-02-13" };
/** px of a slim bar over the page, which is 80 at most. */
const slimBar = 80;

describe("what gets the focus in the results", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  afterEach(async () => {
    page.remove();
    document.body.style.paddingBlock = "";
    window.scrollTo(0, 0);
    await setViewport(desktop);
  });

  async function show(viewport: { width: number; height: number }): Promise<void> {
    await setViewport(viewport);
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"], counts } });
    await page.list(
      Array.from({ length: 6 }, (_, index) => product(index + 1)),
      { total: 6 },
    );
  }
  /** The focused elements, after each key, that are not in view between two edges. */
  async function hiddenBy(keys: readonly string[], edges: () => readonly [top: number, bottom: number]): Promise<string[]> {
    const hidden: string[] = [];
    for (const press of keys) {
      await sendKeys({ press });
      await painted();
      const focused = page.root.activeElement;
      if (
        !focused ||
        focused instanceof HTMLDialogElement ||
        focused.closest('[part~="dock"], [part~="back-to-top"], [part~="sheet-head"], [part~="sheet-foot"]')
      )
        continue;
      const box = focused.getBoundingClientRect();
      const [top, bottom] = edges();
      if (box.top < top - 0.5 || box.bottom > bottom + 0.5) hidden.push(`${press}: ${focused.getAttribute("part") ?? focused.localName}`);
    }
    return hidden;
  }
  const keys = (forwards: number, backwards: number) => [
    ...Array<string>(forwards).fill("Tab"),
    ...Array<string>(backwards).fill("Shift+Tab"),
  ];

  for (const width of [768, 1200, 1440])
    it(`is clear of the slim bar and the dock at ${width} px`, async () => {
      await show({ width, height: 700 });
      document.body.style.paddingBlock = "300px 1000px";
      const edges = () => [slimBar, width < 1200 ? page.one("dock").getBoundingClientRect().top : 700] as const;
      expect(await hiddenBy(keys(44, 20), edges)).to.deep.equal([]);
    });

  it("is clear of the slim bar where it leads past the filters", async () => {
    await show(desktop);
    document.body.style.paddingBlock = "300px 2000px";
    page.one("sidebar").querySelector<HTMLElement>("button, input")?.focus();
    window.scrollTo({ top: 282, behavior: "instant" });
    await painted();
    expect(await hiddenBy(["Shift+Tab"], () => [slimBar, 900])).to.deep.equal([]);
    expect(page.root.activeElement?.getAttribute("part")).to.equal("skip");
  });

  it("is clear of the note over the filters of a phone, which stays in view", async () => {
    await show({ width: 390, height: 600 });
    page.one("dock-filters").click();
    await painted();
    await animationsEnded(page.root);
    await page.change({ counts: { ...counts, status: "failed" } });
    const note = page.one("filters-modal").querySelector(".filters > .note");
    if (!note) return expect.fail("no note");
    const edges = () => {
      const focused = page.root.activeElement;
      const top = note.contains(focused) || focused?.matches('[part~="filters"]') ? 0 : note.getBoundingClientRect().bottom;
      return [top, page.one("sheet-foot").getBoundingClientRect().top] as const;
    };
    expect(await hiddenBy(keys(30, 26), edges)).to.deep.equal([]);
  });
});
