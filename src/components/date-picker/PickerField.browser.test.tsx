import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { createPicker, limitsWith, on } from "./picker.driver.js";

describe("PickerField", () => {
  const picker = createPicker();
  afterEach(picker.remove);

  describe("typed entry", () => {
    const type = async (text: string) => {
      picker.input()?.focus();
      picker.input()?.select();
      await sendKeys({ type: text });
    };

    it("CAL-56 accepts typed text a second after the last key, and at once on Enter or blur", async () => {
      await picker.show();
      const began = performance.now();
      await type("6.2.27");
      await picker.until(() => picker.commits.length > 0);
      expect(performance.now() - began).to.be.above(990);
      expect(picker.commits).to.deep.equal([{ start: on("2027-02-06"), end: null }]);
      await type("7 march 2027");
      await sendKeys({ press: "Enter" });
      expect(picker.commits.at(-1)).to.deep.equal({ start: on("2027-03-07"), end: null });
      await type("08032027");
      picker.input()?.blur();
      await painted();
      expect(picker.commits.at(-1)).to.deep.equal({ start: on("2027-03-08"), end: null });
    });

    it("does not accept a century while the year is still typed, but does on Enter", async () => {
      await picker.show();
      await type("06/02/20");
      await new Promise((resolve) => setTimeout(resolve, 1300));
      expect(picker.commits).to.deep.equal([]);
      await sendKeys({ type: "27" });
      await picker.until(() => picker.commits.length > 0);
      expect(picker.commits).to.deep.equal([{ start: on("2027-02-06"), end: null }]);
      await type("06/02/20");
      await sendKeys({ press: "Enter" });
      expect(picker.commits.at(-1)).to.deep.equal({ start: on("2020-02-06"), end: null });
    });

    it("CAL-55 explains that a typed day does not exist, and keeps the value", async () => {
      await picker.show({ value: { start: on("2027-02-13"), end: null } });
      await type("29/02/2027");
      await sendKeys({ press: "Enter" });
      await painted();
      expect(picker.commits).to.deep.equal([]);
      expect(picker.part("error")?.textContent).to.equal("That date doesn’t exist.");
    });

    it("CAL-55 keeps the value when the text is not a date, and shows the expected format next to the field", async () => {
      await picker.show({ value: { start: on("2027-02-13"), end: null } });
      await type("31/13/2027");
      await sendKeys({ press: "Enter" });
      await painted();
      expect(picker.commits).to.deep.equal([]);
      expect(picker.part("error")?.textContent).to.equal("Enter it as dd/mm/yyyy.");
      expect(picker.input()?.getAttribute("aria-invalid")).to.equal("true");
      await type("1/3/2027");
      await painted();
      expect(picker.part("error")).to.equal(null);
    });

    it("explains that a required value stays when its text is removed, until the next entry", async () => {
      await picker.show({ required: true, value: { start: on("2027-02-13"), end: null } });
      picker.input()?.focus();
      picker.input()?.select();
      await sendKeys({ press: "Backspace" });
      picker.input()?.blur();
      await painted();
      expect([picker.input()?.value, picker.commits]).to.deep.equal(["13/02/2027", []]);
      expect(picker.part("error")?.textContent).to.equal("This can’t be left empty. It is still 13/02/2027.");
      expect(picker.input()?.getAttribute("aria-invalid")).to.equal(null);
      expect(picker.input()?.getAttribute("aria-describedby")).to.equal(picker.part("error")?.id);
      await type("1/3/2027");
      await painted();
      expect(picker.part("error")).to.equal(null);
    });

    it("shows the expected format of a time, in the letters of its mask", async () => {
      await picker.show({ mode: "time" });
      expect(picker.input()?.placeholder).to.equal("hh:mm");
    });

    it("hides why the value is not valid while another one is typed, so that nothing moves when the field is left", async () => {
      await picker.show({ required: true, error: "Choose a date." });
      expect(picker.part("error")?.textContent).to.equal("Choose a date.");
      await type("1/3");
      await painted();
      expect(picker.part("error")?.textContent).to.equal(undefined);
      expect(picker.input()?.getAttribute("aria-invalid")).to.equal(null);
    });

    it("shows the error once the press that left the field has ended, so that nothing moves under it", async () => {
      await picker.show();
      await type("rubbish");
      await sendMouse({ type: "move", position: [5, 400] });
      await sendMouse({ type: "down" });
      await painted();
      expect([picker.focused() === picker.input(), picker.part("error")?.textContent]).to.deep.equal([false, undefined]);
      await sendMouse({ type: "up" });
      await picker.until(() => picker.part("error"));
    });

    it("does not reformat the typed text after a pause, nor accept half a range", async () => {
      await picker.show({ range: true });
      await type("06/02/2027");
      await new Promise((resolve) => setTimeout(resolve, 1300));
      expect([picker.commits, picker.input()?.value]).to.deep.equal([[], "06/02/2027"]);
      await sendKeys({ type: " - 13.2.27" });
      await picker.until(() => picker.commits.length > 0);
      expect(picker.input()?.value).to.equal("06/02/2027 - 13.2.27");
      picker.input()?.blur();
      await painted();
      expect(picker.input()?.value).to.equal("06/02/2027 – 13/02/2027");
      expect(picker.commits).to.have.length(1);
    });

    it("drops the typed text and its error when its form is reset", async () => {
      const reasons: (string | null)[] = [];
      await picker.show({ onRefuse: (reason) => void reasons.push(reason) });
      await type("31/13/2027");
      await sendKeys({ press: "Enter" });
      await painted();
      await picker.change({ resets: 1 });
      expect([picker.input()?.value, picker.all('[part~="error"]').length]).to.deep.equal(["", 0]);
      expect(reasons).to.deep.equal([null, "Enter it as dd/mm/yyyy.", null]);
    });

    it("CAL-44 refuses a typed day out of its limits with the reason", async () => {
      await picker.show({ max: "2027-02-25", limits: limitsWith({ max: "2027-02-25" }) });
      await type("1/3/2027");
      await sendKeys({ press: "Enter" });
      await painted();
      expect(picker.commits).to.deep.equal([]);
      expect(picker.part("error")?.textContent).to.match(/^The last day that can be chosen is Thursday,? 25 February 2027/);
    });

    it("CAL-26 reads a range, and goes into the months by the arrow down", async () => {
      await picker.show({ range: true });
      await type("13/02/2027 - 06/02/2027");
      await sendKeys({ press: "ArrowDown" });
      await painted();
      expect(picker.commits).to.deep.equal([{ start: on("2027-02-06"), end: on("2027-02-13") }]);
      expect(picker.focused()).to.equal(picker.day("2027-02-06"));
      await sendKeys({ press: "Escape" });
      await painted();
      expect(picker.part("calendar")).to.equal(null);
      expect(picker.focused()).to.equal(picker.input());
    });
  });

  describe("what opens it", () => {
    /** The first two events that a browser fires when a pointer enters or leaves. */
    const send = (...types: readonly string[]) => {
      const place = picker.find(".date-anchor");
      for (const type of types) place?.dispatchEvent(new PointerEvent(type, { bubbles: /over|out/.test(type), pointerType: "mouse" }));
    };
    const enter = () => send("pointerover", "pointerenter");
    const leave = () => send("pointerout", "pointerleave");
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

    it("CAL-05 CAL-08 CAL-09 is pointing at the field at once; it closes 110 ms after the pointer has left", async () => {
      await picker.show({ visibility: "hover" });
      enter();
      await painted();
      expect(picker.part("calendar")).to.exist;
      leave();
      await wait(60);
      expect(picker.part("calendar")).to.exist;
      await picker.until(() => !picker.part("calendar"));
      enter();
      await painted();
      leave();
      await wait(50);
      enter();
      await wait(150);
      expect(picker.part("calendar")).to.exist;
    });

    it("CAL-06 is the focus, which closes it when it leaves; the focus that comes back does not open it again", async () => {
      await picker.show({ visibility: "focus" });
      picker.input()?.focus();
      await painted();
      expect(picker.part("calendar")).to.exist;
      await sendKeys({ press: "ArrowDown" });
      await painted();
      await sendKeys({ press: "Escape" });
      await painted();
      expect(picker.part("calendar")).to.equal(null);
      expect(picker.focused()).to.equal(picker.input());
    });

    it("CAL-10 comes in by the transition slide-fade, and without one where less motion is wanted", async () => {
      const animation = () => getComputedStyle(picker.part("panel") ?? document.body).animationName;
      await picker.show();
      await picker.press(picker.part("toggle"));
      await picker.until(() => picker.part("panel")?.hasAttribute("data-placed"));
      expect(animation()).to.equal("slide-fade");
      await emulateMedia({ reducedMotion: "reduce" });
      try {
        expect(animation()).to.equal("none");
      } finally {
        await emulateMedia({ reducedMotion: "no-preference" });
      }
    });

    it("CAL-07 is either of them", async () => {
      await picker.show({ visibility: "hover-focus" });
      enter();
      await painted();
      expect(picker.part("calendar")).to.exist;
      leave();
      await picker.until(() => !picker.part("calendar"));
      picker.input()?.focus();
      await painted();
      expect(picker.part("calendar")).to.exist;
    });

    it("is a press alone by default, and nothing while it is disabled", async () => {
      await picker.show();
      enter();
      picker.input()?.focus();
      await painted();
      expect(picker.part("calendar")).to.equal(null);
      await picker.press(picker.input());
      expect(picker.part("calendar")).to.exist;
      expect(picker.focused()).to.equal(picker.input());
      await picker.show({ disabled: true });
      expect(picker.input()?.disabled).to.equal(true);
      await picker.show({ disabled: true, inline: true });
      picker.day("2027-02-13")?.focus();
      expect(picker.focused()).to.equal(null);
    });
  });
});
