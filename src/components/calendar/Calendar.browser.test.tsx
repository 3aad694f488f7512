import { expect, waitUntil } from "@open-wc/testing";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { monthsFrom, monthsToShow } from "../../calendar/pages.js";
import { draw } from "../stay-dates/search.driver.js";
import { itOnReact } from "../../../test/fixtures/it-on-react.js";
import { painted } from "../../../test/fixtures/painted.js";
import type { Drawn } from "../stay-dates/search.driver.js";
import { Calendar } from "./Calendar.js";
import type { CalendarProps } from "./Calendar.js";

const selectable = (day: string) => !day.endsWith("-10");

function Shown(props: Partial<CalendarProps>) {
  const [months, setMonths] = useState(() => monthsFrom("2027-02", 2));
  return (
    <Calendar
      months={months}
      layout="columns"
      firstWeekday={2}
      today="2027-02-03"
      start="2027-02-06"
      end={null}
      selectable={selectable}
      rangeTo={(day) => (day > "2027-02-06" && selectable(day) ? { start: "2027-02-06", end: day } : null)}
      startName="arrivée"
      endName="départ"
      closedNews="fermé"
      onPick={() => undefined}
      onShow={(month) => setMonths((shown) => monthsToShow(shown, month))}
      {...props}
    />
  );
}

/** What the row of months contains: at first, and after each change. */
interface Row {
  readonly months: readonly (string | undefined)[];
  readonly height: number;
  readonly marchAt: number | undefined;
}

function Watched({ rows, children }: { readonly rows: Row[]; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = box.current?.querySelector(".months");
    if (!row) return;
    const note = () => {
      const months = [...row.querySelectorAll<HTMLElement>(".month")];
      const march = months.find(({ dataset }) => dataset.month === "2027-03")?.getBoundingClientRect().left;
      rows.push({ months: months.map(({ dataset }) => dataset.month), height: row.getBoundingClientRect().height, marchAt: march });
    };
    note();
    const observer = new MutationObserver(note);
    observer.observe(row, { childList: true });
    return () => observer.disconnect();
  }, [rows]);
  return <div ref={box}>{children}</div>;
}

describe("Calendar", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());
  const shown = async (props: Partial<CalendarProps> = {}) => {
    drawn = await draw(<Shown {...props} />);
  };
  const day = (name: string) => {
    const button = drawn.root.querySelector<HTMLButtonElement>(`[data-day="${name}"]`);
    if (!button) throw new Error(`${name} is not in view`);
    return button;
  };
  const focused = () => (drawn.root.activeElement instanceof HTMLElement ? drawn.root.activeElement.dataset.day : undefined);
  const press = async (key: string, options: KeyboardEventInit = {}) => {
    drawn.root.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true, ...options }),
    );
    await painted();
  };
  const point = async (name: string, pointerType = "mouse") => {
    day(name).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
    await painted();
  };
  const cells = (state: string) => [...drawn.root.querySelectorAll<HTMLElement>(`.cell.${state} .day`)].map((button) => button.dataset.day);

  it("draws the band from the middle of its first day to the middle of its last, under the numbers, rounded where a row breaks it", async () => {
    await shown({ start: "2027-02-05", end: "2027-02-10" });
    const band = (name: string) => {
      const cell = day(name).parentElement;
      if (!cell) throw new Error(`${name} has no cell`);
      const { left, right, zIndex, borderStartEndRadius, borderStartStartRadius } = getComputedStyle(cell, "::before");
      const half = (side: string) => Math.round((2 * parseFloat(side)) / cell.getBoundingClientRect().width) / 2;
      const rounded = [borderStartStartRadius, borderStartEndRadius].map((radius) => radius !== "0px");
      return { from: half(left), to: half(right), under: Number(zIndex) < 0, rounded };
    };
    expect(band("2027-02-05")).to.deep.equal({ from: 0.5, to: 0, under: true, rounded: [false, false] });
    expect(band("2027-02-07")).to.deep.equal({ from: 0, to: 0, under: true, rounded: [false, true] });
    expect(band("2027-02-08")).to.deep.equal({ from: 0, to: 0, under: true, rounded: [true, false] });
    expect(band("2027-02-10")).to.deep.equal({ from: 0, to: 0.5, under: true, rounded: [false, false] });
    const middle = (name: string, of: "x" | "y") => {
      const text = document.createRange();
      text.selectNodeContents(day(name));
      const [disc, number] = [day(name).getBoundingClientRect(), text.getBoundingClientRect()];
      return of === "x" ? disc.x + disc.width / 2 - number.x - number.width / 2 : disc.y + disc.height / 2 - number.y - number.height / 2;
    };
    expect(middle("2027-02-05", "x")).to.be.closeTo(0, 1);
    expect(middle("2027-02-05", "y")).to.be.closeTo(0, 2);
  });

  // Deferred values of preact are the current ones.
  itOnReact("paints the month that takes the focus first when it opens by a press, and the others in their reserved space", async () => {
    const rows: Row[] = [];
    drawn = await draw(
      <Watched rows={rows}>
        <Shown start="2027-03-06" focusedMonthFirst />
      </Watched>,
      {},
    );
    const [first] = rows;
    const last = rows.at(-1);
    expect(first?.months).to.deep.equal(["2027-03"]);
    expect(last?.months).to.deep.equal(["2027-02", "2027-03"]);
    expect(first?.height).to.equal(last?.height);
    expect(first?.marchAt).to.equal(last?.marchAt);
    drawn.remove();
    const atOnce: Row[] = [];
    drawn = await draw(
      <Watched rows={atOnce}>
        <Shown />
      </Watched>,
      {},
    );
    expect(atOnce.map(({ months }) => months.length)).to.deep.equal([2]);
  });

  it("CAL-22 draws each month as a grid of 6 rows of 7 days under the weekdays", async () => {
    await shown();
    const grids = [...drawn.root.querySelectorAll('[role="grid"]')];
    expect(grids).to.have.length(2);
    for (const grid of grids) expect(grid.querySelectorAll(".week:not(:first-child)")).to.have.length(6);
    expect(drawn.root.querySelectorAll('[role="columnheader"]')[0]?.getAttribute("aria-label")).to.equal("lundi");
  });

  it("takes one Tab stop, on the start", async () => {
    await shown();
    const stops = [...drawn.root.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')];
    expect(stops.map((stop) => stop.dataset.day)).to.deep.equal(["2027-02-06"]);
  });

  it("moves by keys across days, weeks and months, and brings the month of the day into view", async () => {
    await shown();
    day("2027-02-06").focus();
    await press("ArrowRight");
    expect(focused()).to.equal("2027-02-07");
    await press("Home");
    expect(focused()).to.equal("2027-02-01");
    await press("ArrowLeft");
    expect(focused()).to.equal("2027-01-31");
    expect(drawn.root.querySelector(".month-name")?.textContent).to.contain("janvier 2027");
    await press("PageDown", { shiftKey: true });
    expect(focused()).to.equal("2028-01-31");
    await press("PageDown");
    expect(focused()).to.equal("2028-02-29");
  });

  it("stops at the first and the last day of the allowed months", async () => {
    await shown({ earliest: "2027-02", latest: "2027-03" });
    day("2027-02-06").focus();
    await press("PageUp");
    expect(focused()).to.equal("2027-02-01");
    await press("ArrowLeft");
    expect(focused()).to.equal("2027-02-01");
    await press("PageDown", { shiftKey: true });
    expect(focused()).to.equal("2027-03-31");
    for (const step of drawn.root.querySelectorAll(".step")) expect(step.getAttribute("aria-disabled")).to.equal("true");
  });

  it("picks a day that may be chosen and no other", async () => {
    const picked: string[] = [];
    await shown({ onPick: (name) => void picked.push(name) });
    day("2027-02-10").click();
    day("2027-02-13").click();
    expect(picked).to.deep.equal(["2027-02-13"]);
    expect(day("2027-02-10").getAttribute("aria-disabled")).to.equal("true");
  });

  it("previews the range that the hovered day would complete, until the pointer leaves", async () => {
    await shown();
    await point("2027-02-13");
    expect(cells("inside")).to.deep.equal(["07", "08", "09", "10", "11", "12"].map((date) => `2027-02-${date}`));
    expect(cells("aim")).to.deep.equal(["2027-02-13"]);
    expect(day("2027-02-13").closest('[role="gridcell"]')?.getAttribute("aria-selected"), "only pointed at").to.equal("false");
    await point("2027-02-10");
    expect(cells("aim"), "a day that cannot be chosen").to.deep.equal([]);
    await point("2027-02-13", "touch");
    expect(cells("aim"), "a finger").to.deep.equal([]);
  });

  it("renders again only the weeks affected by a hover", async () => {
    const asked = new Set<string>();
    const recording = (name: string) => {
      asked.add(name);
      return selectable(name);
    };
    await shown({ selectable: recording });
    const aims = (name: string) => waitUntil(() => cells("aim").join() === name, `${name} is hovered`);
    await point("2027-02-13");
    await aims("2027-02-13");
    asked.clear();
    await point("2027-02-20");
    await aims("2027-02-20");
    const weeks = ["08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21"].map((date) => `2027-02-${date}`);
    expect([...asked].sort()).to.deep.equal(weeks);
  });

  it("names days in full, with what they are", async () => {
    await shown({ end: "2027-02-13" });
    expect(day("2027-02-06").getAttribute("aria-label")).to.equal("samedi 6 février 2027, arrivée");
    expect(day("2027-02-13").getAttribute("aria-label")).to.equal("samedi 13 février 2027, départ");
    expect(day("2027-02-03").getAttribute("aria-label")).to.equal("mercredi 3 février 2027, aujourd’hui");
    expect(day("2027-02-03").getAttribute("aria-current")).to.equal("date");
    const dot = getComputedStyle(day("2027-02-03"), "::after");
    expect(parseFloat(dot.left) + parseFloat(dot.width) / 2, "under the middle of its number").to.be.closeTo(
      day("2027-02-03").offsetWidth / 2,
      0.6,
    );
  });

  it("announces the months after a step, and nothing before", async () => {
    await shown();
    const news = () => drawn.root.querySelector('[role="status"]')?.textContent;
    expect(news()).to.equal("");
    drawn.root.querySelector<HTMLElement>(".step.next")?.click();
    await painted();
    expect(news()).to.equal("mars 2027 à avril 2027");
  });

  it("LAY-09 draws days of 38 px with 2 px between them", async () => {
    await shown();
    drawn.host.style.width = "652px";
    const { width, height } = day("2027-02-06").getBoundingClientRect();
    expect(Math.min(width, height)).to.be.within(38, 40);
  });

  it("is accessible, with a range and without", async () => {
    await shown({ end: "2027-02-13" });
    await drawn.accessible();
  });
});
