import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { useState } from "react";
import { noDays } from "../../../calendar/day-set.js";
import { limitsOf } from "../../../calendar/limits.js";
import type { LimitOptions } from "../../../calendar/limits.js";
import type { DayMark } from "../../../calendar/marks.js";
import { noValue } from "../../../calendar/moment.js";
import type { Moment, PickerValue } from "../../../calendar/moment.js";
import { draw } from "../../stay-dates/search.driver.js";
import { painted } from "../../../../test/fixtures/painted.js";
import type { Drawn } from "../../stay-dates/search.driver.js";
import type { PickerProps } from "../picker-props.js";
import { sheets } from "../sheets.js";
import { StandalonePicker } from "./StandalonePicker.js";

const on = (day: string, time: string | null = null): Moment => ({ day, time });
const noMarks: readonly DayMark[] = [];
const mark = (key: string, changes: Partial<DayMark>): DayMark => ({
  ...{ key, highlight: null, dot: null, bar: null, content: null, label: null, popover: null, order: 0, customData: null },
  ...changes,
});

const usual: PickerProps = {
  value: noValue,
  mode: "date",
  range: false,
  timeAccuracy: 2,
  min: null,
  max: null,
  limits: limitsWith({}),
  marks: () => noMarks,
  hasLabels: false,
  pinnedMonth: null,
  columns: null,
  rows: 1,
  view: "monthly",
  page: null,
  visibility: "click",
  inline: false,
  required: false,
  disabled: false,
  label: "",
  error: null,
  locale: "en-GB",
  firstWeekday: 2,
  today: "2027-02-03",
  onCommit: () => undefined,
  onPageChange: () => undefined,
};

function limitsWith(changes: Partial<LimitOptions>) {
  return limitsOf({ min: null, max: null, minNights: null, maxNights: null, closed: noDays, closedEnds: noDays, range: true, ...changes });
}

/** The sentences of the live regions. */
const announced = (root: ShadowRoot) => [...root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join("");

describe("StandalonePicker", () => {
  let drawn: Drawn;
  let commits: PickerValue[];
  let pages: string[];
  beforeEach(() => {
    commits = [];
    pages = [];
  });
  afterEach(() => drawn.remove());

  function Held(props: Partial<PickerProps>) {
    const [value, setValue] = useState(props.value ?? noValue);
    const commit = (next: PickerValue) => {
      commits.push(next);
      setValue(next);
    };
    return <StandalonePicker {...usual} {...props} value={value} onCommit={commit} onPageChange={(page) => void pages.push(page)} />;
  }
  const shown = async (props: Partial<PickerProps> = {}) => {
    drawn = await draw(<Held {...props} />, { sheets, locale: "en-GB" });
  };
  const find = (selector: string) => drawn.root.querySelector<HTMLElement>(selector);
  const part = (name: string) => find(`[part~="${name}"]`);
  const day = (name: string) => find(`[data-day="${name}"]`);
  const input = () => drawn.root.querySelector<HTMLInputElement>("input");
  const press = async (element: HTMLElement | null) => {
    if (!element) throw new Error("nothing to press");
    element.click();
    await painted();
  };
  const until = async (condition: () => unknown) => {
    for (let count = 0; count < 200 && !condition(); count += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(Boolean(condition()), String(condition)).to.equal(true);
  };
  const focused = () => drawn.root.activeElement;

  it("CAL-01 CAL-04 CAL-11 commits one day by a press, announces it, and closes with the focus in its field", async () => {
    await shown();
    expect(part("calendar")).to.not.exist;
    await press(part("toggle"));
    await press(day("2027-02-13"));
    expect(commits).to.deep.equal([{ start: on("2027-02-13"), end: null }]);
    expect(part("calendar")).to.not.exist;
    expect(input()?.value).to.equal("13/02/2027");
    expect(focused()).to.equal(input());
    expect(announced(drawn.root)).to.match(/^Saturday,? 13 February 2027$/);
  });

  it("CAL-26 CAL-42 commits a range in order, whichever end is pressed first, and announces its nights", async () => {
    await shown({ range: true, inline: true });
    await press(day("2027-02-13"));
    expect(commits).to.deep.equal([]);
    expect(announced(drawn.root)).to.contain("Choose the last day");
    await press(day("2027-02-06"));
    expect(commits).to.deep.equal([{ start: on("2027-02-06"), end: on("2027-02-13") }]);
    expect(announced(drawn.root)).to.contain("7 nights");
  });

  it("CAL-38 CAL-40 CAL-43 CAL-44 refuses days and ranges with the reason, and keeps the value", async () => {
    const closed = {
      has: (one: string) => one === "2027-02-10",
      firstIn: (from: string, to: string) => (from <= "2027-02-10" && to >= "2027-02-10" ? "2027-02-10" : null),
    };
    const value = { start: on("2027-02-20"), end: on("2027-02-22") };
    const limits = { min: "2027-02-05", max: "2027-02-25", closed, maxNights: 10 };
    await shown({ ...limits, range: true, inline: true, value, limits: limitsWith(limits) });
    for (const [name, reason] of [
      ["2027-02-04", "The first day that can be chosen is"],
      ["2027-02-26", "The last day that can be chosen is"],
      ["2027-02-10", "That day can’t be chosen."],
    ] as const) {
      await press(day(name));
      expect(announced(drawn.root), name).to.contain(reason);
    }
    await press(day("2027-02-06"));
    await press(day("2027-02-11"));
    expect(announced(drawn.root)).to.contain("There is a day between these");
    await press(day("2027-02-18"));
    expect(commits).to.deep.equal([]);
    expect(day("2027-02-11")?.getAttribute("aria-disabled")).to.equal("true");
  });

  it("CAL-41 is cleared by its button, which a required picker does not have", async () => {
    await shown({ value: { start: on("2027-02-13"), end: null } });
    await press(part("clear"));
    expect(commits).to.deep.equal([noValue]);
    expect([input()?.value, part("clear")]).to.deep.equal(["", null]);
    expect(focused()).to.equal(input());
    drawn.remove();
    await shown({ value: { start: on("2027-02-13"), end: null }, required: true });
    expect(part("clear")).to.equal(null);
    input()?.focus();
    input()?.select();
    await sendKeys({ press: "Backspace" });
    await sendKeys({ press: "Enter" });
    await painted();
    expect(commits).to.have.length(1);
    expect(input()?.value).to.equal("13/02/2027");
  });

  describe("typed entry", () => {
    const type = async (text: string) => {
      input()?.focus();
      input()?.select();
      await sendKeys({ type: text });
    };

    it("CAL-56 takes what was typed a second after the last key, and at once by Enter or on leaving", async () => {
      await shown();
      await type("6.2.27");
      await painted();
      expect(commits).to.deep.equal([]);
      const began = performance.now();
      await until(() => commits.length > 0);
      expect(performance.now() - began).to.be.above(800);
      expect(commits).to.deep.equal([{ start: on("2027-02-06"), end: null }]);
      await until(() => input()?.value === "06/02/2027");
      await type("7 march 2027");
      await sendKeys({ press: "Enter" });
      expect(commits.at(-1)).to.deep.equal({ start: on("2027-03-07"), end: null });
      await type("08032027");
      input()?.blur();
      await painted();
      expect(commits.at(-1)).to.deep.equal({ start: on("2027-03-08"), end: null });
    });

    it("CAL-55 keeps the value where the text is no date, and writes beside the field how one is written", async () => {
      await shown({ value: { start: on("2027-02-13"), end: null } });
      await type("31/02/2027");
      await sendKeys({ press: "Enter" });
      await painted();
      expect(commits).to.deep.equal([]);
      expect(part("error")?.textContent).to.equal("Write it as dd/mm/yyyy.");
      expect(input()?.getAttribute("aria-invalid")).to.equal("true");
      await type("1/3/2027");
      await painted();
      expect(part("error")).to.equal(null);
    });

    it("CAL-44 refuses a typed day out of its limits with the reason", async () => {
      await shown({ max: "2027-02-25", limits: limitsWith({ max: "2027-02-25" }) });
      await type("1/3/2027");
      await sendKeys({ press: "Enter" });
      await painted();
      expect(commits).to.deep.equal([]);
      expect(part("error")?.textContent).to.match(/^The last day that can be chosen is Thursday,? 25 February 2027/);
    });

    it("CAL-26 reads a range, and goes into the months by the arrow down", async () => {
      await shown({ range: true });
      await type("13/02/2027 - 06/02/2027");
      await sendKeys({ press: "ArrowDown" });
      await painted();
      expect(commits).to.deep.equal([{ start: on("2027-02-06"), end: on("2027-02-13") }]);
      expect(focused()).to.equal(day("2027-02-06"));
      await sendKeys({ press: "Escape" });
      await painted();
      expect(part("calendar")).to.equal(null);
      expect(focused()).to.equal(input());
    });
  });

  describe("what opens it", () => {
    const enter = (type: string) =>
      part("date-picker")
        ?.querySelector(".date-anchor")
        ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

    it("CAL-05 CAL-08 CAL-09 is pointing at the field at once; it closes 110 ms after the pointer has left", async () => {
      await shown({ visibility: "hover" });
      enter("pointerover");
      await painted();
      expect(part("calendar")).to.exist;
      enter("pointerout");
      await wait(60);
      expect(part("calendar")).to.exist;
      await until(() => !part("calendar"));
      enter("pointerover");
      await painted();
      enter("pointerout");
      await wait(50);
      enter("pointerover");
      await wait(150);
      expect(part("calendar")).to.exist;
    });

    it("CAL-06 is the focus, which closes it when it leaves; the focus that comes back does not open it again", async () => {
      await shown({ visibility: "focus" });
      input()?.focus();
      await painted();
      expect(part("calendar")).to.exist;
      await sendKeys({ press: "ArrowDown" });
      await painted();
      await sendKeys({ press: "Escape" });
      await painted();
      expect(part("calendar")).to.equal(null);
      expect(focused()).to.equal(input());
    });

    it("CAL-07 is either of them", async () => {
      await shown({ visibility: "hover-focus" });
      enter("pointerover");
      await painted();
      expect(part("calendar")).to.exist;
      enter("pointerout");
      await until(() => !part("calendar"));
      input()?.focus();
      await painted();
      expect(part("calendar")).to.exist;
    });

    it("is a press alone by default, and nothing while it is disabled", async () => {
      await shown();
      enter("pointerover");
      input()?.focus();
      await painted();
      expect(part("calendar")).to.equal(null);
      await press(input());
      expect(part("calendar")).to.exist;
      expect(focused()).to.equal(input());
      drawn.remove();
      await shown({ disabled: true });
      expect(input()?.disabled).to.equal(true);
      drawn.remove();
      await shown({ disabled: true, inline: true });
      day("2027-02-13")?.focus();
      expect(focused()).to.equal(null);
    });
  });

  describe("its times", () => {
    const times = () => [...drawn.root.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[part~="time-field"]')];
    const choose = async (index: number, value: number) => {
      const field = times()[index];
      if (!field) throw new Error(`no field ${index}`);
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, String(value));
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      await painted();
    };

    it("CAL-02 CAL-45 are hours and minutes beside the day", async () => {
      await shown({ mode: "datetime", inline: true });
      await press(day("2027-02-13"));
      await until(() => times().length === 2);
      await choose(0, 17);
      await choose(1, 30);
      expect(commits.at(-1)).to.deep.equal({ start: on("2027-02-13", "17:30"), end: null });
      await press(day("2027-02-14"));
      expect(commits.at(-1)).to.deep.equal({ start: on("2027-02-14", "17:30"), end: null });
    });

    it("CAL-03 CAL-46 are all that there is in mode time; accuracies from hours to milliseconds", async () => {
      for (const [timeAccuracy, written] of [
        [1, "09"],
        [2, "09:00"],
        [3, "09:00:00"],
        [4, "09:00:00.000"],
      ] as const) {
        await shown({ mode: "time", inline: true, timeAccuracy });
        await until(() => times().length === timeAccuracy);
        expect(part("calendar")).to.equal(null);
        await choose(0, 9);
        expect(commits.at(-1)).to.deep.equal({ start: { day: null, time: written }, end: null });
        if (timeAccuracy === 4) {
          await choose(3, 250);
          expect(commits.at(-1)?.start?.time).to.equal("09:00:00.250");
        }
        if (timeAccuracy < 4) drawn.remove();
      }
    });

    it("are two for a range", async () => {
      await shown({
        mode: "datetime",
        range: true,
        inline: true,
        value: { start: on("2027-02-06", "10:00"), end: on("2027-02-07", "11:00") },
      });
      await until(() => times().length === 4);
      await choose(2, 18);
      expect(commits).to.deep.equal([{ start: on("2027-02-06", "10:00"), end: on("2027-02-07", "18:00") }]);
    });
  });

  describe("its pages", () => {
    const months = () => [...drawn.root.querySelectorAll<HTMLElement>("[data-month]")].map(({ dataset }) => dataset.month);

    it("CAL-15 CAL-16 are one month, two for a range, or columns times rows", async () => {
      await shown({ inline: true });
      expect(months()).to.deep.equal(["2027-02"]);
      drawn.remove();
      await shown({ inline: true, range: true });
      expect(months()).to.deep.equal(["2027-02", "2027-03"]);
      drawn.remove();
      await shown({ inline: true, columns: 2, rows: 2 });
      expect(months()).to.deep.equal(["2027-02", "2027-03", "2027-04", "2027-05"]);
      const top = (month: string) => find(`[data-month="${month}"]`)?.getBoundingClientRect().top ?? 0;
      expect(top("2027-02")).to.equal(top("2027-03"));
      expect(top("2027-04")).to.be.above(top("2027-03"));
    });

    it("CAL-22 writes the days of the neighbouring months where one month is shown", async () => {
      await shown({ inline: true });
      const cells = [...drawn.root.querySelectorAll('[role="gridcell"]')].map(({ textContent }) => textContent);
      expect(cells).to.have.length(42);
      expect(cells.slice(27, 30)).to.deep.equal(["28", "1", "2"]);
      expect(drawn.root.querySelectorAll("[data-day]")).to.have.length(28);
    });

    it("begin with the value, else a pinned mark, else the first month with an open day", async () => {
      await shown({ inline: true, value: { start: on("2028-05-05"), end: null }, pinnedMonth: "2027-09" });
      expect(months()).to.deep.equal(["2028-05"]);
      drawn.remove();
      await shown({ inline: true, pinnedMonth: "2027-09" });
      expect(months()).to.deep.equal(["2027-09"]);
      drawn.remove();
      await shown({ inline: true, limits: limitsWith({ closed: { has: (one) => one < "2027-06-10", firstIn: () => null } }) });
      expect(months()).to.deep.equal(["2027-06"]);
    });

    it("report the first month in view once it changes", async () => {
      await shown({ inline: true, page: "2027-05" });
      expect([months(), pages]).to.deep.equal([["2027-05"], []]);
      await press(part("next"));
      expect([months(), pages]).to.deep.equal([["2027-06"], ["2027-06"]]);
    });

    it("CAL-20 are weeks: a row of seven days, steps and keys by week", async () => {
      await shown({ inline: true, view: "weekly" });
      await until(() => part("calendar"));
      const days = () => [...drawn.root.querySelectorAll<HTMLElement>("[data-day]")].map(({ dataset }) => dataset.day);
      expect(days()).to.have.length(7);
      expect(days()[0]).to.equal("2027-02-01");
      await press(part("next"));
      expect(days()[0]).to.equal("2027-02-08");
      day("2027-02-10")?.focus();
      await sendKeys({ press: "ArrowDown" });
      await painted();
      expect((focused() as HTMLElement).dataset.day).to.equal("2027-02-17");
      await press(day("2027-02-20"));
      expect(commits).to.deep.equal([{ start: on("2027-02-20"), end: null }]);
      expect(part("previous")?.getAttribute("aria-label")).to.equal("Previous week");
    });

    it("CAL-19 are days, with the texts of their marks", async () => {
      const marks = [mark("fete", { popover: { text: "Carnival", visibility: "hover" } })];
      await shown({ inline: true, view: "daily", marks: (one) => (one === "2027-02-04" ? marks : noMarks) });
      await until(() => part("calendar"));
      await press(part("next"));
      expect([...drawn.root.querySelectorAll("[data-day]")]).to.have.length(1);
      expect(day("2027-02-04")?.getAttribute("aria-label")).to.contain("Carnival");
      expect(part("notes")?.textContent).to.equal("Carnival");
    });

    it("CAL-61 are reached by the name of the month: months of a year, then 12 years a page", async () => {
      await shown({ inline: true });
      await press(part("jump"));
      await until(() => part("month-chooser"));
      const choices = () => [...drawn.root.querySelectorAll<HTMLElement>('[part~="choice"]')];
      expect(choices().map(({ textContent }) => textContent))
        .to.include("February")
        .and.to.have.length(12);
      expect((focused() as HTMLElement).textContent).to.equal("February");
      await press(part("year"));
      expect(choices().map(({ textContent }) => textContent)).to.deep.equal(Array.from({ length: 12 }, (_, index) => String(2016 + index)));
      await sendKeys({ press: "Tab" });
      await press(choices()[9] ?? null);
      await press(choices()[6] ?? null);
      expect(months()).to.deep.equal(["2025-07"]);
      expect(part("month-chooser")).to.equal(null);
    });

    it("the choice of a month closes by Escape, with the focus back on the month's name", async () => {
      await shown({ inline: true, min: "2027-01-15", limits: limitsWith({ min: "2027-01-15" }) });
      part("jump")?.focus();
      await press(part("jump"));
      await until(() => part("month-chooser"));
      expect(part("previous")?.closest(".month-chooser") ?? find(".month-chooser .previous")?.getAttribute("aria-disabled")).to.equal(
        "true",
      );
      await sendKeys({ press: "Escape" });
      await painted();
      expect(part("month-chooser")).to.equal(null);
      expect(focused()).to.equal(part("jump"));
    });
  });

  describe("pointing", () => {
    const middle = (element: HTMLElement | null): [number, number] => {
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    };
    afterEach(() => sendMouse({ type: "move", position: [1, 1] }));

    it("CAL-39 CAL-57 dragging chooses a range; over a closed day the last good one stays", async () => {
      const closed = {
        has: (one: string) => one === "2027-02-12",
        firstIn: (from: string, to: string) => (from <= "2027-02-12" && to >= "2027-02-12" ? "2027-02-12" : null),
      };
      await shown({ range: true, inline: true, limits: limitsWith({ closed }) });
      await sendMouse({ type: "move", position: middle(day("2027-02-08")) });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: middle(day("2027-02-10")) });
      await until(() => part("day-aim"));
      expect(part("day-aim")).to.equal(day("2027-02-10"));
      await sendMouse({ type: "move", position: middle(day("2027-02-14")) });
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(part("day-aim")).to.equal(day("2027-02-10"));
      await sendMouse({ type: "up" });
      await painted();
      expect(commits).to.deep.equal([{ start: on("2027-02-08"), end: on("2027-02-10") }]);
    });

    it("shows the range that a press would complete, before and after the first day", async () => {
      await shown({ range: true, inline: true });
      await press(day("2027-02-10"));
      for (const name of ["2027-02-17", "2027-02-05"]) {
        await sendMouse({ type: "move", position: middle(day(name)) });
        await until(() => part("day-aim") === day(name));
      }
      expect(day("2027-02-07")?.getAttribute("part")).to.contain("day-inside");
      expect(day("2027-02-10")?.getAttribute("part")).to.contain("day-end");
    });

    it("CAL-62..65 a finger turns the pages by a swipe, and presses no day with it", async () => {
      await shown({ inline: true });
      const swipe = async (right: number) => {
        const at = day("2027-02-10") ?? day("2027-03-10");
        const send = (type: string, clientX: number) =>
          at?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch", clientX, clientY: 100 }));
        send("pointerdown", 200);
        send("pointerup", 200 + right);
        at?.click();
        await painted();
      };
      await swipe(-70);
      expect(pages).to.deep.equal(["2027-03"]);
      await swipe(70);
      expect(pages).to.deep.equal(["2027-03", "2027-02"]);
      expect(commits).to.deep.equal([]);
    });
  });

  describe("its marks", () => {
    const marks = [
      mark("low", { highlight: { color: "good", fill: "light" }, order: 0 }),
      mark("high", {
        dot: { color: "accent", fill: "solid" },
        bar: { color: "#b00", fill: "outline" },
        label: "£99",
        popover: { text: "Carnival", visibility: "hover-focus" },
      }),
    ];
    const marksOf = (one: string) => (one === "2027-02-10" ? marks : noMarks);

    it("CAL-30..34 are highlights, dots, bars, texts under a day and over it", async () => {
      await shown({ inline: true, marks: marksOf, hasLabels: true });
      const marked = day("2027-02-10");
      expect(marked?.querySelector('[part~="highlight"]')?.className).to.equal("mark highlight light good");
      expect(marked?.querySelector('[part~="dot"]')?.className).to.equal("mark dot solid accent");
      expect(marked?.querySelector<HTMLElement>('[part~="bar"]')?.style.getPropertyValue("--mark")).to.equal("#b00");
      expect(marked?.querySelector('[part~="label"]')?.textContent).to.equal("£99");
      expect(marked?.getAttribute("aria-label")).to.match(/10 February 2027, £99, Carnival$/);
      expect(part("popover")).to.equal(null);
      marked?.focus();
      await painted();
      expect(part("popover")?.textContent).to.equal("Carnival");
      const [note, at] = [part("popover")?.getBoundingClientRect(), marked?.getBoundingClientRect()];
      expect(Math.round(note?.bottom ?? 0)).to.be.at.most(Math.round(at?.top ?? 0));
    });

    it("keeps every row where it is, with and without marks", async () => {
      await shown({ inline: true });
      const tops = () => [...drawn.root.querySelectorAll(".week")].map((week) => Math.round(week.getBoundingClientRect().top));
      const before = tops();
      drawn.remove();
      await shown({ inline: true, marks: (one) => (one === "2027-02-10" ? marks.slice(0, 1) : noMarks) });
      expect(tops()).to.deep.equal(before);
    });
  });
});
