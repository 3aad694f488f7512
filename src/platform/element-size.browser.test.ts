import { expect } from "@open-wc/testing";
import { painted } from "../../test/fixtures/painted.js";
import { watchSize } from "./element-size.js";

describe("the size of an element", () => {
  const elements: HTMLElement[] = [];
  const stops: (() => void)[] = [];
  const Native = window.ResizeObserver;
  let created = 0;

  before(() => {
    window.ResizeObserver = class extends Native {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        created += 1;
      }
    };
  });
  after(() => {
    window.ResizeObserver = Native;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    for (const element of elements.splice(0)) element.remove();
  });

  function box(): HTMLElement {
    const element = document.createElement("div");
    element.style.inlineSize = "100px";
    element.style.blockSize = "20px";
    document.body.append(element);
    elements.push(element);
    return element;
  }
  function watch(element: Element, changed: (width: number) => void, write?: () => void): () => void {
    const stop = watchSize(element, (width) => {
      changed(width);
      return write;
    });
    stops.push(stop);
    return stop;
  }

  it("is reported once the element is laid out, and each time it changes", async () => {
    const element = box();
    const widths: number[] = [];
    watch(element, (width) => widths.push(width));
    expect(widths, "not while it is drawn").to.deep.equal([]);
    await painted();
    expect(widths).to.deep.equal([100]);
    element.style.inlineSize = "140px";
    await painted();
    expect(widths).to.deep.equal([100, 140]);
    element.style.color = "red";
    await painted();
    expect(widths).to.deep.equal([100, 140]);
  });

  it("is reported only for the element that changed", async () => {
    const [first, second] = [box(), box()];
    const calls: string[] = [];
    watch(first, () => calls.push("first"));
    watch(second, () => calls.push("second"));
    await painted();
    expect(calls).to.have.members(["first", "second"]);
    calls.length = 0;
    second.style.inlineSize = "50px";
    await painted();
    expect(calls).to.deep.equal(["second"]);
  });

  it("is read by all listeners before any of them writes", async () => {
    const calls: string[] = [];
    for (const name of ["first", "second"])
      watch(
        box(),
        () => calls.push(`${name} reads`),
        () => calls.push(`${name} writes`),
      );
    await painted();
    expect(calls).to.deep.equal(["first reads", "second reads", "first writes", "second writes"]);
  });

  it("is reported to a later listener too, until each has stopped", async () => {
    const element = box();
    const calls: string[] = [];
    const stopFirst = watch(element, () => calls.push("first"));
    await painted();
    const stopLater = watch(element, () => calls.push("later"));
    await painted();
    expect(calls).to.include("later");
    calls.length = 0;
    stopFirst();
    element.style.inlineSize = "60px";
    await painted();
    expect(calls).to.deep.equal(["later"]);
    stopLater();
    stopLater();
    element.style.inlineSize = "70px";
    await painted();
    expect(calls).to.deep.equal(["later"]);
    watch(element, () => calls.push("again"));
    await painted();
    expect(calls).to.deep.equal(["later", "again"]);
  });

  it("is not reported while the element is not displayed", async () => {
    const element = box();
    const widths: number[] = [];
    watch(element, (width) => widths.push(width));
    await painted();
    element.hidden = true;
    await painted();
    expect(widths).to.deep.equal([100]);
    element.hidden = false;
    await painted();
    expect(widths).to.deep.equal([100, 100]);
  });

  it("is observed by one observer for all elements", async () => {
    for (const element of [box(), box(), box()]) watch(element, () => undefined);
    await painted();
    expect(created).to.equal(1);
  });
});
