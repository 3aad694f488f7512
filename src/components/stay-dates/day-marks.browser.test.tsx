import { expect } from "@open-wc/testing";
import { painted } from "../../../test/fixtures/painted.js";
import { type Language, languages, nearestLocale } from "../../domain/locale.js";
import type { SearchState } from "../../store/state/types.js";
import { draw, drawPanel, foundDays, saturdays, searchDriver } from "./search.driver.js";
import type { Drawn, PanelOptions } from "./search.driver.js";
import { StayDatesPanel } from "./StayDatesPanel.js";

const startDates = saturdays("2026-12", "2027-04");
const find = foundDays(startDates);
const ofAnyLength = (price: number) => ({ price, nights: null });
const startPrices = {
  "2026-12-19": ofAnyLength(1234),
  "2026-12-26": ofAnyLength(1890.4),
  "2027-01-09": ofAnyLength(689),
  "2027-03-20": ofAnyLength(99),
};

describe("the marks on the days of a stay", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(state: Partial<SearchState> = {}, options: PanelOptions = {}) {
    const search = searchDriver({
      state: { find, ...state },
      endDates: (start) => startDates.filter((day) => day > start).slice(0, 2),
    });
    ({ drawn } = await drawPanel(search, { locale: "fr-FR", ...options }));
    return search;
  }
  const flags = () => ({ ...searchDriver().snapshot().flags, zonesDatePicker: true });
  const part = (name: string) => drawn.root.querySelector<HTMLElement>(`[part="${name}"]`);
  const day = (name: string) => drawn.root.querySelector<HTMLElement>(`[data-day="${name}"]`);
  const press = async (element: HTMLElement | null | undefined) => {
    element?.click();
    await painted();
  };
  const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");
  const labels = () =>
    [...drawn.root.querySelectorAll('[part="label"]')].map((label) => [
      label.parentElement?.querySelector("button")?.dataset.day,
      plain(label.textContent),
    ]);
  const bars = () =>
    [...drawn.root.querySelectorAll('[part="bar"]')].map((bar) => bar.closest(".cell")?.querySelector("button")?.dataset.day);
  const heights = () => [part("dates"), day("2026-12-19")].map((box) => box?.getBoundingClientRect().height);

  describe("prices", () => {
    it("are short under the first days that have one, and in full in their names; the cheapest of each month has an arrow", async () => {
      await shown({ find: { ...find, startPrices } });
      expect(labels()).to.deep.equal([
        ["2026-12-19", "↓1 234"],
        ["2026-12-26", "1 890"],
        ["2027-01-09", "↓689"],
      ]);
      const nameOf = (name: string) => plain(day(name)?.getAttribute("aria-label"));
      expect(nameOf("2026-12-26")).to.equal("samedi 26 décembre 2026, toutes durées, dès 1 890 €");
      expect(nameOf("2027-01-09")).to.equal("samedi 9 janvier 2027, toutes durées, dès 689 €, le moins cher du mois");
      const [cheapest, other] = [...drawn.root.querySelectorAll('[part="label"]')].map((label) => getComputedStyle(label));
      expect(cheapest?.color).to.not.equal(other?.color);
      expect(Number(cheapest?.fontWeight)).to.be.above(Number(other?.fontWeight));
      const rings = ["2026-12-19", "2026-12-26"].map((name) => getComputedStyle(day(name) ?? document.body).boxShadow);
      expect(rings[1]).to.equal("none");
      expect(rings[0]).to.include("inset");
      expect(part("legend")?.textContent).to.include("Le moins cher du mois");
      await drawn.accessible();
    });

    it("stay in view on the day that has the focus", async () => {
      await shown({ find: { ...find, startPrices } });
      for (const name of ["2026-12-19", "2026-12-26"]) {
        const label = day(name)?.parentElement?.querySelector<HTMLElement>('[part="label"]');
        day(name)?.focus({ focusVisible: true });
        await painted();
        expect(day(name)?.matches(":focus-visible")).to.equal(true);
        label?.style.setProperty("pointer-events", "auto");
        const { x, y, width, height } = label?.getBoundingClientRect() ?? new DOMRect();
        const uppermost = drawn.root.elementFromPoint(x + width / 2, y + height / 2);
        expect(label?.contains(uppermost), name).to.equal(true);
      }
    });

    it("name what they are for, contain the service fee, and are in the currency of the engine", async () => {
      const { settings } = searchDriver().snapshot();
      await shown({ find: { ...find, startPrices }, settings: { ...settings, serviceFee: "added" } });
      expect(plain(part("dates-summary")?.textContent)).to.equal("Choisissez votre jour d’arrivée le moins cher : 9 janv., 713 €");
      expect(part("price-basis")?.textContent).to.equal("Total le plus bas en € pour 2 voyageurs, toutes durées, toutes formules.");
      drawn.remove();
      await shown({ find: { ...find, startPrices }, packages: ["PFP"] }, { locale: "en-GB" });
      expect(part("dates-summary")?.textContent).to.equal("Choose your arrival day cheapest: 9 Jan, £689");
      expect(part("price-basis")?.textContent).to.equal("Lowest total in £ for 2 guests, any length, your packages.");
      expect(labels()[0]).to.deep.equal(["2026-12-19", "↓1,234"]);
    });

    it("move nothing when they arrive, and leave nothing where there are none", async () => {
      for (const layout of ["columns", "list"] as const) {
        const search = await shown({}, { layout });
        const before = heights();
        expect(labels()).to.deep.equal([]);
        search.update({ find: { ...find, startPrices } });
        await painted();
        expect(labels()).to.have.length(3);
        expect(heights()).to.deep.equal(before);
        if (layout === "columns") drawn.remove();
      }
    });

    it("are read once in the summary of a phone", async () => {
      await shown({ find: { ...find, startPrices } }, { layout: "list" });
      const lines = () => [...(part("dates-summary")?.querySelectorAll("span") ?? [])];
      const read = () =>
        plain(
          lines()
            .filter((line) => !line.hasAttribute("aria-hidden"))
            .map(({ textContent }) => textContent)
            .join(""),
        );
      expect(read()).to.match(/^[^€]*le moins cher : \d+ janv\., \d+ €$/);
      drawn.remove();
      await shown({ find: { ...find, startPrices }, stayDates: { start: "2026-12-19", end: "2026-12-26" } }, { layout: "list" });
      expect(read(), "the days of a stay too").to.equal("7 nuits du samedi 19 au samedi 26 décembre 2026");
      expect(
        lines().some((line) => line.hasAttribute("aria-hidden")),
        "they are shown in short",
      ).to.equal(true);
    });

    it("follow the months in view, and are gone while the last day is chosen", async () => {
      await shown({ find: { ...find, startPrices } });
      const accents = () => labels().flatMap(([, label]) => (label?.startsWith("↓") ? [label] : []));
      expect(accents()).to.deep.equal(["↓1 234", "↓689"]);
      for (let step = 0; step < 2; step += 1) await press(drawn.root.querySelector<HTMLElement>(".step.next"));
      expect(accents()).to.deep.equal(["↓99"]);
      drawn.remove();
      await shown({ find: { ...find, startPrices } });
      await press(day("2026-12-19"));
      expect(labels()).to.deep.equal([]);
    });
  });

  describe("possible nights", () => {
    it("are in the summary, in the words of each language, and in the name of each last day", async () => {
      const words: Readonly<Record<Language, readonly [nights: string, week: RegExp]>> = {
        fr: ["7 ou 14 nuits possibles", /2026, 7 nuits$/],
        en: ["7 or 14 nights possible", /2026, 7 nights$/],
        nl: ["7 of 14 nachten mogelijk", /2026, 7 nachten$/],
        de: ["7 oder 14 Nächte möglich", /2026, 7 Nächte$/],
      };
      for (const language of languages) {
        const [nights, week] = words[language];
        await shown({}, { locale: nearestLocale(language) });
        await press(day("2026-12-19"));
        expect(part("dates-summary")?.textContent).to.include(nights);
        expect(day("2026-12-26")?.getAttribute("aria-label")).to.match(week);
        if (language !== languages.at(-1)) drawn.remove();
      }
    });

    it("are shown for a last day that is pointed at or focused, without another announcement", async () => {
      await shown();
      await press(day("2026-12-19"));
      const announced = part("dates-summary")?.textContent;
      const end = day("2026-12-26");
      end?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      await painted();
      expect(part("dates-preview")?.textContent).to.equal("7 nuits du samedi 19 au samedi 26 décembre 2026");
      expect(part("dates-summary")?.textContent).to.equal(announced);
      day("2026-12-25")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      await painted();
      expect(part("dates-preview"), "no stay ends that day").to.not.exist;
      day("2027-01-02")?.focus();
      await painted();
      expect(part("dates-preview")?.textContent).to.include("14 nuits");
      await drawn.accessible();
    });
  });

  describe("school holidays", () => {
    const christmas = ["2026-12-19", "2027-01-03"];

    it("of the pressed zone are bars under its days, named once in a description and in a line", async () => {
      await shown({ flags: flags() });
      expect(bars(), "in France none until one is chosen").to.deep.equal([]);
      const before = heights()[1];
      await press(drawn.root.querySelector<HTMLElement>(".zone-b"));
      expect(bars()).to.have.length(16);
      expect([bars()[0], bars().at(-1)]).to.deep.equal(christmas);
      const described = [...drawn.root.querySelectorAll<HTMLElement>("[aria-description]")];
      expect(described.map((element) => [element.dataset.day, element.getAttribute("aria-description")])).to.deep.equal([
        ["2026-12-19", "Vacances de Noël, Zone B"],
      ]);
      expect(part("holidays")?.textContent).to.match(/^Vacances de Noël 19\sdéc\. 2026\s– 3 janv\. 2027$/);
      expect(heights()[1]).to.equal(before);
      await drawn.accessible();
    });

    it("are remembered as long as the page, also for none", async () => {
      const search = await shown({ flags: flags() }, { locale: "en-GB" });
      expect(part("zones")?.querySelector<HTMLInputElement>(":checked")?.value, "at home").to.equal("england");
      expect(bars()).to.have.length(16);
      await press(drawn.root.querySelector<HTMLElement>(".zone-england"));
      expect(bars()).to.deep.equal([]);
      drawn.remove();
      drawn = await draw(<StayDatesPanel onDone={() => undefined} />, { search, locale: "en-GB" });
      expect(bars()).to.deep.equal([]);
    });

    it("are not offered in Dutch, nor without the flag", async () => {
      await shown({ flags: flags() }, { locale: "nl-NL" });
      expect(part("zones")).to.not.exist;
      drawn.remove();
      await shown({}, { locale: "en-GB" });
      expect(bars()).to.deep.equal([]);
    });
  });
});
