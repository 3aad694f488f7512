import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { noValue } from "../../calendar/moment.js";
import { painted } from "../../../test/fixtures/painted.js";
import { createPicker, limitsWithout, on } from "./picker.driver.js";

describe("StandalonePicker", () => {
  const picker = createPicker();
  afterEach(picker.remove);

  it("CAL-01 CAL-04 CAL-11 commits one day by a press, announces it, and closes with the focus in its field", async () => {
    await picker.show();
    expect(picker.part("calendar")).to.not.exist;
    await picker.press(picker.part("toggle"));
    await picker.press(picker.day("2027-02-13"));
    expect(picker.commits).to.deep.equal([{ start: on("2027-02-13"), end: null }]);
    expect(picker.part("calendar")).to.not.exist;
    expect(picker.input()?.value).to.equal("13/02/2027");
    expect(picker.focused()).to.equal(picker.input());
    expect(picker.announced()).to.match(/^Saturday,? 13 February 2027$/);
  });

  it("CAL-26 CAL-42 commits a range in order, whichever end is pressed first, and announces its nights", async () => {
    await picker.show({ range: true, inline: true });
    await picker.press(picker.day("2027-02-13"));
    expect(picker.commits).to.deep.equal([]);
    expect(picker.announced()).to.contain("Choose the last day");
    await picker.press(picker.day("2027-02-06"));
    expect(picker.commits).to.deep.equal([{ start: on("2027-02-06"), end: on("2027-02-13") }]);
    expect(picker.announced()).to.contain("7 nights");
  });

  it("CAL-38 CAL-40 CAL-43 CAL-44 refuses days and ranges with the reason, and keeps the value", async () => {
    const value = { start: on("2027-02-20"), end: on("2027-02-22") };
    const limits = { min: "2027-02-05", max: "2027-02-25", maxNights: 10 };
    await picker.show({ ...limits, range: true, inline: true, value, limits: limitsWithout("2027-02-10", limits) });
    for (const [name, reason] of [
      ["2027-02-04", "The first day that can be chosen is"],
      ["2027-02-26", "The last day that can be chosen is"],
      ["2027-02-10", "This day can’t be chosen."],
    ] as const) {
      await picker.press(picker.day(name));
      expect(picker.announced(), name).to.contain(reason);
    }
    await picker.press(picker.day("2027-02-06"));
    await picker.press(picker.day("2027-02-11"));
    expect(picker.announced()).to.contain("A day in between");
    await picker.press(picker.day("2027-02-18"));
    expect(picker.commits).to.deep.equal([]);
    expect(picker.day("2027-02-11")?.getAttribute("aria-disabled")).to.equal("true");
  });

  it("CAL-41 is cleared by its button, which a required picker does not have", async () => {
    await picker.show({ value: { start: on("2027-02-13"), end: null } });
    await picker.press(picker.part("clear"));
    expect(picker.commits).to.deep.equal([noValue]);
    expect([picker.input()?.value, picker.part("clear")]).to.deep.equal(["", null]);
    expect(picker.focused()).to.equal(picker.input());
    await picker.show({ value: { start: on("2027-02-13"), end: null }, required: true });
    expect(picker.part("clear")).to.equal(null);
    picker.input()?.focus();
    picker.input()?.select();
    await sendKeys({ press: "Backspace" });
    await sendKeys({ press: "Enter" });
    await painted();
    expect(picker.commits).to.have.length(0);
    expect(picker.input()?.value).to.equal("13/02/2027");
  });

  it("drops a half-chosen range when its form is reset", async () => {
    await picker.show({ range: true, inline: true });
    await picker.press(picker.day("2027-02-13"));
    expect(picker.part("day-start")).to.equal(picker.day("2027-02-13"));
    await picker.change({ resets: 1 });
    expect(picker.all('[part~="day-start"]')).to.have.length(0);
  });

  it("shows on the page too why its value is not valid", async () => {
    await picker.show({ inline: true, error: "Choose a date." });
    expect(picker.part("error")?.textContent).to.equal("Choose a date.");
  });

  describe("its times", () => {
    const times = () => picker.all('[part~="time-field"]');
    const choose = async (index: number, value: number) => {
      const field = times()[index];
      if (!field) throw new Error(`no field ${index}`);
      const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, String(value));
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      await painted();
    };

    it("CAL-02 CAL-45 are hours and minutes beside the day", async () => {
      await picker.show({ mode: "datetime", inline: true });
      await picker.press(picker.day("2027-02-13"));
      await picker.until(() => times().length === 2);
      await choose(0, 17);
      await choose(1, 30);
      expect(picker.commits.at(-1)).to.deep.equal({ start: on("2027-02-13", "17:30"), end: null });
      await picker.press(picker.day("2027-02-14"));
      expect(picker.commits.at(-1)).to.deep.equal({ start: on("2027-02-14", "17:30"), end: null });
    });

    it("stay in their box where it is narrow", async () => {
      await picker.show({ mode: "time", inline: true, timeAccuracy: 4 });
      await picker.until(() => times().length === 4);
      picker.narrow(280);
      const { left, right } = picker.part("date-picker")?.getBoundingClientRect() ?? new DOMRect();
      const outside = times().filter((field) => {
        const box = field.getBoundingClientRect();
        return box.left < left || box.right > right;
      });
      expect(outside.map(({ id }) => id)).to.deep.equal([]);
    });

    it("CAL-03 CAL-46 are shown alone in mode time; accuracies from hours to milliseconds", async () => {
      for (const [timeAccuracy, written] of [
        [1, "09"],
        [2, "09:00"],
        [3, "09:00:00"],
        [4, "09:00:00.000"],
      ] as const) {
        await picker.show({ mode: "time", inline: true, timeAccuracy });
        await picker.until(() => times().length === timeAccuracy);
        expect(picker.part("calendar")).to.equal(null);
        await choose(0, 9);
        expect(picker.commits.at(-1)).to.deep.equal({ start: { day: null, time: written }, end: null });
        if (timeAccuracy === 4) {
          await choose(3, 250);
          expect(picker.commits.at(-1)?.start?.time).to.equal("09:00:00.250");
        }
      }
    });

    it("say that a typed part is put back, until the next right entry", async () => {
      await picker.show({ mode: "time", inline: true, timeAccuracy: 4, value: { start: { day: null, time: "09:00:00.250" }, end: null } });
      await picker.until(() => times().length === 4);
      const field = times()[3] as HTMLInputElement;
      const write = async (text: string) => {
        field.focus();
        field.select();
        await sendKeys({ press: "Backspace" });
        await sendKeys({ type: text });
        field.blur();
        await painted();
      };
      await write("1e5");
      expect([field.value, picker.part("error")?.textContent]).to.deep.equal([
        "250",
        "Milliseconds: enter a whole number from 0 to 999. It is still 250.",
      ]);
      expect(field.getAttribute("aria-describedby")).to.equal(picker.part("error")?.id);
      await write("40");
      expect([field.value, picker.part("error")]).to.deep.equal(["40", null]);
      expect(picker.commits.at(-1)?.start?.time).to.equal("09:00:00.040");
    });

    it("are blank without a value, so that midnight can be chosen", async () => {
      await picker.show({ mode: "time", inline: true });
      await picker.until(() => times().length === 2);
      expect(times().map((field) => (field as HTMLSelectElement).value)).to.deep.equal(["", ""]);
      await choose(0, 0);
      expect(picker.commits).to.deep.equal([{ start: { day: null, time: "00:00" }, end: null }]);
    });

    it("are two for a range", async () => {
      await picker.show({
        mode: "datetime",
        range: true,
        inline: true,
        value: { start: on("2027-02-06", "10:00"), end: on("2027-02-07", "11:00") },
      });
      await picker.until(() => times().length === 4);
      await choose(2, 18);
      expect(picker.commits).to.deep.equal([{ start: on("2027-02-06", "10:00"), end: on("2027-02-07", "18:00") }]);
    });
  });
});
