import { expect } from "@open-wc/testing";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the desktop bar", () => {
  it("BAR-02..06 shows destination, dates, participants, packages and the button, each title over its value", async () => {
    bar = await drawBar();
    expect(bar.texts("segment-title")).to.deep.equal(["Destination", "Dates", "Voyageurs", "Formule"]);
    expect(bar.texts("segment-value")).to.deep.equal(["Quand\u202f?", "2 adultes", "Toutes les formules"]);
    expect(bar.texts("search")).to.deep.equal(["Rechercher"]);
    expect(bar.part("bar").getBoundingClientRect().height).to.equal(76);
    await bar.accessible();
  });

  it("BAR-07..08 shows the origin in the English flight variant only", async () => {
    bar = await drawBar({ flight: true });
    expect(bar.texts("segment-title")).to.not.include("Au départ de");
    await bar.remove();
    bar = await drawBar({ flight: true, locale: "en-GB" });
    expect(bar.texts("segment-title")[0]).to.equal("Travelling from");
  });

  it("reports which surface opens and closes, and closes on Escape with the focus back", async () => {
    bar = await drawBar();
    await bar.open("participants");
    expect(bar.segment("participants").getAttribute("aria-expanded")).to.equal("true");
    await bar.press("Escape");
    expect(bar.focused()).to.equal("participants");
    expect(bar.dispatched).to.deep.equal([
      { name: "ski-open", detail: { surface: "participants" } },
      { name: "ski-close", detail: { surface: "participants" } },
    ]);
  });

  it("opens the dates when the search is set so, and has nothing for axe in any open panel, in light and dark", async () => {
    for (const theme of ["light", "dark"] as const) {
      bar = await drawBar({ theme, state: findAnswer({ packages: [{ id: "PF", count: 0 }] }) });
      for (const field of ["destination", "dates", "participants", "packages"] as const) {
        await bar.open(field);
        expect(bar.parts("panel"), field).to.have.lengthOf(1);
        await bar.accessible();
      }
      await bar.act(() => bar.search.update({ datesOpen: true }));
      expect(bar.parts("dates")).to.have.lengthOf(1);
      if (theme === "light") await bar.remove();
    }
  });
});
