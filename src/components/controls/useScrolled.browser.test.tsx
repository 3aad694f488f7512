import { expect, waitUntil } from "@open-wc/testing";
import { drawView } from "../../../test/fixtures/draw-view.js";
import { useScrolled } from "./useScrolled.js";

describe("useScrolled", () => {
  it("RESL-42 reads once after any number of scrolls, 100 ms later, and never loses the last", async () => {
    let reads = 0;
    let isDown = false;
    function Probe() {
      const scrolled = useScrolled(() => {
        reads += 1;
        return isDown;
      });
      return <p part="probe">{scrolled ? "down" : "up"}</p>;
    }
    const view = await drawView(<Probe />);
    await waitUntil(() => reads === 1, "read once at first");
    const began = performance.now();
    for (let scroll = 0; scroll < 50; scroll += 1) document.dispatchEvent(new Event("scroll"));
    isDown = true;
    expect(reads, "not at once").to.equal(1);
    await waitUntil(() => view.part("probe").textContent === "down", "the last scroll counts");
    expect(reads).to.equal(2);
    expect(performance.now() - began).to.be.at.least(99);
    await view.remove();
    document.dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(reads, "none once it is removed").to.equal(2);
  });

  it("reads for the first time when the browser is idle, so that it forces no layout", async () => {
    const { requestIdleCallback } = window;
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    let reads = 0;
    function Probe() {
      const scrolled = useScrolled(() => {
        reads += 1;
        return true;
      });
      return <p part="probe">{scrolled ? "down" : "up"}</p>;
    }
    const view = await drawView(<Probe />);
    window.requestIdleCallback = requestIdleCallback;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([reads, view.part("probe").textContent]).to.deep.equal([0, "up"]);
    await view.act(() => waiting.forEach((work) => work({ didTimeout: false, timeRemaining: () => 50 })));
    expect([reads, view.part("probe").textContent]).to.deep.equal([1, "down"]);
    await view.remove();
  });
});
