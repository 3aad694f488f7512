import { expect } from "@open-wc/testing";
import { emulateMedia, sendMouse, setViewport } from "@web/test-runner-commands";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { airports } from "../../domain/origins.js";
import { answered, drawBar, findAnswer, suggestions, type BarDriver, type BarOptions } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());
/** Presses the search button; the browser stays where it is, as it does when somebody answers that it shall. */
async function leave(url: string): Promise<void> {
  Object.assign(bar.owner.actions.search, { submit: () => ({ query: "", url }) });
  navigation.addEventListener("navigate", (event) => event.preventDefault(), { once: true });
  await bar.click("search");
}
const texts = (part: string) => bar.parts(part).map((element) => element.textContent?.trim());

describe("the desktop bar", () => {
  it("BAR-02..06 shows destination, dates, participants, packages and the button, each title over its value", async () => {
    bar = await drawBar();
    expect(texts("segment-title")).to.deep.equal(["Destination", "Dates", "Voyageurs", "Formule"]);
    expect(texts("segment-value")).to.deep.equal(["Quand\u202f?", "2 adultes", "Toutes les formules"]);
    expect(texts("search")).to.deep.equal(["Rechercher"]);
    expect(bar.part("bar").getBoundingClientRect().height).to.equal(76);
    await bar.accessible();
  });

  it("BAR-07..08 shows the origin in the English flight variant only", async () => {
    bar = await drawBar({ flight: true });
    expect(texts("segment-title")).to.not.include("Au départ de");
    await bar.remove();
    bar = await drawBar({ flight: true, locale: "en-GB" });
    expect(texts("segment-title")[0]).to.equal("Travelling from");
  });

  it("tells which surface opens and closes, and closes on Escape with the focus back", async () => {
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

  it("opens the dates when the search says so, and has nothing for axe in any open panel, in light and dark", async () => {
    for (const theme of ["light", "dark"] as const) {
      bar = await drawBar({ theme, state: findAnswer({ packages: [{ id: "PF", count: 0 }] }) });
      for (const field of ["destination", "dates", "participants", "packages"] as const) {
        await bar.open(field);
        expect(bar.parts("panel"), field).to.have.lengthOf(1);
        await bar.accessible();
      }
      await bar.act(() => bar.owner.update({ datesOpen: true }));
      expect(bar.parts("dates")).to.have.lengthOf(1);
      if (theme === "light") await bar.remove();
    }
  });

  for (const layout of ["desktop", "mobile"] as const) {
    it(`asks for the missing last day instead of searching without the first, and alerts each time, ${layout}`, async () => {
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440, state: { pickedStart: "2027-02-06" } });
      const alerts = () => [...bar.root.querySelectorAll<HTMLElement>('[role="alert"]')];
      const search = async () => {
        if (layout === "mobile" && bar.parts("index").length === 0) await bar.click("bar");
        await bar.click("search");
      };
      await search();
      expect(bar.owner.callsOf("search.submit")).to.deep.equal([]);
      const [first] = alerts();
      expect(first?.textContent).to.equal("Merci de choisir votre jour de départ à partir du samedi 6 février 2027");
      expect(bar.parts("dates")).to.have.lengthOf(1);
      await bar.accessible();
      await bar.act(() => bar.owner.update({ datesOpen: false }));
      expect(alerts()).to.deep.equal([]);
      await search();
      expect(alerts()).to.have.lengthOf(1);
      expect(alerts()[0]).to.not.equal(first);
      await bar.act(() => bar.owner.update({ pickedStart: "2027-02-13" }));
      expect(alerts()).to.deep.equal([]);
      await bar.act(() => bar.owner.update({ pickedStart: "2027-02-06" }));
      expect(alerts(), "chosen again, nothing was searched for with it").to.deep.equal([]);
      await bar.click("validate");
      expect(alerts()).to.have.lengthOf(1);
      await bar.act(() => bar.owner.update({ pickedStart: null }));
      await bar.act(() => bar.owner.update({ pickedStart: "2027-02-06" }));
      expect(alerts(), "nor validated").to.deep.equal([]);
    });
  }

  it("says nothing of a missing last day to a visitor who opens the dates again without searching", async () => {
    bar = await drawBar({ state: { pickedStart: "2027-02-06" } });
    await bar.open("dates");
    expect(bar.part("dates-summary").getAttribute("role")).to.equal("status");
  });

  it("BAR-28..29 LAY-11 covers the page while it is left, and not after the visitor came back", async () => {
    bar = await drawBar();
    expect(bar.parts("overlay")).to.have.lengthOf(0);
    await leave("/elsewhere#left");
    const { zIndex, animationName, position } = getComputedStyle(bar.part("overlay"));
    expect({ zIndex, animationName, position }).to.deep.equal({ zIndex: "10000", animationName: "fade", position: "fixed" });
    expect(bar.part("overlay").textContent).to.equal("Nous cherchons vos séjours…");
    await bar.accessible();
    await bar.act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(bar.parts("overlay")).to.have.lengthOf(0);
  });

  it("BAR-29 covers nothing where the results are on the same page, whoever shows them", async () => {
    bar = await drawBar();
    await leave(`${window.location.href.replace(/#.*/, "")}#placeType=station`);
    expect(bar.parts("overlay")).to.have.lengthOf(0);
  });

  it("BAR-29 uncovers a page that stays: on Escape, and after ten seconds", async () => {
    bar = await drawBar();
    await leave("/elsewhere");
    await bar.press("a");
    expect(bar.parts("overlay")).to.have.lengthOf(1);
    await bar.press("Escape");
    expect(bar.parts("overlay")).to.have.lengthOf(0);
    const timers = holdTimers();
    await leave("/elsewhere");
    timers.release();
    expect(bar.parts("overlay")).to.have.lengthOf(1);
    await bar.act(() => timers.pass(10_000));
    expect(bar.parts("overlay")).to.have.lengthOf(0);
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

  it("asks the page before it leaves: a prevented ski-search goes nowhere", async () => {
    const before = window.location.href;
    bar = await drawBar({ onDispatch: (name) => name !== "ski-search" });
    await bar.click("search");
    expect(bar.dispatched).to.deep.equal([
      { name: "ski-search", detail: { query: "page=1", url: "https://ski.example/se-results#page=1" } },
    ]);
    expect(bar.owner.callsOf("search.submit")).to.have.lengthOf(1);
    expect(bar.parts("overlay")).to.have.lengthOf(0);
    expect(window.location.href).to.equal(before);
  });
});

describe("the destination", () => {
  it("AUTO-05 AUTO-38 shows ten top stations while nothing is typed", async () => {
    bar = await drawBar();
    await bar.open("destination");
    expect(texts("suggestion-group")).to.deep.equal(["Les stations préférées"]);
    expect(bar.parts("suggestion")).to.have.lengthOf(10);
  });

  it("offers the last searches over the top stations; one press makes one again, place, dates and guests", async () => {
    const place = { id: 1, type: "station", label: "Val Thorens" } as const;
    const recent = { place, stayDates: { start: "2027-02-06", end: "2027-02-13" }, ages: [18, 18, 8, 12] };
    const undated = { place: { ...place, id: 2, label: "Tignes" }, stayDates: { start: null, end: null }, ages: [18] };
    bar = await drawBar({ state: { recentSearches: [recent, undated] } });
    await bar.open("destination");
    expect(texts("suggestion-group")).to.deep.equal(["Vos dernières recherches", "Les stations préférées"]);
    expect(bar.parts("suggestion")[0]?.textContent).to.match(/^Val Thorens6\s–\s13\sfévr\. · 4 voyageurs$/);
    expect(bar.parts("suggestion")[1]?.textContent).to.equal("Tignes1 voyageur");
    await bar.accessible();
    await bar.press("ArrowDown");
    await bar.press("Enter");
    expect(bar.owner.callsOf("search.restore")).to.deep.equal([[recent]]);
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([]);
    expect(bar.focused()).to.equal("dates");
    await bar.act(() => bar.owner.update({ place }));
    await bar.open("destination");
    expect(bar.parts("suggestion")[0]?.textContent, "not the destination that is chosen").to.equal("Tignes1 voyageur");
  });

  it("waits for the end of a composition in another script, and not for that of a Latin word", async () => {
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
    expect(bar.owner.callsOf("place.type")).to.deep.equal([]);
    expect(bar.input().value).to.equal("바");
    await compose("발토랑스", "compositionend");
    expect(bar.owner.callsOf("place.type")).to.deep.equal([["발토랑스"]]);
    await compose("val", "input");
    expect(bar.owner.callsOf("place.type").at(-1)).to.deep.equal(["val"]);
  });

  it("AUTO-16..19 gives each kind of row its icon: a mountain, a map, a cable car, a house", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    const icons = bar
      .parts("suggestion")
      .map((row) => /lucide-([a-z-]+)/.exec(row.querySelector(".tile svg")?.getAttribute("class") ?? "")?.[1]);
    expect(icons).to.deep.equal(["mountain-snow", "mountain-snow", "cable-car", "map", "house"]);
  });

  it("AUTO-20..23 shows name, bracketed line and type of each suggestion, with the match emphasised", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    expect(bar.owner.callsOf("place.type")).to.deep.equal([["v"], ["va"], ["val"]]);
    await bar.act(() => answered(bar.owner, "val", suggestions));
    expect(texts("suggestion-name")).to.deep.equal(suggestions.map(({ displayName }) => displayName));
    expect([...bar.root.querySelectorAll(".where")].map((line) => line.textContent)).to.deep.equal([
      "(Les 3 Vallées, Savoie)",
      "(Tignes, Savoie)",
      "(Savoie)",
      "(Italie)",
      "(Val Thorens)",
    ]);
    expect(texts("suggestion-type")).to.deep.equal(["Station", "Station", "Domaine", "Région", "Hébergement"]);
    expect(bar.root.querySelector(".match")?.textContent).to.equal("Val");
    await bar.accessible();
  });

  it("AUTO-23..25 groups by flag under headings without type labels, and leaves regions out by flag", async () => {
    bar = await drawBar({ flags: { autocompleteGrouped: true, autocompleteRegion: false } });
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    expect(texts("suggestion-group")).to.deep.equal(["Stations", "Domaines skiables", "Hébergements"]);
    expect(bar.parts("suggestion-type")).to.have.lengthOf(0);
  });

  it("AUTO-31 chooses by keyboard alone, and hands the focus to the dates", async () => {
    bar = await drawBar();
    bar.input().focus();
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.press("ArrowDown");
    const at = bar.root.getElementById(bar.input().getAttribute("aria-activedescendant") ?? "");
    expect(at?.textContent).to.contain("Tignes Val Claret");
    await bar.press("Enter");
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([[{ id: 3005, type: "parentStation", label: "Tignes Val Claret" }]]);
    expect(bar.parts("panel")).to.have.lengthOf(0);
    expect(bar.focused()).to.equal("dates");
  });

  it("takes the row that Enter would when the visitor typed and presses the search button", async () => {
    const search = async () => {
      const { left, top, width, height } = bar.part("search").getBoundingClientRect();
      await bar.act(() => sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] }));
    };
    const taken = () => bar.owner.recorded.map(({ name }) => name).filter((name) => name === "place.choose" || name === "search.submit");
    bar = await drawBar({ onDispatch: () => false });
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.press("ArrowDown");
    await search();
    expect(taken()).to.deep.equal(["place.choose", "search.submit"]);
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([[{ id: 3005, type: "parentStation", label: "Tignes Val Claret" }]]);
    expect(bar.parts("panel")).to.have.lengthOf(0);
    await search();
    expect(taken(), "once").to.deep.equal(["place.choose", "search.submit", "search.submit"]);
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.type("x");
    await search();
    expect(bar.owner.callsOf("place.choose"), "not a row of an earlier text").to.have.lengthOf(1);
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.click("search");
    expect(bar.owner.callsOf("place.choose"), "without a pointer").to.have.lengthOf(2);
  });

  it("asks for a place of the list, in an alert and each time anew, instead of searching without what was typed", async () => {
    bar = await drawBar({ onDispatch: () => false });
    const search = async () => {
      const { left, top, width, height } = bar.part("search").getBoundingClientRect();
      await bar.act(() => sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] }));
    };
    const alert = () => bar.root.querySelector<HTMLElement>('[role="alert"]');
    await bar.open("destination");
    await bar.type("xyzzy");
    await bar.act(() => answered(bar.owner, "xyzzy", []));
    await search();
    expect(bar.owner.callsOf("search.submit")).to.deep.equal([]);
    const first = alert();
    expect(first?.textContent).to.equal("Merci de choisir une destination dans la liste, ou d’effacer le champ pour chercher partout.");
    expect([bar.focused(), bar.input().value, bar.parts("panel").length]).to.deep.equal(["destination", "xyzzy", 1]);
    expect(bar.input().ariaInvalid).to.equal("true");
    await bar.accessible();
    await search();
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
    expect(bar.owner.callsOf("search.submit")).to.have.lengthOf(1);
  });

  it("keeps what was typed and is no place when the field is left, and asks for a place when it comes to the search", async () => {
    bar = await drawBar({ onDispatch: () => false });
    await bar.open("destination");
    await bar.type("xyzzy");
    await bar.act(() => answered(bar.owner, "xyzzy", []));
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.parts("panel")).to.have.lengthOf(0);
    expect(bar.input().value).to.equal("xyzzy");
    bar.part("search").focus();
    await bar.press("Enter");
    expect(bar.owner.callsOf("search.submit")).to.deep.equal([]);
    expect(bar.focused()).to.equal("destination");
    expect(bar.root.querySelectorAll('[role="alert"]')).to.have.lengthOf(1);
    await bar.act(() => bar.owner.update({ place: { id: 1, type: "station", label: "Val Thorens" } }));
    expect(bar.input().value, "a place from elsewhere takes over").to.equal("Val Thorens");
    await bar.act(() => bar.owner.update({ place: null }));
    expect(bar.input().value, "and leaves nothing behind").to.equal("");
    await bar.click("search");
    expect(bar.owner.callsOf("search.submit")).to.have.lengthOf(1);
  });

  it("takes no row that an arrow stood on before more was typed", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.press("ArrowDown");
    expect(bar.input().getAttribute("aria-activedescendant")).to.not.equal(null);
    await bar.type("x");
    expect(bar.input().getAttribute("aria-activedescendant"), "its answer is not there yet").to.equal(null);
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([]);
    expect(bar.input().value).to.equal("valx");
  });

  it("takes the place that answers what was typed on a phone, by the arrow back; ✕ drops the text", async () => {
    bar = await drawBar({ layout: "mobile", width: 390 });
    await bar.click("bar");
    for (const [way, chosen] of [
      ["close", []],
      ["back", [[{ id: 1, type: "station", label: "Val Thorens" }]]],
    ] as const) {
      if (bar.parts("index").length === 0) await bar.click("bar");
      await bar.open("destination");
      await bar.type("val");
      await bar.act(() => answered(bar.owner, "val", suggestions));
      await bar.click(way);
      expect(bar.owner.callsOf("place.choose"), way).to.deep.equal(chosen);
    }
    expect(bar.parts("index")).to.have.lengthOf(1);
  });

  it("LAY-16 takes the room of the alert from the list: the dropdown is no taller with it", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("va");
    await bar.click("search");
    await bar.still();
    expect(bar.root.querySelectorAll('[role="alert"]')).to.have.lengthOf(1);
    expect(bar.part("panel").getBoundingClientRect().height).to.be.at.most(550);
  });

  it("goes on with Tab past the list, which scrolls, and takes the place that Enter would", async () => {
    bar = await drawBar();
    await bar.open("destination");
    expect(bar.part("suggestions").scrollHeight).to.be.above(bar.part("suggestions").clientHeight);
    await bar.press("Tab");
    expect(bar.focused()).to.equal("dates");
    expect(bar.owner.callsOf("place.choose"), "nothing typed, nothing chosen").to.deep.equal([]);
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.press("Tab");
    expect(bar.focused()).to.equal("destination");
    await bar.press("Tab");
    expect(bar.focused()).to.equal("dates");
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    expect(bar.input().value).to.equal("");
  });

  it("takes the first suggestion that comes after Enter, unless the text changed or the field was left", async () => {
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440 });
      if (layout === "mobile") await bar.click("bar");
      await bar.open("destination");
      await bar.type("val");
      await bar.press("Enter");
      await bar.act(() => answered(bar.owner, "va", suggestions));
      expect(bar.owner.callsOf("place.choose"), "it answers an earlier text").to.deep.equal([]);
      await bar.act(() => answered(bar.owner, "val", suggestions));
      expect(bar.owner.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
      if (layout === "desktop") expect(bar.focused()).to.equal("dates");
      else expect(bar.parts("index")).to.have.lengthOf(1);
      await bar.open("destination");
      await bar.type("tig");
      await bar.press("Enter");
      await bar.type("n");
      await bar.act(() => answered(bar.owner, "tign", suggestions));
      expect(bar.owner.callsOf("place.choose"), "the text changed").to.have.lengthOf(1);
      if (layout === "mobile") continue;
      await bar.type("e");
      await bar.press("Enter");
      await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
      await bar.open("destination");
      await bar.act(() => answered(bar.owner, "tigne", suggestions));
      expect(bar.owner.callsOf("place.choose"), "the field was left").to.have.lengthOf(1);
      await bar.remove();
    }
  });

  it("searches with the first suggestion that comes after the search button was pressed, and asks for a place only once none comes", async () => {
    bar = await drawBar({ onDispatch: () => false });
    const taken = () => bar.owner.recorded.map(({ name }) => name).filter((name) => name === "place.choose" || name === "search.submit");
    const alerts = () => bar.root.querySelectorAll('[role="alert"]').length;
    await bar.open("destination");
    await bar.type("tig");
    await bar.click("search");
    expect(taken(), "not yet").to.deep.equal([]);
    expect([alerts(), bar.input().ariaInvalid, bar.focused()], "nor is anything wrong").to.deep.equal([0, null, "destination"]);
    await bar.act(() => answered(bar.owner, "tig", suggestions.slice(1)));
    expect(taken()).to.deep.equal(["place.choose", "search.submit"]);
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([[{ id: 3005, type: "parentStation", label: "Tignes Val Claret" }]]);

    await bar.open("destination");
    await bar.type("xyz");
    await bar.click("search");
    await bar.act(() => answered(bar.owner, "xyz", []));
    expect([alerts(), taken().length], "no such place").to.deep.equal([1, 2]);

    await bar.type("val");
    await bar.click("search");
    const { autocomplete } = bar.owner.snapshot();
    await bar.act(() => bar.owner.update({ autocomplete: { ...autocomplete, status: "failed" } }));
    expect([alerts(), taken().length], "none can be had").to.deep.equal([1, 2]);

    await bar.press("Escape");
    await bar.open("destination");
    await bar.type("les");
    await bar.click("search");
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    await bar.open("destination");
    await bar.act(() => answered(bar.owner, "les", suggestions));
    expect(taken(), "the visitor went elsewhere").to.have.lengthOf(2);

    await bar.press("Escape");
    await bar.open("destination");
    await bar.type("le");
    await bar.click("search");
    expect(alerts(), "two letters are never answered").to.equal(1);
  });

  it("marks nothing in the top stations, which answer no text, and takes no more text than an engine does", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    expect(bar.parts("suggestion").length).to.be.above(0);
    expect(bar.root.querySelectorAll(".match"), "the top stations stand until the answer comes").to.have.lengthOf(0);
    await bar.act(() => answered(bar.owner, "val", suggestions));
    expect(bar.root.querySelectorAll(".match").length).to.be.above(0);
    expect(bar.input().maxLength).to.equal(100);
  });

  it("leaves the Enter that ends a composition to the keyboard", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    const enter = (part: KeyboardEventInit) =>
      bar.act(() => void bar.input().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, ...part })));
    await enter({ isComposing: true });
    await enter({ keyCode: 229 });
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([]);
    await enter({});
    expect(bar.owner.callsOf("place.choose")).to.have.lengthOf(1);
  });

  it("chooses nothing by Enter while the rows still answer an earlier text", async () => {
    const bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await bar.type("x");
    await bar.press("Enter");
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([]);
    await bar.remove();
  });

  it("AUTO-26..30 makes an accommodation a link that opens in a new tab and changes nothing", async () => {
    bar = await drawBar({ state: { stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
    await bar.open("destination");
    await bar.type("bal");
    await bar.act(() => answered(bar.owner, "bal", suggestions));
    const link = bar.root.querySelector<HTMLAnchorElement>('a[part="suggestion"]');
    expect(link?.target).to.equal("_blank");
    expect(decodeURIComponent(link?.href ?? ""))
      .to.contain("/stay/77#")
      .and.contain("BeginDate=06/02/2027");
    link?.addEventListener("click", (event) => event.preventDefault());
    await bar.act(() => link?.click());
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([]);
  });

  it("AUTO-33 empties the place with the field", async () => {
    bar = await drawBar({ state: { place: { id: 1, type: "station", label: "Val Thorens" } } });
    expect(bar.input().value).to.equal("Val Thorens");
    await bar.open("destination");
    await bar.click("clear");
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([[null]]);
    expect(bar.focused()).to.equal("destination");
  });

  it("AUTO-35..37 says kindly that nothing was found; its button clears the text and shows the top stations", async () => {
    bar = await drawBar();
    await bar.open("destination");
    const live = bar.part("live");
    expect(live.textContent).to.equal("");
    await bar.type("valtorrence");
    await bar.act(() => answered(bar.owner, "valtorrence", []));
    expect(live.textContent, "said where it is listened for").to.contain("valtorrence");
    expect(bar.part("no-results").textContent).to.contain("valtorrence");
    expect(bar.input().getAttribute("aria-expanded"), "no list is there").to.equal("false");
    expect(bar.input().hasAttribute("aria-controls")).to.equal(false);
    await bar.click("no-results-cta");
    expect(bar.input().value).to.equal("");
    expect(bar.owner.callsOf("place.type").at(-1)).to.deep.equal([""]);
    await bar.act(() => answered(bar.owner, "", null));
    expect(bar.parts("suggestion")).to.have.lengthOf(10);
  });

  it("AUTO-39 says that suggestions are slow after half a second, or could not be had, under the list that stays", async () => {
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440 });
      if (layout === "mobile") await bar.click("bar");
      await bar.open("destination");
      const goes = (status: "loading" | "failed" | "ready") => () => {
        const { autocomplete } = bar.owner.snapshot();
        bar.owner.update({ autocomplete: { ...autocomplete, status } });
      };
      const live = bar.part("live");
      const seen = () => bar.root.querySelector(".suggest-news")?.textContent;
      const places = () => bar.parts("suggestion").map((row) => row.getBoundingClientRect().top);
      await bar.type("val");
      await bar.act(() => answered(bar.owner, "val", suggestions));
      await bar.still();
      const before = places();
      await bar.type("valt");
      await bar.act(goes("loading"));
      expect(seen(), "not at once").to.equal(undefined);
      await bar.act(() => new Promise((done) => setTimeout(done, 600)));
      expect([seen(), live.textContent]).to.deep.equal(Array(2).fill("Nous cherchons des suggestions…"));
      await bar.act(goes("failed"));
      expect([seen(), live.textContent]).to.deep.equal(
        Array(2).fill("Les suggestions n’ont pas pu être chargées. Continuez à écrire pour réessayer."),
      );
      expect(places(), "every row where it was").to.deep.equal(before);
      await bar.accessible();
      await bar.act(() => answered(bar.owner, "valt", suggestions));
      expect(seen()).to.equal(undefined);
      if (layout === "desktop") await bar.remove();
    }
  });

  it("drops what was typed and not chosen by Escape", async () => {
    bar = await drawBar({ state: { place: { id: 1, type: "station", label: "Val Thorens" } } });
    await bar.open("destination");
    await bar.type("tig");
    await bar.press("Escape");
    expect(bar.input().value).to.equal("Val Thorens");
    expect(bar.owner.callsOf("place.type").at(-1)).to.deep.equal([""]);
  });
});

describe("the dates", () => {
  afterEach(() => {
    document.body.style.height = "";
  });
  it("BAR-09 opens under its field without moving a page that has room for it", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ state: { stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
    await bar.open("dates");
    await bar.still();
    expect(bar.parts("month")).to.have.lengthOf(2);
    expect(window.scrollY).to.equal(0);
  });
});

describe("the participants", () => {
  const party = (...ages: number[]) => ({ participants: ages.map((age, id) => ({ id, age })) });

  it("PART-18..22 adds a child of 12, offers ages 1 to 17, and commits the party on validation", async () => {
    bar = await drawBar({ state: party(18, 18) });
    await bar.open("participants");
    await bar.click("increase", 1);
    await bar.click("age");
    expect(texts("listbox")[0]).to.match(/^1 an2 ans.*17 ans$/);
    expect(bar.root.querySelector('[role="option"][aria-selected="true"]')?.textContent).to.equal("12 ans");
    await bar.press("Escape");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([]);
    await bar.click("validate");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([[[18, 18, 12], undefined]]);
  });

  it("PART-20 removes the last child and keeps the other ages", async () => {
    bar = await drawBar({ state: party(18, 8, 3) });
    await bar.open("participants");
    await bar.click("decrease", 1);
    await bar.click("validate");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([[[18, 8], undefined]]);
  });

  it("PART-23 commits on an outside press as validation does; Escape drops the draft", async () => {
    bar = await drawBar();
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.press("Escape");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([]);
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([[[18, 18, 18], undefined]]);
  });

  it("PART-07..11 says that a flight takes 9, stops the counters there and blocks validation above", async () => {
    const ten = party(...Array.from({ length: 10 }, () => 18));
    bar = await drawBar({ locale: "en-GB", flight: true, state: { ...ten, transfer: true } });
    await bar.open("participants");
    expect(bar.part("participants-error").getAttribute("role")).to.equal("alert");
    expect(bar.part("participants-error").textContent).to.contain("9 guests at most").and.contain("10 guests or more");
    expect(bar.parts("increase").map((button) => button.getAttribute("aria-disabled"))).to.deep.equal(["true", "true"]);
    await bar.click("validate");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([]);
    await bar.click("decrease", 0);
    expect(bar.parts("participants-error")).to.have.lengthOf(0);
    await bar.click("validate");
    expect(bar.owner.callsOf("participants.commit")).to.have.lengthOf(1);
  });

  it("PART-13..14 lets the largest party that the server has bound the counters", async () => {
    bar = await drawBar({ state: { ...party(18, 18), ...findAnswer({ capacity: [2, 3] }) } });
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.click("increase", 0);
    await bar.click("increase", 1);
    expect(texts("stepper-value")).to.deep.equal(["3", "0"]);
  });

  it("PART-15..16 shows a rooms counter from 0 to 6 by flag only", async () => {
    bar = await drawBar();
    await bar.open("participants");
    expect(bar.parts("rooms")).to.have.lengthOf(0);
    await bar.remove();
    bar = await drawBar({ flags: { roomsParticipants: true } });
    await bar.open("participants");
    for (let press = 0; press < 8; press += 1) await bar.click("increase", 2);
    expect(texts("stepper-value").at(-1)).to.equal("6");
    await bar.click("validate");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([[[18, 18], 6]]);
  });

  it("PART-27 locks the counters when the party is not the visitor's to change", async () => {
    bar = await drawBar({ state: { participantsLocked: true } });
    await bar.open("participants");
    await bar.click("increase", 0);
    expect(texts("stepper-value")[0]).to.equal("2");
    expect(bar.parts("participants-locked")).to.have.lengthOf(1);
  });
});

describe("the packages", () => {
  afterEach(() => emulateMedia({ forcedColors: "none" }));
  const codes = () => [...bar.root.querySelectorAll<HTMLInputElement>('[part="package"] input')];
  const spoken = (input: HTMLInputElement) => input.closest("label")?.querySelector('[part="count"] + .sr')?.textContent;

  it("hangs under its field, and slides back to the end of the bar where it would leave it", async () => {
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

  it("PKG-18 PKG-24 PKG-26 shows the locale's packages in order, disables what no stay has, and commits each press", async () => {
    const packages = [
      { id: "PFP", count: 104 },
      { id: "PF", count: 0 },
      { id: "HS", count: 12 },
    ];
    bar = await drawBar({ state: findAnswer({ packages }) });
    await bar.open("packages");
    expect([...bar.root.querySelectorAll(".pack-name")].map((name) => name.textContent)).to.deep.equal([
      "Hébergement + forfait + matériel",
      "Hébergement + forfait",
      "Hébergement seul",
    ]);
    expect(codes().map(({ disabled }) => disabled)).to.deep.equal([false, true, false]);
    expect(texts("count")).to.deep.equal(["104", "0", "12"]);
    expect(codes().map(spoken)).to.deep.equal(["104 séjours", "0 séjour", "12 séjours"]);
    await bar.act(() => bar.owner.update({ packages: ["PF"] }));
    expect(
      codes().map(({ disabled }) => disabled),
      "what is chosen can be dropped",
    ).to.deep.equal([false, false, false]);
    await bar.act(() => bar.owner.update({ packages: [] }));
    await bar.act(() => codes()[2]?.click());
    expect(bar.owner.callsOf("packages.toggle")).to.deep.equal([["HS"]]);
  });

  it("says what the counts are of, in each language", async () => {
    for (const [locale, words] of [
      ["fr-FR", "1\u202f234 séjours"],
      ["en-GB", "1,234 stays"],
      ["nl-NL", "1.234 verblijven"],
    ] as const) {
      bar = await drawBar({ locale, state: findAnswer({ packages: [{ id: "PFP", count: 1234 }] }) });
      await bar.open("packages");
      expect(codes().map(spoken)[0]).to.equal(words);
      expect(bar.part("count").getAttribute("aria-hidden"), "said once").to.equal("true");
      if (locale !== "nl-NL") await bar.remove();
    }
  });

  it("greys the number of stays while another is counted, and keeps the counts of rows back", async () => {
    const { find } = findAnswer({ packages: [{ id: "PFP", count: 7 }] });
    bar = await drawBar({ state: { find } });
    await bar.open("packages");
    const waits = () => bar.root.querySelectorAll(".panel-sum.is-waiting, .count.is-waiting").length;
    expect(waits()).to.equal(0);
    await bar.act(() => bar.owner.update({ find: { ...find, status: "loading" } }));
    expect(waits()).to.equal(1 + bar.parts("count").length);
    await bar.accessible();
  });

  it("draws a tick in forced colours only where a package is chosen", async () => {
    await emulateMedia({ forcedColors: "active" });
    bar = await drawBar({
      state: {
        ...findAnswer({
          packages: [
            { id: "PFP", count: 7 },
            { id: "PF", count: 3 },
          ],
        }),
        packages: ["PF"],
      },
    });
    await bar.open("packages");
    const ticks = bar.parts("package").map((row) => {
      const tick = row.querySelector(".check > .icon");
      return tick && getComputedStyle(tick).visibility;
    });
    expect(ticks).to.deep.equal(["hidden", "visible", "hidden"]);
  });

  it("PKG-29 shows short stays once an end date is set", async () => {
    bar = await drawBar({ state: { stayDates: { start: "2027-02-06", end: "2027-02-09" } } });
    await bar.open("packages");
    expect(codes()).to.have.lengthOf(5);
  });

  it("PKG-22 reaches the train by its switch where the locale has one", async () => {
    bar = await drawBar();
    await bar.open("packages");
    await bar.click("transfer-switch");
    expect(bar.owner.callsOf("origin.switchTransfer")).to.deep.equal([[true]]);
    await bar.act(() => bar.owner.update({ transfer: true }));
    expect(codes()).to.have.lengthOf(2);
    await bar.remove();
    bar = await drawBar({ locale: "nl-NL" });
    await bar.open("packages");
    expect(bar.parts("transfer-switch")).to.have.lengthOf(0);
  });
});

describe("the origin", () => {
  const origins = [
    { code: "LGW", name: "London Gatwick" },
    { code: "MAN", name: "Manchester" },
    { code: "STP", name: "London St Pancras" },
  ];
  const offered = (part = {}) => findAnswer({ origins, packages: [{ id: "PFF", count: 3 }], ...part });

  it("ORIG-28..29 rests without origins or without a transport package", async () => {
    const disabled = async (state: ReturnType<typeof offered>) => {
      const drawn = await drawBar({ locale: "en-GB", flight: true, state });
      const rests = drawn.segment("origin").matches(":disabled");
      await drawn.remove();
      return rests;
    };
    expect(await disabled(offered({ origins: null }))).to.equal(true);
    expect(await disabled(offered({ packages: [{ id: "PF", count: 3 }] }))).to.equal(true);
    bar = await drawBar({ locale: "en-GB", flight: true, state: offered() });
    expect(bar.segment("origin").matches(":disabled")).to.equal(false);
  });

  it("ORIG-20..22 ORIG-30 ERR-15 filters by name or code, chooses, does without transport, and says when nothing matches", async () => {
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { ...offered(), transfer: true } });
    await bar.open("origin");
    await bar.type("lgw");
    expect(bar.parts("suggestion")).to.have.lengthOf(1);
    const live = bar.part("live");
    expect(live.textContent).to.match(/^1\b/);
    await bar.accessible();
    await bar.type("zz");
    expect(bar.part("no-results").textContent).to.contain("lgwzz");
    expect(live.textContent).to.equal("No departures for “lgwzz”");
    await bar.click("no-results-cta");
    expect(bar.parts("suggestion")).to.have.lengthOf(3);
    await bar.act(() => bar.part("origin-input").focus());
    await bar.type("zz");
    await bar.act(() => bar.part("no-transport").click());
    expect(bar.owner.callsOf("origin.switchTransfer")).to.deep.equal([[false]]);
    expect(bar.parts("no-results"), "what was typed and is no departure is over").to.deep.equal([]);
    await bar.click("suggestion", 1);
    expect(bar.owner.callsOf("origin.choose")).to.deep.equal([["MAN"]]);
    expect(bar.focused()).to.equal("destination");
  });
});

describe("the mobile form", () => {
  const steps = ["destination", "dates", "participants", "packages"] as const;

  it("BAR-31..32 says the search in a line and opens a full-screen index", async () => {
    bar = await drawBar({
      layout: "mobile",
      state: {
        place: { id: 1, type: "station", label: "Val Thorens" },
        stayDates: { start: "2027-02-06", end: "2027-02-13" },
        ...findAnswer(),
      },
    });
    expect(bar.part("bar").textContent?.replace(/\s/g, " ")).to.equal("Val Thorens6 – 13 févr. · 2 voyageursModifier la recherche");
    await bar.click("bar");
    expect(bar.part("flow").matches(":modal")).to.equal(true);
    expect(bar.parts("index-row")).to.have.lengthOf(4);
    expect(texts("search")).to.deep.equal(["Voir 112 séjours"]);
    await bar.accessible();
  });

  it("BAR-34..39 BAR-41 has a step for each field, with back and close; validating returns to the index", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    for (const step of steps) {
      await bar.open(step);
      expect(bar.parts("index"), step).to.have.lengthOf(0);
      await bar.accessible();
      await bar.click("back");
      expect(bar.parts("index"), step).to.have.lengthOf(1);
    }
    await bar.open("participants");
    await bar.click("validate");
    expect(bar.owner.callsOf("participants.commit")).to.have.lengthOf(1);
    expect(bar.parts("index")).to.have.lengthOf(1);
    await bar.open("packages");
    await bar.click("close");
    expect(bar.parts("flow")).to.have.lengthOf(0);
  });

  it("BAR-33 BAR-40 has an origin step in the flight variant, where validating closes the flow", async () => {
    const { find } = findAnswer({ origins: [{ code: "STP", name: "" }], packages: [{ id: "PFTT", count: 1 }] });
    bar = await drawBar({ layout: "mobile", locale: "en-GB", flight: true, state: { find } });
    await bar.click("bar");
    await bar.open("origin");
    await bar.click("validate");
    expect(bar.parts("flow")).to.have.lengthOf(0);
  });

  it("PART-23 keeps the party that was entered by the arrow back; ✕ drops it, and so does a party too large for its flight", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    await bar.open("participants");
    await bar.click("back");
    expect(bar.owner.callsOf("participants.commit"), "nothing changed").to.deep.equal([]);
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.click("back");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([[[18, 18, 18], undefined]]);
    expect(bar.parts("index")).to.have.lengthOf(1);
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.click("close");
    expect(bar.owner.callsOf("participants.commit")).to.have.lengthOf(1);
    await bar.remove();
    const ten = Array.from({ length: 10 }, (_, id) => ({ id, age: 18 }));
    bar = await drawBar({ layout: "mobile", locale: "en-GB", flight: true, state: { participants: ten, transfer: true } });
    await bar.click("bar");
    await bar.open("participants");
    await bar.click("back");
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([]);
    expect(bar.parts("index")).to.have.lengthOf(1);
  });

  it("ORIG-20 has the way to do without transport in sight under all departures", async () => {
    const { find } = findAnswer({ origins: airports.map((code) => ({ code, name: code })), packages: [{ id: "PFTT", count: 1 }] });
    bar = await drawBar({
      layout: "mobile",
      locale: "en-GB",
      flight: true,
      width: 390,
      height: 844,
      flags: { flightVersion: true },
      state: { find, transfer: true },
    });
    await bar.click("bar");
    await bar.open("origin");
    await bar.still();
    expect(bar.part("no-transport").getBoundingClientRect().bottom).to.be.below(bar.part("validate").getBoundingClientRect().top);
    expect(bar.part("validate").getBoundingClientRect().bottom).to.be.at.most(844);
    await bar.accessible();
    await bar.click("no-transport");
    expect(bar.owner.callsOf("origin.switchTransfer")).to.deep.equal([[false]]);
  });

  it("does on Escape, as by the way back of a phone, what the arrow back does; from the index it closes", async () => {
    bar = await drawBar({ layout: "mobile" });
    bar.part("bar").focus();
    await bar.press("Enter");
    const cancel = () => bar.act(() => void bar.part("flow").dispatchEvent(new Event("cancel", { cancelable: true })));
    await bar.open("participants");
    await bar.click("increase", 0);
    await cancel();
    expect(bar.parts("index")).to.have.lengthOf(1);
    expect(bar.owner.callsOf("participants.commit"), "as the arrow does").to.deep.equal([[[18, 18, 18], undefined]]);
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.owner, "val", suggestions));
    await cancel();
    expect(bar.owner.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    await bar.open("dates");
    await cancel();
    expect(bar.parts("index")).to.have.lengthOf(1);
    await bar.press("Escape");
    expect(bar.parts("flow")).to.have.lengthOf(0);
  });

  it("is closed where the browser closes its dialog by itself, and opens again", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    await bar.open("packages");
    const flow = bar.part("flow");
    await bar.act(async () => {
      const closed = new Promise((resolve) => flow.addEventListener("close", resolve));
      if (flow instanceof HTMLDialogElement) flow.close();
      await closed;
    });
    expect(bar.parts("flow")).to.have.lengthOf(0);
    await bar.click("bar");
    expect(bar.part("flow").matches(":modal")).to.equal(true);
    expect(bar.parts("index")).to.have.lengthOf(1);
  });

  it("opens the dates on the month of the start, with its name in view", async () => {
    const stayDates = { start: "2027-02-06", end: "2027-02-13" } as const;
    bar = await drawBar({ layout: "mobile", width: 390, height: 844, state: { stayDates } });
    await bar.click("bar");
    await bar.open("dates");
    await bar.still();
    const top = bar.root.querySelector('[data-month="2027-02"]')?.getBoundingClientRect().top ?? 0;
    expect(Math.round(top)).to.equal(Math.round(bar.part("sheet-body").getBoundingClientRect().top));
    expect(bar.parts("load-more")).to.have.lengthOf(1);
  });

  it("goes back to the index when the dates close by themselves", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    await bar.open("dates");
    expect(bar.parts("dates")).to.have.lengthOf(1);
    await bar.act(() => bar.owner.update({ datesOpen: false }));
    expect(bar.parts("index")).to.have.lengthOf(1);
  });
});

describe("the sticky form", () => {
  it("BAR-16..17 shows a slim line once the bar has scrolled out, which opens into the full bar", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true });
    expect(bar.parts("sticky")).to.have.lengthOf(0);
    const timers = holdTimers();
    window.scrollTo(0, 600);
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event("scroll"));
    timers.release();
    expect(timers.delays, "three scrolls, one look").to.deep.equal([100]);
    expect(bar.parts("sticky"), "not before").to.have.lengthOf(0);
    await bar.act(() => timers.pass(100));
    await bar.still();
    expect(bar.part("sticky").getBoundingClientRect().top).to.equal(0);
    expect(bar.root.querySelectorAll("[role=search]"), "one landmark").to.have.lengthOf(1);
    await bar.open("participants");
    expect(bar.parts("panel")).to.have.lengthOf(1);
    expect(bar.root.querySelectorAll(".slim")).to.have.lengthOf(0);
    expect(bar.root.querySelectorAll("[role=search]"), "one landmark").to.have.lengthOf(1);
    window.scrollTo(0, 0);
    document.body.style.height = "";
  });

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await bar.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }

  /** The slim line of a page that is scrolled down. */
  async function drawSlim(options: BarOptions = {}): Promise<void> {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true, ...options });
    await bar.act(() => window.scrollTo(0, 600));
    await until(() => bar.parts("sticky").length > 0);
    await bar.still();
  }
  afterEach(() => {
    window.scrollTo(0, 0);
    document.body.style.height = "";
  });

  it("opens the destination with the focus in its text, by a press and by the keyboard, and says how long the stay is", async () => {
    for (const way of ["press", "keyboard"] as const) {
      await drawSlim({ state: { place: null, stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
      expect(bar.segment("dates").textContent?.replace(/\s/g, " ")).to.include("6 – 13 févr. · 7 nuits");
      if (way === "press") await bar.open("destination");
      else {
        bar.segment("destination").focus();
        await bar.press("Enter");
      }
      await bar.type("tig");
      const input = [...bar.root.querySelectorAll<HTMLInputElement>('[part="destination-input"]')].at(-1);
      expect([bar.root.activeElement, input?.value], way).to.deep.equal([input, "tig"]);
      if (way === "press") await bar.remove();
    }
  });

  it("closes the destination as one bar takes the place of the other, and searches no more by itself for what was pressed before", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true, onDispatch: () => false });
    await bar.open("destination");
    await bar.type("tig");
    await bar.click("search");
    await bar.act(() => window.scrollTo(0, 600));
    await until(() => bar.parts("sticky").length > 0);
    expect(bar.parts("panel")).to.have.lengthOf(0);
    await bar.act(() => answered(bar.owner, "tig", suggestions.slice(1)));
    await bar.act(() => window.scrollTo(0, 0));
    await until(() => bar.parts("sticky").length === 0);
    await bar.open("destination");
    expect(bar.owner.callsOf("search.submit")).to.deep.equal([]);
    expect(bar.input().value, "what was typed is kept").to.equal("tig");
  });

  it("PART-23 keeps the party that is being entered as one bar takes the place of the other, and as the layout changes", async () => {
    document.body.style.height = "4000px";
    bar = await drawBar({ sticky: true, layout: "auto" });
    await bar.open("participants");
    await bar.click("increase", 1);
    await bar.act(() => window.scrollTo(0, 600));
    await until(() => bar.parts("sticky").length > 0);
    expect(bar.owner.callsOf("participants.commit")).to.deep.equal([[[18, 18, 12], undefined]]);
    await bar.click("increase", 0);
    await bar.act(() => setViewport({ width: 390, height: 844 }));
    await until(() => bar.parts("flow").length > 0);
    expect(bar.owner.callsOf("participants.commit")).to.have.lengthOf(2);
  });

  it("hangs its panels 12 px under the bar, keeps their buttons in view, and scrolls inside what is too tall", async () => {
    await drawSlim({ height: 600 });
    await bar.open("participants");
    await bar.still();
    const box = (part: string) => (bar.parts(part).at(-1) ?? bar.part(part)).getBoundingClientRect();
    expect(Math.round(box("panel").top - box("bar").bottom)).to.equal(12);
    expect(getComputedStyle(bar.part("panel")).overflowY, "a list of ages may hang over the edge").to.equal("visible");
    for (let child = 0; child < 10; child += 1) await bar.click("increase", 1);
    await bar.still();
    expect(box("panel").bottom).to.be.at.most(600);
    expect(box("validate").bottom).to.be.at.most(box("panel").bottom);
    const panel = bar.part("panel");
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    panel.scrollTop = panel.scrollHeight;
    const last = bar.parts("age").at(-1)?.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(box("validate").top);
    await bar.accessible();
    for (let child = 0; child < 10; child += 1) await bar.click("decrease", 1);
    await bar.still();
    expect(getComputedStyle(panel).overflowY).to.equal("visible");
    const foot = panel.querySelector(".panel-foot");
    expect(foot && getComputedStyle(foot).borderEndStartRadius, "round as the panel").to.equal(
      getComputedStyle(panel).borderEndStartRadius,
    );
    await bar.click("increase", 1);
    await bar.click("age");
    await bar.act(() => void window.dispatchEvent(new Event("resize")));
    expect(getComputedStyle(panel).overflowY, "a list that hangs over is no content").to.equal("visible");
  });

  it("has the button of its dates in view on a page of 400 px, and the last week within reach", async () => {
    await drawSlim({ height: 400 });
    await bar.open("dates");
    await bar.still();
    const box = (part: string) => (bar.parts(part).at(-1) ?? bar.part(part)).getBoundingClientRect();
    expect(box("validate").bottom).to.be.at.most(400);
    const panel = bar.part("panel");
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    panel.scrollTop = panel.scrollHeight;
    expect(box("legend").bottom).to.be.at.most(box("panel-foot").top);
  });
});
