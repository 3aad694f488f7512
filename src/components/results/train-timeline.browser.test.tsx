import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import type { Locale } from "../../domain/locale.js";

const desktop = { width: 1440, height: 900 };

describe("the journey by train", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));

  async function withTrains(width: number, locale: Locale = "fr-FR"): Promise<void> {
    await setViewport({ width, height: 900 });
    page = await resultsPage({ locale });
    // No server has its pictures here, and without them it is left out.
    page.root.addEventListener("error", (event) => event.stopPropagation(), true);
    await page.list([product(1)]);
    await page.change({ transfer: true });
  }
  const shown = () =>
    page
      .all("train-timeline-image")
      .map((image) => image.getAttribute("src")?.split("/").at(-1))
      .join();

  for (const [width, file] of [
    [1440, "desktop.svg"],
    [768, "desktop.svg"],
    [767, "mobile-short.svg"],
    [390, "mobile-short.svg"],
  ] as const)
    it(`RESL-20 RESL-22 RESL-24..25 LAY-04 is above the list with the switch alone, as ${file} at ${width} px`, async () => {
      await withTrains(width);
      expect(shown()).to.equal(file);
      expect(page.one("train-timeline").getBoundingClientRect().bottom).to.be.at.most(page.one("card").getBoundingClientRect().top);
      await page.change({ transfer: false });
      expect(shown()).to.equal("");
    });

  it("RESL-22..23 is short on a phone, whole after a press, and short again after another", async () => {
    await withTrains(767);
    const press = async () => {
      page.one("train-timeline").click();
      await painted();
      return [shown(), page.one("train-timeline").ariaExpanded];
    };
    expect(await press()).to.deep.equal(["mobile-full.svg", "true"]);
    expect(await press()).to.deep.equal(["mobile-short.svg", "false"]);
    await setViewport({ width: 768, height: 900 });
    await waitUntil(() => shown() === "desktop.svg", "the whole journey side by side");
    expect(page.one("train-timeline").matches("button"), "nothing to press").to.equal(false);
  });

  it("RESL-21 is shown to the French and their works councils, never to the British", async () => {
    for (const [locale, file] of [
      ["fr-FR", "desktop.svg"],
      ["fr-FR-CSE", "desktop.svg"],
      ["en-GB", ""],
    ] as const) {
      await withTrains(1440, locale);
      expect(shown(), locale).to.equal(file);
      page.remove();
    }
  });
});
