import { expect } from "chai";
import { createDataLayer } from "./create-data-layer.js";
import { pushToDataLayer } from "./data-layer.js";
import { filterClick } from "./list-events.js";

const none = { criteria: [], lodgingTypes: [], budget: { min: null, max: null } };
const event = filterClick({ ...none, criteria: [55] }, ["criteria"]);

describe("the page's data layer", () => {
  const { error } = console;
  const logged: unknown[][] = [];
  const page: { dataLayer?: unknown } = {};
  const push = () => event && pushToDataLayer(event);
  before(() => {
    Object.defineProperty(globalThis, "window", { value: page, configurable: true });
    console.error = (...values: unknown[]) => void logged.push(values);
  });
  beforeEach(() => {
    logged.length = 0;
    delete page.dataLayer;
  });
  after(() => {
    Reflect.deleteProperty(globalThis, "window");
    console.error = error;
  });

  it("TRACK-08 is pushed to when the page has one, and never created by a push", () => {
    push();
    expect("dataLayer" in page).to.equal(false);
    page.dataLayer = [{ event: "page" }];
    push();
    expect(page.dataLayer).to.deep.equal([{ event: "page" }, event]);
  });

  it("TRACK-08 is created once on request, and an existing one is kept", () => {
    createDataLayer();
    const made = page.dataLayer;
    expect(made).to.deep.equal([]);
    createDataLayer();
    expect(page.dataLayer).to.equal(made);
  });

  it("ERR-09 logs what goes wrong there, and never throws", async () => {
    page.dataLayer = {
      push() {
        throw new Error("tag manager");
      },
    };
    expect(push).not.to.throw();
    // The text is loaded when it is logged.
    await import("../platform/console-words.js");
    await new Promise((done) => setTimeout(done));
    expect(String(logged[0]?.[0])).to.include('"filter_click"');
    for (const layer of [5, "layer", {}, null]) {
      page.dataLayer = layer;
      expect(push).not.to.throw();
    }
  });
});
