import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { checked, dates, keptStay, ofStays, openShortlist, rowOf, shortlistPage } from "./shortlist.driver.js";

const desktop = { width: 1440, height: 900 };
/** ms: axe reads every node, which takes long on a busy machine. */
const patience = 60_000;

/** A stay with one offer. */
function offered(id: number, offer: Parameters<typeof prestation>[1], more: Partial<KeptStay> = {}): KeptStay {
  return keptStay(id, { product: product(id, { prestations: [prestation(id * 100 + 1, offer)] }), ...more });
}

describe("the shortlist", function () {
  this.timeout(patience);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));
  const boxes = () => [...page.one("kept-stays").querySelectorAll<HTMLInputElement>("input")];
  const columns = () =>
    [...page.one("comparison").querySelectorAll("thead th")].map((head) => head.querySelector("a")?.firstChild?.textContent);
  const news = () =>
    [...page.one("shortlist-modal").querySelectorAll("[role=status]")].map(({ textContent }) => textContent).filter(Boolean);

  it("compares the newest stays in a table with headings, as links to their pages with their dates and package", async () => {
    page = await shortlistPage([keptStay(3), keptStay(2)]);
    await openShortlist(page);
    expect(columns()).to.deep.equal(["Résidence 3", "Résidence 2"]);
    const table = page.one("comparison");
    expect([...table.querySelectorAll("thead th")].every((head) => head.getAttribute("scope") === "col")).to.equal(true);
    const headings = ["rowgroup", "row"].map((scope) =>
      [...table.querySelectorAll(`tbody th[scope=${scope}]`)].map((head) => head.textContent),
    );
    expect(headings).to.deep.equal([
      ["L’emplacement", "Le logement"],
      [
        "Prix",
        "Une semaine plus tôt ou plus tard",
        "Formule",
        "Détail du prix",
        "Dates",
        "Pistes",
        "École de ski",
        "Centre de la station",
        "Commerces",
      ].concat(["Avis des voyageurs", "Logement", "Surface", "Annulation", "Identique partout"]),
    ]);
    for (const link of page.all("kept-link"))
      expect(link.getAttribute("href")).to.match(/\/stay\/residence-[23]#.*packCode=PF.*BeginDate=/);
    page.one("kept-link").addEventListener("click", (event) => event.preventDefault());
    page.one("kept-link").click();
    expect(page.search.callsOf("results.openProduct")).to.have.length(1);
    await expect(page.host).to.be.accessible();
  });

  it("shows for each stay price and basis, package, parts, room, surface, distances, cancellation and rating", async () => {
    const offer = { name: "3 pièces 6 pers.", surface: 48, price: 900, codePackage: "PFP", cancelationUntil: "2027-01-23" };
    const facts = { criterias: [285, 365, 719, 306], averageRating: 4.6, reviewNumber: 212 };
    const rich = offered(1, offer);
    page = await shortlistPage([{ ...rich, product: { ...rich.product, ...facts } }, offered(2, { surface: null })]);
    await openShortlist(page);
    const firstOf = (heading: string) => rowOf(page, heading)[0];
    expect(firstOf("Prix")).to.equal("900 € | pour 2 voyageurs | 450 €/pers. | Prix vu le 20 nov.");
    await page.change({ priceBasis: "person" });
    expect(firstOf("Prix"), "as the list shows its prices").to.equal("450 € | par personne | 900 € pour 2 voyageurs | Prix vu le 20 nov.");
    await page.change({ priceBasis: "stay" });
    expect(firstOf("Formule")).to.equal("Hébergement + forfait + matériel");
    expect(firstOf("Détail du prix")).to.equal("Hébergement + forfait + matériel876 €Frais de réservation24 €Total900 €");
    expect(firstOf("Dates")).to.equal("6 – 13 févr. 2027 | 7 nuits");
    expect(firstOf("Logement")).to.equal("3 pièces 6 pers.");
    expect(firstOf("Surface")).to.equal("48 m²");
    expect(firstOf("Pistes")).to.equal("À moins de 200 m");
    expect(firstOf("École de ski")).to.equal("Au pied du logement");
    expect(firstOf("Centre de la station")).to.equal("À moins de 100 m");
    expect(firstOf("Commerces")).to.equal("À moins de 200 m");
    expect(firstOf("Annulation")).to.equal("Annulation gratuite jusqu’au 23 janv.");
    expect(firstOf("Avis des voyageurs")).to.equal("4,6 sur 5 | Excellent · 212 avis");
    expect(["Surface", "Annulation", "Commerces"].map((heading) => rowOf(page, heading)[1])).to.deep.equal(
      Array.from({ length: 3 }, () => "Non précisé"),
    );
  });

  it("promises no cancellation whose last day has passed, and shows no mark without its reviews", async () => {
    const unrated = offered(2, { cancelationUntil: "2026-11-21" });
    page = await shortlistPage([
      offered(1, { cancelationUntil: "2026-11-20" }),
      { ...unrated, product: { ...unrated.product, reviewNumber: 0 } },
    ]);
    await openShortlist(page);
    expect(rowOf(page, "Annulation")).to.deep.equal(["Non précisé", "Annulation gratuite jusqu’au 21 nov."]);
    expect(rowOf(page, "Avis des voyageurs")).to.deep.equal(["4,6 sur 5 | Excellent · 212 avis", "Non précisé"]);
  });

  it("adds the service fee where the seller's prices do not include it", async () => {
    page = await shortlistPage([offered(1, { price: 900 })]);
    const { settings } = page.search.snapshot();
    await page.change({ settings: { ...settings, serviceFee: "added" } });
    await openShortlist(page);
    expect(rowOf(page, "Prix")[0]).to.include("924 €").and.to.include("462 €/pers.");
    expect(rowOf(page, "Détail du prix")).to.deep.equal(["Hébergement + forfait900 €Frais de réservation24 €Total924 €"]);
  });

  it("shows no price of a stay without dates where prices need them", async () => {
    page = await shortlistPage([offered(1, {}, { stayDates: { start: null, end: null } })]);
    const { flags } = page.search.snapshot();
    await page.change({ flags: { ...flags, hidePriceWithoutDate: true } });
    await openShortlist(page);
    expect(rowOf(page, "Prix")).to.deep.equal(["Choisissez vos dates pour voir le prix"]);
    expect(rowOf(page, "Détail du prix")).to.deep.equal(["Non précisé"]);
  });

  it("checks the prices of the compared stays each time it opens, and shows when each was checked", async () => {
    const stays = [keptStay(1), offered(2, { price: 800 }), keptStay(3)];
    page = await shortlistPage(stays);
    await openShortlist(page);
    expect(new Set(page.search.callsOf("shortlist.check").flat())).to.deep.equal(new Set(["1", "2", "3"]));
    for (const stay of stays) await checked(page, stay, { status: "checking" });
    expect(rowOf(page, "Prix")).to.deep.equal(Array.from({ length: 3 }, () => "Vérification des prix…"));
    expect(news()).to.deep.equal(["Vérification des prix…"]);
    const height = page.one("comparison").clientHeight;
    await expect(page.host).to.be.accessible();
    const [first, second, third] = stays;
    if (!first || !second || !third) throw new Error("Three stays are kept.");
    await checked(page, first);
    expect(page.one("comparison").clientHeight, "nothing moves").to.equal(height);
    expect(news(), "one of three").to.deep.equal(["Vérification des prix…"]);
    await checked(page, second, { prestations: second.product.prestations.map((offer) => ({ ...offer, price: 850 })) });
    await checked(page, third, { prestations: [] });
    expect(rowOf(page, "Prix")).to.deep.equal([
      "Le moins cher | 787 € | pour 2 voyageurs | 394 €/pers. | Prix vérifié à 10 h 32",
      "850 € | pour 2 voyageurs | 425 €/pers. | 800 € quand vous l’avez ajouté | Prix vérifié à 10 h 32",
      "Complet",
    ]);
    expect(news()).to.deep.equal(["Tous les prix ont été vérifiés."]);
    await expect(page.host).to.be.accessible();
    expect(page.search.callsOf("shortlist.forget")).to.deep.equal([]);
    await sendKeys({ press: "Escape" });
    await painted();
    expect(page.search.callsOf("shortlist.forget")).to.deep.equal([[]]);
  });

  it("shows which price could not be checked, and its date", async () => {
    const stays = [keptStay(1), keptStay(2)];
    page = await shortlistPage(stays);
    await openShortlist(page);
    for (const [index, stay] of stays.entries()) await checked(page, stay, { status: index === 0 ? "failed" : "checked" });
    expect(rowOf(page, "Prix")[0])
      .to.include("787 €")
      .and.to.match(/Le prix n’a pas pu être vérifié\. Prix vu le 20 nov\.$/);
    expect(news()).to.deep.equal(["Certains prix n’ont pas pu être vérifiés."]);
    await expect(page.host).to.be.accessible();
  });

  it("lists stays of another search, with the dates and the party that they were kept for", async () => {
    page = await shortlistPage([keptStay(7, { stayDates: { start: "2027-03-06", end: "2027-03-13" }, ages: [18, 18, 8] }), keptStay(1)]);
    await openShortlist(page);
    const texts = page.all("kept-stay").map((stay) => stay.querySelector("p")?.textContent?.replace(/\s/g, " "));
    expect(texts).to.deep.equal(["6 – 13 mars 2027 · 3 voyageurs Enregistré pour une autre recherche.", "6 – 13 févr. 2027 · 2 voyageurs"]);
    expect(rowOf(page, "Prix")[0]).to.include("pour 3 voyageurs | 262 €/pers.");
  });

  it("compares at most four, and announces this once when a fifth is ticked", async () => {
    page = await shortlistPage([1, 2, 3, 4, 5].map((id) => keptStay(id)));
    await openShortlist(page);
    expect(boxes().map(({ checked: ticked }) => ticked)).to.deep.equal([true, true, true, true, false]);
    expect(new Set(page.search.callsOf("shortlist.check").flat())).to.deep.equal(new Set(["1", "2", "3", "4"]));
    boxes()[4]?.click();
    await painted();
    expect(boxes()[4]?.checked).to.equal(false);
    expect(columns()).to.have.length(4);
    const alert = page.one("shortlist-modal").querySelector("[role=alert]");
    expect(alert?.textContent).to.equal("Vous comparez déjà 4 séjours. Décochez-en un pour en comparer un autre.");
    await expect(page.host).to.be.accessible();
    boxes()[1]?.click();
    await painted();
    expect(page.one("shortlist-modal").querySelector("[role=alert]")).to.equal(null);
    boxes()[4]?.click();
    await painted();
    expect(columns()).to.deep.equal([1, 3, 4, 5].map((id) => `Résidence ${id}`));
    expect(page.search.callsOf("shortlist.check").flat()).to.include("5");
  });

  it("shows missing values where one stay is compared", async () => {
    page = await shortlistPage([keptStay(1), keptStay(2)]);
    await openShortlist(page);
    boxes()[0]?.click();
    await painted();
    expect(page.one("shortlist-modal").textContent).to.include("Cochez un autre séjour");
    await page.change({ shortlist: ofStays([keptStay(2)]) });
    expect(page.one("shortlist-modal").textContent).to.include("Ajoutez un autre séjour");
  });

  it("removes stays, announces each, and moves the focus to the next one; when closed, to the heading of the list", async () => {
    page = await shortlistPage([keptStay(1), keptStay(2), keptStay(3)]);
    await openShortlist(page);
    const removers = () => page.all("remove-kept");
    const isFocused = (element: Element | undefined) => element !== undefined && page.root.activeElement === element;
    expect(removers()[1]?.getAttribute("aria-label")).to.equal("Retirer Résidence 2 de ma sélection");
    removers()[1]?.click();
    await painted();
    expect(columns()).to.deep.equal(["Résidence 1", "Résidence 3"]);
    expect(news()).to.deep.equal(["Résidence 2 n’est plus dans votre sélection."]);
    expect(isFocused(removers()[1])).to.equal(true);
    removers()[1]?.click();
    await painted();
    expect(isFocused(removers()[0])).to.equal(true);
    removers()[0]?.click();
    await painted();
    expect(page.all("comparison")).to.have.length(0);
    expect(page.one("shortlist-modal").textContent).to.include("Aucun séjour enregistré");
    expect(isFocused(page.one("sheet-title"))).to.equal(true);
    await expect(page.host).to.be.accessible();
    await sendKeys({ press: "Escape" });
    await painted();
    expect(isFocused(page.one("total"))).to.equal(true);
  });

  it("puts a removed stay back where it stood, compared as it was", async () => {
    page = await shortlistPage([keptStay(1), keptStay(2), keptStay(3)]);
    await openShortlist(page);
    page.all("remove-kept")[1]?.click();
    await painted();
    expect(page.one("put-back").parentElement?.textContent).to.equal("Résidence 2 n’est plus dans votre sélection. Annuler");
    page.one("put-back").focus();
    page.one("put-back").click();
    await painted();
    expect([columns(), page.all("put-back").length]).to.deep.equal([["Résidence 1", "Résidence 2", "Résidence 3"], 0]);
    expect(page.root.activeElement, "the focus stays in the dialog").to.not.equal(null);
    await expect(page.host).to.be.accessible();
  });

  it("is found by keyboard in forced colours: hearts, ticks and removers have a border", async () => {
    await emulateMedia({ forcedColors: "active" });
    try {
      page = await shortlistPage([keptStay(1), keptStay(2)]);
      expect(getComputedStyle(page.one("keep")).borderTopWidth).to.equal("1px");
      await openShortlist(page);
      expect(getComputedStyle(page.one("kept-stay")).borderTopWidth).to.equal("1px");
      await expect(page.host).to.be.accessible();
    } finally {
      await emulateMedia({ forcedColors: "none" });
    }
  });

  it("keeps the search's dates out of its links", async () => {
    page = await shortlistPage([keptStay(1, { stayDates: { start: "2027-03-06", end: "2027-03-13" }, origin: "LYS" })], {
      stayDates: dates,
    });
    await openShortlist(page);
    expect(page.one("kept-link").getAttribute("href")).to.include("BeginDate=06/03/2027").and.to.include("origin=LYS");
  });
});
