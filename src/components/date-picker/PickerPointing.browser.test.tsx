import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { createPicker, limitsWith, limitsWithout, markOf, noMarks, on } from "./picker.driver.js";

describe("PickerDays by pointer, and its marks", () => {
  const picker = createPicker();
  afterEach(picker.remove);
  const middle = (element: HTMLElement | null): [number, number] => {
    const box = element?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  };

  describe("pointing", () => {
    afterEach(() => sendMouse({ type: "move", position: [1, 1] }));

    it("CAL-39 CAL-57 dragging chooses a range; over a closed day the last good one stays", async () => {
      await picker.show({ range: true, inline: true, limits: limitsWithout("2027-02-12") });
      await sendMouse({ type: "move", position: middle(picker.day("2027-02-08")) });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: middle(picker.day("2027-02-10")) });
      await picker.until(() => picker.part("day-aim"));
      expect(picker.part("day-aim")).to.equal(picker.day("2027-02-10"));
      await sendMouse({ type: "move", position: middle(picker.day("2027-02-14")) });
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(picker.part("day-aim")).to.equal(picker.day("2027-02-10"));
      await sendMouse({ type: "up" });
      await painted();
      expect(picker.commits).to.deep.equal([{ start: on("2027-02-08"), end: on("2027-02-10") }]);
    });

    it("explains why a range cannot end on the dragged-to day, if no valid one was passed", async () => {
      await picker.show({ range: true, inline: true, limits: limitsWith({ minNights: 3 }), min: null });
      await sendMouse({ type: "move", position: middle(picker.day("2027-02-08")) });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: middle(picker.day("2027-02-10")) });
      await sendMouse({ type: "up" });
      await painted();
      expect(picker.commits).to.deep.equal([]);
      expect(picker.announced()).to.contain("3 nights");
    });

    it("shows no range any more once the focus has left the days", async () => {
      await picker.show({ range: true, inline: true });
      await picker.press(picker.day("2027-02-10"));
      picker.day("2027-02-12")?.focus();
      await picker.until(() => picker.part("day-aim") === picker.day("2027-02-12"));
      picker.day("2027-02-12")?.blur();
      await painted();
      expect(picker.all('[part~="day-aim"]')).to.have.length(0);
    });

    it("shows the range that a press would complete, before and after the first day", async () => {
      await picker.show({ range: true, inline: true });
      await picker.press(picker.day("2027-02-10"));
      for (const name of ["2027-02-17", "2027-02-05"]) {
        await sendMouse({ type: "move", position: middle(picker.day(name)) });
        await picker.until(() => picker.part("day-aim") === picker.day(name));
      }
      expect(picker.day("2027-02-07")?.getAttribute("part")).to.contain("day-inside");
      expect(picker.day("2027-02-10")?.getAttribute("part")).to.contain("day-end");
    });

    const swipe = async (right: number) => {
      const at = picker.all("[data-day]")[9];
      const send = (type: string, clientX: number) =>
        at?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch", clientX, clientY: 100 }));
      send("pointerdown", 200);
      send("pointerup", 200 + right);
      at?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      await painted();
    };

    it("CAL-62..65 a finger turns the pages by a swipe, and presses no day with it", async () => {
      await picker.show({ inline: true });
      await swipe(-70);
      expect(picker.pages).to.deep.equal(["2027-03"]);
      await swipe(70);
      expect(picker.pages).to.deep.equal(["2027-03", "2027-02"]);
      expect(picker.commits).to.deep.equal([]);
    });

    it("CAL-65 turns to the next page to the right where the locale runs from right to left, and so do its columns", async () => {
      await picker.show({ inline: true, locale: "ar" });
      const left = (name: string) => picker.day(name)?.getBoundingClientRect().left ?? 0;
      expect(left("2027-02-02")).to.be.below(left("2027-02-01"));
      await swipe(70);
      expect(picker.pages).to.deep.equal(["2027-03"]);
      await swipe(-70);
      expect(picker.pages).to.deep.equal(["2027-03", "2027-02"]);
    });

    it("removes the preview of a range that was dragged to a gap between days", async () => {
      await picker.show({ range: true, inline: true });
      const [x, y] = middle(picker.day("2027-02-10"));
      await sendMouse({ type: "move", position: middle(picker.day("2027-02-08")) });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: [x, y] });
      await picker.until(() => picker.part("day-aim"));
      const grid = picker.find(".grid")?.getBoundingClientRect() ?? new DOMRect();
      await sendMouse({ type: "move", position: [Math.round(grid.left + 2), Math.round(grid.bottom + 4)] });
      await sendMouse({ type: "up" });
      await picker.until(() => picker.all('[part~="day-aim"]').length === 0);
      expect(picker.commits).to.deep.equal([]);
    });
  });

  describe("its marks", () => {
    const marks = [
      markOf("low", { highlight: { color: "good", fill: "light" }, order: 0 }),
      markOf("high", {
        dot: { color: "accent", fill: "solid" },
        bar: { color: "#b00", fill: "outline" },
        label: "£99",
        popover: { text: "Carnival", visibility: "hover-focus" },
      }),
    ];
    const marksOf = (one: string) => (one === "2027-02-10" ? marks : noMarks);

    it("CAL-30..34 are highlights, dots, bars, texts under a day and over it", async () => {
      await picker.show({ inline: true, marks: marksOf });
      const marked = picker.day("2027-02-10");
      expect(marked?.querySelector('[part~="highlight"]')?.className).to.equal("mark highlight light good");
      expect(marked?.querySelector('[part~="dot"]')?.className).to.equal("mark dot solid accent");
      expect(marked?.parentElement?.querySelector<HTMLElement>('[part~="bar"]')?.style.getPropertyValue("--mark")).to.equal("#b00");
      expect(marked?.parentElement?.querySelector('[part~="label"]')?.textContent).to.equal("£99");
      expect(marked?.getAttribute("aria-label")).to.match(/10 February 2027, £99$/);
      expect(marked?.getAttribute("aria-description")).to.equal("Carnival");
      expect(picker.part("popover")).to.equal(null);
      marked?.focus();
      await painted();
      expect(picker.part("popover")?.textContent).to.equal("Carnival");
      const [note, at] = [picker.part("popover")?.getBoundingClientRect(), marked?.getBoundingClientRect()];
      expect(Math.round(note?.bottom ?? 0)).to.be.at.most(Math.round(at?.top ?? 0));
    });

    it("CAL-34 Escape first removes the text over a day, then closes the surface around the days", async () => {
      await picker.show({ marks: marksOf, page: "2027-02" });
      await picker.press(picker.part("toggle"));
      await picker.until(() => picker.day("2027-02-10"));
      picker.day("2027-02-10")?.focus();
      await picker.until(() => picker.part("popover"));
      await sendKeys({ press: "Escape" });
      await painted();
      expect([picker.part("popover"), picker.day("2027-02-10") === picker.focused()]).to.deep.equal([null, true]);
      await sendKeys({ press: "Escape" });
      await picker.until(() => picker.day("2027-02-10") === null);
    });

    it("CAL-31 write the number in a colour readable on the page's solid colour", async () => {
      const colourOn = async (color: string) => {
        const solid = [markOf("solid", { highlight: { color, fill: "solid" }, label: "£99" })];
        await picker.show({ inline: true, marks: (one) => (one === "2027-02-10" ? solid : noMarks) });
        const texts = [picker.day("2027-02-10")?.querySelector("span"), picker.part("label")?.querySelector("span")];
        return texts.map((text) => text && getComputedStyle(text).color);
      };
      const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
      expect(await colourOn("#ffee55")).to.deep.equal([black, black]);
      expect(await colourOn("#301050")).to.deep.equal([white, white]);
    });

    it("CAL-30 CAL-32 are still visible in forced colours", async () => {
      await picker.show({ inline: true, marks: marksOf });
      await emulateMedia({ forcedColors: "active" });
      const dot = picker.part("dot");
      const highlight = picker.part("highlight");
      const [ink, paper] = ["CanvasText", "Canvas"].map((color) => {
        document.body.style.color = color;
        return getComputedStyle(document.body).color;
      });
      document.body.style.color = "";
      expect(ink).to.not.equal(paper);
      expect(dot && getComputedStyle(dot).backgroundColor).to.equal(ink);
      expect(highlight && getComputedStyle(highlight).borderTopWidth).to.equal("2px");
      await emulateMedia({ forcedColors: "none" });
    });

    it("CAL-34 keeps the text of a day that a finger has tapped", async () => {
      await picker.show({ inline: true, marks: marksOf });
      const marked = picker.day("2027-02-10");
      const touch = (type: string, bubbles = true) =>
        marked?.dispatchEvent(new PointerEvent(type, { bubbles, isPrimary: true, pointerType: "touch" }));
      for (const type of ["pointerover", "pointerdown", "pointerup", "pointerout"]) touch(type);
      picker.part("calendar")?.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "touch" }));
      marked?.click();
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(picker.part("popover")?.textContent).to.equal("Carnival");
    });

    it("CAL-34 shows the text over a day on press, hover or focus, depending on its visibility", async () => {
      const noteOf = (visibility: "click" | "hover" | "focus") => (one: string) =>
        one === "2027-02-10" ? [markOf(visibility, { popover: { text: visibility, visibility } })] : noMarks;
      const shownBy = { hover: ["hover", "click"], focus: ["focus", "click"], click: ["click"] };
      for (const visibility of ["hover", "focus", "click"] as const) {
        await picker.show({ inline: true, marks: noteOf(visibility) });
        const shown: string[] = [];
        const pointerRead = () => new Promise((resolve) => setTimeout(resolve, 60));
        const note = async (way: string) => {
          await pointerRead();
          if (picker.part("popover")) shown.push(way);
        };
        const marked = picker.day("2027-02-10");
        await sendMouse({ type: "move", position: middle(marked) });
        await note("hover");
        await sendMouse({ type: "move", position: [1, 1] });
        await pointerRead();
        marked?.focus();
        await note("focus");
        await sendMouse({ type: "move", position: middle(marked) });
        await sendMouse({ type: "down" });
        await sendMouse({ type: "up" });
        await note("click");
        expect(shown, visibility).to.deep.equal(shownBy[visibility]);
        await sendMouse({ type: "move", position: [1, 1] });
        picker.remove();
      }
    });

    it("keeps every row where it is, with and without marks", async () => {
      await picker.show({ inline: true });
      const tops = () => picker.all(".week").map((week) => Math.round(week.getBoundingClientRect().top));
      const before = tops();
      await picker.show({ inline: true, marks: (one) => (one === "2027-02-10" ? marks.slice(0, 1) : noMarks) });
      expect(tops()).to.deep.equal(before);
    });
  });
});
