import { drawView, type DrawnView } from "../../../../test/fixtures/draw-view.js";
import { createFakeSearch } from "../../../../test/fixtures/fake-search.js";
import { painted } from "../../../../test/fixtures/painted.js";
import type { PricedPlace } from "../../../api/calls/priced-places.js";
import type { Locale } from "../../../domain/locale.js";
import type { PlaceNarrowing } from "../../../domain/place-narrowing.js";
import type { SearchState } from "../../../store/state/types.js";
import { PlacesView } from "./PlacesView.js";

const minutes = (code: string, value: number) => ({ code, kind: "airport" as const, minutes: value });
const stay = { type: "station" as const, nights: 7, start: "2027-03-06", altitudeMax: null };
const valThorens: PricedPlace = {
  ...{ ...stay, id: 1, label: "Val Thorens", count: 12, price: 407, lat: 45.298, lng: 6.58, altitude: 2300, slopesKm: 600, lifts: 159 },
  ...{ area: "Les 3 Vallées", access: [minutes("GVA", 155), minutes("CMF", 120)] },
};
const avoriaz: PricedPlace = {
  ...{ ...stay, id: 2, label: "Avoriaz", count: 4, price: 498, lat: 46.19, lng: 6.77, altitude: 1800, slopesKm: 580, lifts: 190 },
  ...{ area: "Portes du Soleil", access: [minutes("GVA", 80)] },
};
const soldeu: PricedPlace = {
  ...{ ...stay, id: 3, label: "Soldeu", count: 2, price: 380, lat: 42.576, lng: 1.668, altitude: 1800, slopesKm: 210, lifts: 70 },
  ...{ area: "Grandvalira", access: null },
};
const list = [soldeu, valThorens, avoriaz];
export const readyPlaces = { status: "ready", key: "known", unknown: false, list } as const;

export interface PlacesOptions {
  readonly layout?: "columns" | "list";
  readonly locale?: Locale;
}

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

/** The view of three places: two in the western Alps, the cheapest in the Pyrenees. */
export async function drawPlaces(state: Partial<SearchState> = {}, { layout = "columns", locale = "en-GB" }: PlacesOptions = {}) {
  let done = 0;
  const search = createFakeSearch({
    pricedPlaces: readyPlaces,
    participants: [
      { id: 1, age: 18 },
      { id: 2, age: 18 },
    ],
    ...state,
  });
  search.react("place.narrow", (narrowing: Partial<PlaceNarrowing>) =>
    search.update({ placeNarrowing: { ...search.snapshot().placeNarrowing, ...narrowing } }),
  );
  search.react("place.travelIn", (travelMonth: string | null) => search.update({ travelMonth }));
  const { settings } = search.snapshot();
  search.update({ settings: { ...settings, locale, currency: locale === "en-GB" ? "GBP" : "EUR" } });
  const view = await drawView(<PlacesView layout={layout} onDone={() => (done += 1)} />, { search, locale });
  await measured(view);
  return { view, search, done: () => done, ...readerOf(view) };
}

/** Until the size of the map is known. */
export const measured = (view: DrawnView) => view.act(() => painted());

function readerOf(view: DrawnView) {
  return {
    plain,
    texts: (part: string) => view.parts(part).map(({ textContent }) => plain(textContent)),
    names: (part: string) => view.parts(part).map((marker) => plain(marker.getAttribute("aria-label"))),
    markerOf: (id: number) => view.root.querySelector<HTMLElement>(`[data-key="station ${id}"]`),
    /** px between the two places of the western Alps. */
    distance() {
      const [one = NaN, other = NaN] = [...view.root.querySelectorAll(".map-point")].map((point) => point.getBoundingClientRect().top);
      return Math.abs(one - other);
    },
  };
}
