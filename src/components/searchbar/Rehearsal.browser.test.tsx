import { expect } from "@open-wc/testing";
import { drawBar, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(async () => {
  document.body.removeAttribute("style");
  await bar.remove();
});

/** Notes each day that is written in words. */
function spyOnDays(): { readonly asked: Set<string>; stop(): unknown } {
  const asked = new Set<string>();
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
  if (!format?.get) throw new Error("Days are written by other means here.");
  const { get } = format;
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    ...format,
    get(this: Intl.DateTimeFormat) {
      const write: (date?: Date | number) => string = get.call(this);
      return (date?: Date | number) => {
        const words = write(date);
        asked.add(words);
        return words;
      };
    },
  });
  return {
    asked,
    stop: () => Object.defineProperty(Intl.DateTimeFormat.prototype, "format", format),
  };
}

/** Notes the stages that are made, the height of each panel and dialog as it is laid out on one, and clicks there and on the page. */
function spyOnStages() {
  const places: HTMLElement[] = [];
  const opacities = new Set<string>();
  const heights = new Map<Element, number>();
  const clicks = { stage: 0, page: 0 };
  let opened = 0;
  let scrolls = 0;
  let dialogs = 0;
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (this: HTMLElement, init) {
    const stage = attach.call(this, init);
    if (init.mode === "open") return stage;
    places.push(this);
    stage.addEventListener("click", () => (clicks.stage += 1));
    const note = () => {
      const surface = stage.querySelector<HTMLElement>("[popover], dialog");
      if (!surface?.offsetHeight) return;
      heights.set(surface, surface.offsetHeight);
      opacities.add(getComputedStyle(this).opacity);
      if (surface.matches(":popover-open, [open]")) dialogs += 1;
    };
    new MutationObserver(note).observe(stage, { childList: true, subtree: true, attributes: true });
    return stage;
  };
  const hear = () => (clicks.page += 1);
  document.addEventListener("click", hear, true);
  const { showPopover } = HTMLElement.prototype;
  HTMLElement.prototype.showPopover = function (options) {
    opened += 1;
    showPopover.call(this, options);
  };
  const { scrollBy } = window;
  window.scrollBy = () => (scrolls += 1);
  return {
    places,
    opacities,
    heights,
    clicks,
    shown: () => ({ opened, dialogs, scrolls }),
    stop() {
      document.removeEventListener("click", hear, true);
      Element.prototype.attachShadow = attach;
      HTMLElement.prototype.showPopover = showPopover;
      window.scrollBy = scrollBy;
    },
  };
}

/** It has one more surface, and so a rehearsal of its own. */
const flightVariant = { locale: "en-GB", flight: true } as const;

async function restToTheEnd(): Promise<number> {
  let rests = 0;
  while (rests < 20 && (await bar.rest())) rests += 1;
  return rests;
}

describe("the rehearsal of what the bar opens", () => {
  for (const layout of ["desktop", "mobile"] as const) {
    it(`${layout}: draws every surface once while the browser rests, and keeps nothing of it`, async () => {
      const days = spyOnDays();
      const spy = spyOnStages();
      // What is fixed stands in such a box, far below what is seen.
      document.body.style.cssText = "margin-top: 2000px; transform: translateY(0)";
      bar = await drawBar({ layout, ...(layout === "mobile" && { width: 390 }) });
      const before = bar.root.innerHTML;
      const nodes = bar.root.querySelectorAll("*").length;
      expect([...days.asked].some((words) => words.includes("5 décembre 2026"))).to.equal(false);
      expect(bar.deadlines(), "a busy page is left alone").to.deep.equal([undefined]);
      expect(await restToTheEnd()).to.be.within(5, 19);
      days.stop();
      spy.stop();
      expect([...spy.heights.values()].map((height) => height > 150)).to.deep.equal(
        Array<boolean>(layout === "mobile" ? 5 : 4).fill(true),
        "every surface was laid out",
      );
      expect([...spy.opacities], "unseen").to.deep.equal(["0"]);
      const [place, ...others] = spy.places;
      expect(others).to.deep.equal([]);
      expect([place?.inert, place?.style.pointerEvents, place?.shadowRoot, place?.isConnected], "out of reach, and gone").to.deep.equal([
        true,
        "none",
        null,
        false,
      ]);
      // A step of the flow has no field to press.
      expect(spy.clicks, "pressed, and heard by nobody").to.deep.equal({ stage: layout === "mobile" ? 1 : 4, page: 0 });
      // An open dialog would take the Escape of another.
      expect(spy.shown(), "a panel without content, and nothing else").to.deep.equal({
        opened: layout === "mobile" ? 0 : 1,
        dialogs: 0,
        scrolls: 0,
      });
      expect(
        [...days.asked].some((words) => words.includes("5 décembre 2026")),
        "the months were drawn",
      ).to.equal(true);
      expect(bar.root.querySelectorAll("*").length).to.equal(nodes);
      expect(bar.root.innerHTML).to.equal(before);
      expect(bar.owner.recorded, "nothing is asked for").to.deep.equal([]);
      expect(bar.dispatched, "nothing is told").to.deep.equal([]);
      expect(await bar.rest(), "it is over").to.equal(false);
      const ready = [...bar.root.adoptedStyleSheets];
      if (layout === "mobile") await bar.click("bar");
      await bar.open("dates");
      expect(bar.parts("calendar").length).to.equal(1);
      expect([...bar.root.adoptedStyleSheets], "its styles were there").to.deep.equal(ready);
      await bar.remove();
      bar = await drawBar({ layout });
      expect(await restToTheEnd(), "once a page").to.equal(1);
    });
  }

  it("does without where the visitor asked to save data", async () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    bar = await drawBar(flightVariant);
    expect(await restToTheEnd()).to.equal(1);
    Reflect.deleteProperty(navigator, "connection");
  });

  it("leaves a panel that is opened meanwhile alone", async () => {
    bar = await drawBar(flightVariant);
    await bar.rest();
    await bar.rest();
    await bar.open("dates");
    const focused = bar.root.activeElement;
    expect(await restToTheEnd(), "it goes on").to.be.above(3);
    expect(bar.parts("panel")).to.have.length(1);
    expect(bar.parts("dates")).to.have.length(1);
    expect(bar.root.activeElement).to.equal(focused);
    expect(bar.dispatched.map(({ name }) => name)).to.deep.equal(["ski-open"]);
  });
});
