import { expect, waitUntil } from "@open-wc/testing";
import { loadTexts } from "../../i18n/texts.js";
import { PlaceViews } from "../place/deferred.js";
import { DatesPanel, FieldPanels, MobileFlow } from "./deferred.js";
import { StickyBar } from "./deferred-sticky.js";
import { drawBar, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

/** ms: files of the sources load one by one. */
const patience = { timeout: 8000 };

const panels = [PlaceViews, DatesPanel, FieldPanels];
const texts = await loadTexts("fr-FR");
const statuses = () => [...panels, MobileFlow, StickyBar].map((view) => view.status(texts));

// A view is loaded once a page, so these tests run in this order.
describe("the preloading of what the bar opens", () => {
  it("loads nothing where the visitor asked to save data", async () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    bar = await drawBar({ sticky: true, preloaded: false });
    expect(await bar.idle()).to.equal(true);
    expect(statuses()).to.deep.equal(["idle", "idle", "idle", "idle", "idle"]);
    Reflect.deleteProperty(navigator, "connection");
  });

  it("loads the panels of the bar once the browser is idle, and has no other effect", async () => {
    bar = await drawBar({ preloaded: false });
    const markup = bar.root.innerHTML;
    expect(bar.deadlines(), "a busy page waits for them").to.deep.equal([5000]);
    expect(await bar.idle()).to.equal(true);
    await waitUntil(() => panels.every((panel) => panel.status(texts) === "ready"), undefined, patience);
    expect(statuses().slice(panels.length), "neither the flow of a small screen nor the slim bar").to.deep.equal(["idle", "idle"]);
    expect(bar.root.innerHTML).to.equal(markup);
    expect(bar.search.recorded, "no action is called").to.deep.equal([]);
    expect(bar.dispatched, "no event is fired").to.deep.equal([]);
    expect(await bar.idle(), "once").to.equal(false);
  });

  it("loads the flow of a small screen, and the slim bar where the bar has one", async () => {
    bar = await drawBar({ layout: "mobile", width: 390, sticky: true, preloaded: false });
    await bar.idle();
    await waitUntil(() => MobileFlow.status(texts) === "ready" && StickyBar.status() === "ready", undefined, patience);
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
