import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { shortlistMaximum } from "../../domain/defaults.js";
import { keptStay, ofStays, openShortlist, shortlistPage } from "./shortlist.driver.js";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** ms: axe reads every node, which takes long on a busy machine. */
const patience = 60_000;

describe("the heart of a card", function () {
  this.timeout(patience);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));
  const names = () => page.all("keep").map((heart) => heart.getAttribute("aria-label"));
  const pressed = () => page.all("keep").map((heart) => heart.getAttribute("aria-pressed"));

  it("keeps the stay with the package that the card shows, and is pressed while it is kept", async () => {
    page = await shortlistPage([]);
    expect(names()).to.deep.equal([1, 2, 3].map((id) => `Ajouter Résidence ${id} à ma sélection`));
    expect(pressed()).to.deep.equal(["false", "false", "false"]);
    page.all("keep")[1]?.click();
    expect(page.search.callsOf("shortlist.toggle")).to.deep.equal([[2, "PF"]]);
    await page.change({ shortlist: ofStays([keptStay(2)]) });
    expect(pressed()).to.deep.equal(["false", "true", "false"]);
    expect(page.all("keep-on")).to.deep.equal([page.all("keep")[1]]);
    await expect(page.host).to.be.accessible();
  });

  for (const viewport of [desktop, phone])
    it(`is 44 px large and opens no stay at ${viewport.width} px`, async () => {
      await setViewport(viewport);
      page = await shortlistPage([]);
      for (const heart of page.all("keep")) {
        const { width, height } = heart.getBoundingClientRect();
        expect([width, height]).to.deep.equal([44, 44]);
      }
      page.one("keep").click();
      expect(page.search.callsOf("results.openProduct")).to.deep.equal([]);
      expect(page.search.callsOf("shortlist.toggle")).to.have.length(1);
    });

  it("announces once that the shortlist is full, and keeps no more", async () => {
    const stays = Array.from({ length: shortlistMaximum }, (_, index) => keptStay(index + 2));
    page = await shortlistPage(stays);
    expect(pressed()).to.deep.equal(["false", "true", "true"]);
    page.one("keep").click();
    await painted();
    expect(page.search.callsOf("shortlist.toggle")).to.deep.equal([]);
    expect(page.one("keep-note").textContent).to.include("20 séjours");
    expect(page.one("keep-note").getAttribute("role")).to.equal("alert");
    await expect(page.host).to.be.accessible();
    await page.change({ shortlist: ofStays(stays.slice(1)) });
    expect(page.all("keep-note")).to.have.length(0);
    page.one("keep").click();
    expect(page.search.callsOf("shortlist.toggle")).to.deep.equal([[1, "PF"]]);
  });
});

describe("the button of the shortlist", function () {
  this.timeout(patience);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));

  for (const { viewport, part, other } of [
    { viewport: desktop, part: "shortlist-open", other: "dock-shortlist" },
    { viewport: { ...desktop, width: 1199 }, part: "dock-shortlist", other: "shortlist-open" },
    { viewport: phone, part: "dock-shortlist", other: "shortlist-open" },
  ])
    it(`is the ${part} at ${viewport.width} px, with the number of stays, and absent while none is kept`, async () => {
      await setViewport(viewport);
      page = await shortlistPage([]);
      expect([...page.all(part), ...page.all(other)]).to.have.length(0);
      await page.change({ shortlist: ofStays([keptStay(1), keptStay(2), keptStay(9, { currency: "GBP" })]) });
      expect(page.one(part).textContent).to.equal("Ma sélection2, 2 séjours enregistrés");
      expect(page.one("shortlist-count").getAttribute("aria-hidden")).to.equal("true");
      expect(page.all(other)).to.have.length(0);
      expect(page.one(part).getBoundingClientRect().height).to.be.at.least(44);
      await expect(page.host).to.be.accessible();
    });

  for (const viewport of [desktop, phone])
    it(`opens the shortlist at ${viewport.width} px, which Escape closes, and has the focus again`, async () => {
      await setViewport(viewport);
      page = await shortlistPage([keptStay(1), keptStay(2)]);
      const events: unknown[] = [];
      for (const name of ["ski-open", "ski-close"])
        page.host.addEventListener(name, (event) => events.push([name, event instanceof CustomEvent && event.detail]));
      const button = page.one("shortlist-count").closest("button");
      await openShortlist(page);
      expect(page.one("shortlist-modal").matches(":modal")).to.equal(true);
      expect(page.root.activeElement?.textContent).to.equal("Ma sélection");
      await sendKeys({ press: "Escape" });
      await painted();
      expect(page.all("shortlist-modal")).to.have.length(0);
      expect(page.root.activeElement).to.equal(button);
      expect(events).to.deep.equal([
        ["ski-open", { surface: "shortlist" }],
        ["ski-close", { surface: "shortlist" }],
      ]);
    });

  it("keeps the shortlist open while a phone is turned", async () => {
    await setViewport(phone);
    page = await shortlistPage([keptStay(1)]);
    await openShortlist(page);
    await setViewport(desktop);
    await painted();
    expect(page.all("shortlist-modal")).to.have.length(1);
  });
});
