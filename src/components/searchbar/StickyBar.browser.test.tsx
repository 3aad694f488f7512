import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { painted } from "../../../test/fixtures/painted.js";
import { answered, drawBar, suggestions, type BarDriver, type BarOptions } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the sticky form", () => {
  it("BAR-16..17 shows a slim line once the bar has scrolled out, which opens into the full bar", async () => {
    document.body.style.height = "4000px";
    const timers = holdTimers();
    bar = await drawBar({ sticky: true });
    await bar.act(() => timers.pass(100));
    expect(bar.parts("sticky")).to.have.lengthOf(0);
    const before = timers.delays.length;
    window.scrollTo(0, 600);
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event("scroll"));
    timers.release();
    expect(timers.delays.slice(before), "three scrolls, one look").to.deep.equal([100]);
    expect(bar.parts("sticky"), "not before").to.have.lengthOf(0);
    await bar.act(() => timers.pass(100));
    await bar.still();
    expect(bar.part("sticky").getBoundingClientRect().top).to.equal(0);
    expect(bar.root.querySelectorAll("[role=search]"), "one landmark").to.have.lengthOf(1);
    await bar.open("participants");
    expect(bar.parts("panel")).to.have.lengthOf(1);
    expect(bar.root.querySelectorAll(".slim")).to.have.lengthOf(0);
    expect(bar.root.querySelectorAll("[role=search]"), "one landmark").to.have.lengthOf(1);
    window.scrollTo(0, 0);
    document.body.style.height = "";
  });

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await bar.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }

  /** Waits until a resized panel is positioned again. */
  async function placed(): Promise<void> {
    await painted();
    await bar.still();
  }

  /** The slim line of a page that is scrolled down. */
  async function drawSlim(options: BarOptions = {}): Promise<void> {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true, ...options });
    await bar.act(() => window.scrollTo(0, 600));
    await bar.idle();
    await until(() => bar.parts("sticky").length > 0);
    await bar.still();
  }
  afterEach(() => {
    window.scrollTo(0, 0);
    document.body.style.height = "";
  });

  it("BAR-16 shows no line where the viewport is as low as at 400 % zoom", async () => {
    await drawSlim();
    const resize = (width: number, height: number) =>
      bar.act(async () => {
        await setViewport({ width, height });
        await painted();
      });
    await resize(320, 225);
    await until(() => bar.parts("sticky").length === 0);
    await resize(1440, 900);
    await until(() => bar.parts("sticky").length > 0);
    await bar.still();
  });

  it("opens the destination with the focus in its text, by a press and by the keyboard, and shows how long the stay is", async () => {
    for (const way of ["press", "keyboard"] as const) {
      await drawSlim({ state: { place: null, stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
      expect(bar.segment("dates").textContent?.replace(/\s/g, " ")).to.include("6 – 13 févr. · 7 nuits");
      if (way === "press") await bar.open("destination");
      else {
        bar.segment("destination").focus();
        await bar.press("Enter");
      }
      await bar.type("tig");
      const input = [...bar.root.querySelectorAll<HTMLInputElement>('[part="destination-input"]')].at(-1);
      expect([bar.root.activeElement, input?.value], way).to.deep.equal([input, "tig"]);
      if (way === "press") await bar.remove();
    }
  });

  it("closes the destination when one bar replaces the other, and drops a pending press of the search button", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true, onDispatch: () => false });
    await bar.open("destination");
    await bar.type("tig");
    await bar.click("search");
    await bar.act(() => window.scrollTo(0, 600));
    await until(() => bar.parts("sticky").length > 0);
    expect(bar.parts("panel")).to.have.lengthOf(0);
    await bar.act(() => answered(bar.search, "tig", suggestions.slice(1)));
    await bar.act(() => window.scrollTo(0, 0));
    await until(() => bar.parts("sticky").length === 0);
    await bar.open("destination");
    expect(bar.search.callsOf("search.submit")).to.deep.equal([]);
    expect(bar.input().value, "what was typed is kept").to.equal("tig");
  });

  it("PART-23 keeps the party that is being entered when one bar replaces the other, and when the layout changes", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true, layout: "auto" });
    const commits = () => bar.search.callsOf("participants.commit");
    await bar.open("participants");
    await bar.click("increase", 1);
    await bar.act(() => window.scrollTo(0, 600));
    await until(() => bar.parts("sticky").length > 0 && commits().length > 0);
    expect(commits()).to.deep.equal([[[18, 18, 12], undefined]]);
    await bar.click("increase", 0);
    await bar.act(() => setViewport({ width: 390, height: 844 }));
    await until(() => bar.parts("flow").length > 0 && commits().length > 1);
    expect(commits()).to.have.lengthOf(2);
  });

  it("places its panels 12 px under the bar, keeps their buttons in view, and scrolls panels that are too tall inside", async () => {
    await drawSlim({ height: 600 });
    await bar.open("participants");
    await placed();
    const box = (part: string) => (bar.parts(part).at(-1) ?? bar.part(part)).getBoundingClientRect();
    expect(Math.round(box("panel").top - box("bar").bottom)).to.equal(12);
    expect(getComputedStyle(bar.part("panel")).overflowY, "a list of ages may extend over the edge").to.equal("visible");
    for (let child = 0; child < 10; child += 1) await bar.click("increase", 1);
    await placed();
    expect(box("panel").bottom).to.be.at.most(600);
    expect(box("validate").bottom).to.be.at.most(box("panel").bottom);
    const panel = bar.part("panel");
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    panel.scrollTop = panel.scrollHeight;
    const last = bar.parts("age").at(-1)?.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(box("validate").top);
    await bar.accessible();
    for (let child = 0; child < 10; child += 1) await bar.click("decrease", 1);
    await placed();
    expect(getComputedStyle(panel).overflowY).to.equal("visible");
    const foot = panel.querySelector(".panel-foot");
    expect(foot && getComputedStyle(foot).borderEndStartRadius, "round as the panel").to.equal(
      getComputedStyle(panel).borderEndStartRadius,
    );
    await bar.click("increase", 1);
    await bar.click("age");
    await bar.act(() => void window.dispatchEvent(new Event("resize")));
    expect(getComputedStyle(panel).overflowY, "a list that extends over the edge does not count as content").to.equal("visible");
  });

  it("has the button of its dates in view on a page of 400 px, and the last week within reach", async () => {
    await drawSlim({ height: 400 });
    await bar.open("dates");
    await bar.still();
    const box = (part: string) => (bar.parts(part).at(-1) ?? bar.part(part)).getBoundingClientRect();
    expect(box("validate").bottom).to.be.at.most(400);
    const panel = bar.part("panel");
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    panel.scrollTop = panel.scrollHeight;
    expect(box("legend").bottom).to.be.at.most(box("panel-foot").top);
  });
});
