import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";

const desktop = { width: 1440, height: 900 };
/** 1280 by 900 px at 400 %. */
const zoomed = { width: 320, height: 225 };
const dates = { start: "2027-02-06", end: "2027-02-13" };
const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("what floats over the results", function () {
  this.timeout(60_000);
  let page: ResultsPage;
  afterEach(async () => {
    page.remove();
    window.scrollTo(0, 0);
    await setViewport(desktop);
  });

  async function show(viewport: { width: number; height: number }): Promise<void> {
    await setViewport(viewport);
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"], criteria: [316] } });
    await page.list(
      Array.from({ length: 12 }, (_, index) => product(index + 1)),
      { total: 128, pageCount: 7 },
    );
  }
  async function scrollTo(top: number): Promise<void> {
    window.scrollTo({ top, behavior: "instant" });
    await painted();
  }
  it("leaves what gets the focus in view, forwards and backwards", async () => {
    await show({ width: 390, height: 844 });
    const dock = page.one("dock").getBoundingClientRect();
    const hidden: string[] = [];
    for (const key of [...Array<string>(36).fill("Tab"), ...Array<string>(24).fill("Shift+Tab")]) {
      await sendKeys({ press: key });
      await painted();
      const focused = page.root.activeElement;
      if (!focused || focused.closest('[part~="dock"], [part~="back-to-top"]')) continue;
      const { top, bottom } = focused.getBoundingClientRect();
      if (bottom > dock.top || top < 0) hidden.push(`${focused.getAttribute("part") ?? focused.localName}: ${focused.textContent}`);
    }
    expect(hidden).to.deep.equal([]);
  });

  const topButton = () => page.one("back-to-top");
  const isShown = () => topButton().matches(".is-shown");
  /** Boxes of texts and controls, and of their containers; what scrolls inside the sidebar is seen within its box alone. */
  function contents(): DOMRect[] {
    const walker = document.createTreeWalker(page.one("results"), NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (walker.nextNode()) {
      if (topButton().contains(walker.currentNode) || walker.currentNode.parentElement?.closest(".sr, .dock, .skip, .sidebar")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      boxes.push(...range.getClientRects());
    }
    const others = page.root.querySelectorAll(".shot, .list-area input, .price, [part~=sidebar], [part~=card], [part~=card] *");
    return [...boxes, ...[...others].map((other) => other.getBoundingClientRect())];
  }

  for (const width of [1200, 1359, 1440]) {
    it(`RESL-11 the way back to the top covers neither filters nor cards at ${width} px`, async () => {
      await show({ width, height: 900 });
      for (let top = 200; top < document.documentElement.scrollHeight - 900; top += 130) {
        await scrollTo(top);
        await waitUntil(isShown, "the button shows");
        const button = topButton().getBoundingClientRect();
        expect(button.bottom, "in view").to.be.at.most(900);
        expect(button.top, "in view").to.be.at.least(0);
        expect(
          contents().filter((box) => overlap(box, button)),
          `at ${top} px`,
        ).to.deep.equal([]);
      }
    });
  }

  for (const width of [320, 390, 768, 1199]) {
    it(`RESL-11 the way back to the top is in the dock, which it leaves as it is, and covers none of its tools at ${width} px`, async () => {
      await show({ width, height: 844 });
      const dockBox = () => page.one("dock").getBoundingClientRect();
      const { left, right, top } = dockBox();
      expect((left + right) / 2).to.be.closeTo(width / 2, 1);
      expect(left).to.be.at.least(12);
      for (const scrolled of [0, 600]) {
        await scrollTo(scrolled);
        await waitUntil(() => isShown() === scrolled > 0);
        const button = topButton().getBoundingClientRect();
        const { x, y, width: wide, height } = button;
        expect(page.root.elementFromPoint(x + wide / 2, y + height / 2)?.closest("button") === topButton(), "can be pressed").to.equal(
          true,
        );
        expect([dockBox().left, dockBox().right, dockBox().top]).to.deep.equal([left, right, top]);
        expect(button.left).to.be.at.least(left);
        expect(button.right).to.be.at.most(right);
        expect(button.top).to.be.at.least(top);
        expect(button.bottom).to.be.at.most(dockBox().bottom);
        for (const tool of page.one("dock").children) expect(overlap(tool.getBoundingClientRect(), button), tool.className).to.equal(false);
      }
    });
  }

  it("leaves the whole viewport to the list where that is as low as at 400 % zoom, the tools over the list", async () => {
    await show(zoomed);
    const tools = page.one("dock");
    expect(tools.getBoundingClientRect().bottom).to.be.at.most(page.one("list-area").getBoundingClientRect().top);
    await scrollTo(1200);
    await waitUntil(isShown, "the button shows");
    const floating = [tools, topButton()].filter((element) => overlap(element.getBoundingClientRect(), new DOMRect(0, 0, 320, 225)));
    expect(floating).to.deep.equal([]);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    const isAtEnd = async () => {
      // Cards that come near may make the page longer.
      await scrollTo(document.documentElement.scrollHeight);
      return topButton().getBoundingClientRect().bottom <= 225;
    };
    await waitUntil(isAtEnd, "the way back is at the end");
    expect(topButton().getBoundingClientRect().top).to.be.at.least(page.one("more").getBoundingClientRect().bottom);
  });
});
