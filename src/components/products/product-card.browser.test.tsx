import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { readsBackwards } from "../../../test/fixtures/reads-backwards.js";
import { type ResultsPage } from "../../../test/fixtures/results-page.js";
import { painted } from "../../../test/fixtures/painted.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import type { ProductClick } from "../../store/events.js";
import { plain, showCard } from "./card.driver.js";

describe("product card", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => {
    page.remove();
    document.documentElement.removeAttribute("dir");
  });

  it("CARD-77 has no rating without the number of its reviews", async () => {
    page = await showCard(product(1, { reviewNumber: 0 }));
    expect(page.all("rating")).to.have.length(0);
  });

  it("CARD-75 CARD-77 shows name, stars, place, rating and up to five facts", async () => {
    page = await showCard(product(1));
    expect(plain(page.one("card-name").textContent)).to.equal("Résidence 1 (nouvel onglet)");
    const stars = page.one("card-place").querySelector("[part=stars]");
    expect(stars?.getAttribute("aria-label")).to.equal("4 étoiles");
    expect(stars?.childElementCount).to.equal(4);
    expect(stars?.getBoundingClientRect().width, "four of 14 px with their gaps").to.be.closeTo(59.5, 1);
    expect(plain(page.one("card-place").textContent)).to.equal("Val Thorens · Savoie");
    expect(plain(page.one("rating").textContent)).to.equal("4,6/5Note : 4,6 sur 5. Excellent · 212 avis");
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
    page = await showCard(product(1));
    expect(readsBackwards(page.root)).to.deep.equal([]);
    const card = page.one("card-name").getBoundingClientRect();
    const [mark, maximum] = [".rating bdi > span", ".rating-maximum"].map((part) => page.root.querySelector(part)?.getBoundingClientRect());
    expect(mark?.right, "4,6/5").to.be.at.most((maximum?.left ?? 0) + 0.5);
    expect(card.right, "the layout turns").to.be.above(page.one("amount").getBoundingClientRect().right);
  });

  it("browses its pictures by a swipe of 40 px, which is no press", async () => {
    page = await showCard(product(1));
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
    expect(page.search.callsOf("gallery.load"), "39 px are a press").to.have.lengthOf(0);
    expect(presses).to.equal(1);
    await swipe(300, 260);
    await waitUntil(() => page.search.callsOf("gallery.load").length === 1, "its pictures are requested");
    expect(presses).to.equal(1);
  });

  it("CARD-53..54 LINK-18 opens the product page in a new tab without an opener", async () => {
    page = await showCard(product(1));
    for (const link of [page.one("card-name").querySelector("a"), page.one("offer"), page.one("see-stay")]) {
      expect(link?.getAttribute("target")).to.equal("_blank");
      expect(link?.getAttribute("rel")).to.equal("noopener");
      expect(link?.getAttribute("href")).to.match(/^https:\/\/ski\.example\/stay\/residence-1#/);
    }
  });

  it("names its stay in each of its buttons, which are alike on every card", async () => {
    const prestations = Array.from({ length: 6 }, (_, index) => prestation(101 + index, { codePackage: index < 5 ? "PF" : "HS" }));
    page = await showCard(product(1, { prestations }));
    const names = () =>
      [...page.one("card").querySelectorAll("button:not([role=tab])")].map((button) => plain(button.ariaLabel ?? button.textContent));
    expect(names()).to.include.members(["Photo précédente : Résidence 1", "Photo suivante : Résidence 1"]);
    expect(names().filter((name) => !name?.includes("Résidence 1"))).to.deep.equal([]);
    await page.change({ stayDates: { start: null, end: null }, flags: { ...page.search.snapshot().flags, hidePriceWithoutDate: true } });
    expect(names()).to.include("Voir les prix, Résidence 1");
  });

  it("CARD-83..91 has every banner of the lodging on its picture, in their order", async () => {
    page = await showCard(
      product(1, { criterias: [1081, 815, 978, 814, 961, 813], flashSaleUntil: "2027-01-24", season: "H", lodgingType: 23 }),
    );
    expect(page.all("banner").map((banner) => plain(banner.textContent))).to.deep.equal([
      "Vente flash jusqu’au 24 janv.",
      "Annulation gratuite jusqu’à J-15",
      "Exclusivité",
      "Club de vacances",
      "Coup de cœur",
      "100 % 18-35 ans",
      "Uniquement ici",
    ]);
    await page.list([product(3, { criterias: [813] })], { key: "without an end" });
    expect(page.all("banner").map((banner) => plain(banner.textContent))).to.deep.equal(["Offre spéciale"]);
    await page.list([product(2, { criterias: [816], season: "E" })], { key: "another" });
    expect(page.all("banner").map((banner) => plain(banner.textContent))).to.deep.equal(["Annulation gratuite jusqu’à J-15"]);
  });

  it("LINK-01..10 LINK-14 LINK-17 LINK-19 leads to the page with what the search and the shown package have", async () => {
    page = await showCard(product(1, { productPageUrl: "" }), { origin: "STP", stayDates: { start: "2027-07-03", end: "2027-07-10" } });
    const address = (part: string) => new URL(page.one(part).getAttribute("href") ?? "");
    const hash = (part: string) => Object.fromEntries(new URLSearchParams(address(part).hash.slice(1)));
    const shared = { lihe_id: "5001", packCode: "PF", skipass: "Les 3 Vallées", dated: "1", origin: "STP" };
    expect(address("see-stay").pathname).to.equal("/product");
    expect(hash("see-stay")).to.deep.equal({ ...shared, season: "E", BeginDate: "03/07/2027", EndDate: "10/07/2027" });
    expect(hash("offer")).to.deep.equal({
      ...shared,
      season: "H",
      prest_id_source: "101",
      BeginDate: "06/02/2027",
      EndDate: "13/02/2027",
    });
    const { settings } = page.search.snapshot();
    await page.change({ settings: { ...settings, locale: "nl-NL", options: { ...settings.options, productPath: "/lodging" } } });
    await waitUntil(() => address("see-stay").pathname === "/lodging", "the configured path");
    expect(hash("see-stay")["season"]).to.equal("H");
  });

  it("LINK-06 names a stay only in the link of its row, not in the card's own links", async () => {
    page = await showCard(product(1));
    expect(page.one("offer").getAttribute("href")).to.contain("prest_id_source=101");
    for (const link of [page.one("card-name").querySelector("a"), page.one("see-stay")]) {
      expect(link?.getAttribute("href")).not.to.contain("prest_id_source");
    }
  });

  it("fires an event before it opens the stay, and stays when that is prevented", async () => {
    page = await showCard(product(1));
    const details: ProductClick[] = [];
    page.host.addEventListener("ski-product-click", (event) => {
      event.preventDefault();
      details.push((event as CustomEvent<ProductClick>).detail);
    });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
    page.one("offer").dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
    expect(details[0]?.product.id).to.equal(1);
    expect(details[0]?.offer?.id).to.equal(101);
    expect(details[0]?.url).to.equal(page.one("offer").getAttribute("href"));
    expect(details[0]?.product).not.to.equal(page.search.snapshot().products.list[0]);
  });

  it("reports whether the picture was pressed, so that the page may show the photos instead", async () => {
    page = await showCard(product(1));
    const pressed: boolean[] = [];
    page.host.addEventListener("ski-product-click", (event) => {
      event.preventDefault();
      pressed.push((event as CustomEvent<ProductClick>).detail.picture);
    });
    for (const link of [page.one("card-picture").querySelector<HTMLElement>("a"), page.one("see-stay"), page.one("offer")]) link?.click();
    expect(pressed).to.deep.equal([true, false, false]);
  });

  it("fetches the other pictures when the next one is first asked for", async () => {
    page = await showCard(product(1, { imageMedium: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7" }));
    page.one("photo-next").click();
    await waitUntil(() => page.search.callsOf("gallery.load").length > 0, "its pictures are requested");
    expect(page.search.callsOf("gallery.load")).to.deep.equal([[5001]]);
  });

  it("names each picture by its description in the catalog, else by its number", async () => {
    const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    const photo = (name: string, alt?: string) => ({ img: dot, imgMedium: `${dot}#${name}`, imgXL: dot, alt });
    const catalog = {
      picturesLodging: [],
      picturesLodgingWinter: [photo("cover"), photo("slopes", "Les pistes"), photo("other", " ")],
      picturesLodgingSummer: [],
      picturesAccomodation: [],
    };
    page = await showCard(product(1, { imageMedium: dot }), { galleries: { 5001: { status: "ready", catalog } } });
    const name = () => plain(page.one("card-picture").querySelector("img")?.alt);
    const names = [name()];
    for (let step = 0; step < 2; step++) {
      page.one("photo-next").click();
      await painted();
      names.push(name());
    }
    expect(names).to.deep.equal(["Résidence 1", "Résidence 1, Les pistes", "Résidence 1, photo 3"]);
    const dots = () => page.one("card-picture").querySelector<HTMLElement>(".dots");
    const bar = () => parseFloat(getComputedStyle(dots() ?? document.body, "::after").insetInlineStart);
    expect([dots()?.offsetWidth, bar()], "three dots, the bar over the third").to.deep.equal([48, 27]);
    const link = page.one("card-picture").querySelector("a");
    for (const [type, clientX] of [
      ["pointerdown", 260],
      ["pointerup", 300],
    ] as const)
      link?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch", clientX }));
    await painted();
    expect(name(), "a swipe to the right is a step back").to.equal("Résidence 1, Les pistes");
    expect([dots()?.offsetWidth, bar()]).to.deep.equal([48, 15]);
  });

  it("GAL-26 IMG-04 offers the three sizes of its picture to the browser, and has no arrows where there is one picture", async () => {
    const none = { picturesLodging: [], picturesLodgingWinter: [], picturesLodgingSummer: [], picturesAccomodation: [] };
    const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    const sizes = { imageSmall: `${dot}#s`, imageMedium: `${dot}#m`, image: `${dot}#l` };
    page = await showCard(product(1, sizes), { galleries: { 5001: { status: "ready", catalog: none } } });
    const image = () => page.one("card-picture").querySelector("img");
    await waitUntil(() => image()?.srcset === `${dot}#s 400w, ${dot}#m 800w, ${dot}#l 1600w`);
    expect(image()?.sizes).to.contain("100vw");
    expect(page.all("photo-next")).to.have.length(0);
  });
});
