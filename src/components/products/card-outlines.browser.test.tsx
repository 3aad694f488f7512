import { expect, waitUntil } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { firstScreenCards } from "../../domain/defaults.js";
import { dates, plain } from "./card.driver.js";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const cardCount = 60;
/** The place of a card in the middle of the list, from 0. */
const far = 40;
/** Elements of an outline: the card, its two boxes, and the lines of its name and its place. */
const outlineElements = 10;

const products = () => Array.from({ length: cardCount }, (_, index) => product(index + 1));
const offers = (id: number, count: number) => Array.from({ length: count }, (_, index) => prestation(id * 10 + index));
const withOneToSixOffers = () => products().map(({ id }) => product(id, { prestations: offers(id, 1 + ((id - 1) % 6)) }));
const has = (card: Element, part: string) => card.querySelector(`[part~="${part}"]`) !== null;
const heightOf = (element: Element) => element.getBoundingClientRect().height;
const isOutline = (card: Element) => !has(card, "card-picture");

describe("a card away from the viewport", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(async () => {
    page.remove();
    Reflect.deleteProperty(scheduler, "yield");
    window.scrollTo(0, 0);
    await emulateMedia({ media: "screen" });
  });
  after(() => setViewport(desktop));

  async function show(pageSize = cardCount): Promise<void> {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] }, props: { pageSize } });
    await page.list(products());
    await nearAreWhole();
  }
  function cardAt(index: number): HTMLElement {
    const card = page.all("card")[index];
    if (!card) throw new Error(`The list has no card ${index}.`);
    return card;
  }
  function linkOf(card: Element): HTMLAnchorElement {
    const link = card.querySelector<HTMLAnchorElement>("[part~=card-name] a");
    if (!link) throw new Error("The card has no link.");
    return link;
  }
  const inView = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const outlinesInView = () => page.all("card").filter((card) => isOutline(card) && inView(card));
  const requestsFor = (id: number) => page.search.callsOf("results.sawProduct").filter(([seen]) => seen === id).length;

  /** Waits until the cards within one and a half viewports are drawn. */
  async function nearAreWhole(): Promise<void> {
    const near = () =>
      page.all("card").filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > -innerHeight && top < innerHeight * 2;
      });
    await waitUntil(() => near().every((card) => !isOutline(card)), "the cards near the viewport are whole");
    await painted();
  }
  async function scrollToCard(index: number): Promise<void> {
    cardAt(index).scrollIntoView({ block: "center", behavior: "instant" });
    await waitUntil(() => !isOutline(cardAt(index)), `card ${index} is whole`);
    await nearAreWhole();
  }
  /** The most outlines in the viewport in one frame, from now until it is called. */
  function watchFrames(): () => number {
    let most = 0;
    let frame = 0;
    const look = () => {
      most = Math.max(most, outlinesInView().length);
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      return most;
    };
  }

  /** Holds the tasks in which the cards after the first screen are drawn, until the returned function is called. */
  function holdTasks(): () => void {
    const held: (() => void)[] = [];
    Reflect.set(scheduler, "yield", () => new Promise<void>((resolve) => held.push(resolve)));
    return () => {
      Reflect.deleteProperty(scheduler, "yield");
      for (const end of held) end();
    };
  }

  it("is drawn a task after the first screen when the list first appears, and with it when it is shown again", async () => {
    const endTasks = holdTasks();
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] }, props: { pageSize: cardCount } });
    await page.list(products());
    expect(page.all("card").length).to.equal(firstScreenCards);
    endTasks();
    await waitUntil(() => page.all("card").length === cardCount);
    await nearAreWhole();
    await page.list([]);
    await page.list(products());
    expect(page.all("card").length).to.equal(cardCount);
  });

  for (const viewport of [desktop, phone]) {
    it(`has its place before it is drawn, by the number of its offers, at ${viewport.width} px`, async () => {
      await setViewport(viewport);
      const endTasks = holdTasks();
      page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] }, props: { pageSize: cardCount } });
      await page.list(withOneToSixOffers());
      const drawnFirst = page.all("card").length;
      const kept = page
        .all("skeleton")
        .slice(far - drawnFirst)
        .map(heightOf);
      expect(new Set(kept).size, "cards of several heights").to.be.above(1);
      endTasks();
      await waitUntil(() => page.all("card").length === cardCount);
      expect(page.all("card").slice(far).map(heightOf)).to.deep.equal(kept);
    });
  }

  it("is an outline of its name, link and place", async () => {
    await show();
    const card = cardAt(far);
    for (const part of ["card-picture", "image", "rating", "facts", "tabs", "offers", "price"]) {
      expect(has(card, part), part).to.equal(false);
    }
    expect(plain(card.textContent)).to.equal("Résidence 41 (nouvel onglet)Val Thorens · Savoie");
    expect(plain(card.querySelector("[part=card-place]")?.textContent)).to.equal("Val Thorens · Savoie");
    expect(linkOf(card).href).to.match(/^https:\/\/ski\.example\/stay\/residence-41#/);
    expect(card.localName).to.equal("article");
    expect(card.getAttribute("aria-label")).to.equal("Résidence 41");
    expect(plain(card.querySelector("h3")?.textContent)).to.equal("Résidence 41 (nouvel onglet)");
    expect(card.querySelectorAll("*").length + 1).to.be.at.most(outlineElements);
    expect(requestsFor(far + 1)).to.equal(0);
  });

  it("is shown after the fourth card, more than one and a half viewports away", async () => {
    await show();
    const distances = page.all("card").map((card) => card.getBoundingClientRect().top);
    const expected = distances.map((top, index) => index >= 4 && top >= innerHeight * 2.5);
    expect(page.all("card").map(isOutline)).to.deep.equal(expected);
    expect(expected.filter(Boolean).length).to.be.above(cardCount / 2);
  });

  it("is whole once it is near, requests its prices once, and stays whole", async () => {
    await show();
    await scrollToCard(far);
    const card = cardAt(far);
    for (const part of ["card-picture", "facts", "tabs", "offers", "price"]) {
      expect(has(card, part), part).to.equal(true);
    }
    expect(requestsFor(far + 1)).to.equal(1);
    expect(isOutline(cardAt(cardCount - 1))).to.equal(true);
    window.scrollTo(0, 0);
    await nearAreWhole();
    expect(isOutline(cardAt(far))).to.equal(false);
    expect(requestsFor(far + 1)).to.equal(1);
  });

  it("is an outline again in another list", async () => {
    await show();
    await scrollToCard(far);
    window.scrollTo(0, 0);
    await nearAreWhole();
    await page.list(products());
    expect(isOutline(cardAt(far))).to.equal(true);
    expect(isOutline(cardAt(far - 1))).to.equal(true);
  });

  for (const [list, others] of [
    ["of the same products", products],
    ["of other products", () => products().map(({ id }) => product(id + 1000))],
  ] as const) {
    it(`is whole in the first frame of a list ${list} where it is in the viewport`, async () => {
      await show();
      await scrollToCard(far);
      const outlines = watchFrames();
      const list = others();
      await page.list(list);
      await nearAreWhole();
      expect(outlines()).to.equal(0);
      expect(isOutline(cardAt(10))).to.equal(true);
      expect(requestsFor(list[far]?.id ?? 0)).to.be.above(0);
    });

    it(`is whole in the first frame of a list ${list} that replaces skeletons`, async () => {
      await show();
      await scrollToCard(far);
      const outlines = watchFrames();
      await page.products({ status: "loading" });
      await waitUntil(() => page.all("skeleton").length > 0, "skeletons replace the cards");
      await painted();
      await page.list(others());
      await nearAreWhole();
      expect(outlines()).to.equal(0);
      expect(isOutline(cardAt(10))).to.equal(true);
    });
  }

  it("keeps its link and the focus on it while it becomes whole", async () => {
    await show();
    const card = cardAt(far);
    const link = linkOf(card);
    link.focus();
    expect(isOutline(card), "an outline can have the focus").to.equal(true);
    await waitUntil(() => !isOutline(card), "the card that has the focus is whole");
    expect(linkOf(card) === link, "the same node").to.equal(true);
    expect(page.root.activeElement === link, "has the focus").to.equal(true);
    expect(inView(card)).to.equal(true);
  });

  it("is whole in print", async () => {
    await show();
    await emulateMedia({ media: "print" });
    await waitUntil(() => page.all("card").every((card) => !isOutline(card)), "all cards are whole");
    await emulateMedia({ media: "screen" });
    await waitUntil(() => isOutline(cardAt(far)), "outlines are back");
  });

  it("has its price as listed in print, where it is not confirmed yet", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list(
      Array.from({ length: 12 }, (_, index) => product(index + 1, { prestations: [prestation(index + 1, { isWiyp: true })] })),
    );
    const { prestations } = product(1);
    await page.change({ prices: { 1: { status: "loading", prestations, fees: [], unchecked: [], checkedAt: null } } });
    const links = () => page.all("see-stay").length;
    expect(links()).to.equal(0);
    await emulateMedia({ media: "print" });
    await waitUntil(() => links() === 12 && page.all("amount").length === 12, "all prices have loaded");
    expect(page.root.querySelectorAll(".list .bone, .list [aria-busy]")).to.have.length(0);
    await emulateMedia({ media: "screen" });
    await waitUntil(() => links() === 0, "they are waited for");
  });

  it("is an outline on a phone, and whole once it is near", async () => {
    await setViewport(phone);
    await show();
    expect(isOutline(cardAt(far))).to.equal(true);
    expect(page.all("card").filter((card) => !isOutline(card)).length).to.be.within(2, 6);
    expect(cardAt(far).getBoundingClientRect().height, "the size of a whole card is reserved").to.be.at.least(480);
    const outlines = watchFrames();
    window.scrollBy({ top: innerHeight, behavior: "instant" });
    await nearAreWhole();
    expect(outlines(), "the next screen is whole before it is shown").to.equal(0);
    await scrollToCard(far);
    expect(has(cardAt(far), "price")).to.equal(true);
  });

  for (const viewport of [desktop, phone, { width: 800, height: 900 }]) {
    it(`is about as tall as it will be, by the number of its offers, at ${viewport.width} px`, async () => {
      await setViewport(viewport);
      page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
      await page.list(withOneToSixOffers());
      await nearAreWhole();
      const last = cardCount - 1;
      const heights = () =>
        page
          .all("card")
          .slice(last - 5)
          .map(heightOf);
      expect(isOutline(cardAt(last - 5))).to.equal(true);
      const before = heights();
      await scrollToCard(last - 5);
      await scrollToCard(last);
      for (const [index, height] of heights().entries()) expect(before[index], `card ${index}`).to.be.closeTo(height, 40);
    });
  }

  it("is accessible as an outline", async function () {
    this.timeout(60_000);
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list(products().slice(0, 14));
    await nearAreWhole();
    expect(isOutline(cardAt(13))).to.equal(true);
    await expect(page.one("list")).to.be.accessible();
  });
});
