import { expect, waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { drawBar, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the panels of the bar", () => {
  afterEach(() => {
    document.body.removeAttribute("style");
    window.scrollTo(0, 0);
  });

  for (const end of ["click", "drag"] as const)
    it(`stay open until the ${end} on the bar that leaves them, and the page stays where it was scrolled`, async () => {
      await emulateMedia({ reducedMotion: "reduce" });
      document.body.style.padding = "750px 0 3000px";
      bar = await drawBar();
      await bar.open("participants");
      await waitUntil(() => window.scrollY > 0, "the page is scrolled to the panel");
      const { scrollY } = window;
      const press = (event: Event) => bar.act(() => void bar.part("bar").dispatchEvent(event));
      const pointer = { bubbles: true, composed: true, isPrimary: true };
      await press(new PointerEvent("pointerdown", pointer));
      await press(new PointerEvent("pointerup", pointer));
      expect(bar.parts("panel"), "open until the click").to.have.lengthOf(1);
      if (end === "click") await press(new MouseEvent("click", pointer));
      await bar.act(() => new Promise((resolve) => setTimeout(resolve, 500)));
      expect(bar.parts("panel")).to.deep.equal([]);
      expect(window.scrollY).to.equal(scrollY);
      await emulateMedia({ reducedMotion: "no-preference" });
    });

  it("BAR-09 opens under its field without moving a page that has space for it", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ state: { stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
    await bar.open("dates");
    await bar.still();
    expect(bar.parts("month")).to.have.lengthOf(2);
    expect(window.scrollY).to.equal(0);
    expect(getComputedStyle(bar.part("panel")).position, "it moves with the page").to.equal("absolute");
  });

  it("is placed under its field, and moved back to the end of the bar where it would leave it", async () => {
    bar = await drawBar({ width: 1200 });
    const box = (part: string) => bar.part(part).getBoundingClientRect();
    await bar.open("participants");
    await bar.still();
    expect(Math.round(box("panel").left)).to.equal(Math.round(bar.segment("participants").getBoundingClientRect().left));
    await bar.press("Escape");
    await bar.open("packages");
    await bar.still();
    expect(Math.round(box("panel").right)).to.equal(Math.round(box("bar").right));
    expect(Math.round(box("panel").top - box("bar").bottom)).to.equal(12);
  });

  it("LAY-13 LAY-16 has a validate button of 150 px at least, and a list of 550 px at most", async () => {
    bar = await drawBar();
    for (const field of ["dates", "participants", "packages"] as const) {
      await bar.open(field);
      expect(getComputedStyle(bar.part("validate")).minWidth, field).to.equal("150px");
    }
    await bar.open("destination");
    await bar.still();
    expect(bar.part("suggestions").getBoundingClientRect().height).to.equal(550);
  });
});
