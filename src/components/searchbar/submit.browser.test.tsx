import { expect } from "@open-wc/testing";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { loadTexts } from "../../i18n/texts.js";
import { toParticipants } from "../../domain/participants.js";
import { PlacesView } from "../place/map/deferred.js";
import { readyPlaces } from "../place/map/places.driver.js";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

/** Presses the search button; the browser stays where it is, as it does when the page prevents the event. Returns where it would go. */
async function leave(url: string | null): Promise<string[]> {
  const addresses: string[] = [];
  const note = (event: NavigateEvent) => {
    event.preventDefault();
    addresses.push(event.destination.url);
  };
  Object.assign(bar.search.actions.search, { submit: () => ({ query: "", url }) });
  navigation.addEventListener("navigate", note);
  await bar.click("search");
  navigation.removeEventListener("navigate", note);
  return addresses;
}

describe("the search button", () => {
  for (const layout of ["desktop", "mobile"] as const) {
    it(`BAR-15 requires the missing last day instead of searching without the first, and alerts each time, ${layout}`, async () => {
      const stays = { onDispatch: (name: string) => name !== "ski-search" };
      bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440, state: { pickedStart: "2027-02-06" }, ...stays });
      const alerts = () => [...bar.root.querySelectorAll<HTMLElement>('[role="alert"]')];
      const search = async () => {
        if (layout === "mobile" && bar.parts("index").length === 0) await bar.click("bar");
        await bar.click("search");
      };
      await search();
      expect(bar.search.callsOf("search.submit")).to.deep.equal([]);
      const [first] = alerts();
      expect(first?.textContent).to.equal("Merci de choisir votre jour de départ à partir du samedi 6 février 2027");
      expect(bar.parts("dates")).to.have.lengthOf(1);
      await bar.accessible();
      await bar.act(() => bar.search.update({ datesOpen: false }));
      expect(alerts()).to.deep.equal([]);
      await search();
      expect(alerts()).to.have.lengthOf(1);
      expect(alerts()[0]).to.not.equal(first);
      await bar.act(() => bar.search.update({ pickedStart: "2027-02-13" }));
      expect(alerts()).to.deep.equal([]);
      await bar.act(() => bar.search.update({ pickedStart: "2027-02-06" }));
      expect(alerts(), "chosen again, nothing was searched for with it").to.deep.equal([]);
      await bar.click("validate");
      expect(alerts()).to.have.lengthOf(1);
      await bar.act(() => bar.search.update({ pickedStart: null }));
      await bar.act(() => bar.search.update({ pickedStart: "2027-02-06" }));
      expect(alerts(), "nor validated").to.deep.equal([]);
    });
  }

  describe("of a party that is too large for its flight", () => {
    const twelve = { participants: toParticipants(Array.from({ length: 12 }, () => 18)), transfer: true };
    const stays = { onDispatch: (name: string) => name !== "ski-search" };
    const flight = { locale: "en-GB", flight: true, state: twelve, ...stays } as const;
    const alert = () => bar.root.querySelector('[role="alert"]')?.textContent;

    for (const layout of ["desktop", "mobile"] as const) {
      it(`BAR-15 PART-07 ERR-17 opens the party with instructions, and does not search, ${layout}`, async () => {
        bar = await drawBar({ ...flight, layout, width: layout === "mobile" ? 390 : 1440 });
        if (layout === "mobile") await bar.click("bar");
        await bar.click("search");
        expect(alert()).to.match(/^9 guests at most by train or plane.* please call our contact centre:/);
        expect([bar.search.callsOf("search.submit"), bar.dispatched.filter(({ name }) => name === "ski-search")]).to.deep.equal([[], []]);
        await bar.accessible();
        const { options } = bar.search.snapshot().settings;
        const settings = { ...bar.search.snapshot().settings, options: { ...options, callCentrePhone: "020 7946 0153" } };
        await bar.act(() => bar.search.update({ settings }));
        expect(alert()).to.contain("please call our contact centre on 020\u00a07946\u00a00153:");
      });
    }

    it("BAR-15 PART-07 searches once transport is not needed, and in other variants", async () => {
      for (const other of [{ ...flight, state: { ...twelve, transfer: false } }, { state: twelve }]) {
        bar = await drawBar({ ...other, ...stays });
        await bar.click("search");
        expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
        await bar.remove();
      }
    });

    it("PART-07..08 is shown by the closed bar in each of its forms", async () => {
      bar = await drawBar(flight);
      const said = () => bar.segment("participants").textContent;
      expect(said()).to.equal("Guests · 9 at most12 adults");
      await bar.accessible();
      await bar.act(() => bar.search.update({ participants: toParticipants(Array.from({ length: 9 }, () => 18)) }));
      expect(said()).to.equal("Guests9 adults");
      await bar.remove();
      bar = await drawBar({ ...flight, layout: "mobile", width: 390 });
      expect(bar.part("bar").textContent).to.contain("12 guests (9 at most)");
      await bar.click("bar");
      expect(said()).to.equal("Guests · 9 at most12 adults");
    });
  });

  describe("while places are narrowed and none is chosen", () => {
    const narrowed = { placeNarrowing: { limits: { altitude: 1800 }, mountains: null, origin: null }, pricedPlaces: readyPlaces };
    const state = { ...findAnswer({ lengths: [{ nights: 7, count: 12 }] }), ...narrowed };
    const stays = { onDispatch: (name: string) => name !== "ski-search" };
    const said = () => bar.parts("places-choose")[0]?.textContent;
    before(async () => void (await PlacesView.load(await loadTexts("en-GB"))));

    for (const layout of ["desktop", "mobile"] as const) {
      const search = async () => {
        if (layout === "mobile" && bar.parts("index").length === 0) await bar.click("bar");
        await bar.click("search");
      };

      it(`asks for one of them, and searches everywhere once that was said, ${layout}`, async () => {
        bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440, locale: "en-GB", state, ...stays });
        await search();
        expect(bar.search.callsOf("search.submit")).to.deep.equal([]);
        expect([bar.parts("places").length, said()]).to.deep.equal([
          1,
          "Choose a resort here, or search again to see stays in all resorts, including those that don’t match.",
        ]);
        await bar.accessible();
        if (layout === "mobile") await bar.click("back");
        await search();
        expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
      });

      it(`searches once one of them is chosen, ${layout}`, async () => {
        bar = await drawBar({ layout, width: layout === "mobile" ? 390 : 1440, locale: "en-GB", state, ...stays });
        await search();
        await bar.act(() => bar.search.update({ place: { id: 1, type: "station", label: "Val Thorens" } }));
        expect(said()).to.equal(undefined);
        if (layout === "mobile") await bar.click("back");
        await search();
        expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
        await bar.act(() => bar.search.update({ place: null }));
        expect(said(), "not before the next search").to.equal(undefined);
        await search();
        expect([bar.search.callsOf("search.submit").length, said() !== undefined], "asks again").to.deep.equal([1, true]);
      });
    }
  });

  it("asks for a narrowed place from the suggestions too, and where none matches, but not where no map is offered", async () => {
    const stays = { onDispatch: (name: string) => name !== "ski-search" };
    const { find } = findAnswer({ lengths: [{ nights: 7, count: 12 }] });
    await PlacesView.load(await loadTexts("en-GB"));
    bar = await drawBar({ locale: "en-GB", state: { find, pricedPlaces: readyPlaces }, ...stays });
    await bar.open("destination");
    const placeNarrowing = { limits: { altitude: 9000 }, mountains: null, origin: null };
    await bar.act(() => bar.search.update({ placeNarrowing }));
    await bar.click("search");
    expect([bar.parts("places").length, bar.parts("places-choose").length]).to.deep.equal([1, 1]);
    expect(bar.search.callsOf("search.submit")).to.deep.equal([]);
    await bar.remove();
    bar = await drawBar({ locale: "en-GB", state: { find, pricedPlaces: { ...readyPlaces, unknown: true }, placeNarrowing }, ...stays });
    await bar.click("search");
    expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
  });

  it("does not report a missing last day to a visitor who opens the dates again without searching", async () => {
    bar = await drawBar({ state: { pickedStart: "2027-02-06" } });
    await bar.open("dates");
    expect(bar.part("dates-summary").getAttribute("role")).to.equal("status");
  });

  it("BAR-13..14 navigates to the address of the results, and nowhere from a page that shows them", async () => {
    bar = await drawBar();
    const address = "https://ski.example/se-results#page=1";
    expect(await leave(address)).to.deep.equal([address]);
    await bar.remove();
    bar = await drawBar();
    expect(await leave(null)).to.deep.equal([]);
    expect(bar.dispatched.map(({ name }) => name)).to.include("ski-search");
    expect(bar.parts("overlay")).to.have.lengthOf(0);
  });

  it("BAR-28..29 LAY-11 covers the page while it is left, and not after the visitor returned", async () => {
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

  it("notifies the page before it leaves: a prevented ski-search opens nothing", async () => {
    const before = window.location.href;
    bar = await drawBar({ onDispatch: (name) => name !== "ski-search" });
    await bar.click("search");
    expect(bar.dispatched).to.deep.equal([
      { name: "ski-search", detail: { query: "page=1", url: "https://ski.example/se-results#page=1" } },
    ]);
    expect(bar.search.callsOf("search.submit")).to.have.lengthOf(1);
    expect(bar.parts("overlay")).to.have.lengthOf(0);
    expect(window.location.href).to.equal(before);
  });
});
