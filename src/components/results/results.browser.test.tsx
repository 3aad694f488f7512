import { expect, waitUntil } from "@open-wc/testing";
import type { Product } from "../../domain/products.js";
import { painted, resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import { setViewport } from "@web/test-runner-commands";

const three: readonly Product[] = [product(1), product(2), product(3)];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** ms: axe reads every node, and a busy machine takes its time. */
const patience = 60_000;
const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("results", function () {
  this.timeout(patience);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));

  const cards = () => page.all("card").length + page.all("sold-out-card").length;
  const skeletons = () => page.all("skeleton").length;

  it("starts loading when it comes and says when it goes", async () => {
    page = await resultsPage();
    expect(page.owner.callsOf("results.attach")).to.have.length(1);
    page.remove();
    await painted();
    expect(page.owner.callsOf("results.detach")).to.have.length(1);
  });

  it("RESL-02..10 shows sidebar, total, sort, chips, reset, cards and show-more from 1200 px", async () => {
    page = await resultsPage({ state: { criteria: [316] } });
    await page.list(three, { total: 128, pageCount: 7 });
    expect(page.one("sidebar").getBoundingClientRect().width).to.equal(330);
    expect(page.one("total").textContent).to.equal("128 séjours");
    for (const part of ["sort", "chip", "reset", "show-more"]) expect(page.all(part), part).to.have.length(1);
    expect(cards()).to.equal(3);
    expect(page.all("dock")).to.have.length(0);
  });

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

  it("RESL-34..35 shows 8 skeletons before there is a list, then as many as the list holds", async () => {
    page = await resultsPage();
    await page.products({ status: "loading" });
    expect(skeletons()).to.equal(8);
    await page.list(three);
    await page.products({ status: "loading" });
    await waitUntil(() => skeletons() > 0, "skeletons come");
    expect(skeletons()).to.equal(3);
  });

  it("RESL-35 never shows more skeletons than a page holds", async () => {
    page = await resultsPage({ props: { pageSize: 2 } });
    await page.list(three);
    await page.products({ status: "loading" });
    await waitUntil(() => skeletons() > 0, "skeletons come");
    expect(skeletons()).to.equal(2);
  });

  it("RESL-36 keeps the former list dimmed and inert for 150 ms, then hides it", async () => {
    page = await resultsPage();
    await page.list(three);
    const list = page.one("list").parentElement;
    const seen: { state: string; at: number }[] = [];
    const observer = new MutationObserver(() => {
      seen.push({ state: list?.hidden ? "hidden" : list?.inert ? "inert" : "shown", at: performance.now() });
    });
    observer.observe(page.root, { subtree: true, attributes: true, attributeFilter: ["hidden", "inert"] });
    await page.products({ status: "loading" });
    await waitUntil(() => skeletons() === 3, "skeletons come");
    observer.disconnect();
    expect(seen.map(({ state }) => state)).to.deep.equal(["inert", "hidden"]);
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).to.be.at.least(140);
  });

  it("RESL-37 keeps the list and shows no skeleton while a later page loads", async () => {
    page = await resultsPage();
    await page.list(three, { pageCount: 2, moreStatus: "loading" });
    await later(200);
    expect(skeletons()).to.equal(0);
    expect(cards()).to.equal(3);
    page.one("show-more").click();
    expect(page.one("show-more").getAttribute("aria-disabled")).to.equal("true");
    expect(page.owner.callsOf("results.showMore")).to.have.length(0);
  });

  it("gives a skeleton the box of a card", async () => {
    page = await resultsPage();
    await page.products({ status: "loading" });
    const [skeleton] = page.all("skeleton");
    const waiting = skeleton?.getBoundingClientRect();
    await page.list(three);
    const card = page.one("card").getBoundingClientRect();
    expect(waiting?.width).to.equal(card.width);
    expect(waiting?.height).to.equal(card.height);
    expect(waiting?.top).to.equal(card.top);
  });

  it("RESL-26 RESL-32 RESL-44 ERR-12..13 says so when the list is empty, whatever the total, and offers the way out", async () => {
    page = await resultsPage({ state: { criteria: [70] } });
    await page.list([], { total: 5 });
    const screen = page.one("empty");
    expect(screen.textContent).to.contain("Aucun séjour ne correspond").and.to.contain("critères");
    screen.querySelector<HTMLElement>("button")?.click();
    expect(page.owner.callsOf("criteria.toggle")).to.deep.equal([[[70]]]);
    await page.list(three, { total: 0 });
    expect(page.all("empty")).to.have.length(0);
    expect(cards()).to.equal(3);
  });

  it("RESL-27 RESL-33 ERR-14 shows the timeout screen with its one button", async () => {
    page = await resultsPage();
    await page.list(three);
    await page.products({ status: "timeout" });
    expect(page.one("timeout").textContent).to.contain("plus de temps");
    expect(page.one("timeout").querySelectorAll("button")).to.have.length(1);
    expect(page.all("list")).to.have.length(0);
  });

  it("RESL-28..29 ERR-14 loads the page anew when the timeout screen's button is pressed, and asks the search for nothing", async () => {
    page = await resultsPage();
    await page.products({ status: "timeout" });
    const left: string[] = [];
    const leaving = (event: NavigateEvent) => {
      left.push(event.navigationType);
      event.preventDefault();
    };
    navigation.addEventListener("navigate", leaving);
    const calls = page.owner.callsOf("results.retry").length;
    page.one("reload").click();
    await painted();
    navigation.removeEventListener("navigate", leaving);
    expect(left).to.deep.equal(["reload"]);
    expect(page.owner.callsOf("results.retry")).to.have.length(calls);
    expect(page.one("timeout").isConnected).to.equal(true);
  });

  it("ERR-10 shows the error screen with Retry, and no product of the former query, when page 1 fails", async () => {
    page = await resultsPage();
    await page.list(three);
    await page.products({ status: "failed" });
    expect(cards()).to.equal(0);
    page.one("retry").click();
    expect(page.owner.callsOf("results.retry")).to.have.length(1);
  });

  it("gives the focus to the list's heading when what had it goes, and leaves it where the visitor put it", async () => {
    page = await resultsPage();
    await page.products({ status: "failed" });
    page.one("retry").focus();
    await page.list(three);
    const focusedPart = () =>
      page.one("total").getRootNode() instanceof ShadowRoot &&
      (page.one("total").getRootNode() as ShadowRoot).activeElement?.getAttribute("part");
    expect(focusedPart()).to.equal("total");
    page.one("total").blur();
    await page.list(three, { total: 9 });
    expect(focusedPart()).to.equal(undefined);
  });

  it("ERR-10 keeps the list and puts Retry in place of show-more when a later page fails", async () => {
    page = await resultsPage();
    await page.list(three, { pageCount: 2, moreStatus: "failed" });
    expect(cards()).to.equal(3);
    expect(page.all("show-more")).to.have.length(0);
    page.one("retry").click();
    expect(page.owner.callsOf("results.retry")).to.have.length(1);
  });

  it("PAGE-10..11 asks for more until the last page, then has no button", async () => {
    page = await resultsPage();
    await page.list(three, { total: 6, pageCount: 2 });
    page.one("show-more").click();
    expect(page.owner.callsOf("results.showMore")).to.have.length(1);
    await page.change({ page: 2 });
    expect(page.all("show-more")).to.have.length(0);
    expect(page.root.activeElement?.textContent).to.equal("3 séjours affichés sur 6");
  });

  it("PAGE-05..09 PAGE-12 numbers up to six pages with previous, next and the last one after an ellipsis", async () => {
    page = await resultsPage({ props: { paging: "pages" } });
    await page.list(three, { pageCount: 9 });
    expect(page.all("page").map((button) => button.textContent)).to.deep.equal(["1", "2", "3", "4", "5", "6", "9"]);
    expect(page.one("page-previous").matches(":disabled")).to.equal(true);
    page.one("page-next").click();
    page.one("page-last").click();
    expect(page.owner.callsOf("results.showPage")).to.deep.equal([[2], [9]]);
    await page.change({ page: 9 });
    expect(page.all("page-last")).to.have.length(0);
    expect(page.one("page-next").matches(":disabled")).to.equal(true);
  });

  it("SORT-01..04 sorts from a dropdown", async () => {
    page = await resultsPage();
    await page.list(three);
    const select = page.one("sort").querySelector("select");
    expect([...(select?.options ?? [])].map((option) => option.value)).to.deep.equal(["best-seller", "price-asc", "price-desc"]);
    expect(select?.value).to.equal("best-seller");
    if (select) select.value = "price-asc";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(page.owner.callsOf("sort.choose")).to.deep.equal([["price-asc"]]);
  });

  it("RESL-19 SORT-05..06 sorts from a full screen that closes on the choice", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three);
    page.one("dock-sort").click();
    await painted();
    const box = page.one("sort-modal").getBoundingClientRect();
    expect([box.width, box.height]).to.deep.equal([390, 844]);
    const radios = page.one("sort-modal").querySelectorAll<HTMLInputElement>("input[type=radio]");
    expect(radios).to.have.length(3);
    radios[2]?.click();
    await painted();
    expect(page.owner.callsOf("sort.choose")).to.deep.equal([["price-desc"]]);
    expect(page.all("sort-modal")).to.have.length(0);
  });

  it("RESL-16..18 LAY-12 filters on a full screen whose foot resets, counts and closes", async () => {
    await setViewport(phone);
    page = await resultsPage({ state: { criteria: [316] } });
    await page.list(three, { total: 128 });
    page.one("dock-filters").click();
    await painted();
    const box = page.one("filters-modal").getBoundingClientRect();
    expect([box.width, box.height]).to.deep.equal([390, 844]);
    expect(page.one("sheet-foot").getBoundingClientRect().height).to.be.at.least(120);
    page.one("reset").click();
    expect(page.owner.callsOf("criteria.reset")).to.have.length(1);
    expect(page.one("show-results").textContent).to.equal("Voir 128 séjours");
    page.one("show-results").click();
    await painted();
    expect(page.all("filters-modal")).to.have.length(0);
  });

  it("tells the host page which modal opens and closes", async () => {
    await setViewport(phone);
    page = await resultsPage();
    await page.list(three);
    const heard: string[] = [];
    for (const name of ["ski-open", "ski-close"]) {
      page.host.addEventListener(name, (event) => heard.push(`${name} ${(event as CustomEvent<{ surface: string }>).detail.surface}`));
    }
    page.one("dock-packages").click();
    await painted();
    page.one("close").click();
    expect(heard).to.deep.equal(["ski-open packages", "ski-close packages"]);
  });

  it("RESL-11 leads back to the top once scrolled beyond 100 px", async () => {
    page = await resultsPage();
    await page.list(three);
    const isShown = () => page.one("back-to-top").matches(".is-shown");
    window.scrollTo(0, 100);
    await later(250);
    expect(isShown()).to.equal(false);
    window.scrollTo(0, 101);
    await waitUntil(isShown, "the button shows");
    window.scrollTo(0, 0);
  });

  it("announces the total when a list has come", async () => {
    page = await resultsPage({ state: { place: { id: 1, type: "station", label: "Les Menuires" } } });
    await page.list(three, { total: 12 });
    expect(page.one("live").textContent).to.equal("12 séjours aux Menuires. 3 séjours affichés sur 12");
    await page.list(three, { total: 1184 });
    expect(page.one("live").textContent).to.equal("1\u202f184 séjours aux Menuires. 3 séjours affichés sur 1\u202f184");
  });

  it("never shows the number of one place with the name of another", async () => {
    page = await resultsPage({ state: { place: { id: 1, type: "station", label: "Tignes" } } });
    await page.list(three, { total: 12 });
    const seen = new Set([page.one("total").textContent]);
    const observer = new MutationObserver(() => seen.add(page.one("total").textContent));
    observer.observe(page.root, { subtree: true, childList: true, characterData: true });
    const { products } = page.owner.snapshot();
    await page.change({ place: { id: 2, type: "station", label: "Orelle" }, products: { ...products, status: "loading" } });
    await waitUntil(() => skeletons() > 0, "skeletons come");
    await page.list([product(7)], { total: 34 });
    observer.disconnect();
    expect([...seen]).to.deep.equal(["12 séjours à Tignes", "Séjours", "34 séjours à Orelle"]);
  });

  for (const [name, viewport] of [
    ["desktop", desktop],
    ["phone", phone],
  ] as const) {
    it(`is accessible while it waits (${name})`, async () => {
      await setViewport(viewport);
      page = await resultsPage();
      await expect(page.host).to.be.accessible();
    });

    it(`is accessible as a list (${name})`, async () => {
      await setViewport(viewport);
      page = await resultsPage({ state: { criteria: [316, 74] } });
      await page.list([product(1), product(2, { prestations: [] })], { total: 128, pageCount: 7 });
      await expect(page.host).to.be.accessible();
    });
  }

  for (const screen of ["empty", "failed", "timeout"] as const) {
    it(`is accessible with the ${screen} screen`, async () => {
      page = await resultsPage({ state: { criteria: [316] } });
      await page.list([], screen === "empty" ? {} : { status: screen });
      await expect(page.host).to.be.accessible();
    });
  }

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
