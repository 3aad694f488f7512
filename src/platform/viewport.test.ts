import { expect } from "chai";
import { watchView } from "./viewport.js";

interface Entry {
  readonly target: object;
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly width: number; readonly height: number };
}

interface Made {
  readonly margins: IntersectionObserverInit;
  readonly watched: Set<object>;
  meet(element: object, inside: boolean, displayed?: boolean): void;
}

describe("the view", () => {
  const made: Made[] = [];
  /** How often an element was observed again. */
  let observations = 0;
  const elements = [{}, {}] as [Element, Element];
  before(() => {
    class Observer {
      readonly watched = new Set<object>();
      constructor(notify: (entries: Entry[]) => void, margins: IntersectionObserverInit) {
        const meet = (target: object, isIntersecting: boolean, displayed = true) => {
          const size = displayed ? 100 : 0;
          notify([{ target, isIntersecting, boundingClientRect: { width: size, height: size } }]);
        };
        made.push({ margins, watched: this.watched, meet });
      }
      observe(element: object) {
        if (!this.watched.has(element)) observations += 1;
        this.watched.add(element);
      }
      unobserve(element: object) {
        this.watched.delete(element);
      }
    }
    Object.defineProperty(globalThis, "IntersectionObserver", { value: Observer, configurable: true });
  });
  after(() => Reflect.deleteProperty(globalThis, "IntersectionObserver"));

  it("PRICE-01 is watched by one observer per margin", () => {
    const [first, second] = elements;
    const calls: unknown[] = [];
    const stops = [
      watchView(first, "150%", (inside) => calls.push(["first", inside])),
      watchView(second, "150%", (inside) => calls.push(["second", inside])),
      watchView(first, "0px", (inside) => calls.push(["seen", inside])),
    ];
    expect(made.map(({ margins }) => margins)).to.deep.equal([{ rootMargin: "150%" }, { rootMargin: "0px" }]);
    made[0]?.meet(first, false);
    made[0]?.meet(second, true);
    made[1]?.meet(first, true);
    expect(calls).to.deep.equal([
      ["first", false],
      ["second", true],
      ["seen", true],
    ]);
    stops.forEach((stop) => stop());
    expect(made.map(({ watched }) => watched.size)).to.deep.equal([0, 0]);
  });

  it("notifies every listener of an element, until each has stopped", () => {
    const [element] = elements;
    const calls: string[] = [];
    observations = 0;
    const stopOne = watchView(element, "150%", () => calls.push("one"));
    const stopOther = watchView(element, "150%", () => calls.push("other"));
    expect(observations, "a later listener is called as well").to.equal(2);
    made[0]?.meet(element, true);
    stopOne();
    expect(made[0]?.watched.size).to.equal(1);
    made[0]?.meet(element, true);
    stopOther();
    stopOther();
    made[0]?.meet(element, true);
    expect(calls).to.deep.equal(["one", "other", "other"]);
    expect(made[0]?.watched.size).to.equal(0);
  });

  it("reports nothing about an element while it is not displayed", () => {
    const [element] = elements;
    const calls: boolean[] = [];
    const stop = watchView(element, "150%", (inside) => calls.push(inside));
    made[0]?.meet(element, true);
    made[0]?.meet(element, false, false);
    expect(calls).to.deep.equal([true]);
    made[0]?.meet(element, false);
    expect(calls).to.deep.equal([true, false]);
    stop();
  });
});
