import { expect } from "@open-wc/testing";
import type { Place } from "../../../domain/places.js";
import type { SearchState } from "../../../store/state/types.js";
import { painted } from "../../../../test/fixtures/painted.js";
import { drawSeason, foundLength, searchDriver, type Drawn, type PanelOptions } from "../search.driver.js";

const cell = (start: string, price: number) => ({ start, nights: 7, price, count: 31, asOf: null });
const grid = [cell("2027-02-27", 655), cell("2027-03-06", 207), cell("2027-03-13", 428)];
const facts = { lat: null, lng: null, altitude: 2300, altitudeMax: null, slopesKm: 600, lifts: null, area: null, access: null };
const placeAt = (start: string) => (id: number, label: string, price: number, count: number) => ({
  ...{ id, type: "station" as const, label, price, count, nights: 7, start },
  ...facts,
});
const on6March = placeAt("2027-03-06");
const places = {
  status: "ready",
  list: [on6March(2, "Les Menuires", 231, 1), on6March(1, "Val Thorens", 207, 12)],
} as const;
const ready = { status: "ready", key: "known", grid, unknown: false, places } as const;
const valThorens = { id: 1, type: "station", label: "Val Thorens" } as const;

describe("the places of the cheapest start", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(state: Partial<SearchState> = {}, options: PanelOptions = {}) {
    const search = searchDriver({ state: { find: foundLength(7, { "2027-03-06": 207 }), season: ready, ...state } });
    search.react("place.choose", (place: Place) => search.update({ place }));
    const panel = await drawSeason(search, options);
    drawn = panel.drawn;
    return { ...search, done: panel.done };
  }
  const parts = (name: string) => [...drawn.root.querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
  const part = (name: string) => parts(name)[0];
  const press = async (element: Element | null | undefined) => {
    if (element instanceof HTMLElement) {
      element.focus();
      element.click();
    }
    await painted();
  };
  const texts = (name: string) => parts(name).map(({ textContent }) => textContent.replace(/[\u00a0\u202f]/g, " "));

  it("are listed by price with their number of stays, under the start that they have", async () => {
    const search = await shown();
    expect(texts("cheapest-place")).to.deep.equal([
      "Val Thorens 12 stays · at 2,300 m · about 600 km of piste £207",
      "Les Menuires 1 stay · at 2,300 m · about 600 km of piste £231",
    ]);
    expect(texts("season-where")[0]).to.match(/^WhereSat,? 6 Mar · 7 nights/);
    expect(search.callsOf("stayDates.showPlaces").at(-1)?.[1]).to.deep.equal({ start: "2027-03-06", nights: 7 });
  });

  it("are requested for the chosen start, and shown once they are of it", async () => {
    const search = await shown();
    await press(parts("cheapest-start")[1]);
    expect(search.callsOf("stayDates.showPlaces").at(-1)?.[1]).to.deep.equal({ start: "2027-03-13", nights: 7 });
    expect(parts("cheapest-place"), "those of the former start").to.have.length(0);
    search.update({ season: { ...ready, places: { status: "loading", list: [] } } });
    await painted();
    expect(part("season-where")?.querySelector('[role="status"]')).to.exist;
    search.update({ season: { ...ready, places: { status: "ready", list: [placeAt("2027-03-13")(5, "Tignes", 428, 3)] } } });
    await painted();
    expect(texts("cheapest-place")).to.deep.equal(["Tignes 3 stays · at 2,300 m · about 600 km of piste £428"]);
  });

  it("that could not be loaded are said so, and requested again by a press", async () => {
    const search = await shown();
    search.update({ season: { ...ready, places: { status: "failed", list: [] } } });
    await painted();
    expect(texts("season-where")[0]).to.contain("We couldn’t load the prices.");
    expect(part("cheapest-start"), "the starts stay").to.exist;
    const former = search.callsOf("stayDates.showPlaces").length;
    await press(part("retry"));
    expect(
      search
        .callsOf("stayDates.showPlaces")
        .slice(former)
        .map(([, stay]) => stay),
    ).to.deep.equal([{ start: "2027-03-06", nights: 7 }]);
  });

  it("are chosen with both dates by a press, which leads to Done", async () => {
    const search = await shown();
    await press(part("cheapest-place"));
    expect(search.callsOf("place.choose")).to.deep.equal([[valThorens]]);
    expect(search.callsOf("stayDates.chooseStay")).to.deep.equal([["2027-03-06", 7, "price-asc"]]);
    expect(part("season-where"), "a destination is chosen").to.not.exist;
    expect(drawn.root.activeElement).to.equal(part("validate"));
    expect(search.done(), "not before Done").to.equal(0);
  });

  it("are not listed with a destination, nor where the server does not know them, and no longer requested without the view", async () => {
    const search = await shown({ place: valThorens });
    expect(part("season-where")).to.not.exist;
    expect(search.callsOf("stayDates.showPlaces").at(-1)?.[1]).to.equal(null);
    search.update({ place: null, season: { ...ready, places: null } });
    await painted();
    expect(part("cheapest-start")).to.exist;
    expect(part("season-where")).to.not.exist;
    expect(search.callsOf("stayDates.showPlaces").at(-1)?.[1]).to.deep.equal({ start: "2027-03-06", nights: 7 });
    await press(part("dates-views")?.querySelector('[value="months"]'));
    expect(search.callsOf("stayDates.showPlaces").at(-1)?.[1]).to.equal(null);
  });

  for (const [locale, layout, title] of [
    ["en-GB", "list", "Where"],
    ["fr-FR", "columns", "Où"],
    ["nl-NL", "list", "Waar"],
    ["de-DE", "columns", "Wo"],
  ] as const)
    it(`are accessible in ${locale} in ${layout}`, async () => {
      await shown({}, { locale, layout });
      expect(part("season-where")?.querySelector("h2")?.textContent).to.equal(title);
      await drawn.accessible();
    });
});
