import { expect } from "@open-wc/testing";
import type { SearchState } from "../../store/state/types.js";
import { draw, foundDays, saturdays, searchDriver } from "./search.driver.js";
import { painted } from "../../../test/fixtures/painted.js";
import type { Drawn } from "./search.driver.js";
import { StayDatesPanel } from "./StayDatesPanel.js";
import type { StayDatesPanelProps } from "./panel-props.js";

const startDates = saturdays("2026-12", "2027-05");
const find = foundDays(startDates);

describe("StayDatesPanel", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(state: Partial<SearchState> = {}, props: Partial<StayDatesPanelProps> = {}, today = "2026-11-21") {
    const search = searchDriver({
      today,
      state: { find, ...state },
      endDates: (start) => startDates.filter((day) => day > start).slice(0, 2),
    });
    let done = 0;
    drawn = await draw(<StayDatesPanel onDone={() => (done += 1)} {...props} />, { search });
    return { search, done: () => done };
  }
  const open = () => [...drawn.root.querySelectorAll<HTMLElement>("[data-day]:not([aria-disabled])")].map((day) => day.dataset.day);
  const press = async (day: string) => {
    drawn.root.querySelector<HTMLElement>(`[data-day="${day}"]`)?.click();
    await painted();
  };
  const button = (part: string) => drawn.root.querySelector<HTMLElement>(`[part="${part}"]`);
  const months = () => [...drawn.root.querySelectorAll(".month-name")].map((name) => name.textContent);
  const summary = () => drawn.root.querySelector('[part="dates-summary"]')?.textContent;

  it("DATE-12..13 lets only find's start dates be chosen, then its end dates and the start itself", async () => {
    await shown();
    expect(open()).to.deep.equal(saturdays("2026-12", "2027-01"));
    await press("2026-12-19");
    expect(open()).to.deep.equal(["2026-12-19", "2026-12-26", "2027-01-02"]);
  });

  it("marks the new day as today when the page is shown again after midnight", async () => {
    let day = "2026-12-05";
    const search = searchDriver({ state: { find } });
    drawn = await draw(<StayDatesPanel onDone={() => undefined} />, { search: { ...search, today: () => day } });
    const today = () => drawn.root.querySelector<HTMLElement>("[aria-current=date]")?.dataset.day;
    expect(today()).to.equal("2026-12-05");
    day = "2026-12-06";
    dispatchEvent(new PageTransitionEvent("pageshow"));
    await painted();
    expect(today()).to.equal("2026-12-06");
  });

  it("DATE-14 closes every day until find has responded", async () => {
    await shown({ find: { ...find, startDates: [], status: "loading" } });
    expect(open()).to.deep.equal([]);
    expect(drawn.root.querySelector('[role="grid"]')?.getAttribute("aria-busy")).to.equal("true");
  });

  it("DATE-06 DATE-23 completes the range with the second press, and is done", async () => {
    const { search, done } = await shown();
    await press("2026-12-19");
    expect(done()).to.equal(0);
    await press("2027-01-02");
    expect(search.snapshot().stayDates).to.deep.equal({ start: "2026-12-19", end: "2027-01-02" });
    expect(done()).to.equal(1);
  });

  it("DATE-07 cancels with a second press on the start, and stays", async () => {
    const { search, done } = await shown();
    await press("2026-12-19");
    await press("2026-12-19");
    expect(search.snapshot().pickedStart).to.equal(null);
    expect(search.snapshot().stayDates.start).to.equal(null);
    expect(done()).to.equal(0);
  });

  it("requests nothing for a day that cannot be chosen", async () => {
    const { search } = await shown();
    await press("2026-12-18");
    expect(search.callsOf("stayDates.pick")).to.deep.equal([]);
  });

  it("DATE-12..14 announces why a closed day cannot be chosen on each press, and moves no box", async () => {
    const { search } = await shown();
    const news = () => [...drawn.root.querySelectorAll('.calendar [role="status"]')].at(-1);
    const boxes = () =>
      [...drawn.root.querySelectorAll(".dates *")].map((box) => box.closest(".sr") ?? JSON.stringify(box.getBoundingClientRect()));
    const sayings: Node[] = [];
    const observer = new MutationObserver((records) => sayings.push(...records.flatMap(({ addedNodes }) => [...addedNodes])));
    const region = news();
    if (region) observer.observe(region, { childList: true });
    const before = boxes();
    expect(region?.textContent).to.equal("");
    await press("2026-12-18");
    expect(news()?.textContent).to.equal("Aucun séjour ne commence ce jour-là.");
    await press("2026-12-18");
    expect(sayings).to.have.length(2);
    expect(boxes().filter((box) => typeof box === "string")).to.deep.equal(before.filter((box) => typeof box === "string"));
    await press("2026-12-19");
    expect(news()?.textContent).to.equal("");
    await press("2026-12-24");
    expect(news()?.textContent).to.equal("Votre séjour ne peut pas se terminer ce jour-là.");
    drawn.root.querySelector<HTMLElement>('[data-day="2026-12-25"]')?.focus();
    await painted();
    expect(news()?.textContent).to.equal("");
    expect(news()).to.equal(region);
    search.update({ pickedStart: null, find: { ...find, startDates: [], status: "loading" } });
    await press("2026-12-24");
    expect(news()?.textContent).to.equal("Nous cherchons les jours d’arrivée…");
  });

  it("BAR-09 CAL-15 CAL-71 shows two months in 700 px and steps by one, requesting each month that is in view", async () => {
    const { search } = await shown();
    expect(months()).to.deep.equal(["décembre 2026", "janvier 2027"]);
    expect(drawn.root.querySelector(".dates")?.getBoundingClientRect().width).to.equal(700);
    drawn.root.querySelector<HTMLElement>(".step.next")?.click();
    await painted();
    expect(months()).to.deep.equal(["janvier 2027", "février 2027"]);
    const asked = search.callsOf("stayDates.show").map(([month]) => month);
    expect([...new Set(asked)]).to.deep.equal(["2026-12", "2027-01", "2027-02"]);
  });

  it("DATE-18 opens on December in summer, DATE-20 but not for a summer search", async () => {
    await shown({}, {}, "2027-06-15");
    expect(months()[0]).to.equal("décembre 2027");
    drawn.remove();
    const { settings } = searchDriver().snapshot();
    await shown({ settings: { ...settings, onPage: "summer" } }, {}, "2027-06-15");
    expect(months()[0]).to.equal("juin 2027");
  });

  it("DATE-21 opens on the start already chosen, and shows the stay in words", async () => {
    await shown({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    expect(months()[0]).to.equal("février 2027");
    expect(summary()).to.equal("7 nuits du samedi 6 au samedi 13 février 2027");
  });

  it("opens where stays begin when the start of an old link has passed and can no longer be chosen, in either layout", async () => {
    for (const layout of ["columns", "list"] as const) {
      await shown({ stayDates: { start: "2024-02-03", end: "2024-02-10" } }, { layout });
      expect(months().slice(0, 2), layout).to.deep.equal(["décembre 2026", "janvier 2027"]);
      expect(open()[0]).to.equal("2026-12-05");
      if (layout === "columns") drawn.remove();
    }
  });

  it("DATE-08 resets from the foot, which has nothing to reset before", async () => {
    const { search } = await shown({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    button("reset")?.focus();
    button("reset")?.click();
    await painted();
    expect(drawn.root.activeElement?.getAttribute("data-day"), "the focus stays with the days").to.equal("2027-02-06");
    expect(search.callsOf("stayDates.reset")).to.have.length(1);
    expect(button("reset")).to.not.exist;
    expect(summary()).to.equal("Choisissez votre jour d’arrivée");
  });

  it("validates whole dates or none, and alerts to the missing half of a range", async () => {
    const { done } = await shown();
    const key = () => drawn.root.querySelector('[part="legend"]')?.textContent;
    expect(key()).to.include("Pas d’arrivée ce jour-là");
    button("validate")?.click();
    expect(done()).to.equal(1);
    await press("2026-12-19");
    expect(key(), "what the days say now").to.include("Pas de départ ce jour-là");
    expect(drawn.root.querySelector('[role="alert"]')).to.not.exist;
    button("validate")?.click();
    await painted();
    expect(done()).to.equal(1);
    expect(drawn.root.querySelector('[role="alert"]')?.textContent).to.contain("Merci de choisir votre jour de départ");
  });

  it("BAR-10..12 CAL-14 CAL-16 shows one column that grows by a find interval", async () => {
    await shown({}, { layout: "list" });
    const lefts = [...drawn.root.querySelectorAll(".month")].map((month) => month.getBoundingClientRect().left);
    expect(new Set(lefts).size).to.equal(1);
    button("load-more")?.click();
    await painted();
    expect(months()).to.have.length(8);
    expect(drawn.root.activeElement?.getAttribute("data-day"), "the button may go with the press").to.equal("2027-02-01");
    await press("2026-12-19");
    button("load-more")?.click();
    await painted();
    expect(months()).to.have.length(10);
  });

  it("DATE-18 begins its column with December and brings the months before it, to today's, one by one, with the focus", async () => {
    const { search } = await shown({}, { layout: "list" }, "2026-10-21");
    expect(months()[0]).to.equal("décembre 2026");
    expect(button("load-earlier")?.textContent).to.equal("Voir novembre 2026");
    for (const [month, name] of [
      ["2026-11", "novembre 2026"],
      ["2026-10", "octobre 2026"],
    ] as const) {
      button("load-earlier")?.click();
      await painted();
      expect(months()[0]).to.equal(name);
      expect(drawn.root.activeElement?.getAttribute("data-day")).to.equal(`${month}-01`);
      expect(search.callsOf("stayDates.show").map(([asked]) => asked)).to.include(month);
    }
    expect(button("load-earlier"), "no month before today's").to.not.exist;
    expect(months().slice(1)).to.deep.equal(["novembre 2026", "décembre 2026", "janvier 2027"]);
    drawn.remove();
    await shown({}, {}, "2026-10-21");
    expect(button("load-earlier"), "two columns step back instead").to.not.exist;
  });

  it("brings an earlier month to its column by the keys as well", async () => {
    await shown({}, { layout: "list" });
    const day = drawn.root.querySelector<HTMLElement>('[data-day="2026-12-05"]');
    day?.focus();
    day?.dispatchEvent(new KeyboardEvent("keydown", { key: "PageUp", bubbles: true }));
    await painted();
    expect(months()[0]).to.equal("novembre 2026");
    expect(drawn.root.activeElement?.getAttribute("data-day")).to.equal("2026-11-05");
  });

  it("keeps the column's foot to one line while days are chosen, and announces what does not fit", async () => {
    document.body.style.width = "350px";
    await shown({}, { layout: "list" });
    const tall = () => Math.round(button("panel-foot")?.getBoundingClientRect().height ?? 0);
    const before = tall();
    await press("2026-12-19");
    expect(tall()).to.equal(before);
    expect(summary()).to.equal("Choisissez votre jour de départ à partir du samedi 19 décembre 2026, 7 ou 14 nuits possibles");
    await press("2026-12-26");
    expect(tall()).to.equal(before);
    const seen = [...(button("dates-summary")?.querySelectorAll(":scope > :not(.sr)") ?? [])].map((line) => line.textContent);
    expect(seen.join("").replace(/\s/g, " ")).to.equal("7 nuits · 19 – 26 déc. 2026");
    document.body.style.width = "";
  });

  it("BAR-12 offers no more months once the last response was empty", async () => {
    const covered = ["2027-02", "2027-03", "2027-04", "2027-05", "2027-06", "2027-07"];
    await shown({ find: { ...find, startDates: ["2026-12-19"], coveredMonths: covered } }, { layout: "list" });
    button("load-more")?.click();
    await painted();
    expect(months().at(-1)).to.equal("juillet 2027");
    expect(button("load-more")).to.not.exist;
  });

  it("shows that find failed, and requests it again", async () => {
    const { search } = await shown({ find: { ...find, status: "failed", startDates: [] } });
    expect(drawn.root.querySelector('[role="alert"]')?.textContent).to.contain("Les dates n’ont pas pu être chargées.");
    button("retry")?.click();
    expect(search.callsOf("stayDates.retry")).to.have.length(1);
  });

  it("BAR-46..47 shows the zones when their flag is on; choosing one requests nothing", async () => {
    const { flags } = searchDriver().snapshot();
    const { search } = await shown({ flags: { ...flags, zonesDatePicker: true } });
    const zones = [...drawn.root.querySelectorAll<HTMLInputElement>('[part="zone"] input')];
    expect(zones.map((zone) => zone.parentElement?.textContent)).to.deep.equal(["Zone A", "Zone B", "Zone C"]);
    const before = search.recorded.length;
    const stops = () => zones.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));
    expect(stops(), "one stop of the Tab key").to.deep.equal([0]);
    zones[1]?.click();
    await painted();
    expect(zones[1]?.checked).to.equal(true);
    expect(stops()).to.deep.equal([1]);
    expect(search.recorded.slice(before).map(({ name }) => name)).to.deep.equal(["stayDates.chooseZone"]);
    zones[1]?.click();
    await painted();
    expect(zones[1]?.checked, "a second press shows none again").to.equal(false);
    drawn.remove();
    await shown();
    expect(button("zone")).to.not.exist;
  });

  for (const layout of ["columns", "list"] as const) {
    it(`is accessible in ${layout}, empty, half chosen, whole and failed`, async () => {
      const { search } = await shown({}, { layout });
      await drawn.accessible();
      await press("2026-12-19");
      await drawn.accessible();
      await press("2026-12-26");
      await drawn.accessible();
      search.update({ find: { ...find, status: "failed" } });
      await painted();
      await drawn.accessible();
    });
  }
});
