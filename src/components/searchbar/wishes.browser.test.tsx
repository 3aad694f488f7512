import { expect } from "@open-wc/testing";
import { locales, type Locale } from "../../domain/locale.js";
import type { Suggestion } from "../../domain/places.js";
import type { WishWords } from "../../domain/wishes/grammar.js";
import { readWish } from "../../domain/wishes/read-wish.js";
import { loadTexts } from "../../i18n/texts.js";
import { readyPlaces } from "../place/map/places.driver.js";
import { WishSummary } from "../place/wishes/deferred.js";
import { drawBar, findAnswer, suggestions, type BarDriver, type BarOptions } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

const examples: Readonly<Record<string, string>> = {
  en: "week in march above 1,800 m with dog",
  fr: "semaine en mars au-dessus de 1800 m avec chien",
  nl: "week in maart boven 1800 m met hond",
  de: "Woche im März über 1800 m mit Hund",
};
const exampleOf = (locale: Locale) => examples[locale.slice(0, 2)] ?? "";

/** A bar whose server knows the places, and whose search reads what is typed; places are suggested for words that name one. */
async function drawReading({ locale = "en-GB", places = [], ...options }: BarOptions & { readonly places?: readonly Suggestion[] } = {}) {
  const known = findAnswer();
  const lengths = [{ nights: 7, count: 12 }];
  await WishSummary.load(await loadTexts(locale));
  const onDispatch = (name: string) => name !== "ski-search";
  bar = await drawBar({ locale, state: { find: { ...known.find, lengths } }, onDispatch, ...options });
  const { search } = bar;
  let words: WishWords | null = null;
  search.react("place.readWishes", (_create, given) => {
    words = given as WishWords;
  });
  search.react("place.type", (typed) => {
    const text = String(typed);
    const wish = words && readWish(text, { words, places: ["Val Thorens"], today: "2026-11-21", zones: ["england"] });
    const { autocomplete } = search.snapshot();
    const found = { text: text.trim(), suggestions: text ? (wish?.place ? places : []) : null };
    search.update({ autocomplete: { ...autocomplete, status: "ready", wish: wish?.parts.length ? wish : null, ...found } });
  });
  const type = async (text: string) => {
    await bar.open("destination");
    await bar.type(text.slice(0, 1));
    while (!words) await bar.act(() => new Promise((done) => setTimeout(done, 20)));
    await bar.type(text.slice(1));
  };
  return { bar, search, type };
}

const labels = () => bar.parts("wish-chip").map(({ textContent }) => (textContent ?? "").replaceAll(/\s/gu, " "));

describe("wishes in the destination", () => {
  it("are shown as they are understood, and what is not is named", async () => {
    const { type } = await drawReading();
    await type("week in march above 1,800 m with dog, quiet, 4 or 5 stars");
    expect(labels()).to.deep.equal(["7 nights", "March 2027", "Resort altitude: from 1,800 m", "Pets allowed"]);
    expect(bar.texts("wish-unknown")).to.deep.equal(["We did not understand: “quiet”"]);
    expect(bar.texts("wish-unmet")).to.deep.equal(["Not possible here: “4 or 5 stars”"]);
  });

  it("show the dates of school holidays", async () => {
    const { type } = await drawReading();
    await type("half-term with dog");
    expect(labels()).to.deep.equal(["February half-term: 13 – 20 Feb 2027", "Pets allowed"]);
  });

  it("are removed one by one with their words, while the focus stays in the field", async () => {
    const { type } = await drawReading();
    await type("week in march with dog");
    await bar.click("wish-chip", 1);
    expect(bar.input().value).to.equal("week with dog");
    expect(labels()).to.deep.equal(["7 nights", "Pets allowed"]);
    expect(bar.focused()).to.equal("destination");
  });

  it("lead to the places that fit, by Enter, by a press, or by the search button", async () => {
    for (const way of ["enter", "press", "search"]) {
      const { type, search } = await drawReading();
      await type("week in march with dog");
      if (way === "enter") await bar.press("Enter");
      else await bar.click(way === "press" ? "suggestion" : "search");
      expect(search.callsOf("place.takeWish"), way).to.deep.equal([[null]]);
      expect(bar.parts("place-view-on")[0]?.textContent, way).to.equal("On the map");
      expect(bar.input().value, way).to.equal("");
      if (way !== "search") bar.remove();
    }
  });

  it("go on to the list of stays by the search button where nothing is about the places", async () => {
    const { type, search } = await drawReading();
    await type("4 adults with dog");
    await bar.click("search");
    expect(search.callsOf("place.takeWish")).to.deep.equal([[null]]);
    expect(search.callsOf("search.submit")).to.have.lengthOf(1);
  });

  it("are chosen with a suggested place, after which the dates open in the month that is said", async () => {
    const { type, search } = await drawReading({ places: suggestions.slice(0, 1) });
    await type("val thorens in march above 1800 m");
    expect(bar.texts("wish-unmet")).to.deep.equal(["Only for finding a resort, not for one you name: “above 1800 m”"]);
    await bar.press("Enter");
    expect(search.callsOf("place.takeWish")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    expect(search.snapshot().datesOpen).to.equal(true);
  });

  it("move the focus to the dates where no month is said", async () => {
    const { type, search } = await drawReading({ places: suggestions.slice(0, 1) });
    await type("val thorens 4 adults");
    await bar.press("Enter");
    expect(search.snapshot().datesOpen).to.equal(false);
    expect(bar.focused()).to.equal("dates");
  });

  it("are not chosen by leaving the field", async () => {
    const { type, search } = await drawReading();
    await type("week in march");
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(search.callsOf("place.takeWish")).to.deep.equal([]);
    expect(bar.input().value).to.equal("week in march");
  });

  it("are read again when the places arrive, whose names they may be", async () => {
    const { type, search } = await drawReading();
    await type("soldeu in march");
    const read = search.callsOf("place.type").length;
    await bar.act(() => search.update({ pricedPlaces: readyPlaces }));
    expect(search.callsOf("place.type").slice(read)).to.deep.equal([["soldeu in march"]]);
  });

  it("are announced before anything is typed, by an example that a press types", async () => {
    await drawReading();
    await bar.open("destination");
    await bar.click("wish-example");
    expect(bar.input().value).to.equal("a week in March under £1,500 near Geneva");
    expect(bar.parts("wish-example")).to.have.lengthOf(0);
  });

  it("are no matter of a server that does not know the places", async () => {
    bar = await drawBar({ locale: "en-GB" });
    await bar.open("destination");
    expect(bar.parts("wish-example")).to.have.lengthOf(0);
    await bar.type("week in march");
    expect(bar.search.callsOf("place.readWishes")).to.deep.equal([]);
  });

  for (const locale of locales)
    for (const layout of ["desktop", "mobile"] as const)
      it(`are accessible and in the language of the tag (${locale}, ${layout})`, async () => {
        const { type } = await drawReading({ locale, layout, width: layout === "mobile" ? 390 : 1440 });
        if (layout === "mobile") await bar.click("bar");
        await type(exampleOf(locale));
        expect(labels()).to.have.lengthOf(4);
        expect(bar.parts("wish-unknown")).to.have.lengthOf(0);
        await bar.accessible();
      });
});
