import { expect } from "@open-wc/testing";
import { airports } from "../../domain/origins.js";
import { animationsEnded } from "../../../test/fixtures/animations-ended.js";
import { foundDays, saturdays } from "../stay-dates/search.driver.js";
import { drawBar, findAnswer, type BarDriver, type BarOptions } from "./searchbar.driver.js";

/** What stays in view in a step, at its top or its bottom, covers nothing that the keyboard has reached. */
describe("what the keyboard reaches in the mobile form", function () {
  this.timeout(60_000);
  let bar: BarDriver;
  afterEach(() => bar.remove());

  async function openStep(step: "destination" | "dates" | "origin", options: BarOptions = {}): Promise<void> {
    bar = await drawBar({ layout: "mobile", width: 390, height: 560, ...options });
    await bar.click("bar");
    await bar.open(step);
    await animationsEnded(bar.root);
  }
  const box = (selector: string) => bar.root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  /** How far what a key reached is beyond the edges, in px, for each key with which it is. */
  async function hiddenBy(keys: readonly string[], reached: () => DOMRect, edges: () => readonly [number, number]): Promise<string[]> {
    const hidden: string[] = [];
    for (const [index, key] of keys.entries()) {
      await bar.press(key);
      const { top, bottom } = reached();
      const [first, last] = edges();
      if (top < first - 0.5 || bottom > last + 0.5)
        hidden.push(`${index} ${key}: ${Math.round(first - top)}, ${Math.round(bottom - last)}`);
    }
    return hidden;
  }
  const steps = (count: number) => [...Array<string>(count).fill("ArrowDown"), ...Array<string>(count).fill("ArrowUp")];
  const underInput = () => [box(".search-input").bottom, Math.min(innerHeight, box("[part~=sheet-body]").bottom)] as const;

  it("is clear of the input over the suggestions", async () => {
    await openStep("destination");
    bar.root.querySelector<HTMLElement>("[part~=destination-input]")?.focus();
    expect(bar.parts("suggestion").length).to.be.above(8);
    expect(await hiddenBy(steps(9), () => box(".option.is-at"), underInput)).to.deep.equal([]);
  });

  it("is clear of the input over the departures", async () => {
    const origins = airports.map((code) => ({ code, name: `Airport ${code}` }));
    const { find } = findAnswer({ origins, packages: [{ id: "PFTT", count: 1 }] });
    await openStep("origin", { locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { find, transfer: true } });
    bar.root.querySelector<HTMLElement>("[part~=origin-input]")?.focus();
    expect(bar.parts("suggestion").length).to.be.above(8);
    expect(await hiddenBy(steps(9), () => box(".option.is-at"), underInput)).to.deep.equal([]);
  });

  it("is clear of the foot under the days", async () => {
    await openStep("dates", { state: { find: foundDays(saturdays("2026-12", "2027-05")) } });
    bar.root.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    const focused = () => bar.root.activeElement?.getBoundingClientRect() ?? new DOMRect();
    expect(await hiddenBy(steps(10), focused, () => [box("[part~=sheet-body]").top, box("[part~=panel-foot]").top])).to.deep.equal([]);
  });
});
