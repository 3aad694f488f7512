import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { drawPicker } from "./testing/date-picker.driver.js";
import { clear, record } from "./testing/element.driver.js";
import { painted } from "../test/fixtures/painted.js";

// Loaded by import() as a warning loads it: a test waits for the warning alone.
before(() => import("../src/element/faults.js"));

afterEach(clear);

describe("a standalone picker in a form", () => {
  it("sends its value in the same tick, in ISO 8601, and an empty text without one", async () => {
    const { form, picker, sent } = await drawPicker();
    expect(sent()).to.equal("");
    picker.value = "2027-02-06";
    expect(sent()).to.equal("2027-02-06");
    picker.setAttribute("value", "2027-02-07");
    expect(sent()).to.equal("2027-02-07");
    picker.range = true;
    picker.value = "2027-02-13/2027-02-06";
    expect(sent(), "in order").to.equal("2027-02-06/2027-02-13");
    picker.mode = "datetime";
    picker.value = { start: "2027-02-06T17:30", end: "2027-02-13T09:00" };
    expect(sent()).to.equal("2027-02-06T17:30/2027-02-13T09:00");
    picker.clear();
    expect(sent()).to.equal("");
    picker.name = "";
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it("sends nothing and is valid where it shows the dates of a search", () => {
    const form = document.createElement("form");
    const picker = document.createElement("ski-date-picker");
    form.append(picker);
    Object.assign(picker, { name: "when", value: "2027-02-06", required: true, max: "2027-02-01" });
    expect([[...new FormData(form)], picker.validity.valid]).to.deep.equal([[], true]);
    picker.standalone = true;
    expect([[...new FormData(form)], picker.validity.valid]).to.deep.equal([[["when", "2027-02-06"]], false]);
  });

  it("CAL-23 CAL-24 CAL-25 CAL-26 CAL-27 returns and emits its value in the form in which it was set", async () => {
    const { picker, sent, day } = await drawPicker('inline page="2027-02"');
    const emitted = record(picker, "ski-date-change");
    const date = new Date(2027, 1, 6);
    picker.value = date;
    date.setDate(20);
    expect([picker.value, sent()]).to.deep.equal([new Date(2027, 1, 6), "2027-02-06"]);
    await painted();
    day("2027-02-09").click();
    picker.value = new Date(2027, 1, 6).getTime();
    await painted();
    day("2027-02-10").click();
    await painted();
    expect([picker.value, sent()]).to.deep.equal([new Date(2027, 1, 10).getTime(), "2027-02-10"]);
    picker.value = "2027-02-06";
    await painted();
    day("2027-02-11").click();
    picker.range = true;
    picker.value = { start: new Date(2027, 1, 6), end: new Date(2027, 1, 8) };
    await painted();
    day("2027-02-16").click();
    await painted();
    day("2027-02-12").click();
    expect(emitted.map(({ value }) => value)).to.deep.equal([
      new Date(2027, 1, 9),
      new Date(2027, 1, 10).getTime(),
      "2027-02-11",
      { start: new Date(2027, 1, 12), end: new Date(2027, 1, 16) },
    ]);
  });

  it("CAL-27 emits the form of the last value after there was none", async () => {
    const { picker, day } = await drawPicker('inline page="2027-02"');
    picker.value = new Date(2027, 1, 6);
    await painted();
    picker.clear();
    await painted();
    expect(picker.value).to.equal(null);
    day("2027-02-09").click();
    expect(picker.value).to.deep.equal(new Date(2027, 1, 9));
  });

  it("fires input and change with what the visitor chooses, not with what a script sets", async () => {
    const { form, picker, day, sent } = await drawPicker('inline page="2027-02"');
    const seen: string[] = [];
    for (const name of ["input", "change"]) form.addEventListener(name, ({ type }) => seen.push(`${type} ${String(sent())}`));
    picker.value = "2027-02-06";
    picker.clear();
    await painted();
    day("2027-02-09").click();
    expect(seen).to.deep.equal(["input 2027-02-09", "change 2027-02-09"]);
  });

  it("keeps the keys of a typed date to itself, fires input once the date is taken, and sends the form by Enter", async () => {
    const { form, picker, input } = await drawPicker();
    const values: unknown[] = [];
    form.addEventListener("input", () => values.push(picker.value));
    const sent: string[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(event.submitter?.textContent ?? "");
    });
    input().focus();
    await sendKeys({ type: "06/02/2027" });
    expect(values).to.deep.equal([]);
    await sendKeys({ press: "Enter" });
    await painted();
    expect([values, sent]).to.deep.equal([["2027-02-06"], [""]]);
    form.insertAdjacentHTML("beforeend", "<button>Send</button>");
    await sendKeys({ press: "Enter" });
    expect(sent).to.deep.equal(["", "Send"]);
    form.querySelector("button")?.remove();
    form.insertAdjacentHTML("afterbegin", '<input type="image" alt="Send by picture">');
    const pressed: string[] = [];
    form.addEventListener("click", ({ target }) => target instanceof HTMLInputElement && pressed.push(target.alt));
    await sendKeys({ press: "Enter" });
    expect(pressed, "a button with a picture is a default button too").to.deep.equal(["Send by picture"]);
    sent.pop();
    input().select();
    await sendKeys({ type: "rubbish" });
    await sendKeys({ press: "Enter" });
    expect(sent, "what cannot be read is not sent").to.deep.equal(["", "Send"]);
  });

  for (const markup of ["", "inline"]) {
    it(`is disabled by a fieldset: not sent, not checked, nothing in it takes the focus ${markup}`, async () => {
      const within = (picker: string) => `<fieldset disabled>${picker}</fieldset>`;
      const { form, picker, sent } = await drawPicker(`required page="2027-02" ${markup}`, within);
      expect([sent(), picker.willValidate, form.checkValidity(), picker.matches(":state(disabled)")]).to.deep.equal([
        null,
        false,
        true,
        true,
      ]);
      picker.focus();
      for (const node of picker.shadowRoot?.querySelectorAll<HTMLElement>("input, button") ?? []) node.focus();
      expect(picker.shadowRoot?.activeElement === null).to.equal(true);
      form.querySelector("fieldset")?.removeAttribute("disabled");
      await painted();
      picker.focus();
      expect(picker.shadowRoot?.activeElement === null).to.equal(false);
      expect([sent(), form.checkValidity()]).to.deep.equal(["", false]);
    });
  }

  it("has the type of the native control with the same value", async () => {
    const { picker } = await drawPicker();
    const types = (["date", "datetime", "time"] as const).map((mode) => {
      picker.mode = mode;
      return picker.type;
    });
    expect(types).to.deep.equal(["date", "datetime-local", "time"]);
  });

  it("has the value of its attribute again when the form is reset, and none without an attribute", async () => {
    const { form, picker, sent } = await drawPicker('value="2027-02-06"');
    picker.value = new Date(2027, 1, 9);
    form.reset();
    expect([picker.value, sent()]).to.deep.equal(["2027-02-06", "2027-02-06"]);
    picker.removeAttribute("value");
    picker.value = "2027-02-09";
    form.reset();
    expect([picker.value, sent()]).to.deep.equal([null, ""]);
  });

  it("CAL-41 is empty and invalid after clear(), a reset or an empty value, although it is required", async () => {
    const { form, picker, sent } = await drawPicker("required");
    const empties: Readonly<Record<string, () => void>> = {
      clear: () => picker.clear(),
      reset: () => form.reset(),
      text: () => (picker.value = ""),
      null: () => (picker.value = null),
    };
    for (const [name, empty] of Object.entries(empties)) {
      picker.value = "2027-02-06";
      expect(form.checkValidity()).to.equal(true);
      empty();
      expect([sent(), picker.validity.valueMissing, form.checkValidity()], name).to.deep.equal(["", true, false]);
    }
  });

  it("is empty after clear() where a text is typed that cannot be read", async () => {
    const { picker, input } = await drawPicker();
    input().focus();
    await sendKeys({ type: "rubbish" });
    await sendKeys({ press: "Enter" });
    await painted();
    expect(picker.validity.badInput).to.equal(true);
    picker.clear();
    await painted();
    expect([input().value, picker.validity.valid]).to.deep.equal(["", true]);
  });

  it("CAL-40 keeps a value that a script or a later limit makes unfit, and is invalid", async () => {
    const { picker, sent } = await drawPicker('min="2027-02-05"');
    picker.value = "2027-02-04";
    expect([picker.value, sent(), picker.validity.rangeUnderflow]).to.deep.equal(["2027-02-04", "2027-02-04", true]);
    picker.value = "2027-02-06";
    expect(picker.validity.valid).to.equal(true);
    picker.max = "2027-02-05";
    expect([picker.value, picker.validity.rangeOverflow]).to.deep.equal(["2027-02-06", true]);
    picker.max = null;
    picker.disabledDates = ["2027-02-06"];
    expect([picker.value, picker.validity.badInput]).to.deep.equal(["2027-02-06", true]);
  });

  it("shows its message beside the field once a submit was tried", async () => {
    const { form, picker } = await drawPicker("required");
    const shown = () => picker.shadowRoot?.querySelector('[part~="error"]')?.textContent ?? null;
    expect([picker.matches(":state(user-invalid)"), shown()]).to.deep.equal([false, null]);
    form.requestSubmit();
    await painted();
    expect([picker.matches(":state(user-invalid)"), shown()]).to.deep.equal([true, "Choose a date."]);
    picker.value = "2027-02-06";
    await painted();
    expect([picker.matches(":state(user-invalid)"), shown()]).to.deep.equal([false, null]);
  });
});

describe("the validity of a standalone picker", () => {
  const cases = [
    [
      "CAL-43",
      "a day before min",
      'min="2027-02-08"',
      "2027-02-06",
      "rangeUnderflow",
      "The first day that can be chosen is Monday, 8 February 2027.",
    ],
    [
      "CAL-44",
      "a day after max",
      'max="2027-02-05"',
      "2027-02-06",
      "rangeOverflow",
      "The last day that can be chosen is Friday, 5 February 2027.",
    ],
    ["", "no value", "required", null, "valueMissing", "Choose a date."],
    ["CAL-38", "a closed day", "disabled-dates='\"2027-02-06\"'", "2027-02-06", "badInput", "This day can’t be chosen."],
    [
      "CAL-38",
      "a range over a closed day",
      "range disabled-dates='[\"2027-02-08\"]'",
      "2027-02-06/2027-02-09",
      "badInput",
      "A day in between can’t be chosen.",
    ],
    [
      "",
      "a range that begins on a day where none can",
      "range disabled-ends='\"2027-02-06\"'",
      "2027-02-06/2027-02-09",
      "badInput",
      "This day can’t be chosen.",
    ],
    ["", "fewer nights than min-nights", 'range min-nights="4"', "2027-02-06/2027-02-09", "tooShort", "Choose at least 4 nights."],
    ["", "more nights than max-nights", 'range max-nights="2"', "2027-02-06/2027-02-09", "tooLong", "Choose at most 2 nights."],
  ] as const;
  for (const [id, name, markup, value, flag, message] of cases) {
    it(`${id} has the flag ${flag} for ${name}`.trim(), async () => {
      const { form, picker } = await drawPicker(markup);
      picker.value = value;
      expect([picker.validity[flag], picker.validity.valid, picker.validationMessage]).to.deep.equal([true, false, message]);
      expect(form.reportValidity()).to.equal(false);
      expect(picker.shadowRoot?.activeElement !== null, "the focus is in the picker").to.equal(true);
    });
  }

  it("CAL-38 is not touched by days that a range may cross", async () => {
    const { picker } = await drawPicker('range value="2027-02-06/2027-02-09" disabled-ends=\'"2027-02-08"\'');
    expect(picker.validity.valid).to.equal(true);
  });

  it("has its message in the words of the locale, and in English until they are loaded", async () => {
    const { picker } = await drawPicker("required");
    picker.locale = "nl-NL";
    expect(picker.validationMessage).to.equal("Choose a date.");
    await waitUntil(() => picker.validationMessage === "Kies een datum.", "no Dutch message", { timeout: 5000 });
    picker.locale = "fr-FR";
    await waitUntil(() => picker.validationMessage === "Choisissez une date.", "no French message", { timeout: 5000 });
    picker.locale = "de-CH";
    expect(picker.validationMessage).to.equal("Choose a date.");
    const early = document.createElement("ski-date-picker");
    early.standalone = true;
    early.required = true;
    expect(early.validationMessage).to.equal("Choisissez une date.");
  });
});
