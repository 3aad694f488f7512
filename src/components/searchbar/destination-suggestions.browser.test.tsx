import { expect, waitUntil } from "@open-wc/testing";
import CableCar from "lucide/dist/esm/icons/cable-car.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Map from "lucide/dist/esm/icons/map.mjs";
import MountainSnow from "lucide/dist/esm/icons/mountain-snow.mjs";
import type { IconShape } from "../controls/Icon.js";
import { answered, drawBar, suggestions, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the suggestions of the destination", () => {
  it("AUTO-05 AUTO-38 shows ten top stations while nothing is typed", async () => {
    bar = await drawBar();
    await bar.open("destination");
    expect(bar.texts("suggestion-group")).to.deep.equal(["Les stations préférées"]);
    expect(bar.parts("suggestion")).to.have.lengthOf(10);
  });

  it("offers the last searches over the top stations; one press makes one again, place, dates and guests", async () => {
    const place = { id: 1, type: "station", label: "Val Thorens" } as const;
    const recent = { place, stayDates: { start: "2027-02-06", end: "2027-02-13" }, ages: [18, 18, 8, 12] };
    const undated = { place: { ...place, id: 2, label: "Tignes" }, stayDates: { start: null, end: null }, ages: [18] };
    bar = await drawBar({ state: { recentSearches: [recent, undated] } });
    await bar.open("destination");
    expect(bar.texts("suggestion-group")).to.deep.equal(["Vos dernières recherches", "Les stations préférées"]);
    expect(bar.parts("suggestion")[0]?.textContent).to.match(/^Val Thorens6\s–\s13\sfévr\. · 4 voyageurs$/);
    expect(bar.parts("suggestion")[1]?.textContent).to.equal("Tignes1 voyageur");
    await bar.accessible();
    await bar.press("ArrowDown");
    await bar.press("Enter");
    expect(bar.search.callsOf("search.restore")).to.deep.equal([[recent]]);
    expect(bar.search.callsOf("place.choose")).to.deep.equal([]);
    expect(bar.focused()).to.equal("dates");
    await bar.act(() => bar.search.update({ place }));
    await bar.open("destination");
    expect(bar.parts("suggestion")[0]?.textContent, "not the destination that is chosen").to.equal("Tignes1 voyageur");
  });

  it("AUTO-16..19 gives each kind of row its icon: a mountain, a map, a cable car, a house", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    const icons: readonly IconShape[] = [MountainSnow, MountainSnow, CableCar, Map, House];
    const drawn = bar.parts("suggestion").map((row) => row.querySelector(".tile path")?.getAttribute("d"));
    expect(drawn).to.have.length(icons.length);
    for (const [at, icon] of icons.entries()) expect(drawn[at]).to.contain(String(icon[0]?.[1]["d"]));
  });

  it("AUTO-20..23 shows name, bracketed line and type of each suggestion, with the match emphasised", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    expect(bar.search.callsOf("place.type")).to.deep.equal([["v"], ["va"], ["val"]]);
    await bar.act(() => answered(bar.search, "val", suggestions));
    expect(bar.texts("suggestion-name")).to.deep.equal(suggestions.map(({ displayName }) => displayName));
    expect([...bar.root.querySelectorAll(".where")].map((line) => line.textContent)).to.deep.equal([
      "(Les 3 Vallées, Savoie)",
      "(Tignes, Savoie)",
      "(Savoie)",
      "(Italie)",
      "(Val Thorens)",
    ]);
    expect(bar.texts("suggestion-type")).to.deep.equal(["Station", "Station", "Domaine", "Région", "Hébergement"]);
    expect(bar.root.querySelector(".match")?.textContent).to.equal("Val");
    await bar.accessible();
  });

  it("AUTO-23..25 groups by flag under headings without type labels, and leaves regions out by flag", async () => {
    bar = await drawBar({ flags: { autocompleteGrouped: true, autocompleteRegion: false } });
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    expect(bar.texts("suggestion-group")).to.deep.equal(["Stations", "Domaines skiables", "Hébergements"]);
    expect(bar.parts("suggestion-type")).to.have.lengthOf(0);
  });

  it("AUTO-24 groups stations, domains, regions and accommodations in this order, whatever the order of the response", async () => {
    bar = await drawBar({ flags: { autocompleteGrouped: true } });
    await bar.open("destination");
    await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions.toReversed()));
    const groups = [...bar.part("suggestions").querySelectorAll<HTMLElement>('[role="group"]')].map((group) => [
      group.ariaLabel,
      [...group.querySelectorAll('[part="suggestion-name"]')].map((name) => name.textContent),
    ]);
    expect(groups).to.deep.equal([
      ["Stations", ["Tignes Val Claret", "Val Thorens"]],
      ["Domaines skiables", ["Les 3 Vallées"]],
      ["Régions", ["Vallée d’Aoste"]],
      ["Hébergements", ["Les Balcons de Val Thorens"]],
    ]);
  });

  it("marks nothing in the top stations, which match no text, and accepts a text of 200 characters", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    expect(bar.parts("suggestion").length).to.be.above(0);
    expect(bar.root.querySelectorAll(".match"), "the top stations stay until the answer arrives").to.have.lengthOf(0);
    await bar.act(() => answered(bar.search, "val", suggestions));
    expect(bar.root.querySelectorAll(".match").length).to.be.above(0);
    expect(bar.input().maxLength).to.equal(200);
  });

  it("AUTO-26..30 makes an accommodation a link that opens in a new tab and changes nothing", async () => {
    const settings = { menuDomain: "https://shop.example" };
    bar = await drawBar({ settings, state: { stayDates: { start: "2027-02-06", end: "2027-02-13" } } });
    await bar.open("destination");
    await bar.type("bal");
    await bar.act(() => answered(bar.search, "bal", suggestions.slice(-1)));
    const link = bar.root.querySelector<HTMLAnchorElement>('a[part="suggestion"]');
    expect(link?.target).to.equal("_blank");
    expect(link?.href).to.equal("https://shop.example/stay/77#BeginDate=06/02/2027&EndDate=13/02/2027");
    link?.addEventListener("click", (event) => event.preventDefault());
    await bar.act(() => link?.click());
    const { open } = window;
    const opened: unknown[] = [];
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    await bar.press("ArrowDown");
    await bar.press("Enter");
    window.open = open;
    expect(opened, "by the keyboard").to.deep.equal([[link?.href, "_blank", "noopener"]]);
    for (const action of ["place.choose", "search.set", "search.restore"]) expect(bar.search.callsOf(action), action).to.deep.equal([]);
  });

  it("AUTO-28..29 gives the link of an accommodation the first day alone once that is picked", async () => {
    bar = await drawBar({ state: { pickedStart: "2027-02-20" } });
    await bar.open("destination");
    await bar.type("bal");
    await bar.act(() => answered(bar.search, "bal", suggestions));
    const address = () => decodeURIComponent(bar.root.querySelector<HTMLAnchorElement>('a[part="suggestion"]')?.hash ?? "");
    expect(address()).to.equal("#BeginDate=20/02/2027");
    await bar.act(() => bar.search.update({ stayDates: { start: "2027-02-06", end: "2027-02-13" } }));
    expect(address(), "another stay is being chosen").to.equal("#BeginDate=20/02/2027");
    await bar.act(() => bar.search.update({ pickedStart: null }));
    expect(address()).to.equal("#BeginDate=06/02/2027&EndDate=13/02/2027");
  });

  it("keeps the rows while one is pressed: suggestions that arrive meanwhile are shown after it", async () => {
    bar = await drawBar();
    await bar.open("destination");
    await bar.type("val");
    const [row] = bar.parts("suggestion");
    const press = (type: string) => row?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
    await bar.act(() => void press("pointerdown"));
    await bar.act(() => answered(bar.search, "val", suggestions));
    expect(bar.parts("suggestion")[0], "the row under the pointer").to.equal(row);
    await bar.act(() => void press("pointerup"));
    await waitUntil(() => bar.texts("suggestion-name").length === suggestions.length);
    await bar.act(() => bar.parts("suggestion")[0]?.click());
    expect(bar.search.callsOf("place.choose")).to.have.lengthOf(1);
  });

  it("AUTO-35..37 shows that nothing was found; its button clears the text and shows the top stations", async () => {
    bar = await drawBar();
    await bar.open("destination");
    const live = bar.part("live");
    expect(live.textContent).to.equal("");
    await bar.type("valtorrence");
    await bar.act(() => answered(bar.search, "valtorrence", []));
    expect(live.textContent, "announced in the live region").to.contain("valtorrence");
    expect(bar.part("no-results").textContent?.replace(/\s/g, " ")).to.contain("Nous ne connaissons pas « valtorrence »");
    expect(bar.texts("no-results-cta")).to.deep.equal(["Voir les stations"]);
    expect(bar.input().getAttribute("aria-expanded"), "there is no list").to.equal("false");
    expect(bar.input().hasAttribute("aria-controls")).to.equal(false);
    await bar.click("no-results-cta");
    expect(bar.input().value).to.equal("");
    expect(bar.search.callsOf("place.type").at(-1)).to.deep.equal([""]);
    await bar.act(() => answered(bar.search, "", null));
    expect(bar.parts("suggestion")).to.have.lengthOf(10);
  });

  it("AUTO-39 shows under the remaining list that suggestions are slow after half a second, or failed to load", async () => {
    for (const layout of ["desktop", "mobile"] as const) {
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440 });
      if (layout === "mobile") await bar.click("bar");
      await bar.open("destination");
      const goes = (status: "loading" | "failed" | "ready") => () => {
        const { autocomplete } = bar.search.snapshot();
        bar.search.update({ autocomplete: { ...autocomplete, status } });
      };
      const live = bar.part("live");
      const seen = () => bar.root.querySelector(".suggest-news")?.textContent;
      const places = () => bar.parts("suggestion").map((row) => row.getBoundingClientRect().top);
      await bar.type("val");
      await bar.act(() => answered(bar.search, "val", suggestions));
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
      await bar.act(() => answered(bar.search, "valt", suggestions));
      expect(seen()).to.equal(undefined);
      if (layout === "desktop") await bar.remove();
    }
  });
});
