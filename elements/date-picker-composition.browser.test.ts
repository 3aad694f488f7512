import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { composeWith } from "../test/fixtures/composing.js";
import { drawPicker } from "./testing/date-picker.driver.js";
import { clear } from "./testing/element.driver.js";
import { painted } from "../test/fixtures/painted.js";

describe("a standalone picker while an input method composes", () => {
  afterEach(clear);

  it("leaves the keys of a composition to the input method, and sends the form at the Enter after it", async () => {
    const { form, picker, input, sent } = await drawPicker();
    picker.locale = "ja-JP";
    await painted();
    let submits = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submits += 1;
    });
    const field = input();
    field.focus();
    field.setRangeText("2027年2月6日");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, isComposing: true }));
    await painted();
    composeWith(field, "Enter");
    composeWith(field, "ArrowDown");
    await painted();
    expect([sent(), submits, field.value]).to.deep.equal(["", 0, "2027年2月6日"]);
    await sendKeys({ press: "Enter" });
    await waitUntil(() => submits === 1, "the form is sent");
    expect(sent()).to.equal("2027-02-06");
  });
});
