import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { createPicker, limitsWith, limitsWithout, markOf, noMarks, on } from "./picker.driver.js";

describe("PickerDays", () => {
  const picker = createPicker();
  afterEach(picker.remove);

  describe("its pages", () => {
    const months = () => picker.all("[data-month]").map(({ dataset }) => dataset.month);

    it("CAL-15 CAL-21 are one month, two for a range, or columns times rows", async () => {
      await picker.show({ inline: true });
      expect(months()).to.deep.equal(["2027-02"]);
      await picker.show({ inline: true, range: true });
      expect(months()).to.deep.equal(["2027-02", "2027-03"]);
      await picker.show({ inline: true, columns: 2, rows: 2 });
      expect(months()).to.deep.equal(["2027-02", "2027-03", "2027-04", "2027-05"]);
      const top = (month: string) => picker.find(`[data-month="${month}"]`)?.getBoundingClientRect().top ?? 0;
      expect(top("2027-02")).to.equal(top("2027-03"));
      expect(top("2027-04")).to.be.above(top("2027-03"));
    });

    it("CAL-22 writes the days of the neighbouring months where one month is shown", async () => {
      await picker.show({ inline: true });
      const cells = picker.all('[role="gridcell"]').map(({ textContent }) => textContent);
      expect(cells).to.have.length(42);
      expect(cells.slice(27, 30)).to.deep.equal(["28", "1", "2"]);
      expect(picker.all("[data-day]")).to.have.length(28);
    });

    it("begin with the value, else a pinned mark, else the first month with an open day", async () => {
      await picker.show({ inline: true, value: { start: on("2028-05-05"), end: null }, pinnedMonth: "2027-09" });
      expect(months()).to.deep.equal(["2028-05"]);
      await picker.show({ inline: true, pinnedMonth: "2027-09" });
      expect(months()).to.deep.equal(["2027-09"]);
      await picker.show({ inline: true, limits: limitsWith({ closed: { has: (one) => one < "2027-06-10", firstIn: () => null } }) });
      expect(months()).to.deep.equal(["2027-06"]);
    });

    it("show a later value that is out of view, and do not move if it is in view", async () => {
      await picker.show({ inline: true, range: true });
      await picker.change({ value: { start: on("2027-03-10"), end: on("2027-03-12") } });
      expect(months()).to.deep.equal(["2027-02", "2027-03"]);
      await picker.change({ value: { start: on("2027-08-10"), end: on("2027-08-12") } });
      expect(months()).to.deep.equal(["2027-08", "2027-09"]);
    });

    it("CAL-36 show the month of a mark that is pinned later, until the visitor has turned the pages", async () => {
      await picker.show({ inline: true });
      await picker.change({ pinnedMonth: "2027-09" });
      expect(months()).to.deep.equal(["2027-09"]);
      await picker.press(picker.part("next"));
      await picker.change({ pinnedMonth: "2028-01" });
      expect(months()).to.deep.equal(["2027-10"]);
    });

    it("open on the requested month as weeks and as days too, and follow it", async () => {
      for (const view of ["weekly", "daily"] as const) {
        await picker.show({ inline: true, view, page: "2027-05" });
        await picker.until(() => picker.part("calendar"));
        expect(picker.day("2027-05-01"), view).to.exist;
        await picker.change({ page: "2027-07" });
        expect(picker.day("2027-07-01"), view).to.exist;
        await picker.change({ value: { start: on("2028-02-29"), end: null } });
        expect(picker.day("2028-02-29"), view).to.exist;
      }
    });

    it("report the first month in view once it changes", async () => {
      await picker.show({ inline: true, page: "2027-05" });
      expect([months(), picker.pages]).to.deep.equal([["2027-05"], []]);
      await picker.press(picker.part("next"));
      expect([months(), picker.pages]).to.deep.equal([["2027-06"], ["2027-06"]]);
    });

    it("CAL-20 are weeks: a row of seven days, steps and keys by week", async () => {
      await picker.show({ inline: true, view: "weekly" });
      await picker.until(() => picker.part("calendar"));
      const days = () => picker.all("[data-day]").map(({ dataset }) => dataset.day);
      expect(days()).to.have.length(7);
      expect(picker.all('[part~="weekday"]').map(({ textContent }) => textContent)).to.deep.equal([
        "Mo",
        "Tu",
        "We",
        "Th",
        "Fr",
        "Sa",
        "Su",
      ]);
      expect(days()[0]).to.equal("2027-02-01");
      await picker.press(picker.part("next"));
      expect(days()[0]).to.equal("2027-02-08");
      picker.day("2027-02-10")?.focus();
      await sendKeys({ press: "ArrowDown" });
      await painted();
      expect((picker.focused() as HTMLElement).dataset.day).to.equal("2027-02-17");
      await picker.press(picker.day("2027-02-20"));
      expect(picker.commits).to.deep.equal([{ start: on("2027-02-20"), end: null }]);
      expect(picker.part("previous")?.getAttribute("aria-label")).to.equal("Previous week");
    });

    it("CAL-19 are days, with the texts of their marks", async () => {
      const marks = [markOf("fete", { popover: { text: "Carnival", visibility: "hover" } })];
      await picker.show({ inline: true, view: "daily", marks: (one) => (one === "2027-02-04" ? marks : noMarks) });
      await picker.until(() => picker.part("calendar"));
      await picker.press(picker.part("next"));
      expect(picker.all("[data-day]")).to.have.length(1);
      expect(picker.all('[part~="weekday"]').map((weekday) => weekday.getAttribute("aria-label"))).to.deep.equal(["Thursday"]);
      expect(picker.day("2027-02-04")?.getAttribute("aria-description")).to.equal("Carnival");
      expect(picker.part("notes")?.textContent).to.equal("Carnival");
    });

    it("CAL-61 are reached by the name of the month: months of a year, then 12 years a page", async () => {
      await picker.show({ inline: true });
      await picker.press(picker.part("jump"));
      await picker.until(() => picker.part("month-chooser"));
      const choices = () => picker.all('[part~="choice"]');
      expect(choices().map(({ textContent }) => textContent))
        .to.include("February")
        .and.to.have.length(12);
      expect((picker.focused() as HTMLElement).textContent).to.equal("February");
      for (const part of ["year", "close"]) expect(picker.isReached(picker.part(part)), part).to.equal(true);
      await picker.press(picker.part("year"));
      expect(choices().map(({ textContent }) => textContent)).to.deep.equal(Array.from({ length: 12 }, (_, index) => String(2016 + index)));
      expect((picker.focused() as HTMLElement).textContent).to.equal("2027");
      await picker.press(choices()[9] ?? null);
      await picker.press(choices()[6] ?? null);
      expect(months()).to.deep.equal(["2025-07"]);
      expect(picker.part("month-chooser")).to.equal(null);
    });

    it("show the chosen month in place of the pressed one", async () => {
      await picker.show({ inline: true, range: true });
      for (const [pressed, chosen, shown] of [
        [1, 5, ["2027-05", "2027-06"]],
        [0, 6, ["2027-07", "2027-08"]],
      ] as const) {
        await picker.press(picker.all('[part~="jump"]')[pressed]);
        await picker.until(() => picker.part("month-chooser"));
        await picker.press(picker.all('[part~="choice"]')[chosen]);
        expect(months()).to.deep.equal(shown);
      }
      expect(picker.pages).to.deep.equal(["2027-05", "2027-07"]);
    });

    it("are stacked where their box is narrower than they are", async () => {
      await picker.show({ inline: true, range: true });
      const lefts = () => picker.all(".month").map((month) => Math.round(month.getBoundingClientRect().left));
      expect(new Set(lefts()).size).to.equal(2);
      picker.narrow(300);
      expect(lefts()).to.have.length(2);
      expect(new Set(lefts()).size).to.equal(1);
    });

    it("drop a half-chosen range when the page sets another value", async () => {
      await picker.show({ range: true, inline: true });
      await picker.press(picker.day("2027-02-20"));
      await picker.change({ value: { start: on("2027-02-01"), end: on("2027-02-03") } });
      const ends = ["day-start", "day-end"].map((part) => picker.part(part)?.dataset["day"]);
      expect(ends).to.deep.equal(["2027-02-01", "2027-02-03"]);
    });

    it("strike through the days that no range may contain, not those that cannot begin one", async () => {
      const closedEnds = { has: (one: string) => one === "2027-02-12", firstIn: () => null };
      await picker.show({ range: true, inline: true, limits: limitsWithout("2027-02-10", { closedEnds }) });
      const drawn = ["2027-02-10", "2027-02-12", "2027-02-13"].map((name) => {
        const day = picker.day(name);
        return [day?.getAttribute("aria-disabled"), day && getComputedStyle(day).textDecorationLine];
      });
      expect(drawn).to.deep.equal([
        ["true", "line-through"],
        ["true", "none"],
        [null, "none"],
      ]);
    });

    it("keep the requested month when its first week begins in the month before", async () => {
      await picker.show({ inline: true, view: "weekly", page: "2027-05" });
      await picker.until(() => picker.part("calendar"));
      await picker.change({ page: "2027-09" });
      expect(picker.day("2027-09-01")).to.exist;
      expect(picker.pages).to.deep.equal(["2027-09"]);
    });

    it("offer no month after the last day, however many are in view", async () => {
      await picker.show({ inline: true, range: true, max: "2027-03-20", limits: limitsWith({ max: "2027-03-20" }) });
      await picker.press(picker.part("jump"));
      await picker.until(() => picker.part("month-chooser"));
      const closed = picker.all('[part~="choice"][aria-disabled]').map(({ dataset }) => dataset["choice"]);
      expect(closed[0]).to.equal("2027-04");
      expect(closed).to.have.length(9);
    });

    it("the choice of a month closes by Escape, with the focus back on the month's name", async () => {
      await picker.show({ inline: true, min: "2027-01-15", limits: limitsWith({ min: "2027-01-15" }) });
      picker.part("jump")?.focus();
      await picker.press(picker.part("jump"));
      await picker.until(() => picker.part("month-chooser"));
      expect(
        picker.part("previous")?.closest(".month-chooser") ?? picker.find(".month-chooser .previous")?.getAttribute("aria-disabled"),
      ).to.equal("true");
      await sendKeys({ press: "Escape" });
      await painted();
      expect(picker.part("month-chooser")).to.equal(null);
      expect(picker.focused()).to.equal(picker.part("jump"));
    });
  });
});
