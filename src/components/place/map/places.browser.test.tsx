import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { drawView, type DrawnView } from "../../../../test/fixtures/draw-view.js";
import { createFakeSearch } from "../../../../test/fixtures/fake-search.js";
import { painted } from "../../../../test/fixtures/painted.js";
import type { PricedPlace } from "../../../api/calls/priced-places.js";
import { type Locale, locales } from "../../../domain/locale.js";
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
const ready = { status: "ready", key: "known", unknown: false, list } as const;

describe("the places on the map", () => {
  let view: DrawnView;
  afterEach(() => view.remove());

  async function shown(state: Partial<SearchState> = {}, options: { layout?: "columns" | "list"; locale?: Locale } = {}) {
    const { layout = "columns", locale = "en-GB" } = options;
    let done = 0;
    const search = createFakeSearch({
      pricedPlaces: ready,
      participants: [
        { id: 1, age: 18 },
        { id: 2, age: 18 },
      ],
      ...state,
    });
    const { settings } = search.snapshot();
    search.update({ settings: { ...settings, locale, currency: locale === "en-GB" ? "GBP" : "EUR" } });
    view = await drawView(<PlacesView layout={layout} onDone={() => (done += 1)} />, { search, locale });
    await measured();
    return { search, done: () => done };
  }
  /** Until the size of the map is known. */
  const measured = () => view.act(() => painted());
  const markerOf = (id: number) => view.root.querySelector<HTMLElement>(`[data-key="station ${id}"]`);
  const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
  const texts = (part: string) => view.parts(part).map(({ textContent }) => plain(textContent));
  const names = (part: string) => view.parts(part).map((marker) => plain(marker.getAttribute("aria-label")));
  const slider = (name: string) => view.part(`place-limit-${name}`).querySelector<HTMLInputElement>("input");
  async function slide(name: string, key: string) {
    slider(name)?.focus();
    await view.act(() => sendKeys({ press: key }));
  }

  it("are listed by price with their facts and the days of the stay", async () => {
    await shown();
    expect(texts("place-offer")).to.deep.equal([
      "Soldeu £380 1,800 m · about 210 km of piste 6 – 13 Mar Grandvalira · 70 lifts",
      "Val Thorens £407 2,300 m · about 600 km of piste · Geneva about 2 hrs 35 mins 6 – 13 Mar Les 3 Vallées · 159 lifts",
      "Avoriaz £498 1,800 m · about 580 km of piste · Geneva about 1 hr 20 mins 6 – 13 Mar Portes du Soleil · 190 lifts",
    ]);
    expect(texts("places-count")).to.deep.equal(["3 resorts"]);
    expect(plain(view.root.querySelector(".places-basis")?.textContent ?? "")).to.equal(
      "Lowest total in £ for 2 guests and 7 nights, any package.",
    );
  });

  it("are on the map with their prices, those of another range on its own", async () => {
    await shown();
    expect(names("map-price")).to.deep.equal([
      "Val Thorens, £407, 6 – 13 Mar, 2,300 m, about 600 km of piste, Geneva about 2 hrs 35 mins, Les 3 Vallées, 159 lifts",
      "Avoriaz, £498, 6 – 13 Mar, 1,800 m, about 580 km of piste, Geneva about 1 hr 20 mins, Portes du Soleil, 190 lifts",
    ]);
    expect(texts("map-area")).to.deep.equal(["Western Alps 2", "Pyrenees 1"]);
    await view.act(() => view.parts("map-area")[1]?.click());
    expect(names("map-price")).to.have.lengthOf(1);
    expect(names("map-price")[0]).to.contain("Soldeu");
  });

  it("are further north where their latitude is", async () => {
    await shown();
    const [south, north] = view.parts("map-price").map((marker) => marker.getBoundingClientRect().top);
    expect(north).to.be.lessThan(south ?? 0);
  });

  it("are chosen by a press in the list, or on the map", async () => {
    const { search, done } = await shown();
    await view.act(() => view.parts("place-offer")[1]?.click());
    expect(search.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    expect(done()).to.equal(1);
    await view.act(() => view.parts("map-price")[1]?.click());
    expect(search.callsOf("place.choose").at(-1)).to.deep.equal([{ id: 2, type: "station", label: "Avoriaz" }]);
    expect(done()).to.equal(2);
  });

  it("tell which one is the destination", async () => {
    await shown({ place: { id: 2, type: "station", label: "Avoriaz" } });
    expect(texts("place-offer-on")).to.have.lengthOf(1);
    expect(view.parts("map-price").map((marker) => marker.getAttribute("aria-current"))).to.deep.equal([null, "true"]);
  });

  it("are narrowed by what a place should have, and the others stay as dots", async () => {
    await shown();
    expect(slider("altitude")?.getAttribute("aria-valuetext")).to.equal("any");
    await slide("altitude", "End");
    expect(plain(slider("altitude")?.getAttribute("aria-valuetext") ?? "")).to.equal("from 2,300 m");
    expect(texts("place-offer")).to.have.lengthOf(1);
    expect(texts("live")).to.include("1 resort");
    expect(names("map-price")).to.have.lengthOf(1);
    expect(view.root.querySelectorAll(".map-other")).to.have.lengthOf(1);
    await slide("altitude", "Home");
    expect(texts("place-offer")).to.have.lengthOf(3);
  });

  it("can be none, which can be undone at once", async () => {
    await shown();
    await slide("altitude", "End");
    await slide("price", "Home");
    expect(texts("place-offer")).to.deep.equal([]);
    const undo = [...view.root.querySelectorAll("button")].find(({ textContent }) => textContent === "Clear these choices");
    await view.act(() => undo?.click());
    expect(texts("place-offer")).to.have.lengthOf(3);
  });

  it("show what is known of the one that is pointed at, in the list or on the map", async () => {
    await shown();
    expect(view.parts("map-card")).to.have.lengthOf(0);
    await view.act(() => view.parts("place-offer")[1]?.focus());
    expect(texts("map-card")[0]).to.contain("Val Thorens, £407").and.contain("Les 3 Vallées · 159 lifts");
    await view.act(() => view.parts("map-price")[1]?.focus());
    expect(texts("map-card")[0]).to.contain("Avoriaz, £498");
  });

  it("are one Tab stop on the map: arrows lead to the nearest that way, Home and End to the cheapest and the dearest", async () => {
    await shown();
    const focused = () => plain(view.root.activeElement?.getAttribute("aria-label") ?? "").split(",")[0];
    expect(view.parts("map-price").map((marker) => marker.tabIndex)).to.deep.equal([0, -1]);
    await view.act(() => view.parts("map-price")[0]?.focus());
    await view.act(() => sendKeys({ press: "ArrowUp" }));
    expect(focused()).to.equal("Avoriaz");
    await view.act(() => sendKeys({ press: "ArrowUp" }));
    expect(focused(), "nothing further north").to.equal("Avoriaz");
    await view.act(() => sendKeys({ press: "Home" }));
    expect(focused()).to.equal("Val Thorens");
    await view.act(() => sendKeys({ press: "End" }));
    expect(focused()).to.equal("Avoriaz");
  });

  const distance = () => {
    const [one, other] = [...view.root.querySelectorAll(".map-marker")].map((marker) => marker.getBoundingClientRect());
    return Math.abs((one?.top ?? 0) - (other?.top ?? 0));
  };

  it("are further apart after plus, by key or button, and back after minus", async () => {
    await shown();
    const before = distance();
    expect(view.part("map-zoom-out").getAttribute("aria-disabled")).to.equal("true");
    await view.act(() => view.part("map-zoom-in").click());
    expect(distance()).to.be.closeTo(before * 1.6, 1);
    await view.act(() => markerOf(1)?.focus());
    await view.act(() => sendKeys({ press: "-" }));
    expect(distance()).to.be.closeTo(before, 1);
  });

  it("move with the pointer, and a drag that ends on a price does not press it", async () => {
    const { search } = await shown();
    await view.act(() => view.part("map-zoom-in").click());
    await view.act(() => markerOf(1)?.focus());
    const marker = () => view.root.querySelector(".map-marker")?.getBoundingClientRect() ?? new DOMRect();
    const before = marker();
    const price = view.part("map-price").getBoundingClientRect();
    const start: [number, number] = [Math.round(price.left + price.width / 2), Math.round(price.top + price.height / 2)];
    await sendMouse({ type: "move", position: start });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [start[0] - 10, start[1] - 20] });
    await sendMouse({ type: "move", position: [start[0] - 10, start[1] - 40] });
    await view.act(() => sendMouse({ type: "up" }));
    expect(marker().top - before.top).to.be.within(-41, -20);
    expect(search.callsOf("place.choose")).to.deep.equal([]);
  });

  it("leave page zoom and the history to the browser", async () => {
    await shown();
    await view.act(() => markerOf(1)?.focus());
    const before = distance();
    const kept = ["-", "+", "ArrowLeft"].map((key) => {
      const press = new KeyboardEvent("keydown", {
        key,
        ctrlKey: key !== "ArrowLeft",
        altKey: key === "ArrowLeft",
        bubbles: true,
        cancelable: true,
      });
      return markerOf(1)?.dispatchEvent(press);
    });
    expect(kept).to.deep.equal([true, true, true]);
    expect(distance()).to.equal(before);
  });

  it("are sized and moved by two fingers, and stay where these left them", async () => {
    await shown();
    const box = view.root.querySelector(".map-box");
    const { left, top } = box?.getBoundingClientRect() ?? new DOMRect();
    const touch = (type: string, pointerId: number, x: number, y: number) =>
      box?.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: "touch",
          clientX: left + x,
          clientY: top + y,
          bubbles: true,
          isPrimary: pointerId === 901,
        }),
      );
    Object.assign(box ?? {}, { setPointerCapture: () => undefined });
    const before = distance();
    await view.act(() => {
      touch("pointerdown", 901, 100, 200);
      touch("pointerdown", 902, 200, 200);
      touch("pointermove", 901, 80, 220);
      touch("pointermove", 902, 280, 220);
    });
    const during = distance();
    const middle = markerOf(1)?.getBoundingClientRect();
    expect(during).to.be.closeTo(before * 2, 2);
    await view.act(() => {
      touch("pointerup", 902, 280, 220);
      touch("pointerup", 901, 80, 220);
    });
    expect(distance()).to.be.closeTo(during, 2);
    expect(middle).to.exist;
  });

  it("do not move under a press", async () => {
    await shown();
    await view.act(() => view.part("map-zoom-in").click());
    const marker = () => view.root.querySelector(".map-point")?.getBoundingClientRect().top ?? 0;
    const before = marker();
    const { left, top, width, height } = markerOf(1)?.getBoundingClientRect() ?? new DOMRect();
    const box = view.root.querySelector(".map-box")?.getBoundingClientRect() ?? new DOMRect();
    const y = Math.min(top + height / 2, box.bottom - 4);
    await view.act(() => sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(y)] }));
    expect(marker()).to.equal(before);
  });

  it("have minutes from another airport once it is chosen", async () => {
    await shown();
    await view.act(() => view.part("place-origin").click());
    const option = [...view.root.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) =>
      textContent.includes("Chambéry"),
    );
    await view.act(() => option?.click());
    expect(texts("place-offer")[1]).to.contain("Chambéry about 2 hrs");
    expect(texts("place-offer")[2]).to.not.contain("Chambéry");
  });

  it("are requested while they are in view", async () => {
    const { search } = await shown();
    expect([search.callsOf("place.showPriced").length, search.callsOf("place.hidePriced").length]).to.deep.equal([1, 0]);
    await view.remove();
    expect(search.callsOf("place.hidePriced")).to.have.lengthOf(1);
  });

  it("that could not be loaded are requested again on request; a search without any says so", async () => {
    const { search } = await shown({ pricedPlaces: { ...ready, status: "failed", list: null } });
    await view.act(() => view.part("retry").click());
    expect(search.callsOf("place.retryPriced")).to.have.lengthOf(1);
    await view.act(() => search.update({ pricedPlaces: { ...ready, list: [] } }));
    expect(view.root.textContent).to.contain("No resort has a stay for this search.");
  });

  it("are a list first on a phone; on its map a press shows the place under it", async () => {
    const { search, done } = await shown({}, { layout: "list" });
    expect(view.parts("place-map")).to.have.lengthOf(0);
    await view.act(() => view.part("places-switch").click());
    await measured();
    await view.act(() => view.parts("map-price")[1]?.click());
    expect(search.callsOf("place.choose")).to.deep.equal([]);
    expect(texts("place-offer")).to.have.lengthOf(1);
    await view.act(() => view.part("place-offer").click());
    expect(search.callsOf("place.choose")).to.deep.equal([[{ id: 2, type: "station", label: "Avoriaz" }]]);
    expect(done()).to.equal(1);
  });

  for (const locale of locales) {
    for (const layout of ["columns", "list"] as const) {
      it(`are accessible (${locale}, ${layout})`, async () => {
        await shown({}, { locale, layout });
        if (layout === "list") {
          await view.act(() => view.part("places-switch").click());
          await measured();
        }
        await view.still();
        await expect(view.host).shadowDom.to.be.accessible();
      });
    }
  }
});
