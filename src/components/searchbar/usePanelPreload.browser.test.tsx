import { expect } from "@open-wc/testing";
import { drawBar, type BarDriver } from "./searchbar.driver.js";
import sticky from "./sticky.css" with { type: "css" };

let bar: BarDriver;
afterEach(() => bar.remove());

const sheetCount = () => bar.root.adoptedStyleSheets.length;
const adopts = (sheet: CSSStyleSheet) => bar.root.adoptedStyleSheets.includes(sheet);

describe("the preloading of what the bar opens", () => {
  for (const layout of ["desktop", "mobile"] as const) {
    it(`${layout}: adopts the style sheets of every panel once the browser is idle, and has no other effect`, async () => {
      bar = await drawBar({ layout, ...(layout === "mobile" && { width: 390 }) });
      const before = sheetCount();
      const markup = bar.root.innerHTML;
      expect(bar.deadlines(), "a busy page is left alone").to.deep.equal([undefined]);
      expect(await bar.idle()).to.equal(true);
      const preloaded = sheetCount();
      expect(preloaded).to.be.above(before);
      expect(adopts(sticky), "there is no slim bar").to.equal(false);
      expect(bar.root.innerHTML).to.equal(markup);
      expect(bar.search.recorded, "no action is called").to.deep.equal([]);
      expect(bar.dispatched, "no event is fired").to.deep.equal([]);
      expect(await bar.idle(), "once").to.equal(false);
      if (layout === "mobile") await bar.click("bar");
      for (const field of ["destination", "dates", "participants", "packages"] as const) {
        await bar.open(field);
        expect(sheetCount(), `${field} adds no style sheet`).to.equal(preloaded);
        if (layout === "mobile") await bar.click("back");
      }
    });
  }

  it("adopts the style sheet of the slim bar where the bar has one", async () => {
    bar = await drawBar({ sticky: true });
    expect(adopts(sticky)).to.equal(false);
    await bar.idle();
    expect(adopts(sticky)).to.equal(true);
  });

  it("loads nothing where the visitor asked to save data", async () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    bar = await drawBar({ sticky: true });
    const before = sheetCount();
    expect(await bar.idle()).to.equal(true);
    expect(sheetCount()).to.equal(before);
    Reflect.deleteProperty(navigator, "connection");
  });

  it("leaves a panel that is opened before as it is", async () => {
    bar = await drawBar();
    await bar.open("dates");
    const focused = bar.root.activeElement;
    expect(await bar.idle()).to.equal(true);
    expect(bar.parts("panel")).to.have.length(1);
    expect(bar.parts("dates")).to.have.length(1);
    expect(bar.root.activeElement).to.equal(focused);
    expect(bar.dispatched.map(({ name }) => name)).to.deep.equal(["ski-open"]);
  });

  it("is dropped with a bar that is removed before the browser is idle", async () => {
    bar = await drawBar();
    await bar.remove();
    expect(bar.deadlines()).to.deep.equal([]);
  });
});
