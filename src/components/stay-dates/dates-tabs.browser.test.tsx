import { expect } from "@open-wc/testing";
import { painted } from "../../../test/fixtures/painted.js";
import type { SearchState } from "../../store/state/types.js";
import { draw, foundDays, saturdays, searchDriver } from "./search.driver.js";
import type { Drawn } from "./search.driver.js";
import { StayDatesPanel } from "./StayDatesPanel.js";

const startDates = saturdays("2026-12", "2027-04");

describe("the desktop side bar of the dates", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(state: Partial<SearchState> = {}, layout: "columns" | "list" = "columns") {
    const search = searchDriver({
      state: { find: foundDays(startDates), ...state },
      endDates: (start) => startDates.filter((day) => day > start).slice(0, 2),
    });
    drawn = await draw(<StayDatesPanel onDone={() => undefined} layout={layout} />, { search });
    return search;
  }
  const tabs = () => [...drawn.root.querySelectorAll<HTMLElement>('[role="tab"]')];
  const state = () => tabs().map((tab) => [tab.textContent.trim(), tab.ariaSelected, tab.ariaDisabled]);
  const press = async (element: HTMLElement | null | undefined) => {
    element?.click();
    await painted();
  };
  const day = (name: string) => drawn.root.querySelector<HTMLElement>(`[data-day="${name}"]`);

  it("CAL-12..13 is a group with the days and the nights of the stay, a reset and a button that confirms it", async () => {
    await shown({ stayDates: { start: "2026-12-19", end: "2026-12-26" } });
    const bar = drawn.root.querySelector('[role="group"][aria-label="Votre séjour"]');
    expect(bar?.querySelector('[part="dates-summary"]')?.textContent).to.equal("7 nuits du samedi 19 au samedi 26 décembre 2026");
    expect([...(bar?.querySelectorAll("button") ?? [])].map((button) => button.textContent)).to.deep.equal(["Effacer", "Valider"]);
  });

  it("CAL-17..18 has a tab for each end, the last day's disabled until there is a first", async () => {
    const search = await shown();
    expect(state()).to.deep.equal([
      ["Arrivée", "true", null],
      ["Départ", "false", "true"],
    ]);
    await press(tabs()[1]);
    expect(search.callsOf("stayDates.pick")).to.deep.equal([]);
    await press(day("2026-12-19"));
    expect(state()).to.deep.equal([
      ["Arrivée sam. 19 déc.", "false", null],
      ["Départ", "true", null],
    ]);
    expect(drawn.root.querySelector('[role="tabpanel"]')?.getAttribute("aria-labelledby")).to.equal(tabs()[1]?.id);
    await drawn.accessible();
  });

  it("CAL-18 goes back to the first day by its tab, and on to the last one of a whole stay", async () => {
    const search = await shown();
    await press(day("2026-12-19"));
    await press(tabs()[0]);
    expect(search.snapshot().pickedStart).to.equal(null);
    expect(state()[0]).to.deep.equal(["Arrivée", "true", null]);
    await press(day("2026-12-19"));
    await press(day("2026-12-26"));
    expect(state()[1]).to.deep.equal(["Départ sam. 26 déc.", "false", null]);
    await press(tabs()[1]);
    expect(search.snapshot().pickedStart).to.equal("2026-12-19");
    await press(tabs()[1]);
    expect(search.snapshot().pickedStart, "the open tab does nothing").to.equal("2026-12-19");
  });

  it("disables the last day's tab when the first day can no longer be chosen", async () => {
    await shown({ stayDates: { start: "2024-02-03", end: "2024-02-10" } });
    expect(state()[1]?.[2]).to.equal("true");
  });

  it("is one tab stop, whose arrow keys move the focus and choose nothing", async () => {
    const search = await shown({ stayDates: { start: "2026-12-19", end: "2026-12-26" } });
    expect(tabs().map((tab) => tab.tabIndex)).to.deep.equal([0, -1]);
    tabs()[0]?.focus();
    tabs()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(drawn.root.activeElement).to.equal(tabs()[1]);
    expect(search.callsOf("stayDates.pick")).to.deep.equal([]);
  });

  it("has no tabs in one column", async () => {
    await shown({}, "list");
    expect(tabs()).to.deep.equal([]);
  });
});
