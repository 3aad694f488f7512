import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { Prestation, Product } from "../../domain/products.js";
import type { ProductClick } from "../../store/events.js";
import type { SearchState } from "../../store/state.js";
import { readsBackwards } from "../../../test/fixtures/reads-backwards.js";
import { painted, resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";

const dates = { start: "2027-02-06", end: "2027-02-13" };
/** Money as it reads, whatever spaces it is set with. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ").trim();

describe("product card", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => {
    page.remove();
    document.documentElement.removeAttribute("dir");
  });

  async function show(card: Product, state: Partial<SearchState> = {}): Promise<void> {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"], ...state } });
    await page.list([card]);
  }
  const tabs = () => page.all("tab").map((tab) => plain(tab.textContent));
  const openTab = () => page.one("tab-on").id.split("-").at(-1);
  const settle = (prestations: readonly Prestation[], status: "loading" | "settled" = "settled") =>
    page.change({ prices: { 1: { status, prestations, fees: [] } } });

  it("says name, stars, place, rating and up to five facts", async () => {
    await show(product(1));
    expect(plain(page.one("card-name").textContent)).to.equal("Résidence 1 (nouvel onglet)");
    expect(page.one("card-place").querySelector("[part=stars]")?.getAttribute("aria-label")).to.equal("4 étoiles");
    expect(plain(page.one("card-place").textContent)).to.equal("Val Thorens · Savoie");
    expect(plain(page.one("rating").textContent))
      .to.contain("Note : 4,6 sur 5")
      .and.to.contain("212 avis");
    expect([...page.one("facts").children].map((fact) => fact.textContent)).to.deep.equal([
      "Départ skis aux pieds",
      "Piscine",
      "Sauna",
      "Animaux admis",
      "Wifi",
    ]);
  });

  it("reads its words from left to right in a page from right to left, filters and all", async () => {
    document.documentElement.dir = "rtl";
    await show(product(1));
    expect(readsBackwards(page.root)).to.deep.equal([]);
    const card = page.one("card-name").getBoundingClientRect();
    expect(card.right, "the layout turns").to.be.above(page.one("amount").getBoundingClientRect().right);
  });

  it("browses its pictures by a swipe of 40 px, which is no press", async () => {
    await show(product(1));
    let presses = 0;
    page.root.addEventListener("click", (event) => {
      event.preventDefault();
      presses += 1;
    });
    const swipe = async (from: number, to: number) => {
      const link = page.one("card-picture").querySelector("a");
      link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType: "touch", clientX: from }));
      link?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, isPrimary: true, pointerType: "touch", clientX: to }));
      link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      await painted();
    };
    await swipe(300, 261);
    expect(page.owner.callsOf("gallery.load"), "39 px are a press").to.have.lengthOf(0);
    expect(presses).to.equal(1);
    await swipe(300, 260);
    expect(page.owner.callsOf("gallery.load")).to.have.lengthOf(1);
    expect(presses).to.equal(1);
  });

  it("CARD-57 CARD-62 opens the tab of the selected package and prices each tab from its cheapest offer", async () => {
    await show(product(1));
    expect(tabs()).to.deep.equal(["+ matérieldès 921 €", "+ forfaitdès 787 €", "Hébergementdès 612 €"]);
    expect(openTab()).to.equal("PF");
    page.all("tab")[0]?.click();
    await painted();
    expect(openTab()).to.equal("PFP");
    expect(plain(page.one("amount").textContent)).to.equal("921 €");
  });

  it("CARD-59..61 opens the tab anew when the packages, the offers or the train switch change", async () => {
    await show(product(1));
    const press = async () => {
      page
        .all("tab")
        .find((tab) => tab.id.endsWith("-PFP"))
        ?.click();
      await painted();
      expect(openTab()).to.equal("PFP");
    };
    const opens = (code: string) => waitUntil(() => openTab() === code, `the tab ${code} opens`);
    await press();
    await page.change({ packages: ["HS"] });
    await opens("HS");
    await press();
    await page.change({ transfer: true });
    await opens("HS");
    await press();
    await settle([...product(1).prestations]);
    await opens("HS");
  });

  it("moves between tabs with the arrow keys", async () => {
    await show(product(1));
    page.one("tab-on").focus();
    await sendKeys({ press: "ArrowRight" });
    await painted();
    expect(openTab()).to.equal("HS");
    expect(page.root.activeElement).to.equal(page.one("tab-on"));
    expect(page.all("tab").map((tab) => tab.tabIndex)).to.deep.equal([-1, -1, 0]);
  });

  it("CARD-56 lists all offers together where tabs are off", async () => {
    await show(product(1), { flags: { ...(await resultsFlags()), packageTabs: false } });
    expect(page.all("tab")).to.have.length(0);
    expect(page.all("offer")).to.have.length(3);
  });

  it("CARD-64..66 lists four offers and the others in place when asked", async () => {
    const offers = [1, 2, 3, 4, 5, 6].map((id) => prestation(id, { price: 700 + id }));
    await show(product(1, { prestations: offers }));
    expect(page.all("offer")).to.have.length(4);
    const more = page.all("offers-more").find((element) => element.matches("button"));
    expect(plain(more?.textContent)).to.equal("2 autres logements");
    more?.click();
    await painted();
    expect(page.all("offer")).to.have.length(6);
  });

  it("CARD-67 has arrows only when its tabs overflow", async () => {
    const codes = ["HS", "PF", "PFP", "PFCS", "PFPCS", "PFTT", "PFTTF", "PFPTTF"];
    await show(product(1));
    expect(page.all("tabs-next")).to.have.length(0);
    await page.list([product(2, { prestations: codes.map((codePackage, id) => prestation(id, { codePackage })) })]);
    await waitUntil(() => page.all("tabs-next").length === 1, "the arrows come");
    expect(page.all("tabs-previous")).to.have.length(1);
  });

  for (const [promo, bubble, crossed] of [
    [4, 0, 0],
    [5, 1, 0],
    [6, 1, 1],
  ] as const) {
    it(`CARD-68..70 at ${promo} % shows ${bubble} bubble and ${crossed} crossed price`, async () => {
      await show(product(1, { prestations: [prestation(1, { promo, crossedPrice: 900 })] }));
      expect(page.all("discount")).to.have.length(bubble);
      expect(page.all("crossed-price")).to.have.length(crossed);
    });
  }

  it("hides the crossed price where the host page wants none", async () => {
    await show(product(1, { prestations: [prestation(1, { promo: 25, crossedPrice: 1049 })] }));
    expect(page.all("crossed-price")).to.have.length(1);
    await page.change({ settings: { ...page.owner.snapshot().settings, crossedPrice: "none" } });
    await waitUntil(() => page.all("crossed-price").length === 0, "the crossed price goes");
  });

  describe("FEE-12 the service fee", () => {
    const stays = [prestation(1, { promo: 25, crossedPrice: 1049 })];
    const prices = () => [page.one("amount"), page.one("crossed-price"), page.one("offer"), page.one("tab-on")].map(sums);
    const sums = (element: HTMLElement) => plain(element.textContent)?.match(/\d[\d ]*(?= €)/g);
    const perPerson = () => plain(page.one("price").querySelector(".per")?.textContent);
    const set = (settings: Partial<SearchState["settings"]>, state: Partial<SearchState> = {}) =>
      page.change({ settings: { ...page.owner.snapshot().settings, ...settings }, ...state });

    it("FEE-12 is named under a price that contains it already", async () => {
      await show(product(1, { prestations: stays }));
      expect(plain(page.one("service-fee").textContent)).to.equal("dont 24 € de frais");
      expect(prices()).to.deep.equal([["787"], ["1 049"], ["1 049", "787"], ["787"]]);
      expect(perPerson()).to.contain("197 €");
    });

    it("FEE-12 is added to every price of a card where the seller's prices lack it, and named", async () => {
      await show(product(1, { prestations: stays }));
      await set({ serviceFee: "added" });
      await waitUntil(() => plain(page.one("amount").textContent) === "811 €", "the fee is added");
      expect(prices()).to.deep.equal([["811"], ["1 073"], ["1 073", "811"], ["811"]]);
      expect(perPerson()).to.contain("209 €");
      expect(plain(page.one("service-fee").textContent)).to.equal("dont 24 € de frais");
    });

    it("FEE-12 is neither added nor named where a works council pays none", async () => {
      await show(product(1, { prestations: stays }));
      await set({ locale: "fr-FR-CSE", serviceFee: "added" });
      await waitUntil(() => page.all("service-fee").length === 0, "the fee goes");
      expect(plain(page.one("amount").textContent)).to.equal("787 €");
      await page.change({ company: { company: "cgospm", companyLang: null, travelerCompanions: null, companyData: null } });
      await waitUntil(() => plain(page.one("amount").textContent) === "811 €", "this one pays it");
    });
  });

  it("CARD-71..72 offers to show prices instead of one where they hang on dates", async () => {
    const flags = { ...(await resultsFlags()), hidePriceWithoutDate: true };
    await show(product(1), { flags, stayDates: { start: null, end: null } });
    expect(page.all("amount")).to.have.length(0);
    expect(page.root.querySelector(".tab small")).to.equal(null);
    page.one("show-price").click();
    expect(page.owner.callsOf("stayDates.open")).to.deep.equal([[true]]);
    await page.change({ stayDates: dates });
    await waitUntil(() => page.all("amount").length === 1, "the price shows");
  });

  it("CARD-73..74 ERR-16 shows a product without stays sold out, its button disabled", async () => {
    await show(product(1, { prestations: [] }));
    const card = page.one("sold-out-card");
    expect(card.textContent).to.contain("n’est plus disponible").and.to.contain("Complet");
    expect(page.one("price").querySelector("button")?.disabled).to.equal(true);
    expect(page.all("offer")).to.have.length(0);
  });

  it("keeps its box while prices are under way and once they are there", async () => {
    const card = product(1, { prestations: [prestation(1, { isWiyp: true }), prestation(2, { isWiyp: true, price: 900 })] });
    await show(card);
    await settle(card.prestations, "loading");
    expect(page.all("amount")).to.have.length(0);
    expect(page.one("price").querySelector("button")?.disabled).to.equal(true);
    const waiting = page.one("card").getBoundingClientRect().height;
    await settle([prestation(1, { isWiyp: true, price: 700 })]);
    expect(plain(page.one("amount").textContent)).to.equal("700 €");
    expect(page.one("card").getBoundingClientRect().height).to.equal(waiting);
    await settle([]);
    expect(page.one("sold-out-card").getBoundingClientRect().height).to.equal(waiting);
  });

  it("PRICE-01 asks for live prices when it comes near the viewport, and again for a new list", async () => {
    await show(product(1));
    expect(page.owner.callsOf("results.sawProduct")).to.deep.equal([[1]]);
    await page.list([product(1)]);
    const asked = () => page.owner.callsOf("results.sawProduct").map(([id]) => id);
    await waitUntil(() => asked().length === 2, "the new list's product is asked for");
    expect(asked()).to.deep.equal([1, 1]);
  });

  it("PRICE-01 looks one and a half viewports ahead", async () => {
    page = await resultsPage({ state: { stayDates: dates } });
    await page.list(Array.from({ length: 14 }, (_, index) => product(index + 1)));
    const asked = () => page.owner.callsOf("results.sawProduct").map(([id]) => id);
    await waitUntil(() => asked().includes(5), "a product below the fold is asked for");
    const tops = page.all("card").map((card) => card.getBoundingClientRect().top);
    const near = tops.filter((top) => top < innerHeight * 2.5).length;
    expect(asked()).to.have.length(near);
    expect(near).to.be.lessThan(14);
  });

  it("CARD-53..54 LINK-18 opens the product page in a new tab without an opener", async () => {
    await show(product(1));
    for (const link of [page.one("card-name").querySelector("a"), page.one("offer"), page.one("see-stay")]) {
      expect(link?.getAttribute("target")).to.equal("_blank");
      expect(link?.getAttribute("rel")).to.equal("noopener");
      expect(link?.getAttribute("href")).to.match(/^https:\/\/ski\.example\/stay\/residence-1#/);
    }
  });

  it("LINK-06 names a stay in the link of its row alone, not in those of the card", async () => {
    await show(product(1));
    expect(page.one("offer").getAttribute("href")).to.contain("prest_id_source=101");
    for (const link of [page.one("card-name").querySelector("a"), page.one("see-stay")]) {
      expect(link?.getAttribute("href")).not.to.contain("prest_id_source");
    }
  });

  it("tells the host page before it leads away, and stays when prevented", async () => {
    await show(product(1));
    const heard: ProductClick[] = [];
    page.host.addEventListener("ski-product-click", (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent<ProductClick>).detail);
    });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
    page.one("offer").dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
    expect(heard[0]?.product.id).to.equal(1);
    expect(heard[0]?.offer?.id).to.equal(101);
    expect(heard[0]?.url).to.equal(page.one("offer").getAttribute("href"));
    expect(heard[0]?.product).not.to.equal(page.owner.snapshot().products.list[0]);
  });

  it("fetches the other pictures when the next one is first asked for", async () => {
    await show(product(1, { imageMedium: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7" }));
    page.one("photo-next").click();
    expect(page.owner.callsOf("gallery.load")).to.deep.equal([[5001]]);
  });

  it("PRICE-18..19 keeps a sold-out card where it is seen and moves it to the end of its page once out of view", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] }, props: { pageSize: 6 } });
    const list = Array.from({ length: 12 }, (_, index) => product(index + 1));
    await page.list(list);
    await settle([]);
    await painted();
    const order = () => [...page.one("list").querySelectorAll("h3")].map((name) => Number(/\d+/.exec(name.textContent ?? "")?.[0]));
    expect(order()[0]).to.equal(1);
    window.scrollTo(0, 3000);
    await waitUntil(() => order()[0] === 2, "the sold-out card moves");
    expect(order()).to.deep.equal([2, 3, 4, 5, 6, 1, 7, 8, 9, 10, 11, 12]);
    window.scrollTo(0, 0);
  });

  it("renders only the card whose live price has come", async () => {
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    const rendered: number[] = [];
    const watched = (id: number): Product =>
      Object.defineProperty(product(id), "name", {
        get() {
          rendered.push(id);
          return `Résidence ${id}`;
        },
      });
    await page.list([watched(1), watched(2), watched(3)]);
    expect(new Set(rendered)).to.deep.equal(new Set([1, 2, 3]));
    rendered.length = 0;
    await settle([prestation(101, { price: 555 })]);
    expect(new Set(rendered)).to.deep.equal(new Set([1]));
    expect(plain(page.one("amount").textContent)).to.equal("555 €");
  });
});

async function resultsFlags() {
  const page = await resultsPage();
  const { flags } = page.owner.snapshot();
  page.remove();
  return flags;
}
