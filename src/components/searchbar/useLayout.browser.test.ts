import { expect } from "@open-wc/testing";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { painted } from "../../../test/fixtures/painted.js";
import { toParticipants } from "../../domain/participants.js";
import { drawBar } from "./searchbar.driver.js";
import { layoutFor } from "./useLayout.js";

/** How often an element is measured from here on. */
function countMeasures(element: HTMLElement): () => number {
  let measures = 0;
  element.getBoundingClientRect = () => {
    measures += 1;
    return Element.prototype.getBoundingClientRect.call(element);
  };
  return () => measures;
}

describe("the layout of the search module", () => {
  it("LAY-01 BAR-01 is the desktop bar from a 1200 px viewport and 900 px of own width, else the mobile form", () => {
    expect(layoutFor("auto", { isWide: true, own: 1100 })).to.equal("desktop");
    expect(layoutFor("auto", { isWide: false, own: 1100 })).to.equal("mobile");
    expect(layoutFor("auto", { isWide: true, own: 899 })).to.equal("mobile");
  });

  it("LAY-02..03 LAY-06 grows denser under 1000 px of own width and takes a second line under 980", () => {
    expect(layoutFor("auto", { isWide: true, own: 1000 })).to.equal("desktop");
    expect(layoutFor("auto", { isWide: true, own: 980 })).to.equal("desktop compact");
    expect(layoutFor("auto", { isWide: true, own: 999 })).to.equal("desktop compact");
    expect(layoutFor("auto", { isWide: true, own: 979 })).to.equal("desktop two-line");
  });

  it("BAR-48 is measured again 50 ms after the last change of size, once", async () => {
    const bar = await drawBar();
    const timers = holdTimers();
    bar.host.style.cssText = "display: block; width: 950px";
    await painted();
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event("resize"));
    timers.release();
    expect(timers.delays).to.deep.equal([50, 50, 50, 50]);
    expect(timers.waiting(), "only the last one waits").to.deep.equal([3]);
    expect(bar.part("searchbar").className).to.equal("searchbar desktop");
    const measures = countMeasures(bar.host);
    await bar.act(() => {
      timers.pass(50);
      expect(measures(), "the width is read from an existing layout").to.equal(0);
    });
    expect(bar.part("searchbar").className).to.equal("searchbar desktop two-line");
    await bar.remove();
  });

  it("is not measured by a drawing, which would lay the page out", async () => {
    const bar = await drawBar();
    // The observer measures once by itself, in the first frame.
    await painted();
    const measures = countMeasures(bar.host);
    await bar.act(() => bar.search.update({ participants: toParticipants([18]) }));
    expect(bar.texts("segment-value")).to.include("1 adulte");
    await bar.open("packages");
    expect(measures()).to.equal(0);
    await bar.remove();
  });

  it("obeys whoever chose", () => {
    expect(layoutFor("desktop", { isWide: false, own: 700 })).to.equal("desktop two-line");
    expect(layoutFor("mobile", { isWide: true, own: 1300 })).to.equal("mobile");
  });

  it("LAY-01 BAR-01 takes the width of the viewport in the visitor's own size of letters, and measures nothing below it", async () => {
    const { getBoundingClientRect } = Element.prototype;
    const { ResizeObserver } = window;
    const measured = new Set<Element>();
    Element.prototype.getBoundingClientRect = function (this: Element) {
      measured.add(this);
      return getBoundingClientRect.call(this);
    };
    // What it measures has been laid out.
    window.ResizeObserver = class extends ResizeObserver {
      override observe() {}
    };
    try {
      for (const [width, className] of [
        [1200, "searchbar desktop"],
        [1199, "searchbar mobile"],
      ] as const) {
        const bar = await drawBar({ width, layout: "auto" });
        expect(bar.part("searchbar").className).to.equal(className);
        expect(measured.has(bar.host)).to.equal(width === 1200);
        await bar.remove();
      }
    } finally {
      Object.assign(window, { ResizeObserver });
      Object.assign(Element.prototype, { getBoundingClientRect });
    }
  });
});
