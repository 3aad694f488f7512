import { expect } from "@open-wc/testing";
import { addDays } from "../../../calendar/day.js";
import type { SearchState } from "../../../store/state/types.js";
import { painted } from "../../../../test/fixtures/painted.js";
import { drawSeason, foundLength, saturdays, searchDriver, type Drawn, type PanelOptions } from "../search.driver.js";

const days = saturdays("2026-12", "2027-04");
const cell = (start: string, nights: number, price: number) => ({ start, nights, price, count: 31, asOf: null });
/** The cheapest week of the season begins on 6 March. */
const grid = [
  ...days.map((day, index) => cell(day, 7, day === "2027-03-06" ? 207 : 400 + 10 * index)),
  ...days.map((day, index) => cell(day, 14, 900 + 20 * index)),
  cell("2027-03-13", 2, 140),
  cell("2027-03-19", 2, 81),
].toSorted((one, other) => (one.start < other.start ? -1 : 1));
const ready = { status: "ready", key: "known", grid, unknown: false, places: null } as const;
const find = foundLength(7, { "2027-03-06": 207 });

describe("when it is cheapest", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(state: Partial<SearchState> = {}, options: PanelOptions = {}) {
    const search = searchDriver({ state: { find, season: ready, ...state } });
    const panel = await drawSeason(search, options);
    drawn = panel.drawn;
    return { ...search, done: panel.done };
  }
  const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");
  const parts = (name: string) => [...drawn.root.querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
  const part = (name: string) => parts(name)[0];
  const text = (name: string) => plain(part(name)?.textContent);
  const name = (element: Element | null | undefined) => plain(element?.getAttribute("aria-label"));
  const press = async (element: Element | null | undefined) => {
    if (element instanceof HTMLElement) element.click();
    await painted();
  };
  const starts = () => parts("cheapest-start").map((start) => /\d+ \w+$/.exec(plain(start.querySelector("b")?.textContent) ?? "")?.[0]);
  const narrowTo = (id: string) => press(drawn.root.querySelector(`[part="narrowings"] [value="${id}"]`));
  const focused = () => drawn.root.activeElement;
  const key = async (pressed: string, more: KeyboardEventInit = {}) => {
    focused()?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true, ...more }));
    await painted();
  };
  const stops = (selector: string) => drawn.root.querySelectorAll(`${selector} [tabindex="0"]`).length;

  it("is a second view where the server knows lengths of stay, and shows its prices from then on", async () => {
    const search = await shown();
    expect(search.callsOf("stayDates.showSeason")).to.have.length(1);
    expect(part("calendar")).to.not.exist;
    await press(part("dates-views")?.querySelector('[value="months"]'));
    expect(search.callsOf("stayDates.hideSeason")).to.have.length(1);
    expect(part("calendar")).to.exist;
  });

  it("is not offered where the server knows none, or answers without its prices", async () => {
    const search = await shown({ find: { ...find, lengths: [] } });
    expect(part("dates-views")).to.not.exist;
    search.update({ find });
    await painted();
    expect(part("dates-views")).to.exist;
    search.update({ season: { ...ready, grid: [], unknown: true } });
    await painted();
    expect(part("dates-views")).to.not.exist;
    expect(part("calendar")).to.exist;
  });

  it("is a graph of the length in force, whose cheapest start is named", async () => {
    await shown();
    expect(parts("season-bar")).to.have.length(days.length);
    expect(text("season-cheapest")).to.match(/^Cheapest: Sat,? 6 Mar, 7 nights from £207\.$/);
    const bar = drawn.root.querySelector('[part~="season-bar"][data-start="2027-03-06"]');
    expect(name(bar)).to.equal("Saturday, 6 March 2027, 7 nights from £207, 31 stays, number 1 by price");
    expect(bar?.querySelector(".rank")?.textContent).to.equal("1");
    expect(starts()).to.deep.equal(["6 Mar", "5 Dec", "12 Dec", "19 Dec", "26 Dec"]);
    expect(text("cheapest-start")).to.match(/^1Sat,? 6 Mar 7 nights · 31 stays £207$/);
  });

  it("is narrowed by months and holidays, and announced", async () => {
    await shown();
    await narrowTo("2027-02");
    expect(text("season-cheapest")).to.include("6 Feb, 7 nights from £490.");
    expect(part("season-cheapest")?.getAttribute("role")).to.equal("status");
    expect(parts("season-bar-out")).to.have.length(days.length - 4);
    expect(name(part("season-bar-out"))).to.match(/, not in your selection$/);
    await narrowTo("february_half_term england 2027-02-15");
    expect(starts()).to.deep.equal(["13 Feb"]);
  });

  it("has the holidays of the zone that is chosen", async () => {
    const search = await shown();
    const labels = () => parts("narrowing").map((label) => label.textContent);
    expect(labels()).to.include("February half-term");
    await press(drawn.root.querySelector(".season-zones [value=b]"));
    expect(search.snapshot().schoolZone).to.equal("b");
    expect(labels()).to.include("Winter holidays, Zone B").and.not.include("February half-term");
    await press(drawn.root.querySelector(".season-zones [value=b]"));
    expect(labels().filter((label) => label?.includes("holidays"))).to.deep.equal([]);
  });

  it("is limited by the maximum of the budget", async () => {
    const search = await shown();
    await press(part("season-max"));
    await press([...drawn.root.querySelectorAll('[role="option"]')].find((option) => plain(option.textContent) === "Up to £400"));
    expect(search.callsOf("budget.set")).to.deep.equal([[{ max: 400 }]]);
    expect(parts("cheapest-start")).to.have.length(2);
    await narrowTo("2027-01");
    expect(text("season-cheapest")).to.equal("Nothing here for up to £400.");
    expect(part("cheapest-starts")).to.not.exist;
  });

  it("names no number of stays under a budget, which the server counts without it", async () => {
    await shown();
    expect(part("cheapest-start")?.textContent).to.include("31 stays");
    drawn.remove();
    await shown({ budget: { min: null, max: 500 } });
    expect([part("cheapest-start")?.textContent, name(parts("season-bar")[0]), name(parts("season-cell")[0])].join()).to.not.include(
      "stays",
    );
  });

  it("chooses both dates by a press on a bar, a start or a cell, and finishes as the calendar does", async () => {
    const search = await shown();
    await press(part("cheapest-start"));
    expect(search.callsOf("stayDates.chooseStay")).to.deep.equal([["2027-03-06", 7, "price-asc"]]);
    expect(search.done(), "not before Done").to.equal(0);
    expect(text("dates-summary")).to.match(/^7 nights from £207 Sat,? 6 to Sat,? 13 Mar/);
    expect(part("cheapest-start")?.getAttribute("aria-pressed")).to.equal("true");
    await press(parts("season-bar")[0]);
    await press(parts("season-cell").find((one) => name(one)?.startsWith("Saturday, 12 December 2026, 14 nights")));
    expect(search.callsOf("stayDates.chooseStay").slice(1)).to.deep.equal([
      [days[0], 7, "price-asc"],
      ["2026-12-12", 14, "price-asc"],
    ]);
    expect(text("dates-summary")).to.include("14 nights from £920");
    await press(part("validate"));
    expect(search.done()).to.equal(1);
  });

  it("is reached by the keyboard: one stop each in graph and grid, and arrow keys, Home, End, PageUp, PageDown", async () => {
    await shown();
    expect([stops(".season-bars"), stops(".matrix")]).to.deep.equal([1, 1]);
    drawn.root.querySelector<HTMLElement>('.season-bars [tabindex="0"]')?.focus();
    expect(name(focused())).to.include("6 March 2027");
    await key("ArrowRight");
    expect(name(focused())).to.include("13 March 2027");
    expect(text("season-note")).to.include("7 nights from");
    await key("PageDown");
    expect(name(focused())).to.include("3 April 2027");
    await key("Home");
    expect(name(focused())).to.include("5 December 2026");
    expect(stops(".season-bars")).to.equal(1);
    drawn.root.querySelector<HTMLElement>('.matrix [tabindex="0"]')?.focus();
    expect(name(focused())).to.include("6 March 2027, 7 nights");
    await key("ArrowDown");
    expect(name(focused())).to.include("6 March 2027, 14 nights");
    await key("ArrowLeft");
    expect(name(focused())).to.include("27 February 2027, 14 nights");
    await key("Home", { ctrlKey: true });
    expect(focused()?.textContent, "no stay of two nights").to.equal("–No stay");
    await key("End");
    expect(focused()?.closest("td")?.cellIndex).to.equal(drawn.root.querySelectorAll("thead th").length - 1);
    expect(stops(".matrix")).to.equal(1);
  });

  it("has the cheapest of each length in bold and with an arrow", async () => {
    await shown();
    const cheapest = parts("season-cell").find((one) => name(one)?.includes("6 March 2027, 7 nights"));
    expect(name(cheapest)).to.match(/cheapest start for this length$/);
    expect(cheapest?.querySelector("svg")).to.exist;
    const other = parts("season-cell").find((one) => name(one)?.includes("13 March 2027, 7 nights"));
    const weights = [cheapest, other].map((one) => Number(one && getComputedStyle(one).fontWeight));
    expect(weights[0]).to.be.above(weights[1] ?? 0);
  });

  it("shows that it waits, failed or found nothing", async () => {
    const search = await shown({ season: { status: "loading", key: "k", grid: null, unknown: false, places: null } });
    expect(text("bone")).to.exist;
    search.update({ season: { status: "failed", key: "k", grid: null, unknown: false, places: null } });
    await painted();
    await press(part("retry"));
    expect(search.callsOf("stayDates.retrySeason")).to.have.length(1);
    search.update({ season: { ...ready, grid: [] } });
    await painted();
    expect(part("dates")?.textContent).to.include("No prices for this search.");
  });

  for (const [locale, layout] of [
    ["en-GB", "columns"],
    ["fr-FR", "list"],
    ["nl-NL", "columns"],
    ["de-DE", "list"],
  ] as const)
    it(`is accessible in ${locale} in ${layout}, and comes graph first on a phone`, async () => {
      await shown({}, { locale, layout });
      await drawn.accessible();
      const [graph, presses] = [part("season"), part("narrowings")];
      const follows = graph && presses ? graph.compareDocumentPosition(presses) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
      expect(follows > 0).to.equal(layout === "list");
      await press(part("season-max"));
      await narrowTo("2027-03");
      await press(part("cheapest-start"));
      await drawn.accessible();
      expect(part("dates")?.textContent).to.not.match(/season\.|dates\./);
      expect(parts("season-bar").at(-1)?.dataset["start"]).to.equal(addDays("2027-04-24", 0));
    });
});
