import { expect } from "@open-wc/testing";
import { type Language, languages, nearestLocale } from "../../domain/locale.js";
import type { SearchState } from "../../store/state/types.js";
import { painted } from "../../../test/fixtures/painted.js";
import { drawPanel, foundDays, foundLength, searchDriver } from "./search.driver.js";
import type { Drawn, PanelOptions } from "./search.driver.js";

const weeks = { "2027-02-06": 492, "2027-02-13": 684.4, "2027-03-06": 407, "2027-03-13": 428 };
const find = foundLength(7, weeks);

describe("the lengths of a stay", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(state: Partial<SearchState> = {}, options: PanelOptions = {}) {
    const search = searchDriver({ state: { find, ...state }, endDates: (start) => Object.keys(weeks).filter((day) => day > start) });
    const panel = await drawPanel(search, options);
    drawn = panel.drawn;
    return { ...search, done: panel.done };
  }
  const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");
  const part = (name: string) => drawn.root.querySelector<HTMLElement>(`[part~="${name}"]`);
  const text = (name: string) => plain(part(name)?.textContent);
  const day = (name: string) => drawn.root.querySelector<HTMLElement>(`[data-day="${name}"]`);
  const open = () => [...drawn.root.querySelectorAll<HTMLElement>("[data-day]:not([aria-disabled])")].map((element) => element.dataset.day);
  const radios = () => [...drawn.root.querySelectorAll<HTMLInputElement>('[part~="length"] input')];
  const radio = (value: string) => radios().find((input) => input.value === value);
  const press = async (element: HTMLElement | null | undefined) => {
    element?.click();
    await painted();
  };
  const march = { stayDates: { start: "2027-03-06", end: "2027-03-13" } };

  describe("are a group of one choice", () => {
    it("that has each length that is sold with its number of stays, in order with any last, the usual one chosen", async () => {
      await shown();
      const names = radios().map((input) => plain(input.parentElement?.textContent));
      expect(names).to.deep.equal(["3 nights 20 stays", "7 nights 62 stays", "14 nights 17 stays", "Any"]);
      expect(radios().map(({ checked }) => checked)).to.deep.equal([false, true, false, false]);
      expect(new Set(radios().map(({ name }) => name)).size, "one stop of the Tab key, and the arrow keys").to.equal(1);
      expect(part("lengths")?.querySelector("legend")?.textContent).to.equal("Length of stay");
    });

    it("whose numbers are only read on a phone", async () => {
      await shown({}, { layout: "list" });
      expect(plain(radios()[0]?.parentElement?.textContent)).to.equal("3 nights 20 stays");
      expect(radios()[0]?.parentElement?.querySelector("small")?.getBoundingClientRect().width).to.be.at.most(1);
    });

    it("that prices the days for the length that is pressed", async () => {
      const search = await shown();
      await press(radio("3"));
      expect(search.callsOf("stayDates.chooseLength")).to.deep.equal([[3]]);
      expect(radio("3")?.checked).to.equal(true);
      expect(open(), "the known days are of another length").to.deep.equal([]);
      const asked = () => search.callsOf("stayDates.show").map(([month]) => month);
      const former = asked().length;
      search.update({ stayLength: "any" });
      await painted();
      expect(asked().slice(former), "the months in view are requested for another length").to.deep.equal(["2026-12", "2027-01"]);
    });

    it("that is not there where the server knows none, and leaves its space while they are not known", async () => {
      await shown({ find: foundDays(Object.keys(weeks)) });
      expect(part("lengths")).to.not.exist;
      expect(part("dates-tabs")).to.exist;
      drawn.remove();
      const search = await shown({ find: { ...find, startDates: [], startPrices: {}, lengths: null, status: "loading" } });
      expect(part("lengths")).to.not.exist;
      const top = () => drawn.root.querySelector(".calendar")?.getBoundingClientRect().top;
      const before = top();
      search.update({ find });
      await painted();
      expect(part("lengths")).to.exist;
      expect(top()).to.equal(before);
    });
  });

  describe("of which one is chosen", () => {
    it("are named with the price of each day, and the cheapest of each month", async () => {
      await shown(march);
      const names = ["2027-03-06", "2027-03-13"].map((name) => day(name)?.getAttribute("aria-label"));
      expect(names).to.deep.equal([
        "Saturday, 6 March 2027, Arrival, 7 nights from £407, cheapest of the month",
        "Saturday, 13 March 2027, Departure, 7 nights from £428",
      ]);
      expect(text("price-basis")).to.equal("Lowest total in £ for 2 guests and 7 nights, any package.");
      expect(part("legend")?.textContent).to.equal("Your stayCheapest of the month");
      expect(part("dates-tabs"), "one press chooses both ends").to.not.exist;
    });

    it("have no price of another search while the response of this one is under way", async () => {
      const search = await shown({ ...march, find: { ...find, status: "loading", outdated: true } });
      expect(day("2027-03-06")?.getAttribute("aria-label")).to.equal("Saturday, 6 March 2027, Arrival");
      expect(open(), "they stay open").to.include("2027-03-13");
      expect(part("calendar")?.textContent).not.to.contain("428");
      search.update({ find });
      await painted();
      expect(day("2027-03-13")?.getAttribute("aria-label")).to.contain("£428");
    });

    it("let one press choose arrival and departure, and another move them; the panel stays open", async () => {
      const search = await shown(march);
      await press(day("2027-03-13"));
      expect(search.snapshot().stayDates).to.deep.equal({ start: "2027-03-13", end: "2027-03-20" });
      expect(search.done()).to.equal(0);
      await press(day("2027-03-06"));
      expect(search.snapshot().stayDates.start).to.equal("2027-03-06");
      expect(search.done()).to.equal(0);
      await press(part("validate"));
      expect(search.done()).to.equal(1);
    });

    it("say once what was chosen; the cheapest day in view is no part of it", async () => {
      const search = await shown({ stayDates: { start: "2027-02-13", end: "2027-02-20" } });
      expect(part("dates-summary")?.getAttribute("role")).to.equal("status");
      const heard = () =>
        [...(part("dates-summary")?.querySelectorAll("span") ?? [])]
          .filter((line) => line.ariaHidden !== "true")
          .map((line) => line.textContent);
      expect(heard()).to.deep.equal(["7 nights from £684", " Saturday 13 to Saturday 20 February 2027"]);
      expect(text("cheapest-in-view")).to.equal("cheapest: 6 Mar, £407");
      const changes: MutationRecord[] = [];
      const observer = new MutationObserver((records) => changes.push(...records));
      const summary = part("dates-summary");
      if (summary) observer.observe(summary, { childList: true, characterData: true, subtree: true });
      await press(drawn.root.querySelector<HTMLElement>(".step.next"));
      search.update({ find: { ...find, status: "loading" } });
      await painted();
      expect(text("cheapest-in-view")).to.equal("cheapest: 6 Mar, £407");
      expect(changes, "paging and calls are no news of the stay").to.deep.equal([]);
    });

    it("have no price of the stay where its length is another", async () => {
      await shown({ stayDates: { start: "2027-03-06", end: "2027-03-10" } });
      expect(text("dates-summary")).to.match(/^4 nights Sat,? 6/);
      expect(text("dates-summary")).to.not.include("£");
    });

    it("tell why a day of no such stay cannot be chosen", async () => {
      const search = await shown(march);
      await press(day("2027-03-07"));
      expect(search.callsOf("stayDates.pick")).to.deep.equal([]);
      const news = [...drawn.root.querySelectorAll('.calendar [role="status"]')].at(-1);
      expect(news?.textContent).to.equal("No stay of 7 nights starts on this day.");
    });
  });

  describe("of any length", () => {
    it("are chosen by two presses under the tray of arrival and departure", async () => {
      const ofAny = { ...find, startPrices: { "2027-03-06": { price: 180, nights: 2 }, "2027-03-13": { price: 300, nights: null } } };
      const search = await shown({ find: ofAny, stayLength: "any", ...march });
      expect(part("dates-tabs")).to.exist;
      expect(text("price-basis")).to.equal("Lowest total in £ for 2 guests, any length, any package.");
      expect(day("2027-03-06")?.getAttribute("aria-label")).to.include("2 nights from £180, cheapest of the month");
      expect(day("2027-03-13")?.getAttribute("aria-label")).to.include("any length from £300");
      await press(day("2027-03-06"));
      expect(search.snapshot().pickedStart).to.equal("2027-03-06");
      expect(search.done()).to.equal(0);
      await press(day("2027-03-13"));
      expect(search.snapshot().stayDates).to.deep.equal({ start: "2027-03-06", end: "2027-03-13" });
      expect(search.done()).to.equal(1);
    });
  });

  it("are named in each language", async () => {
    const words: Readonly<Record<Language, readonly [week: string, any: string, basis: string]>> = {
      fr: ["7 nuits 62 séjours", "Toutes", "Total le plus bas en € pour 2 voyageurs et 7 nuits, toutes formules."],
      en: ["7 nights 62 stays", "Any", "Lowest total in £ for 2 guests and 7 nights, any package."],
      nl: ["7 nachten 62 verblijven", "Alle", "Laagste totaalprijs in € voor 2 reizigers en 7 nachten, alle pakketten."],
      de: ["7 Nächte 62 Unterkünfte", "Beliebig", "Niedrigster Gesamtpreis in € für 2 Personen und 7 Nächte, alle Pakete."],
    };
    for (const language of languages) {
      const [week, any, basis] = words[language];
      await shown(march, { locale: nearestLocale(language) });
      expect(plain(radio("7")?.parentElement?.textContent)).to.equal(week);
      expect(plain(radios().at(-1)?.parentElement?.textContent)).to.equal(any);
      expect(text("price-basis")).to.equal(basis);
      if (language !== languages.at(-1)) drawn.remove();
    }
  });

  for (const layout of ["columns", "list"] as const)
    it(`are accessible in ${layout}, before and after a choice`, async () => {
      await shown({}, { layout });
      await drawn.accessible();
      await press(radio("any"));
      await drawn.accessible();
      await press(radio("7"));
      await press(day("2027-02-06"));
      await drawn.accessible();
    });
});
