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

  it("explains best sellers in their row of the menu, once, and in the sheet of phones, and does not mention prices", async () => {
    const page = await resultsPage();
    await page.list([product(1), product(2), product(3)]);
    const menu = page.one("sort");
    const said = () => page.root.querySelector(".list-head")?.textContent?.split("réservent le plus").length;
    expect(said(), "it is no part of the closed menu").to.equal(1);
    menu.focus();
    await sendKeys({ press: "Enter" });
    const row = page.one("listbox").querySelector("[role=option]");
    expect(row?.textContent).to.match(/^Meilleures ventes.*réservent le plus/);
    const hint = row?.querySelector("small");
    expect([hint?.checkVisibility(), (hint?.getBoundingClientRect().width ?? 0) > 100], "it can be seen").to.deep.equal([true, true]);
    expect(said(), "once").to.equal(2);
    const again = ["aria-label", "aria-description", "aria-describedby", "title"];
    for (const control of [menu, row])
      expect(
        again.map((name) => control?.getAttribute(name)),
        "neither the menu nor the row has it as a description too",
      ).to.deep.equal(again.map(() => null));
    await sendKeys({ press: "Escape" });
    await painted();
    expect([page.all("listbox").length, page.root.activeElement]).to.deep.equal([0, menu]);
    await setViewport(phone);
    await waitUntil(() => page.all("dock-sort").length === 1, "the dock shows");
    page.one("dock-sort").click();
    await painted();
    expect(page.one("sort-modal").textContent).to.contain("réservent le plus");
    page.remove();
  });
});
