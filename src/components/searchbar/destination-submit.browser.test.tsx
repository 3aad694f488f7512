import { expect } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import { answered, drawBar, suggestions, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

/** Presses the search button by mouse. */
async function pressSearch(): Promise<void> {
  const { left, top, width, height } = bar.part("search").getBoundingClientRect();
  await bar.act(() => sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] }));
}

/** The choices of a place and the searches so far, in their order. */
const taken = () => bar.search.recorded.map(({ name }) => name).filter((name) => name === "place.choose" || name === "search.submit");

describe("the search button after something was typed in the destination", () => {
  it("takes the row that an arrow key selected, or the place that was typed, when the visitor presses the search button", async () => {
    bar = await drawBar({ onDispatch: () => false });
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    await bar.press("ArrowDown");
    await pressSearch();
    expect(taken()).to.deep.equal(["place.choose", "search.submit"]);
    expect(bar.search.callsOf("place.choose")).to.deep.equal([[{ id: 3005, type: "parentStation", label: "Tignes Val Claret" }]]);
    expect(bar.parts("panel")).to.have.lengthOf(0);
    await pressSearch();
    expect(taken(), "once").to.deep.equal(["place.choose", "search.submit", "search.submit"]);
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    await bar.type("x");
    await pressSearch();
    expect(bar.search.callsOf("place.choose"), "not a row of an earlier text").to.have.lengthOf(1);
    await bar.open("destination");
    await bar.type("val thorens");
    await bar.act(() => answered(bar.search, "val thorens", suggestions));
    await bar.click("search");
    expect(bar.search.callsOf("place.choose"), "without a pointer").to.have.lengthOf(2);
  });

  it("BAR-15 takes no place for a text that is not its name, but requires one of the list", async () => {
    bar = await drawBar({ onDispatch: () => false });
    for (const typed of ["lyon", "val tho"]) {
      await bar.open("destination");
      await bar.type(typed);
      await bar.act(() => answered(bar.search, typed, suggestions));
      await pressSearch();
      expect(taken(), typed).to.deep.equal([]);
      expect(bar.root.querySelectorAll('[role="alert"]'), typed).to.have.lengthOf(1);
      expect(bar.parts("suggestion"), "the list is open").to.have.lengthOf(suggestions.length);
      await bar.press("Escape");
    }
    await bar.open("destination");
    await bar.type("lyon");
    await bar.click("search");
    await bar.act(() => answered(bar.search, "lyon", suggestions));
    expect([taken(), bar.root.querySelectorAll('[role="alert"]').length], "pressed before they had loaded").to.deep.equal([[], 1]);
  });

  it("requires a place of the list, with an alert each time, instead of searching without the typed text", async () => {
    bar = await drawBar({ onDispatch: () => false });
    const alert = () => bar.root.querySelector<HTMLElement>('[role="alert"]');
    await bar.open("destination");
    await bar.type("xyzzy");
    await bar.act(() => answered(bar.search, "xyzzy", []));
    await pressSearch();
    expect(bar.search.callsOf("search.submit")).to.deep.equal([]);
    const first = alert();
    expect(first?.textContent).to.equal("Merci de choisir une destination dans la liste, ou d’effacer le champ pour chercher partout.");
    expect([bar.focused(), bar.input().value, bar.parts("panel").length]).to.deep.equal(["destination", "xyzzy", 1]);
    expect(bar.input().ariaInvalid).to.equal("true");
    await bar.accessible();
    await pressSearch();
    expect(alert()).to.not.equal(first);
    expect(alert()?.isConnected).to.equal(true);
    await bar.press("Enter");
    expect(alert()?.isConnected, "Enter leaves it").to.equal(true);
    await bar.type("v");
    expect(alert(), "until something else is typed").to.equal(null);
    expect(bar.input().ariaInvalid).to.equal(null);
    await bar.press("Escape");
    expect(bar.input().value, "Escape drops it").to.equal("");
    await bar.click("search");
    expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
  });

  it("keeps a typed text that is not a place on blur, and requires a place once the search is submitted", async () => {
    bar = await drawBar({ onDispatch: () => false });
    await bar.open("destination");
    await bar.type("xyzzy");
    await bar.act(() => answered(bar.search, "xyzzy", []));
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.parts("panel")).to.have.lengthOf(0);
    expect(bar.input().value).to.equal("xyzzy");
    bar.part("search").focus();
    await bar.press("Enter");
    expect(bar.search.callsOf("search.submit")).to.deep.equal([]);
    expect(bar.focused()).to.equal("destination");
    expect(bar.root.querySelectorAll('[role="alert"]')).to.have.lengthOf(1);
    await bar.act(() => bar.search.update({ place: { id: 1, type: "station", label: "Val Thorens" } }));
    expect(bar.input().value, "a place from elsewhere takes over").to.equal("Val Thorens");
    await bar.act(() => bar.search.update({ place: null }));
    expect(bar.input().value, "and leaves nothing behind").to.equal("");
    await bar.click("search");
    expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
  });

  it("LAY-16 takes the height of the alert from the list: the dropdown is no taller with it", async () => {
    bar = await drawBar({ onDispatch: () => false });
    await bar.open("destination");
    await bar.type("va");
    await bar.click("search");
    await bar.still();
    expect(bar.root.querySelectorAll('[role="alert"]')).to.have.lengthOf(1);
    expect(bar.part("panel").getBoundingClientRect().height).to.be.at.most(550);
  });

  it("searches with the typed place that loads after the search button was pressed, and requires one only once there is none", async () => {
    bar = await drawBar({ onDispatch: () => false });
    const alerts = () => bar.root.querySelectorAll('[role="alert"]').length;
    await bar.open("destination");
    await bar.type("tignes val claret");
    await bar.click("search");
    expect(taken(), "not yet").to.deep.equal([]);
    expect([alerts(), bar.input().ariaInvalid, bar.focused()], "nor is anything wrong").to.deep.equal([0, null, "destination"]);
    await bar.act(() => answered(bar.search, "tignes val claret", suggestions));
    expect(taken()).to.deep.equal(["place.choose", "search.submit"]);
    expect(bar.search.callsOf("place.choose")).to.deep.equal([[{ id: 3005, type: "parentStation", label: "Tignes Val Claret" }]]);

    await bar.open("destination");
    await bar.type("xyz");
    await bar.click("search");
    await bar.act(() => answered(bar.search, "xyz", []));
    expect([alerts(), taken().length], "no such place").to.deep.equal([1, 2]);

    await bar.type("val");
    await bar.click("search");
    const { autocomplete } = bar.search.snapshot();
    await bar.act(() => bar.search.update({ autocomplete: { ...autocomplete, status: "failed" } }));
    expect([alerts(), taken().length], "no suggestions can be loaded").to.deep.equal([1, 2]);

    await bar.press("Escape");
    await bar.open("destination");
    await bar.type("les");
    await bar.click("search");
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    await bar.open("destination");
    await bar.act(() => answered(bar.search, "les", suggestions));
    expect(taken(), "the visitor went elsewhere").to.have.lengthOf(2);

    await bar.press("Escape");
    await bar.open("destination");
    await bar.type("le");
    await bar.click("search");
    expect(alerts(), "two letters are never answered").to.equal(1);
  });
});
