import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe("the hint of the order", () => {
  before(() => setViewport(desktop));
  after(() => setViewport(desktop));

  it("explains best sellers, on the dropdown until Escape and in the sheet of phones, and does not mention prices", async () => {
    const page = await resultsPage();
    await page.list([product(1), product(2), product(3)]);
    const select = page.one("sort").querySelector("select");
    const description = () => page.root.getElementById(select?.getAttribute("aria-describedby") ?? "none")?.textContent;
    expect(description()).to.contain("réservent le plus");
    const hint = () => page.root.querySelector(".menu-hint");
    const isSeen = () => hint()?.checkVisibility({ visibilityProperty: true });
    expect(page.one("sort").textContent, "it is no part of the name").not.to.contain("réservent le plus");
    expect(isSeen()).to.equal(false);
    page.one("price-basis").querySelector("select")?.focus();
    await sendKeys({ press: "Tab" });
    expect([page.root.activeElement, isSeen()], "the keyboard shows it").to.deep.equal([select, true]);
    await sendKeys({ press: "Escape" });
    await painted();
    expect([page.root.activeElement, isSeen()], "Escape hides it").to.deep.equal([select, false]);
    await sendKeys({ press: "Shift+Tab" });
    await sendKeys({ press: "Tab" });
    await waitUntil(isSeen, "it is shown again to who comes back");
    await page.change({ sort: "price-asc" });
    expect(select?.getAttribute("aria-describedby")).to.equal(null);
    expect(hint()).to.equal(null);
    await setViewport(phone);
    await waitUntil(() => page.all("dock-sort").length === 1, "the dock shows");
    page.one("dock-sort").click();
    await painted();
    expect(page.one("sort-modal").textContent).to.contain("réservent le plus");
    page.remove();
  });
});
