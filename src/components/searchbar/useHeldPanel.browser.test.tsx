import { expect } from "@open-wc/testing";
import { drawBar, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;

/** Counts what listens on the window. */
function spyOnWindow(): { count(): number; stop(): void } {
  const { addEventListener, removeEventListener } = window;
  const listening = new Set<unknown>();
  window.addEventListener = function (...given: Parameters<typeof addEventListener>) {
    const [type, listener, options] = given;
    if (type.startsWith("pointer")) {
      const entry = { type, listener };
      listening.add(entry);
      const { signal } = typeof options === "object" ? options : {};
      signal?.addEventListener("abort", () => listening.delete(entry));
    }
    addEventListener.apply(window, given);
  };
  return { count: () => listening.size, stop: () => Object.assign(window, { addEventListener, removeEventListener }) };
}

const pointer = (type: string, button = 0) => new PointerEvent(type, { bubbles: true, composed: true, button, isPrimary: true });
const press = (field: "dates" | "participants" | "packages", button = 0) =>
  bar.act(() => void bar.segment(field).dispatchEvent(pointer("pointerdown", button)));
const tabAway = () => bar.act(() => document.querySelector<HTMLElement>(".elsewhere")?.focus());

describe("a press on the bar that holds the open panel", () => {
  let spy: ReturnType<typeof spyOnWindow>;
  let elsewhere: HTMLElement;
  beforeEach(async () => {
    elsewhere = Object.assign(document.createElement("button"), { className: "elsewhere", textContent: "Elsewhere" });
    document.body.append(elsewhere);
    spy = spyOnWindow();
    bar = await drawBar();
  });
  afterEach(async () => {
    spy.stop();
    elsewhere.remove();
    await bar.remove();
  });

  it("leaves nothing that listens, after the click or when the bar is gone", async () => {
    const before = spy.count();
    for (let time = 0; time < 20; time += 1) {
      await press("dates");
      await bar.open("dates");
    }
    expect(spy.count()).to.equal(before);
    await press("dates");
    expect(spy.count()).to.be.above(before);
    await bar.remove();
    expect(spy.count()).to.equal(before);
  });

  it("is not let go by the press before it, which was cancelled", async () => {
    for (let time = 0; time < 3; time += 1) {
      await press("participants");
      window.dispatchEvent(pointer("pointerup"));
      await bar.open("participants");
    }
    expect(bar.parts("panel")).to.have.lengthOf(1);
    await press("packages");
    window.dispatchEvent(pointer("pointercancel"));
    await new Promise((resolve) => setTimeout(resolve, 250));
    await press("packages");
    await tabAway();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(bar.parts("panel"), "still held by the second press").to.have.lengthOf(1);
    window.dispatchEvent(pointer("pointerup"));
    await bar.act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(bar.parts("panel")).to.have.lengthOf(0);
  });

  it("is one of the main button: after another the keyboard leaves at once", async () => {
    await bar.open("participants");
    await press("packages", 2);
    await tabAway();
    expect(bar.parts("panel")).to.have.lengthOf(0);
  });
});
