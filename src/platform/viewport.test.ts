import { expect } from "chai";
import { browserViewport } from "./viewport.js";

describe("the viewport", () => {
  it("PRICE-01 tells once when an element comes near, one observer for all of a margin", () => {
    const made: { margin: string; watched: Set<object>; meet(element: object, near: boolean): void }[] = [];
    class Observer {
      readonly watched = new Set<object>();
      constructor(tell: (entries: { target: object; isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        made.push({ margin: rootMargin, watched: this.watched, meet: (target, near) => tell([{ target, isIntersecting: near }]) });
      }
      observe(element: object) {
        this.watched.add(element);
      }
      unobserve(element: object) {
        this.watched.delete(element);
      }
    }
    Object.defineProperty(globalThis, "IntersectionObserver", { value: Observer, configurable: true });
    const viewport = browserViewport();
    const [first, second] = [{}, {}] as [Element, Element];
    const told: string[] = [];
    viewport.onApproach(first, "150%", () => told.push("first"));
    const stop = viewport.onApproach(second, "150%", () => told.push("second"));
    expect(made.map(({ margin }) => margin)).to.deep.equal(["150%"]);
    made[0]?.meet(first, false);
    expect(told).to.deep.equal([]);
    made[0]?.meet(first, true);
    made[0]?.meet(first, true);
    stop();
    made[0]?.meet(second, true);
    expect(told).to.deep.equal(["first"]);
    expect(made[0]?.watched.size).to.equal(0);
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
  });
});
