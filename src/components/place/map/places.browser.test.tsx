import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { PricedPlace } from "../../../api/calls/priced-places.js";
import { locales } from "../../../domain/locale.js";
import { drawPlaces, measured, readyPlaces } from "./places.driver.js";

describe("the places on the map", () => {
  let drawn: Awaited<ReturnType<typeof drawPlaces>>;
  afterEach(() => drawn.view.remove());
  const shown = async (...given: Parameters<typeof drawPlaces>) => (drawn = await drawPlaces(...given));
  const slider = (name: string) => drawn.view.part(`place-limit-${name}`).querySelector<HTMLInputElement>("input");
  async function slide(name: string, key: string) {
    slider(name)?.focus();
    await drawn.view.act(() => sendKeys({ press: key }));
  }

  it("are listed by price with their facts and the days of the stay", async () => {
    const { view, texts, plain } = await shown();
    expect(texts("place-offer")).to.deep.equal([
      "Soldeu £380 1,800 m · about 210 km of piste 6 – 13 Mar Grandvalira · 70 lifts",
      "Val Thorens £407 2,300 m · about 600 km of piste · Geneva about 2 hrs 35 mins 6 – 13 Mar Les 3 Vallées · 159 lifts",
      "Avoriaz £498 1,800 m · about 580 km of piste · Geneva about 1 hr 20 mins 6 – 13 Mar Portes du Soleil · 190 lifts",
    ]);
    expect(texts("places-count")).to.deep.equal(["3 resorts"]);
    expect(plain(view.root.querySelector(".places-basis")?.textContent ?? "")).to.equal(
      "Lowest total in £ for 2 guests and 7 nights, any package. Choosing a resort also chooses the days shown with it.",
    );
  });

  it("say that their prices are for the filters, which can be removed where no place is left", async () => {
    const { view, search, texts } = await shown({ criteria: [52] });
    expect(view.root.querySelector(".places-basis")?.textContent).to.contain("any package, with your filters.");
    await view.act(() => search.update({ pricedPlaces: { ...readyPlaces, list: [] } }));
    expect([texts("place-offer"), texts("chip")]).to.deep.equal([[], ["Pets allowed"]]);
  });

  it("are on the map with their prices, those of another range on its own", async () => {
    const { view, texts, names } = await shown();
    expect(names("map-price")).to.deep.equal([
      "Val Thorens, £407, 6 – 13 Mar, 2,300 m, about 600 km of piste, Geneva about 2 hrs 35 mins, Les 3 Vallées, 159 lifts",
      "Avoriaz, £498, 6 – 13 Mar, 1,800 m, about 580 km of piste, Geneva about 1 hr 20 mins, Portes du Soleil, 190 lifts",
    ]);
    expect(texts("map-area")).to.deep.equal(["All", "Western Alps2", "Pyrenees1"]);
    expect(view.root.querySelector(".map-outside")?.textContent).to.equal("1 resort is not on this map.");
    await view.act(() => view.parts("map-area")[2]?.click());
    expect(names("map-price")).to.have.lengthOf(1);
    expect(names("map-price")[0]).to.contain("Soldeu");
    expect(
      texts("place-offer").map((row) => row.split(" ")[0]),
      "and so is the list",
    ).to.deep.equal(["Soldeu"]);
    expect([texts("places-count"), texts("map-area-on")]).to.deep.equal([["1 resort"], ["Pyrenees1"]]);
  });

  it("are further north where their latitude is", async () => {
    const { view } = await shown();
    const [south, north] = view.parts("map-price").map((marker) => marker.getBoundingClientRect().top);
    expect(north).to.be.lessThan(south ?? 0);
  });

  it("are chosen by a press in the list, or on the map, each with the stay of its price", async () => {
    const { view, search, done } = await shown();
    await view.act(() => view.parts("place-offer")[1]?.click());
    expect(search.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    expect(search.callsOf("stayDates.chooseStay")).to.deep.equal([["2027-03-06", 7, "price-asc"]]);
    expect(done()).to.equal(1);
    await view.act(() => view.parts("map-price")[1]?.click());
    expect(search.callsOf("place.choose").at(-1)).to.deep.equal([{ id: 2, type: "station", label: "Avoriaz" }]);
    expect(done()).to.equal(2);
  });

  it("leave chosen dates and the order of the list as they are", async () => {
    const { view, search } = await shown({ stayDates: { start: "2027-03-06", end: "2027-03-13" } });
    expect(view.root.querySelector(".places-basis")?.textContent).to.not.contain("days shown");
    await view.act(() => view.parts("place-offer")[1]?.click());
    expect([search.callsOf("place.choose").length, search.callsOf("stayDates.chooseStay").length]).to.deep.equal([1, 0]);
  });

  it("are one Tab stop in the list: arrows, Home and End lead along it", async () => {
    const { view } = await shown();
    const rows = view.parts("place-offer");
    const stops = () => rows.map(({ tabIndex }) => tabIndex);
    expect(stops()).to.deep.equal([0, -1, -1]);
    await view.act(() => rows[0]?.focus());
    await view.act(() => sendKeys({ press: "ArrowDown" }));
    expect([view.root.activeElement, stops()]).to.deep.equal([rows[1], [-1, 0, -1]]);
    await view.act(() => sendKeys({ press: "End" }));
    await view.act(() => sendKeys({ press: "ArrowDown" }));
    expect(view.root.activeElement, "nothing below").to.equal(rows[2]);
    await view.act(() => sendKeys({ press: "Home" }));
    await view.act(() => sendKeys({ press: "ArrowUp" }));
    expect(view.root.activeElement, "nothing above").to.equal(rows[0]);
  });

  it("have the year of a stay that is more than a year away", async () => {
    const first = readyPlaces.list[0] as PricedPlace;
    const { texts } = await shown({
      pricedPlaces: { ...readyPlaces, list: [first, { ...first, id: 9, price: 900, start: "2028-03-04" }] },
    });
    expect(texts("place-offer").map((row) => /\d+ – \d+ \w+( \d+)?/.exec(row)?.[0])).to.deep.equal(["6 – 13 Mar", "4 – 11 Mar 2028"]);
  });

  it("tell which one is the destination", async () => {
    const { view, texts } = await shown({ place: { id: 2, type: "station", label: "Avoriaz" } });
    expect(texts("place-offer-on")).to.have.lengthOf(1);
    expect(view.parts("map-price").map((marker) => marker.getAttribute("aria-current"))).to.deep.equal([null, "true"]);
  });

  it("are narrowed by what a place should have, and the others stay as dots", async () => {
    const { view, texts, names, plain } = await shown();
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
    const { view, texts } = await shown();
    await slide("altitude", "End");
    await slide("price", "Home");
    expect(texts("place-offer")).to.deep.equal([]);
    expect(texts("place-looser")).to.deep.equal(["Budget per person up to £210: 1 resort"]);
    await view.act(() => view.part("place-looser").click());
    expect(texts("place-offer")).to.have.lengthOf(1);
    await slide("price", "Home");
    const undo = [...view.root.querySelectorAll("button")].find(({ textContent }) => textContent === "Clear these choices");
    await view.act(() => undo?.click());
    expect(texts("place-offer")).to.have.lengthOf(3);
  });

  it("show what is known of the one that is pointed at, in the list or on the map", async () => {
    const { view, texts } = await shown();
    expect(view.parts("map-card")).to.have.lengthOf(0);
    await view.act(() => view.parts("place-offer")[1]?.focus());
    expect(texts("map-card")[0]).to.contain("Val Thorens, £407").and.contain("Les 3 Vallées · 159 lifts");
    await view.act(() => view.parts("map-price")[1]?.focus());
    expect(texts("map-card")[0]).to.contain("Avoriaz, £498");
  });

  it("have minutes from another airport once it is chosen", async () => {
    const { view, texts } = await shown();
    await view.act(() => view.part("place-origin").click());
    const option = [...view.root.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) =>
      textContent.includes("Chambéry"),
    );
    await view.act(() => option?.click());
    expect(texts("place-offer")[1]).to.contain("Chambéry about 2 hrs");
    expect(texts("place-offer")[2]).to.not.contain("Chambéry");
    expect([view.parts("place-limit-minutes").length, view.parts("place-origin").length], "one place has minutes from there").to.deep.equal(
      [0, 1],
    );
  });

  it("are requested while they are in view", async () => {
    const { view, search } = await shown();
    expect([search.callsOf("place.showPriced").length, search.callsOf("place.hidePriced").length]).to.deep.equal([1, 0]);
    await view.remove();
    expect(search.callsOf("place.hidePriced")).to.have.lengthOf(1);
  });

  it("that could not be loaded are requested again on request; a search without any says so", async () => {
    const { view, search } = await shown({ pricedPlaces: { ...readyPlaces, status: "failed", list: null } });
    await view.act(() => view.part("retry").click());
    expect(search.callsOf("place.retryPriced")).to.have.lengthOf(1);
    await view.act(() => search.update({ pricedPlaces: { ...readyPlaces, list: [] } }));
    expect(view.root.textContent).to.contain("No resort has a stay for this search.");
  });

  it("are a map first on a phone, where a press shows the place under it; and a list", async () => {
    const { view, texts, search, done } = await shown({}, { layout: "list" });
    await view.act(() => view.part("places-switch").click());
    expect([view.parts("place-map").length, view.parts("place-offer").length]).to.deep.equal([0, 3]);
    await view.act(() => view.part("places-switch").click());
    await measured(view);
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
        const { view } = await shown({}, { locale, layout });
        await view.still();
        await expect(view.host).shadowDom.to.be.accessible();
      });
    }
  }
});
