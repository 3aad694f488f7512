import { expect } from "@open-wc/testing";
import { languages, nearestLocale } from "../../domain/locale.js";
import { resetMouse, sendMouse, setViewport } from "@web/test-runner-commands";
import { airports } from "../../domain/origins.js";
import type { Suggestion } from "../../domain/places.js";
import { readsBackwards } from "../../../test/fixtures/reads-backwards.js";
import { cutTexts, textSpacing } from "../../../test/fixtures/text-spacing.js";
import { answered, drawBar, findAnswer, suggestions, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(async () => {
  await bar.remove();
  document.documentElement.removeAttribute("dir");
});

const longName = `Résidence ${"Les Grands Balcons de la Vallée du Bout du Monde ".repeat(2)}`.slice(0, 80);
const many: readonly Suggestion[] = Array.from({ length: 200 }, (_, index) => ({
  type: "station",
  placeType: "station",
  placeId: index + 1,
  displayName: longName.replace("Résidence", `Val ${index}`),
  domain: longName,
  region: longName,
  country: "France",
}));
const boxOfText = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};
const rightOfText = (element: Element) => Math.round(boxOfText(element).right);
const leftOfText = (element: Element) => Math.round(boxOfText(element).left);
const overflows = (element: Element) => element.scrollWidth > element.clientWidth;
const fields = ["destination", "dates", "participants", "packages"] as const;

describe("the bar when things are not as they should be", () => {
  it("ORIG-28 PKG-28 works without origins, packages and dates in the answer", async () => {
    bar = await drawBar({ flight: true, locale: "en-GB", state: { ...findAnswer(), transfer: true } });
    expect(bar.segment("origin").matches(":disabled")).to.equal(true);
    for (const field of fields) {
      await bar.open(field);
      expect(bar.parts("panel"), field).to.have.lengthOf(1);
    }
    expect(bar.parts("package").length).to.be.above(0);
    expect(bar.root.querySelectorAll('[part="package"] input:disabled')).to.have.lengthOf(0);
  });

  it("shows 200 suggestions of 80 letters in a list that scrolls, and follows the keyboard to the last", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", many));
    await bar.still();
    const list = bar.part("suggestions");
    expect(list.getBoundingClientRect().height).to.be.at.most(550);
    expect(overflows(list)).to.equal(false);
    await bar.press("ArrowUp");
    const last = bar.parts("suggestion").at(-1)?.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(list.getBoundingClientRect().bottom);
    expect(bar.input().getAttribute("aria-activedescendant")).to.equal(bar.parts("suggestion").at(-1)?.id);
  });

  it("keeps its measure under a name of 80 letters, in every form", async () => {
    const state = { place: { id: 1, type: "station", label: longName }, packages: ["PFP"] } as const;
    bar = await drawBar({ state });
    expect(bar.part("bar").getBoundingClientRect().height).to.equal(76);
    expect(overflows(document.documentElement)).to.equal(false);
    await bar.remove();
    bar = await drawBar({ state, layout: "mobile", width: 390 });
    expect(bar.part("bar").getBoundingClientRect().height).to.equal(60);
    await bar.click("bar");
    expect(overflows(bar.part("sheet-body"))).to.equal(false);
  });

  for (const locale of languages.map(nearestLocale))
    it(`shows its whole line on a phone of 320 px, also with wider text spacing, in ${locale}`, async () => {
      const place = { id: 1, type: "station", label: "Val Thorens" } as const;
      const stayDates = { start: "2027-02-27", end: "2027-03-06" };
      bar = await drawBar({ layout: "mobile", width: 320, column: 288, locale, state: { place, stayDates, packages: ["PFPTTF"] } });
      expect(cutTexts(bar.part("bar"))).to.deep.equal([]);
      expect(bar.part("bar").getBoundingClientRect().height, "in the same measure").to.equal(60);
      bar.root.adoptedStyleSheets = [...bar.root.adoptedStyleSheets, textSpacing];
      expect(cutTexts(bar.part("bar")), "with wider spacing").to.deep.equal([]);
      expect(overflows(document.documentElement)).to.equal(false);
    });

  it("BAR-01 is the mobile form in a column of 300 px, and fits into it", async () => {
    bar = await drawBar({ layout: "auto", column: 300 });
    expect(bar.part("searchbar").className).to.equal("searchbar mobile");
    expect(bar.part("bar").getBoundingClientRect().width).to.equal(300);
  });

  it("loses nothing at 200 % zoom or 320 px: each step fits its width, its button stays in sight", async () => {
    for (const [width, height] of [
      [720, 450],
      [320, 640],
    ] as const) {
      bar = await drawBar({ layout: "auto", width, height, state: findAnswer({ packages: [{ id: "PFP", count: 3 }] }) });
      await bar.click("bar");
      for (const field of fields) {
        await bar.open(field);
        await bar.still();
        expect(overflows(bar.part("sheet-body")), `${field} at ${width}`).to.equal(false);
        const foot = bar.parts("validate")[0]?.getBoundingClientRect();
        if (foot) expect(foot.bottom, `${field} at ${width}`).to.be.at.most(height);
        await bar.click("back");
      }
      if (width === 720) await bar.remove();
    }
  });

  it("keeps the main button of each step in reach on a phone on its side, and covers nothing with it", async () => {
    for (const [width, height] of [
      [844, 390],
      [667, 331],
      [320, 280],
    ] as const) {
      const answer = findAnswer({ origins: airports.map((code) => ({ code, name: code })), packages: [{ id: "PFTT", count: 3 }] });
      const state = { ...answer, transfer: true, pickedStart: "2027-02-06" };
      bar = await drawBar({ layout: "mobile", flight: true, locale: "en-GB", width, height, state, flags: { flightVersion: true } });
      await bar.click("bar");
      for (const step of ["index", "origin", "destination", "dates", "participants", "packages"] as const) {
        const where = `${step} at ${width} × ${height}`;
        if (step !== "index") await bar.open(step);
        await bar.still();
        const body = bar.part("sheet-body");
        const button = [...bar.parts("validate"), ...(step === "index" ? bar.parts("search") : [])][0];
        const box = button?.getBoundingClientRect();
        expect(Boolean(box), where).to.equal(step !== "destination");
        if (box) expect([box.top >= 0, box.bottom <= height], where).to.deep.equal([true, true]);
        expect(body.getBoundingClientRect().bottom, where).to.be.at.most(height);
        expect(body.clientHeight, `${where}: space for what is chosen`).to.be.above(100);
        expect(overflows(body), where).to.equal(false);
        body.scrollTop = body.scrollHeight;
        const last = [...body.querySelectorAll('[part~="index-row"], [part~="suggestion"], [part~="day"], [part~="package"]')].at(-1);
        const covered = step === "dates" ? box?.top : body.getBoundingClientRect().bottom;
        expect(Boolean(last), where).to.equal(step !== "participants");
        if (last && covered !== undefined) expect(last.getBoundingClientRect().bottom, where).to.be.at.most(covered);
        if (step !== "index") await bar.click("back");
      }
      if (width !== 320) await bar.remove();
    }
  });

  it("runs from right to left: panels start at the right, arrows point the other way", async () => {
    document.documentElement.dir = "rtl";
    bar = await drawBar();
    await bar.open("destination");
    await bar.still();
    const edge = (part: string) => Math.round(bar.part(part).getBoundingClientRect().right);
    expect(edge("panel")).to.equal(edge("bar"));
    await bar.press("Escape");
    await bar.open("dates");
    const arrow = bar.part("previous").querySelector("svg");
    expect(arrow && getComputedStyle(arrow).scale).to.equal("-1 1");
    expect(bar.part("previous").getBoundingClientRect().left).to.be.above(bar.part("next").getBoundingClientRect().left);
  });

  it("moves through the departures from right to left: tiles at the right of their names, which read from left to right, as placeholders do", async () => {
    document.documentElement.dir = "rtl";
    const origins = [
      { code: "STP", name: "London St Pancras" },
      { code: "MAN", name: "Manchester" },
    ];
    const state = { ...findAnswer({ origins, packages: [{ id: "PFTT", count: 3 }] }), transfer: true };
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({
        layout,
        flight: true,
        locale: "en-GB",
        state,
        flags: { flightVersion: true },
        width: layout === "mobile" ? 390 : 1440,
      });
      if (layout === "desktop") expect(getComputedStyle(bar.input(), "::placeholder").unicodeBidi).to.equal("plaintext");
      else await bar.click("bar");
      await bar.open("origin");
      await bar.still();
      expect(readsBackwards(bar.root), layout).to.deep.equal([]);
      const row = bar.parts("suggestion")[0];
      const [tile, words] = [...(row?.children ?? [])];
      if (!tile || !words) throw new Error("no row of a departure");
      expect(tile.getBoundingClientRect().left).to.be.above(words.getBoundingClientRect().right);
      expect(rightOfText(words)).to.equal(Math.round(words.getBoundingClientRect().right));
      expect(overflows(bar.part("origins")), layout).to.equal(false);
      if (layout === "desktop") await bar.remove();
    }
  });

  it("reads its words from left to right in a page from right to left, in the bar, its panels and the mobile flow", async () => {
    document.documentElement.dir = "rtl";
    const packages = [{ id: "PFP", count: 7 }];
    const count = () => bar.part("count");
    const recent = {
      place: { id: 1, type: "station", label: "Val Thorens" },
      stayDates: { start: null, end: null },
      ages: [18, 8],
    } as const;
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({
        layout,
        ...(layout === "mobile" && { width: 390 }),
        state: { ...findAnswer({ packages }), recentSearches: [recent], stayDates: { start: "2027-02-06", end: "2027-02-13" } },
      });
      if (layout === "mobile") await bar.click("bar");
      for (const field of fields) {
        await bar.open(field);
        if (field === "destination") {
          await bar.type("val");
          await bar.act(() => answered(bar.search, "val", suggestions));
        }
        await bar.still();
        expect(readsBackwards(bar.root), `${layout} ${field}`).to.deep.equal([]);
        if (layout === "mobile") await bar.click("back");
      }
      expect(readsBackwards(bar.root), layout).to.deep.equal([]);
      if (layout === "desktop") {
        const [title, value] = [...bar.segment("dates").children].map(rightOfText);
        expect(value, "lines start at the right").to.equal(title);
        expect(leftOfText(count()), "and a count at the end of its row").to.equal(Math.round(count().getBoundingClientRect().left));
        await bar.remove();
      }
    }
  });

  it("BAR-31..39 has nothing for axe in any step at 390 px, in light and dark", async () => {
    for (const theme of ["light", "dark"] as const) {
      bar = await drawBar({ layout: "auto", width: 390, theme, state: findAnswer({ packages: [{ id: "PF", count: 0 }] }) });
      await bar.accessible();
      await bar.click("bar");
      await bar.accessible();
      for (const field of fields) {
        await bar.open(field);
        await bar.accessible();
        await bar.click("back");
      }
      if (theme === "light") await bar.remove();
    }
    await setViewport({ width: 1440, height: 900 });
  });
});

describe("a page that takes the focus of presses on its plain content", () => {
  before(() => void (document.body.tabIndex = -1));
  after(() => document.body.removeAttribute("tabindex"));
  afterEach(() => resetMouse());

  for (const field of ["destination", "dates", "participants", "packages"] as const)
    it(`leaves the panel of the ${field} open when its words or its margin are pressed`, async () => {
      bar = await drawBar();
      await bar.open(field);
      await bar.still();
      const { left, top } = bar.part("panel").getBoundingClientRect();
      await bar.act(() => sendMouse({ type: "click", position: [Math.round(left + 6), Math.round(top + 24)] }));
      expect(bar.parts("panel")).to.have.lengthOf(1);
      expect(bar.root.activeElement, "the focus stays within").to.not.equal(null);
      if (field === "destination") expect(bar.focused()).to.equal("destination");
    });
});

describe("a double click on a field", () => {
  const click = (target: Element | undefined, detail: number) =>
    bar.act(() => void target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail })));

  it("chooses nothing of the panel that appeared under the pointer; clicks that begin in the panel count, the second too", async () => {
    bar = await drawBar();
    await bar.open("packages");
    const choices = () => bar.root.querySelectorAll('[part~="panel"] input[type="checkbox"]');
    const toggles = () => bar.search.callsOf("packages.toggle").length;
    expect(choices().length).to.be.above(1);
    await click(choices()[1], 2);
    expect(toggles()).to.equal(0);
    await click(choices()[1], 1);
    await click(choices()[1], 2);
    expect(toggles()).to.equal(2);
  });
});
