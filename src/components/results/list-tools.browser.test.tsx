import { expect, waitUntil } from "@open-wc/testing";
import type { Product } from "../../domain/products.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { painted } from "../../../test/fixtures/painted.js";
import { product } from "../../../test/fixtures/results-products.js";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";

const three: readonly Product[] = [product(1), product(2), product(3)];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** ms: axe reads every node, which takes long on a busy machine. */
const patience = 60_000;
const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("the tools of the list", function () {
  this.timeout(patience);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));

  it("RESL-01 RESL-12..15 has a dock instead of a sidebar below 1200 px, with sort only where there are results", async () => {
    await setViewport({ ...desktop, width: 1199 });
    page = await resultsPage({ state: { criteria: [74, 75, 76, 78], lodgingTypes: [19, 43], budget: { min: 200, max: 900 } } });
    await page.list(three);
    expect(page.all("sidebar")).to.have.length(0);
    expect(page.all("dock-sort")).to.have.length(1);
    expect(page.one("badge").textContent).to.equal("3");
    await page.list([]);
    expect(page.all("dock-sort")).to.have.length(0);
    expect(page.all("dock-packages")).to.have.length(1);
  });

  it("SORT-01..04 sorts from a dropdown", async () => {
    page = await resultsPage();
    await page.list(three);
    const menu = page.one("sort");
    expect(menu.textContent).to.equal("Trier parMeilleures ventes");
    menu.click();
    await painted();
    const options = [...page.one("listbox").querySelectorAll<HTMLElement>("[role=option]")];
    const labels = options.map((option) => option.querySelector("span > span")?.textContent);
    expect(labels).to.deep.equal(["Meilleures ventes", "Prix croissant", "Prix décroissant"]);
    expect(options.map((option) => option.ariaSelected)).to.deep.equal(["true", "false", "false"]);
    await expect(page.host).to.be.accessible();
    options[1]?.click();
    await painted();
    expect([page.all("listbox").length, page.root.activeElement], "the list closes, the menu keeps the focus").to.deep.equal([0, menu]);
    expect(page.search.callsOf("sort.choose")).to.deep.equal([["price-asc"]]);
  });

  it("RESL-19 SORT-05..06 sorts from a full screen, whose sheet leaves the list in sight and closes on the choice", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three);
    page.one("dock-sort").click();
    await painted();
    const box = page.one("sort-modal").getBoundingClientRect();
    expect([box.width, box.height]).to.deep.equal([390, 844]);
    const sheet = () => page.one("sort-modal").querySelector(".sheet")?.getBoundingClientRect();
    await waitUntil(() => sheet()?.bottom === 844, "it has risen");
    expect(sheet()?.top).to.be.above(300);
    const radios = page.one("sort-modal").querySelectorAll<HTMLInputElement>("input[type=radio]");
    expect([...radios].map((radio) => radio.closest("label")?.textContent)).to.deep.equal([
      "Meilleures ventes",
      "Prix croissant",
      "Prix décroissant",
    ]);
    expect([...radios].map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    radios[0]?.focus();
    await sendKeys({ press: "ArrowDown" });
    expect(page.search.callsOf("sort.choose"), "an arrow key moves to the next").to.deep.equal([["price-asc"]]);
    expect(page.all("sort-modal"), "and leaves the sheet open").to.have.length(1);
    radios[2]?.click();
    await painted();
    expect(page.search.callsOf("sort.choose").at(-1)).to.deep.equal(["price-desc"]);
    expect(page.all("sort-modal")).to.have.length(0);
  });

  it("returns the focus to the sort of the dock by Escape, while the skeletons of the next list are shown", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three);
    page.one("dock-sort").focus();
    page.one("dock-sort").click();
    await painted();
    page.one("sort-modal").querySelector<HTMLInputElement>("input:checked")?.focus();
    await sendKeys({ press: "ArrowDown" });
    await page.products({ status: "loading" });
    await waitUntil(() => page.all("skeleton").length > 0, "skeletons replace the list");
    await sendKeys({ press: "Escape" });
    await waitUntil(() => page.all("sort-modal").length === 0, "the sheet closes");
    expect(page.root.activeElement).to.equal(page.one("dock-sort"));
  });

  it("gives the focus to the filters once all are removed from the screen of a phone", async () => {
    await setViewport(phone);
    page = await resultsPage({ state: { criteria: [316] } });
    await page.list(three);
    page.search.react("criteria.reset", () => page.search.update({ criteria: [] }));
    page.one("dock-filters").click();
    await painted();
    const reset = page.one("filters-modal").querySelector<HTMLElement>('[part~="reset"]');
    reset?.focus();
    await sendKeys({ press: "Enter" });
    await waitUntil(() => reset?.matches(":disabled"), "there is nothing left to remove");
    await painted();
    expect(page.root.activeElement?.getAttribute("part")).to.equal("filters");
  });

  it("shows prices for the stay or a person, from a dropdown and from the sheet of phones", async () => {
    page = await resultsPage();
    await page.list(three);
    page.one("price-basis").focus();
    await sendKeys({ press: "ArrowDown" });
    await sendKeys({ press: "ArrowDown" });
    await sendKeys({ press: "Enter" });
    expect(page.search.callsOf("results.showPricesFor")).to.deep.equal([["person"]]);
    await setViewport(phone);
    await page.change({ priceBasis: "person" });
    await waitUntil(() => page.all("dock-sort").length === 1, "the dock shows");
    page.one("dock-sort").click();
    await painted();
    const box = page.one("price-basis").querySelector("input");
    expect(box?.checked).to.equal(true);
    box?.click();
    expect(page.search.callsOf("results.showPricesFor")).to.deep.equal([["person"], ["stay"]]);
    expect(page.all("sort-modal"), "what changed is seen behind it").to.have.length(1);
  });

  it("closes the sheet of the order by a press on the list above it", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three);
    page.one("dock-sort").click();
    await painted();
    const modal = page.one("sort-modal");
    for (const type of ["pointerdown", "click"]) modal.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 200, clientY: 60 }));
    await waitUntil(() => page.all("sort-modal").length === 0, "it closes");
  });

  it("RESL-16..18 LAY-12 filters on a full screen whose foot resets, counts and closes", async () => {
    await setViewport(phone);
    page = await resultsPage({ state: { criteria: [316] } });
    await page.list(three, { total: 128 });
    page.one("dock-filters").click();
    await painted();
    const box = page.one("filters-modal").getBoundingClientRect();
    expect([box.width, box.height]).to.deep.equal([390, 844]);
    expect(page.one("sheet-foot").getBoundingClientRect().height).to.equal(120);
    page.one("reset").click();
    expect(page.search.callsOf("criteria.reset")).to.have.length(1);
    expect(page.one("show-results").textContent).to.equal("Voir 128 séjours");
    page.one("show-results").click();
    await painted();
    expect(page.all("filters-modal")).to.have.length(0);
  });

  it("RESL-18 FIND-13 shows the number of stays that its button leads to, and none where that is not known", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three, { total: 128 });
    page.one("dock-filters").click();
    await painted();
    const label = () => page.one("show-results").textContent;
    await page.change({ criteria: [316] });
    await page.products({ status: "loading" });
    expect(label(), "another list is loading").to.equal("Voir les séjours");
    expect(page.one("show-results").getAttribute("aria-busy")).to.equal("true");
    await page.list([]);
    expect(label()).to.equal("Aucun séjour");
    for (const status of ["failed", "timeout"] as const) {
      await page.products({ status });
      expect(label(), status).to.equal("Voir les séjours");
    }
    await page.list(three, { total: 1 });
    expect(label()).to.equal("Voir 1 séjour");
  });

  it("PKG-29 PKG-31 lists the packages with their counts, and a chosen one that is hidden until dates are chosen, under the switch of the train", async () => {
    await setViewport(phone);
    page = await resultsPage({ state: { packages: ["PFCS"] } });
    const { counts } = page.search.snapshot();
    const answer = { packages: [{ id: "PFP", count: 3 }], criteria: null, lodgingTypes: null, capacity: null, price: null };
    await page.change({ counts: { ...counts, status: "ready", answer } });
    page.one("dock-packages").click();
    await painted();
    const boxes = [...page.one("packages-modal").querySelectorAll<HTMLInputElement>("input")];
    expect(boxes.map(({ checked, disabled }) => ({ checked, disabled }))).to.deep.equal([
      { checked: false, disabled: false },
      { checked: false, disabled: true },
      { checked: true, disabled: false },
      { checked: false, disabled: true },
    ]);
    expect(page.all("count").map(({ textContent }) => textContent)).to.deep.equal(["3", "0", "0", "0"]);
    boxes[2]?.click();
    expect(page.search.callsOf("packages.toggle")).to.deep.equal([["PFCS"]]);
    page.one("transfer-switch").click();
    expect(page.search.callsOf("origin.switchTransfer")).to.deep.equal([[true]]);
  });

  it("fires ski-open and ski-close of each modal", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three);
    const fired: string[] = [];
    for (const name of ["ski-open", "ski-close"]) {
      page.host.addEventListener(name, (event) => fired.push(`${name} ${(event as CustomEvent<{ surface: string }>).detail.surface}`));
    }
    page.one("dock-packages").click();
    await painted();
    page.one("close").click();
    await painted();
    expect(fired).to.deep.equal(["ski-open packages", "ski-close packages"]);
  });

  it("RESL-11 leads back to the top once scrolled beyond 100 px", async () => {
    page = await resultsPage();
    await page.list(Array.from({ length: 8 }, (_, index) => product(index + 1)));
    const isShown = () => page.one("back-to-top").matches(".is-shown");
    window.scrollTo(0, 100);
    await later(250);
    expect(isShown()).to.equal(false);
    window.scrollTo(0, 101);
    await waitUntil(isShown, "the button shows");
    page.one("back-to-top").click();
    await waitUntil(() => window.scrollY === 0, "the page is at its top");
    await waitUntil(() => !isShown(), "the button is gone");
  });

  it("moves the focus past the filters to the list's heading; the next stops are its menus", async () => {
    page = await resultsPage();
    await page.list(three);
    await sendKeys({ press: "Tab" });
    const skip = page.one("skip");
    expect(page.root.activeElement === skip, "it is the first stop").to.equal(true);
    expect(skip.textContent).to.equal("Aller directement aux séjours");
    expect(getComputedStyle(skip).clipPath, "it is seen while it has the focus").to.equal("none");
    await expect(page.host).to.be.accessible();
    await sendKeys({ press: "Enter" });
    expect(page.root.activeElement === page.one("total"), "the heading has the focus").to.equal(true);
    expect(getComputedStyle(skip).clipPath).to.equal("inset(50%)");
    await sendKeys({ press: "Tab" });
    expect(page.root.activeElement?.getAttribute("part")).to.equal("price-basis");
  });

  it("shows the budget's rail, icons and skeletons in forced colours", async () => {
    await emulateMedia({ forcedColors: "active" });
    page = await resultsPage({ state: { stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
    try {
      expect(page.all("bone").length).to.be.above(0);
      for (const bone of page.root.querySelectorAll(".bone")) expect(getComputedStyle(bone).borderTopWidth).to.equal("1px");
      await page.list(three);
      expect(getComputedStyle(page.one("budget-rail").querySelector(".fill") ?? page.host).visibility, "it covers the rail").to.equal(
        "hidden",
      );
      const answer = { criteria: null, lodgingTypes: null, packages: null, capacity: null, price: { min: 300, max: 5000 } };
      await page.change({ counts: { ...page.search.snapshot().counts, status: "ready", answer } });
      const [rail, fill] = page.one("budget-rail").querySelectorAll("span");
      const plain = getComputedStyle(page.one("sidebar")).backgroundColor;
      const icon = page.one("facts").querySelector(".icon");
      expect(icon && getComputedStyle(icon).color).to.equal(getComputedStyle(page.one("facts")).color);
      for (const line of [rail, fill]) expect(line && getComputedStyle(line).backgroundColor).to.not.equal(plain);
    } finally {
      await emulateMedia({ forcedColors: "none" });
    }
  });

  for (const surface of ["packages", "sort", "filters"]) {
    it(`is accessible with the ${surface} open`, async () => {
      await setViewport(phone);
      page = await resultsPage({ state: { criteria: [316, 74] } });
      await page.list(three);
      page.one(`dock-${surface}`).click();
      await later(300);
      await expect(page.host).to.be.accessible();
    });
  }
});
