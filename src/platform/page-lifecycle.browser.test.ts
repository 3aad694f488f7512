import { expect } from "@open-wc/testing";
import { onOnline, onPageHidden } from "./page-lifecycle.js";

describe("the page's lifecycle", () => {
  afterEach(() => void Reflect.deleteProperty(document, "visibilityState"));

  it("calls back when the page is hidden or left, not when it is shown", () => {
    let count = 0;
    const stop = onPageHidden(() => (count += 1));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(count).to.equal(0);
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("pagehide"));
    expect(count).to.equal(2);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("pagehide"));
    expect(count).to.equal(2);
  });

  it("calls back when the browser is online again", () => {
    let count = 0;
    const stop = onOnline(() => (count += 1));
    window.dispatchEvent(new Event("online"));
    stop();
    window.dispatchEvent(new Event("online"));
    expect(count).to.equal(1);
  });
});
