import { mock } from "node:test";
import { expect } from "chai";
import { watchDay } from "./day-watch.js";

describe("the day of the visitor", () => {
  const page = new EventTarget();
  const before = Object.getOwnPropertyDescriptors(globalThis);

  beforeEach(() => {
    const globals = {
      document: page,
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    };
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    mock.timers.enable({ apis: ["setTimeout", "Date"], now: new Date(2027, 1, 5, 23, 50) });
  });
  afterEach(() => {
    mock.timers.reset();
    for (const name of ["document", "addEventListener", "removeEventListener"]) {
      Reflect.deleteProperty(globalThis, name);
      const former = before[name as keyof typeof before];
      if (former) Object.defineProperty(globalThis, name, former);
    }
  });

  it("is compared at midnight, every hour, and when the page is shown again", () => {
    const days: number[] = [];
    const stop = watchDay(() => days.push(new Date().getDate()));
    mock.timers.tick(9 * 60_000);
    expect(days).to.deep.equal([]);
    mock.timers.tick(60_000);
    expect(days).to.deep.equal([6]);
    mock.timers.tick(3_600_000);
    expect(days).to.deep.equal([6, 6]);
    page.dispatchEvent(new Event("visibilitychange"));
    page.dispatchEvent(new Event("pageshow"));
    expect(days).to.have.length(4);
    stop();
    page.dispatchEvent(new Event("pageshow"));
    mock.timers.tick(86_400_000);
    expect(days).to.have.length(4);
  });
});
