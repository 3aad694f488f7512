import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { painted } from "../../../test/fixtures/painted.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { languages, nearestLocale } from "../../domain/locale.js";
import { dates, plain, resultsFlags, settle, showCard } from "./card.driver.js";

describe("the offers of a card", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(async () => {
    await setViewport({ width: 1440, height: 900 });
    document.documentElement.removeAttribute("dir");
    page.remove();
  });

  const tabs = () => page.all("tab").map((tab) => plain(tab.textContent));
  const openTab = () => page.one("tab-on").id.split("-").at(-1);

  it("CARD-55 CARD-57 CARD-62 opens the tab of the selected package and prices each tab from its cheapest offer", async () => {
    page = await showCard(product(1));
    expect(tabs()).to.deep.equal(["+ matérieldès 921 €", "+ forfaitdès 787 €", "Hébergementdès 612 €"]);
    expect(openTab()).to.equal("PF");
    page.all("tab")[0]?.click();
    await painted();
    expect(openTab()).to.equal("PFP");
    expect(plain(page.one("amount").textContent)).to.equal("921 €");
  });

  it("CARD-59..61 chooses the open tab again when the packages, the offers or the train switch change", async () => {
    page = await showCard(product(1));
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
    await settle(page, [...product(1).prestations]);
    await opens("HS");
  });

  it("FLAG-20 CARD-75..76 shows flights by their flag: their tab, and the label of an open one", async () => {
    const flight = prestation(9, { codePackage: "PFF", price: 1400 });
    const flags = await resultsFlags();
    const show = async (prestations: Parameters<typeof settle>[1], flightVisible: boolean) => {
      page = await showCard(product(1, { prestations }), { flags: { ...flags, flightVisible }, packages: ["PFF"] });
    };
    const isLabelled = () => page.all("facts").some((facts) => facts.textContent?.includes("Vol inclus"));
    const isTabbed = () => page.all("tab").some((tab) => tab.id.endsWith("-PFF"));
    const isNamed = () => page.all("lone-package").map((name) => plain(name.textContent));
    await show([...product(1).prestations, flight], true);
    expect([isTabbed(), openTab(), isLabelled()]).to.deep.equal([true, "PFF", true]);
    expect(page.one("facts").children, "the label is one of five").to.have.length(5);
    page.all("tab")[0]?.click();
    await painted();
    expect([openTab(), isLabelled()], "not beside other offers").to.deep.equal(["PFP", false]);
    page.remove();
    await show([...product(1).prestations, flight], false);
    expect([isTabbed(), isLabelled()]).to.deep.equal([false, false]);
    page.remove();
    await show([flight], false);
    expect([isNamed(), isLabelled()], "where nothing else is sold, the package stays").to.deep.equal([
      ["Vol + hébergement + forfait"],
      false,
    ]);
  });

  it("CARD-44 names the last day of free cancellation, and nothing once it has passed", async () => {
    const offers = ["2027-01-22", "2026-11-20", null].map((cancelationUntil, index) =>
      prestation(index + 1, { codePackage: "PF", price: 700 + index, cancelationUntil }),
    );
    page = await showCard(product(1, { prestations: offers }));
    const details = page.all("offer").map((offer) => plain(offer.querySelector("small")?.textContent));
    expect(details).to.deep.equal(["7 nuits · Annulation gratuite jusqu’au 22 janv.", "7 nuits", "7 nuits"]);
  });

  it("CARD-85 promises free cancellation on the picture only while an offer of the open tab has it", async () => {
    const offers = [
      prestation(1, { codePackage: "PF", price: 700, cancelationUntil: "2026-11-20" }),
      prestation(2, { codePackage: "PFP", price: 900, cancelationUntil: "2027-01-22" }),
    ];
    page = await showCard(product(1, { criterias: [961], season: "H", lodgingType: 43, prestations: offers }));
    const shown = () => page.all("banner").map((banner) => plain(banner.textContent));
    expect(openTab()).to.equal("PF");
    expect(shown()).to.deep.equal([]);
    page.all("tab")[0]?.click();
    await painted();
    expect(openTab()).to.equal("PFP");
    expect(shown()).to.deep.equal(["Annulation gratuite jusqu’à J-15"]);
  });

  it("moves between tabs with the arrow keys", async () => {
    page = await showCard(product(1));
    page.one("tab-on").focus();
    await sendKeys({ press: "ArrowRight" });
    await painted();
    expect(openTab()).to.equal("HS");
    expect(page.root.activeElement).to.equal(page.one("tab-on"));
    expect(page.all("tab").map((tab) => tab.tabIndex)).to.deep.equal([-1, -1, 0]);
  });

  it("CARD-56 lists all offers together where tabs are off", async () => {
    page = await showCard(product(1), { flags: { ...(await resultsFlags()), packageTabs: false } });
    expect(page.all("tab")).to.have.length(0);
    expect(page.all("offer")).to.have.length(3);
  });

  it("CARD-64..66 lists four offers and the others in place when asked", async () => {
    const offers = [1, 2, 3, 4, 5, 6].map((id) => prestation(id, { price: 700 + id }));
    page = await showCard(product(1, { prestations: offers }));
    expect(page.all("offer")).to.have.length(4);
    const more = page.all("offers-more").find((element) => element.matches("button"));
    expect(plain(more?.textContent)).to.equal("2 autres logements, Résidence 1");
    more?.click();
    await painted();
    expect(page.all("offer")).to.have.length(6);
    await page.list([product(2, { prestations: offers.slice(0, 4) })], { key: "another" });
    expect(page.all("offer")).to.have.length(4);
    expect(page.all("offers-more"), "four are all").to.have.length(0);
  });

  it("CARD-64 lists two offers where the list is narrow, and the others in place when asked", async () => {
    const offers = [1, 2, 3, 4, 5, 6].map((id) => prestation(id, { price: 700 + id }));
    await setViewport({ width: 390, height: 844 });
    page = await showCard(product(1, { prestations: offers }));
    expect(page.all("offer")).to.have.length(2);
    const more = page.all("offers-more").find((element) => element.matches("button"));
    expect(plain(more?.textContent)).to.equal("4 autres logements, Résidence 1");
    await setViewport({ width: 1440, height: 900 });
    await waitUntil(() => page.all("offer").length === 4, "four in a wide list");
    await setViewport({ width: 390, height: 844 });
    await waitUntil(() => page.all("offer").length === 2);
    more?.click();
    await painted();
    expect(page.all("offer")).to.have.length(6);
    await setViewport({ width: 1440, height: 900 });
  });

  it("shows the parts of a price over what follows, so that no part of the card grows, in a wide list", async () => {
    page = await showCard(product(1));
    settle(page, product(1).prestations);
    await painted();
    const boxes = () => ["card", "card-picture"].map((part) => Math.round(page.one(part).getBoundingClientRect().height));
    const closed = boxes();
    page.root.querySelector<HTMLElement>(".price [aria-expanded]")?.click();
    await waitUntil(() => page.all("price-parts").length === 1, "the parts");
    expect(boxes()).to.deep.equal(closed);
    const parts = page.one("price-parts").getBoundingClientRect();
    expect(page.root.elementFromPoint(parts.left + 40, parts.bottom - 8)?.closest(".parts")).to.equal(page.one("price-parts"));
  });

  it("breaks no line within the last day of a free cancellation", async () => {
    page = await showCard(product(1, { prestations: [prestation(1, { cancelationUntil: "2027-01-29" })] }));
    expect(page.one("offer").querySelector(".ok")?.textContent).to.contain("29\u00a0janv.");
  });

  it("keeps the badge of a free cancellation beside the heart, in the words of each language", async () => {
    await setViewport({ width: 320, height: 844 });
    for (const locale of languages.map(nearestLocale)) {
      if (page.host.isConnected) page.remove();
      page = await resultsPage({ locale, state: { stayDates: dates, packages: ["PF"] } });
      await page.list([
        product(1, {
          criterias: [961],
          season: "H",
          lodgingType: 43,
          prestations: [prestation(1, { cancelationUntil: "2027-01-22" })],
        }),
      ]);
      const badge = page.one("banner").getBoundingClientRect();
      const heart = page.one("card").querySelector(".keep")?.getBoundingClientRect();
      expect(badge.top, locale).to.be.below((heart?.top ?? 0) + 12);
      expect(badge.right, locale).to.be.at.most((heart?.left ?? 0) + 4);
    }
    await setViewport({ width: 1440, height: 900 });
  });

  it("CARD-67 has arrows only when its tabs overflow", async () => {
    const codes = ["HS", "PF", "PFP", "PFCS", "PFPCS", "PFTT", "PFTTF", "PFPTTF"];
    page = await showCard(product(1));
    expect(page.all("tabs-next")).to.have.length(0);
    await page.list([product(2, { prestations: codes.map((codePackage, id) => prestation(id, { codePackage })) })]);
    await waitUntil(() => page.all("tabs-next").length === 1, "the arrows come");
    expect(page.all("tabs-previous")).to.have.length(1);
    const scrolled = () => page.one("tab").parentElement?.scrollLeft ?? 0;
    page.one("tabs-previous").click();
    await waitUntil(() => scrolled() === 0, "the first tabs");
    page.one("tabs-next").click();
    await waitUntil(() => scrolled() > 0, "the next tabs");
    page.one("tabs-previous").click();
    await waitUntil(() => scrolled() === 0, "the first tabs again");
  });

  it("CARD-67 disables the arrow of an end that is reached", async () => {
    const codes = ["HS", "PF", "PFP", "PFCS", "PFPCS", "PFTT"];
    page = await showCard(product(1, { prestations: codes.map((codePackage, id) => prestation(id, { codePackage })) }));
    await waitUntil(() => page.all("tabs-next").length === 1, "the arrows come");
    const disabled = () => ["tabs-previous", "tabs-next"].map((part) => page.one(part).getAttribute("aria-disabled"));
    const list = page.one("tab").parentElement;
    if (!list) throw new Error("There is no list of tabs.");
    list.scrollLeft = 0;
    await waitUntil(() => disabled().join() === "true,false", "at the start");
    list.scrollLeft = list.scrollWidth;
    await waitUntil(() => disabled().join() === "false,true", "at the end");
  });

  for (const direction of ["ltr", "rtl"])
    it(`CARD-67 shows the open tab whole where its tabs overflow a little, ${direction}`, async () => {
      await setViewport({ width: 390, height: 844 });
      document.documentElement.dir = direction;
      const offers = ["PFP", "PF", "HS", "PFTTF"].map((codePackage, id) =>
        prestation(id, { codePackage, price: codePackage === "HS" ? 2390 : 3140 }),
      );
      page = await showCard(product(1, { prestations: offers }), { packages: [] });
      await waitUntil(() => page.all("tabs-next").length === 1, "the arrows come");
      await painted();
      expect(openTab()).to.equal("HS");
      const [outer, inner] = [page.one("tab-on").parentElement, page.one("tab-on")].map((element) => element?.getBoundingClientRect());
      expect(inner?.left).to.be.at.least((outer?.left ?? 0) - 1);
      expect(inner?.right).to.be.at.most((outer?.right ?? 0) + 1);
    });

  for (const direction of ["ltr", "rtl"])
    it(`CARD-67 begins its tabs with a whole one while they overflow, whichever is open, ${direction}`, async () => {
      document.documentElement.dir = direction;
      const codes = ["PFP", "PF", "HS", "PFTTF", "PFPTTF"];
      const offers = codes.map((codePackage, id) => prestation(id, { codePackage, price: codePackage === "PFTTF" ? 2390 : 3140 }));
      page = await showCard(product(1, { prestations: offers }), { packages: [] });
      await waitUntil(() => page.all("tabs-next").length === 1, "the arrows come");
      await painted();
      expect(openTab()).to.equal("PFTTF");
      const cut = () => {
        const outer = page.one("tab").parentElement?.getBoundingClientRect();
        return page
          .all("tab")
          .map((tab) => tab.getBoundingClientRect())
          .filter(({ left, right }) =>
            direction === "rtl"
              ? right > (outer?.right ?? 0) + 1 && left < (outer?.right ?? 0) - 1
              : left < (outer?.left ?? 0) - 1 && right > (outer?.left ?? 0) + 1,
          ).length;
      };
      const isWhole = () => {
        const [outer, inner] = [page.one("tab-on").parentElement, page.one("tab-on")].map((element) => element?.getBoundingClientRect());
        return (inner?.left ?? 0) >= (outer?.left ?? 0) - 1 && (inner?.right ?? 0) <= (outer?.right ?? 0) + 1;
      };
      expect([cut(), isWhole()]).to.deep.equal([0, true]);
      for (const code of ["PFPTTF", "PFP", "HS", "PFPTTF"]) {
        page
          .all("tab")
          .find((tab) => tab.id.endsWith(`-${code}`))
          ?.click();
        await waitUntil(() => openTab() === code);
        await waitUntil(() => cut() === 0 && isWhole(), `${code} is open`);
      }
    });
});
