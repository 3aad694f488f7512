import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { itOnReact } from "../../../test/fixtures/it-on-react.js";
import { recordedProduct } from "../../../test/fixtures/drawings.js";
import { painted } from "../../../test/fixtures/painted.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import type { Prestation } from "../../domain/products.js";
import type { SearchState } from "../../store/state/types.js";
import { dates, plain, resultsFlags, settle, showCard } from "./card.driver.js";

describe("the prices of a card", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());

  for (const [promo, bubble, crossed] of [
    [4, 0, 0],
    [5, 1, 0],
    [6, 1, 1],
  ] as const) {
    it(`CARD-68..70 at ${promo} % shows ${bubble} bubble and ${crossed} crossed price`, async () => {
      page = await showCard(product(1, { prestations: [prestation(1, { promo, crossedPrice: 900 })] }));
      expect(page.all("discount")).to.have.length(bubble);
      expect(page.all("crossed-price")).to.have.length(crossed);
      expect(page.one("offer").querySelectorAll("s"), "in its row").to.have.length(crossed);
    });
  }

  it("hides the crossed price where the host page wants none", async () => {
    page = await showCard(product(1, { prestations: [prestation(1, { promo: 25, crossedPrice: 1049 })] }));
    expect(page.all("crossed-price")).to.have.length(1);
    expect(plain(page.one("price").querySelector(".was")?.textContent)).to.equal(
      "Prix public :1 049 €−25 %25 % de moins que le prix public",
    );
    await page.change({ settings: { ...page.search.snapshot().settings, crossedPrice: "none" } });
    await waitUntil(() => page.all("crossed-price").length === 0, "the crossed price is still there");
    expect(page.all("discount"), "a percentage of what is not named").to.have.length(0);
  });

  describe("FEE-12 the service fee", () => {
    const stays = [prestation(1, { promo: 25, crossedPrice: 1049 }), prestation(2, { codePackage: "HS", price: 900 })];
    const prices = () => [page.one("amount"), page.one("crossed-price"), page.one("offer"), page.one("tab-on")].map(sums);
    const sums = (element: HTMLElement) => plain(element.textContent)?.match(/\d[\d ]*(?= €)/g);
    const perPerson = () => plain(page.one("price").querySelector(".beside")?.textContent);
    const named = async () => {
      if (page.all("price-parts").length === 0) page.one("price-details").click();
      await waitUntil(() => page.all("price-parts").length === 1, "the parts of the price show");
      return page.all("service-fee").map((part) => plain(part.textContent));
    };
    const set = (settings: Partial<SearchState["settings"]>, state: Partial<SearchState> = {}) =>
      page.change({ settings: { ...page.search.snapshot().settings, ...settings }, ...state });

    it("FEE-12 is named under a price that contains it already", async () => {
      page = await showCard(product(1, { prestations: stays }));
      expect(await named()).to.deep.equal(["Frais de réservation24 €"]);
      expect(prices()).to.deep.equal([["787"], ["1 049"], ["1 049", "787"], ["787"]]);
      expect(perPerson()).to.contain("394 €");
    });

    it("FEE-12 is added to every price of a card where the seller's prices lack it, and named", async () => {
      page = await showCard(product(1, { prestations: stays }));
      await set({ serviceFee: "added" });
      await waitUntil(() => plain(page.one("amount").textContent) === "811 €", "the fee is added");
      expect(prices()).to.deep.equal([["811"], ["1 073"], ["1 073", "811"], ["811"]]);
      expect(perPerson()).to.contain("406 €");
      expect(await named()).to.deep.equal(["Frais de réservation24 €"]);
    });

    it("FEE-12 is neither added nor named where a works council pays none", async () => {
      page = await showCard(product(1, { prestations: stays }));
      await set({ locale: "fr-FR-CSE", serviceFee: "added" });
      expect(await named()).to.deep.equal([]);
      expect(plain(page.one("amount").textContent)).to.equal("787 €");
      await page.change({ company: { company: "cgospm", companyLang: null, travelerCompanions: null, companyData: null } });
      await waitUntil(() => plain(page.one("amount").textContent) === "811 €", "this one pays it");
    });
  });

  it("CARD-71..72 offers to show prices instead of one where they depend on dates", async () => {
    const flags = { ...(await resultsFlags()), hidePriceWithoutDate: true };
    page = await showCard(product(1), { flags, stayDates: { start: null, end: null } });
    expect(page.all("amount")).to.have.length(0);
    expect(page.root.querySelector(".tab small")).to.equal(null);
    const row = () => plain(page.one("offer").textContent);
    expect(row(), "neither price nor dates").to.not.match(/€|févr/);
    await page.change({ stayDates: { start: "2027-02-06", end: null } });
    expect([page.all("show-price").length, page.all("amount").length], "a start alone is not enough").to.deep.equal([1, 0]);
    expect(row()).to.not.match(/€|févr/);
    page.one("show-price").click();
    expect(page.search.callsOf("stayDates.open")).to.deep.equal([[true]]);
    await page.change({ stayDates: dates });
    await waitUntil(() => page.all("amount").length === 1, "the price shows");
  });

  it("CARD-73..74 ERR-16 shows a product without stays sold out, its button disabled", async () => {
    page = await showCard(product(1, { prestations: [] }));
    const card = page.one("sold-out-card");
    expect(card.textContent).to.contain("n’est plus disponible").and.to.contain("Complet");
    expect(page.one("price").querySelector("button")?.disabled).to.equal(true);
    expect(page.all("offer")).to.have.length(0);
  });

  it("keeps its box while prices load and once they have loaded", async () => {
    const card = product(1, { prestations: [prestation(1, { isWiyp: true }), prestation(2, { isWiyp: true, price: 900 })] });
    page = await showCard(card);
    await settle(page, card.prestations, "loading");
    expect(plain(page.one("amount").textContent)).to.equal("dès 787 €");
    expect(page.all("see-stay")).to.have.length(0);
    const waiting = page.one("card").getBoundingClientRect().height;
    await settle(page, [prestation(1, { isWiyp: true, price: 700 })]);
    expect(plain(page.one("amount").textContent)).to.equal("700 €");
    expect(page.one("card").getBoundingClientRect().height).to.equal(waiting);
    await settle(page, []);
    expect(page.one("sold-out-card").getBoundingClientRect().height).to.equal(waiting);
  });

  it("shows an offer whose price is checked as a link that leads nowhere yet", async () => {
    const offers = [prestation(1, { isWiyp: true })];
    page = await showCard(product(1, { prestations: offers }));
    const linkState = () => ["href", "role", "aria-disabled"].map((name) => page.one("offer").getAttribute(name));
    await settle(page, offers, "loading");
    expect(linkState()).to.deep.equal([null, "link", "true"]);
    await settle(page, offers);
    expect(linkState().slice(1)).to.deep.equal([null, null]);
    expect(linkState()[0]).to.contain("prest_id_source=");
  });

  describe("its box on a phone", () => {
    const live = { isWiyp: true };
    const long = "4 pièces supérieur avec mezzanine et vue sur les montagnes, 10 personnes";
    const listed = [
      prestation(1, { ...live, price: 700 }),
      prestation(2, { ...live, name: long, price: 900 }),
      prestation(3, { ...live, name: long, price: 950 }),
      prestation(4, { ...live, codePackage: "HS", price: 500 }),
    ];
    const [first, second, third, other] = listed;
    const outcomes: readonly (readonly [string, readonly (Prestation | undefined)[]])[] = [
      ["a discount comes", listed.map((offer) => ({ ...offer, promo: 20, crossedPrice: 11_200, price: 10_900 }))],
      ["the cheapest is gone", [second, third, other]],
      ["offers of two lines are gone", [first, other]],
      ["the open package is gone", [other]],
    ];
    before(() => setViewport({ width: 390, height: 844 }));
    after(() => setViewport({ width: 1440, height: 900 }));

    for (const [outcome, prestations] of outcomes) {
      it(`stays as it is when ${outcome}`, async () => {
        page = await showCard(product(1, { prestations: listed }));
        await settle(page, listed, "loading");
        const waiting = page.one("card").getBoundingClientRect().height;
        await settle(
          page,
          prestations.filter((offer) => offer !== undefined),
        );
        expect(page.all("amount")).to.have.length(1);
        expect(page.one("card").getBoundingClientRect().height).to.equal(waiting);
      });
    }

    it("does not keep the space of the offers of another package that was pressed", async () => {
      page = await showCard(product(1, { prestations: listed }));
      const before = page.one("card").getBoundingClientRect().height;
      page
        .all("tab")
        .find((tab) => tab.ariaSelected === "false")
        ?.click();
      await painted();
      expect(page.one("card").getBoundingClientRect().height).to.be.below(before);
    });
  });

  it("PRICE-01 requests live prices when it is near the viewport, and again for a new list", async () => {
    page = await showCard(product(1));
    expect(page.search.callsOf("results.sawProduct")).to.deep.equal([[1]]);
    await page.list([product(1)]);
    const asked = () => page.search.callsOf("results.sawProduct").map(([id]) => id);
    await waitUntil(() => asked().length === 2, "the new list's product is asked for");
    expect(asked()).to.deep.equal([1, 1]);
  });

  it("PRICE-01 looks one and a half viewports ahead", async () => {
    page = await resultsPage({ state: { stayDates: dates } });
    await page.list(Array.from({ length: 14 }, (_, index) => product(index + 1)));
    const asked = () => page.search.callsOf("results.sawProduct").map(([id]) => id);
    await waitUntil(() => asked().includes(5), "a product below the fold is asked for");
    const tops = page.all("card").map((card) => card.getBoundingClientRect().top);
    const near = tops.filter((top) => top < innerHeight * 2.5).length;
    expect(asked()).to.have.length(near);
    expect(near).to.be.lessThan(14);
  });

  it("PRICE-18..19 keeps a sold-out card where it is seen and moves it to the end of its page once out of view", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] }, props: { pageSize: 6 } });
    const list = Array.from({ length: 12 }, (_, index) => product(index + 1));
    await page.list(list);
    await settle(page, []);
    await painted();
    const order = () => [...page.one("list").querySelectorAll("h3")].map((name) => Number(/\d+/.exec(name.textContent ?? "")?.[0]));
    expect(order()[0]).to.equal(1);
    window.scrollTo(0, 3000);
    await waitUntil(() => order()[0] === 2, "the sold-out card moves");
    expect(order()).to.deep.equal([2, 3, 4, 5, 6, 1, 7, 8, 9, 10, 11, 12]);
    window.scrollTo(0, 0);
  });

  it("PRICE-19 removes a sold-out card once out of view when the element is set so", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] }, props: { removeSoldOut: true } });
    await page.list(Array.from({ length: 12 }, (_, index) => product(index + 1)));
    await settle(page, []);
    await painted();
    const names = () => [...page.one("list").querySelectorAll("h3")].map((name) => name.textContent?.split(" (")[0]);
    expect(names()[0], "it is seen").to.equal("Résidence 1");
    window.scrollTo(0, 3000);
    await waitUntil(() => names()[0] === "Résidence 2", "the sold-out card goes");
    expect(names()).to.have.length(11);
    window.scrollTo(0, 0);
  });

  it("PRICE-19 keeps a sold-out card in its place while it contains the focus", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list(Array.from({ length: 12 }, (_, index) => product(index + 1)));
    await settle(page, []);
    await painted();
    const first = () => page.root.querySelector(".list h3")?.textContent;
    page.one("sold-out-card").querySelector("a")?.focus({ preventScroll: true });
    const isGone = () => page.one("sold-out-card").getBoundingClientRect().bottom < 0;
    window.scrollTo({ top: 3000, behavior: "instant" });
    await waitUntil(isGone);
    await new Promise((done) => setTimeout(done, 300));
    expect(first()).to.contain("Résidence 1");
    page.root.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
    await painted();
    await painted();
    window.scrollTo({ top: 3000, behavior: "instant" });
    await waitUntil(() => first()?.includes("Résidence 2"), "the sold-out card moves");
    window.scrollTo(0, 0);
  });

  // On preact the browser does not keep its place as the card is moved.
  itOnReact("PRICE-19 moves nothing on screen with a sold-out card that leaves it", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list(Array.from({ length: 12 }, (_, index) => product(index + 1)));
    await settle(page, []);
    await painted();
    const third = page.all("card").find((card) => card.getAttribute("aria-label") === "Résidence 3");
    if (!third) throw new Error("There is no third card.");
    const { bottom } = page.one("sold-out-card").getBoundingClientRect();
    window.scrollTo({ top: bottom + 10, behavior: "instant" });
    const { top } = third.getBoundingClientRect();
    expect(page.one("sidebar").getBoundingClientRect().bottom, "the filters are on screen").to.be.above(innerHeight / 2);
    await waitUntil(() => page.root.querySelector(".list h3")?.textContent?.startsWith("Résidence 2"), "the sold-out card moves");
    await painted();
    expect(third.getBoundingClientRect().top).to.be.closeTo(top, 1);
    window.scrollTo(0, 0);
  });

  it("renders only the card whose live price has loaded", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    const rendered: number[] = [];
    await page.list([1, 2, 3].map((id) => recordedProduct(id, rendered)));
    expect(new Set(rendered)).to.deep.equal(new Set([1, 2, 3]));
    rendered.length = 0;
    await settle(page, [prestation(101, { price: 555 })]);
    expect(new Set(rendered)).to.deep.equal(new Set([1]));
    expect(plain(page.one("amount").textContent)).to.equal("555 €");
  });
});
