import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { WishWords } from "../../domain/wishes/grammar.js";
import { emptyFind, mandatorySettings, openSearch, type OpenOptions } from "../testing/search.driver.js";
import { valThorens } from "../testing/find.driver.js";
import { createPricedPlaces } from "./priced-places.js";
import { createWishes } from "./wishes.js";

const words: WishWords = JSON.parse(readFileSync(new URL("../../../locales/en-GB/wishes.json", import.meta.url), "utf8"));

/** A search that reads wishes, with the places in view. */
async function open(options: OpenOptions = {}) {
  const page = await openSearch(options);
  page.actions.place.readWishes(createWishes, words);
  const type = async (text: string) => {
    page.actions.place.type(text);
    page.clock.advance(300);
    await page.settled();
  };
  const request = () => page.last("find").request;
  return { ...page, type, request };
}

describe("wishes in the destination field", () => {
  it("are read as they are typed, and no more once the text is another", async () => {
    const { type, state } = await open();
    await type("week in march with dog");
    expect(state().autocomplete.wish?.parts.map(({ kind }) => kind)).to.deep.equal(["nights", "month", "amenities"]);
    await type("Morzine");
    expect(state().autocomplete.wish).to.equal(null);
    await type("");
    expect(state().autocomplete).to.deep.include({ wish: null, suggestions: null });
  });

  it("let suggestions be for the words of a place, and for none where there are none", async () => {
    const { type, state, named } = await open();
    await type("week in morzine with dog");
    expect(named("autocomplete").at(-1)?.request.text).to.equal("morzine");
    const calls = named("autocomplete").length;
    await type("week in march with dog");
    expect(named("autocomplete").length).to.equal(calls);
    expect(state().autocomplete).to.deep.include({ text: "week in march with dog", suggestions: [], status: "ready" });
  });

  it("let suggestions be for the whole text too where it may be the name of a lodging, and for the place where there is none", async () => {
    const page = await open();
    const asked = () => page.named("autocomplete").map(({ request }) => request.text);
    const lodging = { type: "accomodation", liheId: 7, displayName: "Chalet Aurore", productPageUrl: "/7", stationName: "Tignes" } as const;
    await page.type("chalet aurore");
    expect(asked()).to.deep.equal(["chalet aurore"]);
    page.last("autocomplete").answer({ suggestions: [lodging] });
    await page.settled();
    expect(page.state().autocomplete.suggestions).to.deep.equal([lodging]);
    expect(asked()).to.deep.equal(["chalet aurore"]);
    await page.type("val thorens with sauna");
    page.last("autocomplete").answer({ suggestions: [] });
    await page.settled();
    expect(asked().slice(1)).to.deep.equal(["val thorens with sauna", "val thorens"]);
    await page.type("val thorens with sauna in march");
    expect(asked().at(-1)).to.equal("val thorens");
  });

  it("let suggestions be for the whole text where words of it may be in the name of a lodging, though they are named", async () => {
    const page = await open();
    await page.type("luxury hotel");
    expect(page.named("autocomplete").map(({ request }) => request.text)).to.deep.equal(["luxury hotel"]);
    const calls = page.named("autocomplete").length;
    await page.type("luxury week in march");
    expect(page.named("autocomplete").length).to.equal(calls);
  });

  it("mean the school holidays of the market, or of the zone that the visitor chose, though none may be shown", async () => {
    const page = await open({ given: { ...mandatorySettings, locale: "en-GB" } });
    const start = async (text: string) => {
      await page.type(text);
      const [part] = page.state().autocomplete.wish?.parts ?? [];
      return part?.kind === "schoolHoliday" ? [part.name, part.start] : null;
    };
    expect(await start("half-term in tignes")).to.deep.equal(["february_half_term", "2027-02-13"]);
    page.actions.stayDates.chooseZone("b");
    expect(await start("half-term, tignes")).to.deep.equal(["winter", "2027-02-20"]);
    page.actions.stayDates.chooseZone(null);
    expect(await start("half-term for tignes")).to.deep.equal(["february_half_term", "2027-02-13"]);
  });

  it("let what was suggested before they were read be no answer to them", async () => {
    const page = await openSearch();
    const text = "val thorens in march";
    page.actions.place.type(text);
    page.clock.advance(300);
    page.last("autocomplete").answer({ suggestions: [] });
    await page.settled();
    expect(page.state().autocomplete).to.deep.include({ text, suggestions: [] });
    page.actions.place.readWishes(createWishes, words);
    page.actions.place.type(text);
    expect(page.state().autocomplete.text).to.equal("");
    page.clock.advance(300);
    page.last("autocomplete").answer({ suggestions: [] });
    await page.settled();
    expect(page.state().autocomplete.text).to.equal(text);
  });

  it("are chosen with a place in one change, which is announced and written to the hash once", async () => {
    const page = await open({ results: true });
    await page.type("val thorens 6 to 13 february 4 adults half board under £2,000");
    page.actions.stayDates.set("2027-03-06", "2027-03-13");
    page.clock.advance(1000);
    await page.settled();
    const changes = page.changes.length;
    const entries = page.location.entries();
    page.actions.place.takeWish(valThorens);
    await page.settled();
    expect(page.changes.length).to.equal(changes + 1);
    const { place, stayDates, participants, criteria, budget } = page.state();
    expect({ place, stayDates, criteria, budget }).to.deep.equal({
      place: valThorens,
      stayDates: { start: "2027-02-06", end: "2027-02-13" },
      criteria: [61],
      budget: { min: null, max: 2000 },
    });
    expect(participants.map(({ age }) => age)).to.deep.equal([18, 18, 18, 18]);
    expect(page.location.entries()).to.equal(entries + 1);
  });

  it("without a place narrow the places, in the month that is said, whatever the destination was", async () => {
    const page = await open();
    page.actions.place.choose({ ...valThorens, id: 2, label: "Tignes" });
    await page.type("5 nights in march above 1,800 m near geneva");
    page.actions.place.takeWish(null);
    expect(page.state()).to.deep.include({
      place: null,
      travelMonth: "2027-03",
      placeNarrowing: { limits: { altitude: 1800, minutes: 120 }, mountains: null, origin: { kind: "airport", code: "GVA" } },
    });
    page.actions.place.showPriced(createPricedPlaces);
    expect(page.request()).to.deep.include({ by: "station", currentMonth: "2027-03", numberOfMonths: 1 });
  });

  it("know the names of the places that are sold", async () => {
    const page = await open();
    page.actions.place.showPriced(createPricedPlaces);
    const facts = { lat: null, lng: null, altitude: null, altitudeMax: null, slopesKm: null, lifts: null, access: null };
    const soldeu = { id: 9, type: "station", label: "Soldeu", count: 1, price: 5, nights: 7, start: null, area: "Grandvalira", ...facts };
    page
      .named("find")
      .at(-1)
      ?.answer({ ...emptyFind, places: [soldeu] } as typeof emptyFind);
    await page.settled();
    await page.type("march soldeu jacuzzi");
    const { wish } = page.state().autocomplete;
    expect(wish?.place?.name).to.equal("soldeu");
    expect(wish?.rest).to.have.lengthOf(1);
  });

  it("leave a party that is not the visitor's", async () => {
    const page = await open();
    await page.type("week in march");
    const { participants } = page.state();
    page.actions.place.takeWish(null);
    expect(page.state().participants).to.deep.equal(participants);
  });

  it("do nothing where nothing was read", async () => {
    const page = await open();
    page.actions.place.takeWish(valThorens);
    expect(page.state().place).to.equal(null);
  });
});

describe("the month of travel", () => {
  it("is requested for the places until there are dates", async () => {
    const page = await open();
    page.actions.place.showPriced(createPricedPlaces);
    page.actions.place.travelIn("2027-02");
    expect(page.request()).to.deep.include({ by: "station", currentMonth: "2027-02", numberOfMonths: 1 });
    page.actions.place.travelIn(null);
    expect(page.request()).to.deep.include({ by: "station", currentMonth: "2026-12" });
    page.actions.place.travelIn("2027-02");
    page.actions.stayDates.set("2027-03-06", "2027-03-13");
    const dated = page.named("find").findLast(({ request }) => request.by === "station");
    expect(dated?.request).to.deep.include({ startDate: "2027-03-06", endDate: "2027-03-13" });
  });

  it("and what the places are narrowed to are cleared with the search", async () => {
    const page = await open();
    page.actions.place.travelIn("2027-02");
    page.actions.place.narrow({ limits: { altitude: 1800 } });
    page.actions.search.reset();
    expect(page.state()).to.deep.include({ travelMonth: null, placeNarrowing: { limits: {}, mountains: null, origin: null } });
  });
});
