import { expect } from "@open-wc/testing";
import { answered, drawBar, suggestions, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the destination", () => {
  it("waits for the end of a composition in another script, but not in a Latin word", async () => {
    bar = await drawBar();
    await bar.open("destination");
    const compose = (text: string, type: "input" | "compositionend") =>
      bar.act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(bar.input(), text);
        const init = { bubbles: true, composed: true };
        bar
          .input()
          .dispatchEvent(type === "input" ? new InputEvent(type, { ...init, isComposing: true }) : new CompositionEvent(type, init));
      });
    await compose("ㅂ", "input");
    await compose("바", "input");
    expect(bar.search.callsOf("place.type")).to.deep.equal([]);
    expect(bar.input().value).to.equal("바");
    await compose("발토랑스", "compositionend");
    expect(bar.search.callsOf("place.type")).to.deep.equal([["발토랑스"]]);
    await compose("val", "input");
    expect(bar.search.callsOf("place.type").at(-1)).to.deep.equal(["val"]);
  });

  it("AUTO-31 chooses by keyboard alone, and moves the focus to the dates", async () => {
    bar = await drawBar();
    bar.input().focus();
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    await bar.press("ArrowDown");
    const at = bar.root.getElementById(bar.input().getAttribute("aria-activedescendant") ?? "");
    expect(at?.textContent).to.contain("Tignes Val Claret");
    await bar.press("Enter");
    expect(bar.search.callsOf("place.choose")).to.deep.equal([[{ id: 3005, type: "parentStation", label: "Tignes Val Claret" }]]);
    expect(bar.parts("panel")).to.have.lengthOf(0);
    expect(bar.focused()).to.equal("dates");
  });

  it("takes no row that an arrow key selected before more was typed", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    await bar.press("ArrowDown");
    expect(bar.input().getAttribute("aria-activedescendant")).to.not.equal(null);
    await bar.type("x");
    expect(bar.input().getAttribute("aria-activedescendant"), "its answer has not arrived yet").to.equal(null);
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.search.callsOf("place.choose")).to.deep.equal([]);
    expect(bar.input().value).to.equal("valx");
  });

  it("takes the place that was typed on a phone, by the arrow back; ✕ drops the text", async () => {
    bar = await drawBar({ layout: "mobile", width: 390 });
    await bar.click("bar");
    for (const [way, chosen] of [
      ["close", []],
      ["back", [[{ id: 1, type: "station", label: "Val Thorens" }]]],
    ] as const) {
      if (bar.parts("index").length === 0) await bar.click("bar");
      await bar.open("destination");
      await bar.type("val torens");
      await bar.act(() => answered(bar.search, "val torens", suggestions));
      await bar.click(way);
      expect(bar.search.callsOf("place.choose"), way).to.deep.equal(chosen);
    }
    expect(bar.parts("index")).to.have.lengthOf(1);
  });

  it("moves on with Tab past the scrolling list, and takes the typed place", async () => {
    bar = await drawBar();
    await bar.open("destination");
    expect(bar.part("suggestions").scrollHeight).to.be.above(bar.part("suggestions").clientHeight);
    await bar.press("Tab");
    expect(bar.focused()).to.equal("dates");
    expect(bar.search.callsOf("place.choose"), "nothing typed, nothing chosen").to.deep.equal([]);
    await bar.open("destination");
    await bar.type("VAL THORENS");
    await bar.act(() => answered(bar.search, "VAL THORENS", suggestions));
    await bar.press("Tab");
    expect(bar.focused()).to.equal("destination");
    await bar.press("Tab");
    expect(bar.focused()).to.equal("dates");
    expect(bar.search.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    expect(bar.input().value).to.equal("");
  });

  it("takes no place for a text that is not its name, by Enter where no row has the text, by leaving the field, or by the arrow back", async () => {
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440 });
      if (layout === "mobile") await bar.click("bar");
      await bar.open("destination");
      await bar.type("lyon");
      await bar.press("Enter");
      expect(bar.root.querySelectorAll('[role="alert"]'), "suggestions may follow").to.have.lengthOf(0);
      await bar.act(() => answered(bar.search, "lyon", suggestions));
      expect(bar.input().getAttribute("aria-activedescendant"), "no row is marked").to.equal(null);
      expect(bar.root.querySelectorAll('[role="alert"]'), "the field asks for a place").to.have.lengthOf(1);
      await bar.press("Enter");
      if (layout === "desktop") await bar.press("Tab");
      else await bar.click("back");
      expect(bar.search.callsOf("place.choose"), layout).to.deep.equal([]);
      if (layout === "desktop") expect(bar.input().value).to.equal("lyon");
      await bar.remove();
    }
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val tho");
    await bar.act(() => answered(bar.search, "val tho", suggestions));
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.search.callsOf("place.choose"), "a part of a name").to.deep.equal([]);
    await bar.open("destination");
    await bar.press("Enter");
    expect(bar.search.callsOf("place.choose"), "which Enter takes, as the row is marked").to.have.lengthOf(1);
  });

  it("takes the first suggestion that loads after Enter, unless the text changed or the field was left", async () => {
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440 });
      if (layout === "mobile") await bar.click("bar");
      await bar.open("destination");
      await bar.type("val");
      await bar.press("Enter");
      await bar.act(() => answered(bar.search, "va", suggestions));
      expect(bar.search.callsOf("place.choose"), "it is of an earlier text").to.deep.equal([]);
      await bar.act(() => answered(bar.search, "val", suggestions));
      expect(bar.search.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
      if (layout === "desktop") expect(bar.focused()).to.equal("dates");
      else expect(bar.parts("index")).to.have.lengthOf(1);
      await bar.open("destination");
      await bar.type("tig");
      await bar.press("Enter");
      await bar.type("n");
      await bar.act(() => answered(bar.search, "tign", suggestions));
      expect(bar.search.callsOf("place.choose"), "the text changed").to.have.lengthOf(1);
      if (layout === "mobile") continue;
      await bar.type("e");
      await bar.press("Enter");
      await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
      await bar.open("destination");
      await bar.act(() => answered(bar.search, "tigne", suggestions));
      expect(bar.search.callsOf("place.choose"), "the field was left").to.have.lengthOf(1);
      await bar.remove();
    }
  });

  it("leaves the Enter that ends a composition to the keyboard", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    const enter = (part: KeyboardEventInit) =>
      bar.act(() => void bar.input().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, ...part })));
    await enter({ isComposing: true });
    await enter({ keyCode: 229 });
    expect(bar.search.callsOf("place.choose")).to.deep.equal([]);
    await enter({});
    expect(bar.search.callsOf("place.choose")).to.have.lengthOf(1);
  });

  it("chooses nothing by Enter while the rows still answer an earlier text", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    await bar.type("x");
    await bar.press("Enter");
    expect(bar.search.callsOf("place.choose")).to.deep.equal([]);
  });

  it("AUTO-33 empties the place with the field", async () => {
    bar = await drawBar({ state: { place: { id: 1, type: "station", label: "Val Thorens" } } });
    expect(bar.input().value).to.equal("Val Thorens");
    await bar.open("destination");
    await bar.click("clear");
    expect(bar.search.callsOf("place.choose")).to.deep.equal([[null]]);
    expect(bar.focused()).to.equal("destination");
  });

  it("drops what was typed and not chosen by Escape", async () => {
    bar = await drawBar({ state: { place: { id: 1, type: "station", label: "Val Thorens" } } });
    await bar.open("destination");
    await bar.type("tig");
    await bar.press("Escape");
    expect(bar.input().value).to.equal("Val Thorens");
    expect(bar.search.callsOf("place.type").at(-1)).to.deep.equal([""]);
  });
});
