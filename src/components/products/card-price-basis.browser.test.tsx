import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { plain, settle, showCard } from "./card.driver.js";

const live = prestation(1, { isWiyp: true, price: 800, pricePerPerson: null });
const tax = "+ taxe de séjour éventuelle, sur place, par adulte et par nuit";
const party = Array.from({ length: 4 }, (_, index) => ({ id: index + 1, age: 30 }));

describe("what a price is for, and how sure it is", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());

  const textOf = (part: string) => plain(page.one(part).textContent);
  const lines = () => [...page.one("price").querySelectorAll(".per")].map((line) => plain(line.textContent));

  it("names its package, whom and how long it is for, and the other basis beside it", async () => {
    page = await showCard(product(1, { prestations: [live] }), { participants: party });
    await settle(page, [live]);
    expect(textOf("package")).to.equal("Avec forfait");
    expect(textOf("amount")).to.equal("800 €");
    expect(lines()).to.deep.equal(["pour 4 voyageurs, 7 nuits", "200 €/pers. Détail", tax]);
    await page.change({ priceBasis: "person" });
    await waitUntil(() => textOf("amount") === "200 €", "the price a person shows");
    expect(lines()).to.deep.equal(["par personne, 7 nuits", "800 € pour 4 voyageurs Détail", tax]);
  });

  it("shows all prices for one person: the former price, the packages, the offers and each change", async () => {
    const dear = prestation(2, { codePackage: "HS", isWiyp: true, price: 1200, promo: 25, crossedPrice: 1600 });
    page = await showCard(product(1, { prestations: [dear, { ...live, codePackage: "HS" }, prestation(3, { price: 1000 })] }), {
      participants: party,
      packages: ["HS"],
      priceBasis: "person",
    });
    await settle(page, [{ ...dear, price: 1160 }, prestation(3, { price: 1000 })]);
    expect(textOf("amount")).to.equal("290 €");
    expect(textOf("crossed-price")).to.equal("400 €");
    expect(textOf("price-change")).to.equal("200 €/pers. il y a quelques minutes pour 2 pièces 4 pers.");
    expect(page.all("tab").map((tab) => plain(tab.querySelector("small")?.textContent))).to.include.members([
      "dès 290 €/pers.",
      "dès 250 €/pers.",
    ]);
    const row = page.one("offer");
    expect([plain(row.querySelector("s")?.textContent), plain(row.querySelector(".sum > b")?.textContent)]).to.deep.equal([
      "Prix public : 400 €,",
      "290 €/pers.",
    ]);
    expect(textOf("offer-change")).to.equal("plus tôt 300 €/pers.,");
  });

  it("leaves a slight change to the parts of the price, and opens its links once it is known", async () => {
    page = await showCard(product(1, { prestations: [live] }));
    const name = page.one("card-name").querySelector("a");
    const picture = page.one("card-picture").querySelector("a");
    const followed = () =>
      [name, picture].map((link) => {
        const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
        // The last listener on its way: the test stays on the page.
        window.addEventListener("click", (event) => (event.defaultPrevented ? undefined : event.preventDefault()), { once: true });
        let isFollowed = false;
        document.addEventListener("click", (event) => (isFollowed = !event.defaultPrevented), { once: true });
        link?.dispatchEvent(press);
        return isFollowed;
      });
    name?.focus();
    await settle(page, [live], "loading");
    expect(page.root.activeElement, "the name keeps the focus").to.equal(name);
    expect(followed()).to.deep.equal([false, false]);
    await settle(page, [{ ...live, price: 808 }]);
    expect(page.root.activeElement).to.equal(name);
    expect(followed()).to.deep.equal([true, true]);
    expect([page.all("price-change").length, page.all("offer-change").length]).to.deep.equal([0, 0]);
    expect(textOf("price-checked")).to.equal("Vérifié à 10 h 30");
    page.one("price-details").click();
    await waitUntil(() => page.all("price-parts").length === 1, "the parts show");
    expect(textOf("price-parts")).to.contain("Affiché à 800 € dans la liste.");
  });

  it('PRICE-05 shows "from" when the search has no dates, with the nights and dates of the stay', async () => {
    page = await showCard(product(1, { prestations: [prestation(1, { duration: 3, endDate: "2027-02-09" })] }), {
      stayDates: { start: null, end: null },
      participants: party,
    });
    expect(textOf("amount")).to.equal("dès 787 €");
    expect(lines()[0]).to.equal("pour 4 voyageurs, 3 nuits");
    expect(plain(page.one("price").querySelector(".why")?.textContent)).to.equal("Avec forfait6 – 9 févr.");
  });

  it('shows "from" until it has been checked, then the time of the check', async () => {
    page = await showCard(product(1, { prestations: [live] }));
    expect(textOf("amount")).to.equal("dès 800 €");
    expect(textOf("price-checked")).to.equal("Prix affiché");
    await settle(page, [live]);
    expect(textOf("amount")).to.equal("800 €");
    expect(textOf("price-checked")).to.equal("Vérifié à 10 h 30");
  });

  it('shows "from" for prices that the seller never checks, such as a stay without a date', async () => {
    page = await showCard(product(1, { prestations: [prestation(1, { isWiyp: true, startDate: null, endDate: null })] }));
    expect(textOf("amount")).to.equal("dès 787 €");
    expect(page.all("see-stay")).to.have.length(1);
  });

  it("PRICE-28 is plain where it is fixed", async () => {
    page = await showCard(product(1, { prestations: [prestation(1)] }));
    expect(textOf("amount")).to.equal("787 €");
    expect(textOf("price-checked")).to.equal("");
  });

  it("ERR-08 PRICE-30 shows that it could not be checked, in the row too, and checks again on a press", async () => {
    page = await showCard(product(1, { prestations: [live, prestation(2, { price: 950 })] }));
    await settle(page, [live, prestation(2, { price: 950 })], "settled", { unchecked: [1], checkedAt: null });
    expect(textOf("price-unchecked")).to.equal("Prix non vérifié. Vérifier à nouveau, Résidence 1");
    expect(textOf("amount")).to.equal("dès 800 €");
    expect(page.all("offer").map((offer) => plain(offer.querySelector(".sum b")?.textContent))).to.deep.equal(["dès 800 €", "950 €"]);
    page.one("check-price").focus();
    page.one("check-price").click();
    expect(page.search.callsOf("results.retryPrices")).to.deep.equal([[1]]);
    await settle(page, [live], "loading");
    expect(page.root.activeElement, "the keyboard stays at the price").to.equal(page.one("price"));
  });

  it("says what it was when it was listed, before its links: a rise describes each of them", async () => {
    page = await showCard(product(1, { prestations: [live] }));
    await settle(page, [{ ...live, price: 834 }]);
    expect(textOf("price-change")).to.equal("800 € il y a quelques minutes");
    const described = () =>
      [page.one("see-stay"), page.one("card-name").querySelector("a")].map((link) => link?.getAttribute("aria-describedby"));
    expect(described()).to.deep.equal([page.one("price-change").id, page.one("price-change").id]);
    expect(textOf("offer-change")).to.equal("plus tôt 800 €,");
    await settle(page, [{ ...live, price: 780 }]);
    expect(textOf("price-change")).to.equal("800 € il y a quelques minutes");
    expect(described()).to.deep.equal([page.one("price-change").id, null]);
  });

  it("names the offer that was listed, when it is gone or now costs more than the one shown", async () => {
    const other = prestation(2, { isWiyp: true, price: 950 });
    page = await showCard(product(1, { prestations: [live, other] }));
    await settle(page, [other]);
    expect(textOf("price-change")).to.equal("800 € il y a quelques minutes pour 2 pièces 4 pers.");
    expect(page.all("offer-change")).to.have.length(0);
    await settle(page, [{ ...live, price: 990 }, other]);
    expect(textOf("price-change")).to.equal("800 € il y a quelques minutes pour 2 pièces 4 pers.");
    await settle(page, [{ ...other, price: 780 }]);
    expect(textOf("price-change")).to.equal("800 € il y a quelques minutes pour 2 pièces 4 pers.");
  });

  it("FEE-12 CARD-24 opens into its parts, which make up its total, and closes again", async () => {
    page = await showCard(product(1, { prestations: [live] }));
    await settle(page, [{ ...live, price: 834 }], "settled", {
      fees: [
        { id: "cleaning", price: 60 },
        { id: "x-ray", price: 10 },
      ],
    });
    const button = page.one("price-details");
    expect(button.getAttribute("aria-label")).to.equal("Détail du prix\u00a0: Résidence 1");
    expect(button.ariaExpanded).to.equal("false");
    button.click();
    await waitUntil(() => page.all("price-parts").length === 1, "the parts show");
    expect(button.getAttribute("aria-controls")).to.equal(page.one("price-parts").id);
    expect(page.all("price-part").map((part) => plain(part.textContent))).to.deep.equal([
      "Hébergement + forfait740 €",
      "Ménage60 €",
      "Autres frais10 €",
      "Frais de réservation24 €",
      "Total834 €",
    ]);
    expect(textOf("price-parts")).to.contain("Affiché à 800 €").and.to.contain("Vérifié à 10 h 30");
    button.click();
    await waitUntil(() => page.all("price-parts").length === 0, "they are gone");
  });

  it("closes its parts by Escape, and when the focus leaves them where they lie over the next card", async () => {
    page = await showCard(product(1, { prestations: [live] }));
    await settle(page, [live]);
    const button = page.one("price-details");
    const isOpen = () => page.all("price-parts").length === 1;
    const open = async () => {
      button.focus();
      button.click();
      await waitUntil(isOpen, "the parts show");
    };
    await open();
    await sendKeys({ press: "Escape" });
    await waitUntil(() => !isOpen(), "Escape closes them");
    expect(page.root.activeElement).to.equal(button);
    await open();
    page.one("price-parts").focus();
    expect(isOpen(), "they are read").to.equal(true);
    page.one("see-stay").focus();
    await waitUntil(() => !isOpen(), "the focus has left them");
  });

  it("a lone package is a label, not a list of one tab", async () => {
    page = await showCard(product(1, { prestations: [live] }));
    expect(page.all("tab")).to.have.length(0);
    expect(textOf("lone-package")).to.equal("Hébergement + forfait");
    await page.list([product(1, { prestations: [live, prestation(2, { codePackage: "HS" })] })], { key: "k2" });
    expect(page.all("tab")).to.have.length(2);
    expect(page.all("lone-package")).to.have.length(0);
  });

  it("a card with one stay of one package is so low that a third more fit than cards of 320 px", async () => {
    page = await showCard(product(1, { prestations: [live] }));
    await page.list([product(1, { prestations: [live] }), product(2, { prestations: [live] })], { key: "k2" });
    await settle(page, [live]);
    const [first, second] = page.all("card").map((card) => card.getBoundingClientRect());
    if (!first || !second) throw new Error("The list has two cards.");
    const gap = second.top - first.bottom;
    expect(first.height + gap).to.be.at.most((320 + gap) / 1.3);
  });

  it("CARD-73 a lodging that is listed without stays is one short row", async () => {
    page = await showCard(product(1, { prestations: [] }));
    expect(page.one("sold-out-card").getBoundingClientRect().height).to.be.below(170);
  });
});
