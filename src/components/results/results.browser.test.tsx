import { expect, waitUntil } from "@open-wc/testing";
import type { Product } from "../../domain/products.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { painted } from "../../../test/fixtures/painted.js";
import { product } from "../../../test/fixtures/results-products.js";
import { setViewport } from "@web/test-runner-commands";

const three: readonly Product[] = [product(1), product(2), product(3)];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** ms: axe reads every node, which takes long on a busy machine. */
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

  it("RESL-02..10 LAY-07 shows sidebar, total, sort, chips, reset, cards and show-more from 1200 px", async () => {
    page = await resultsPage({ state: { criteria: [316] } });
    await page.list(three, { total: 128, pageCount: 7 });
    expect(page.one("sidebar").getBoundingClientRect().width).to.equal(330);
    expect(page.one("total").textContent).to.equal("128 séjours");
    for (const part of ["sort", "chip", "reset", "show-more"]) expect(page.all(part), part).to.have.length(1);
    expect(cards()).to.equal(3);
    expect(page.all("dock")).to.have.length(0);
    await setViewport({ ...desktop, width: 1200 });
    await painted();
    expect([page.all("sidebar").length, page.all("dock").length]).to.deep.equal([1, 0]);
  });

  it("RESL-30..31 RESL-34..35 LAY-10 shows 8 skeletons before there is a list, then as many as the list has", async () => {
    page = await resultsPage();
    await page.products({ status: "loading" });
    expect(skeletons()).to.equal(8);
    const breathing = page.root.querySelector(".breathing");
    expect(breathing && getComputedStyle(breathing).animationDuration).to.equal("1.5s");
    expect(cards()).to.equal(0);
    await page.list(three);
    expect([skeletons(), cards()]).to.deep.equal([0, 3]);
    await page.products({ status: "loading" });
    await waitUntil(() => skeletons() > 0, "skeletons come");
    expect(skeletons()).to.equal(3);
  });

  it("RESL-35 never shows more skeletons than a page has cards", async () => {
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
      const isDimmed = list && (Number(getComputedStyle(list).opacity) < 1 || list.getAnimations().length > 0);
      seen.push({ state: list?.hidden ? "hidden" : list?.inert && isDimmed ? "dimmed, inert" : "shown", at: performance.now() });
    });
    observer.observe(page.root, { subtree: true, attributes: true, attributeFilter: ["hidden", "inert"] });
    await page.products({ status: "loading" });
    await waitUntil(() => skeletons() === 3, "skeletons come");
    observer.disconnect();
    expect(seen.map(({ state }) => state)).to.deep.equal(["dimmed, inert", "hidden"]);
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
    expect(page.search.callsOf("results.showMore")).to.have.length(0);
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

  it("gives the focus to the list's heading when the focused element is removed, and leaves it where the visitor put it", async () => {
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

  it("PAGE-10..11 offers more until the last page, then has no button", async () => {
    page = await resultsPage();
    await page.list(three, { total: 6, pageCount: 2 });
    page.one("show-more").click();
    expect(page.search.callsOf("results.showMore")).to.have.length(1);
    await page.change({ page: 2 });
    expect(page.all("show-more")).to.have.length(0);
    expect(page.root.activeElement?.textContent).to.equal("3 séjours affichés sur 6");
  });

  const focusedName = () => page.root.activeElement?.closest("article")?.getAttribute("aria-label");
  async function showMore(next: readonly Product[]): Promise<void> {
    page.one("show-more").focus();
    page.one("show-more").click();
    await page.products({ moreStatus: "loading" });
    expect(page.root.activeElement === page.one("show-more"), "the focus waits").to.equal(true);
    await page.change({ page: 2, products: { ...page.search.snapshot().products, moreStatus: "ready", list: [...three, ...next] } });
  }

  for (const [which, pageCount] of [
    ["another", 3],
    ["the last", 2],
  ] as const) {
    it(`PAGE-10 moves the focus to the first stay of ${which} page that was added, and announces how many there are`, async () => {
      page = await resultsPage();
      await page.list(three, { total: 6, pageCount });
      page.one("show-more").focus();
      const at = window.scrollY;
      await showMore([product(4), product(5), product(6)]);
      expect(focusedName()).to.equal("Résidence 4");
      expect(page.root.activeElement?.localName).to.equal("a");
      expect(window.scrollY, "nothing scrolls").to.equal(at);
      expect(page.one("live").textContent).to.equal("6 séjours. Les 6 séjours sont affichés");
    });
  }

  it("PAGE-10 leaves the focus where the visitor has put it while a page loads", async () => {
    page = await resultsPage();
    await page.list(three, { total: 6, pageCount: 3 });
    page.one("show-more").click();
    page.one("total").focus();
    await page.change({ page: 2, products: { ...page.search.snapshot().products, list: [...three, product(4)] } });
    expect(page.root.activeElement === page.one("total")).to.equal(true);
  });

  for (const end of ["failed", "idle"] as const) {
    it(`PAGE-10 leaves the focus where it is in the list that follows a page that ended as ${end}`, async () => {
      page = await resultsPage();
      await page.list(three, { total: 6, pageCount: 3 });
      page.one("show-more").click();
      await page.products({ moreStatus: "loading" });
      await page.products(end === "failed" ? { moreStatus: end } : { moreStatus: end, status: "loading" });
      if (end === "failed") await page.products({ moreStatus: "idle", status: "loading" });
      await page.list(
        [4, 5, 6, 7].map((id) => product(id)),
        { total: 8, pageCount: 3 },
      );
      expect(page.root.activeElement === null).to.equal(true);
    });
  }

  it("PAGE-10 ERR-10 moves the focus to the first added stay after a failed page was retried", async () => {
    page = await resultsPage();
    await page.list(three, { total: 6, pageCount: 3 });
    page.one("show-more").focus();
    page.one("show-more").click();
    await page.products({ moreStatus: "loading" });
    await page.products({ moreStatus: "failed" });
    expect(page.root.activeElement, "the keyboard is at the retry").to.equal(page.one("retry"));
    page.one("retry").click();
    expect(page.search.callsOf("results.retry")).to.have.length(1);
    await page.products({ moreStatus: "loading" });
    await page.change({ page: 2, products: { ...page.search.snapshot().products, moreStatus: "ready", list: [...three, product(4)] } });
    expect(focusedName()).to.equal("Résidence 4");
  });

  it("PAGE-11 has no foot under a list that is whole at once, and no sort over a single stay", async () => {
    page = await resultsPage();
    await page.list([product(1)]);
    expect(page.all("more")).to.have.length(0);
    expect(page.all("sort")).to.have.length(0);
    await page.list(three);
    expect(page.all("more")).to.have.length(0);
    expect(page.all("sort")).to.have.length(1);
    await page.list(three, { total: 6, pageCount: 2 });
    expect(page.one("more").querySelectorAll(".meter")).to.have.length(1);
    await page.change({ page: 2 });
    expect(page.one("more").querySelectorAll(".meter"), "at the end").to.have.length(0);
  });

  it("PAGE-05..09 PAGE-12 numbers up to six pages with previous, next and the last one after an ellipsis", async () => {
    page = await resultsPage({ props: { paging: "pages" } });
    await page.list(three, { pageCount: 9 });
    expect(page.all("page").map((button) => button.textContent)).to.deep.equal(["1", "2", "3", "4", "5", "6", "9"]);
    expect(page.one("page-previous").matches(":disabled")).to.equal(true);
    page.one("page-next").click();
    page.one("page-last").click();
    expect(page.search.callsOf("results.showPage")).to.deep.equal([[2], [9]]);
    expect(page.one("page-last").previousElementSibling?.textContent).to.equal("…");
    await page.change({ page: 9 });
    page.one("page-previous").click();
    expect(page.search.callsOf("results.showPage").at(-1)).to.deep.equal([8]);
    expect(page.one("pages").textContent).not.to.contain("…");
    expect(page.all("page-last")).to.have.length(0);
    expect(page.one("page-next").matches(":disabled")).to.equal(true);
  });

  it("notes that a list sorted by price uses the listed prices", async () => {
    page = await resultsPage({ locale: "en-GB" });
    await page.list([product(1), product(2)]);
    expect(page.one("stay").textContent).to.equal("Any dates · 2 guests · guest reviews not checked by us");
    for (const sort of ["price-asc", "price-desc"] as const) {
      await page.change({ sort });
      expect(page.one("stay").textContent).to.equal("Any dates · 2 guests · sorted by listed price · guest reviews not checked by us");
    }
  });

  it("names how reviews are checked by the page's text and link", async () => {
    page = await resultsPage({ locale: "en-GB" });
    await page.list([product(1), product(2)]);
    const { settings } = page.search.snapshot();
    const showReviews = (reviews: { text: string; url?: string }) =>
      page.change({ settings: { ...settings, options: { ...settings.options, reviews } } });
    await showReviews({ text: "Reviews of our guests" });
    expect(page.one("stay").textContent).to.equal("Any dates · 2 guests · Reviews of our guests");
    await showReviews({ text: "How we check reviews", url: "/reviews" });
    expect(page.one("reviews").getAttribute("href")).to.equal("/reviews");
    expect(page.one("reviews").textContent).to.equal("How we check reviews (new tab)");
  });

  it("announces the total when a list has loaded", async () => {
    page = await resultsPage({ state: { place: { id: 1, type: "station", label: "Les Menuires" } } });
    await page.list(three, { total: 12 });
    expect(page.one("live").textContent).to.equal("12 séjours aux Menuires. 3 séjours affichés sur 12");
    await page.list(three, { total: 1184 });
    expect(page.one("live").textContent).to.equal("1\u202f184 séjours aux Menuires. 3 séjours affichés sur 1\u202f184");
    await page.list([product(1)], { total: 1 });
    expect(page.one("live").textContent, "of one").to.equal("1 séjour aux Menuires.");
  });

  it("never shows the number of one place with the name of another", async () => {
    page = await resultsPage({ state: { place: { id: 1, type: "station", label: "Tignes" } } });
    await page.list(three, { total: 12 });
    const seen = new Set([page.one("total").textContent]);
    const observer = new MutationObserver(() => seen.add(page.one("total").textContent));
    observer.observe(page.root, { subtree: true, childList: true, characterData: true });
    const { products } = page.search.snapshot();
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
});
