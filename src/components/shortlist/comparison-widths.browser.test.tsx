import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { keptStay, openShortlist, shortlistPage } from "./shortlist.driver.js";

const phone = { width: 390, height: 844 };

describe("the comparison at each width", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  afterEach(() => page.remove());
  after(() => setViewport({ width: 1440, height: 900 }));

  for (const [width, count] of [
    [320, 2],
    [390, 2],
    [768, 3],
    [1440, 4],
  ] as const)
    it(`has ${count} of four stays side by side at ${width} px, whose names stay in view`, async () => {
      await setViewport({ width, height: 600 });
      page = await shortlistPage([1, 2, 3, 4].map((id) => keptStay(id)));
      await openShortlist(page);
      const body = page.one("sheet-body");
      expect(page.all("column-choice").length).to.equal(count < 4 ? 1 : 0);
      expect(document.documentElement.scrollWidth).to.equal(width);
      await expect(page.host).to.be.accessible();
      body.scrollTo(0, body.scrollHeight);
      await painted();
      expect(body.scrollTop).to.be.greaterThan(0);
      expect(body.scrollWidth).to.equal(body.clientWidth);
      expect(page.one("comparison").querySelectorAll("thead a")).to.have.length(count);
      for (const name of page.one("comparison").querySelectorAll("thead a")) {
        const { top, bottom } = name.getBoundingClientRect();
        expect(top).to.be.at.least(body.getBoundingClientRect().top);
        expect(bottom).to.be.below(body.getBoundingClientRect().bottom);
      }
    });

  it("gives the stay that is pressed a column, and takes it from the one that was pressed longest ago", async () => {
    await setViewport(phone);
    page = await shortlistPage([1, 2, 3].map((id) => keptStay(id)));
    await openShortlist(page);
    const columns = () =>
      [...page.one("comparison").querySelectorAll("thead a")].map(({ textContent }) => textContent?.replace(/ \(.*/, ""));
    const pressed = () => page.all("column-stay-on").map(({ textContent }) => textContent);
    const press = async (index: number) => {
      page.all("column-stay")[index]?.click();
      await painted();
    };
    expect(page.one("column-choice").ariaLabel).to.equal("2 séjours côte à côte");
    expect(columns()).to.deep.equal(["Résidence 1", "Résidence 2"]);
    await press(2);
    expect([columns(), pressed()]).to.deep.equal([
      ["Résidence 1", "Résidence 3"],
      ["Résidence 1", "Résidence 3"],
    ]);
    await press(1);
    expect(columns()).to.deep.equal(["Résidence 2", "Résidence 3"]);
    await press(2);
    expect(columns(), "pressed again, it gives way").to.deep.equal(["Résidence 1", "Résidence 2"]);
    await setViewport({ width: 1440, height: 900 });
    await painted();
    expect([columns().length, page.all("column-choice").length]).to.deep.equal([3, 0]);
  });

  it("names no stay the best that another compared one surpasses, though that has no column", async () => {
    await setViewport(phone);
    const rated = (id: number, averageRating: number) => {
      const stay = keptStay(id);
      return { ...stay, product: { ...stay.product, averageRating, reviewNumber: 40 } };
    };
    page = await shortlistPage([rated(1, 4.1), rated(2, 4.4), rated(3, 4.8)]);
    await openShortlist(page);
    const words = () => [...page.one("comparison").querySelectorAll(".best")].map(({ textContent }) => textContent);
    expect(words()).to.not.include("Le mieux noté");
    page.all("column-stay")[2]?.click();
    await painted();
    expect(words()).to.include("Le mieux noté");
  });

  it("breaks no word of the headings of the rows on a phone", async () => {
    await setViewport(phone);
    page = await shortlistPage([keptStay(1), keptStay(2)]);
    await openShortlist(page);
    const headings = page.one("comparison").querySelectorAll("tbody th");
    expect(headings.length).to.be.greaterThan(5);
    for (const heading of headings) {
      const text = document.createRange();
      text.selectNodeContents(heading);
      expect(text.getClientRects(), heading.textContent).to.have.length(1);
    }
  });
});
