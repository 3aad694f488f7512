import { expect } from "@open-wc/testing";
import { defineElement } from "./define-element.js";
import { elementClass } from "./element-class.js";
import { listenToConsole, listenToDocument, rendered } from "./testing/element.driver.js";
import { defineField, drawField, fieldDefinition, removeForms } from "./testing/form.driver.js";
import type { FormElement } from "./testing/form.driver.js";
import type { ElementHost } from "./types/host.js";

afterEach(removeForms);

describe("the value of an element in its form", () => {
  it("is submitted as soon as the property or the attribute is set", async () => {
    const { element, sent } = await drawField('value="1"');
    expect(sent()).to.equal("1");
    element.value = [2];
    expect(sent()).to.equal("2");
    element.setAttribute("value", "3");
    expect(sent()).to.equal("3");
    element.setAttribute("pair", "");
    element.setAttribute("value", "3:4");
    expect(sent()).to.equal("3:4");
  });

  it("is an empty text if none is given, and is not submitted without a name", async () => {
    const { form, element, sent } = await drawField();
    expect(sent()).to.equal("");
    element.name = "other";
    expect([...new FormData(form)]).to.deep.equal([["other", ""]]);
    element.name = "";
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it("is submitted before the element is connected", () => {
    const form = document.createElement("form");
    // The tag was just defined.
    const element = document.createElement(defineField()) as FormElement;
    element.name = "n";
    element.value = [7];
    form.append(element);
    expect([...new FormData(form)]).to.deep.equal([["n", "7"]]);
  });

  it("is submitted as soon as the element is defined, from a property that was set before", () => {
    const definition = fieldDefinition();
    const place = document.createElement("div");
    place.className = "test-form";
    document.body.append(place);
    place.innerHTML = `<form><${definition.tag} name="n"></${definition.tag}></form>`;
    const form = place.querySelector("form");
    if (!form?.firstElementChild) throw new Error("the form was not made");
    Object.assign(form.firstElementChild, { value: [7] });
    defineElement(definition.tag, elementClass(definition));
    expect([...new FormData(form)]).to.deep.equal([["n", "7"]]);
  });

  it("may be set before the values that decide how it is read, in one task", async () => {
    const warnings = listenToConsole("warn");
    const { element, sent } = await drawField('value="1:2" pair');
    expect(sent()).to.equal("1:2");
    element.pair = false;
    element.value = [3, 4];
    expect(sent(), "unreadable so far").to.not.equal("3:4");
    element.pair = true;
    await rendered();
    warnings.stop();
    expect(element.value).to.deep.equal([3, 4]);
    expect(warnings.calls).to.deep.equal([]);
  });

  it("is null once another value makes it unreadable, until that changes again", async () => {
    const { element, sent } = await drawField('value="1:2" pair');
    element.pair = false;
    await rendered();
    expect([element.value, sent()]).to.deep.equal([null, ""]);
    element.pair = true;
    expect(sent()).to.equal("1:2");
  });

  it("does not change when the page changes the object that it set", async () => {
    const { element, sent } = await drawField();
    const numbers = [1];
    element.value = numbers;
    numbers[0] = 9;
    await rendered();
    expect([sent(), element.value]).to.deep.equal(["1", [1]]);
  });

  it("is kept when a malformed one follows, with one warning and one error for each", async () => {
    const { element, sent } = await drawField('value="1"');
    const warnings = listenToConsole("warn");
    const errors = listenToDocument("ski-error");
    element.setAttribute("value", "2:3");
    expect(sent()).to.equal("1");
    element.value = [Number.NaN];
    element.value = [4];
    await rendered();
    warnings.stop();
    errors.stop();
    expect([sent(), element.value]).to.deep.equal(["4", [4]]);
    expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(["attribute", "attribute"]);
    expect(warnings.calls.map(([text]) => String(text).replace(/test-field-\d+/, "x"))).to.deep.equal([
      'ski-elements: <x> keeps [1] for the attribute value "2:3", which has one number too many. Give a number, or two with a colon where pair is given.',
      "ski-elements: <x> keeps [1] for the property value [null], which is no number. Give a number, or two with a colon where pair is given.",
    ]);
  });

  it("returns to the value of the attribute when the form is reset", async () => {
    const { form, element, sent } = await drawField('value="1" required');
    element.value = [5];
    form.reset();
    expect([sent(), element.value]).to.deep.equal(["1", [1]]);
    element.removeAttribute("value");
    element.value = [5];
    form.reset();
    expect([sent(), element.value, element.validity.valueMissing]).to.deep.equal(["", null, true]);
  });

  it("is null when the form is reset to a malformed attribute", async () => {
    const warnings = listenToConsole("warn");
    const { form, element, sent } = await drawField('value="none"');
    element.value = [5];
    form.reset();
    await rendered();
    warnings.stop();
    expect([sent(), element.value]).to.deep.equal(["", null]);
  });

  it("is restored by the browser from what was submitted", async () => {
    const { element, sent } = await drawField('value="1" pair');
    // What the browser calls when it restores a page or fills in a form.
    const restore: unknown = Reflect.get(element, "formStateRestoreCallback");
    if (typeof restore === "function") restore.call(element, "3:4", "restore");
    expect([sent(), element.value]).to.deep.equal(["3:4", [3, 4]]);
  });
});

describe("a form control that can be disabled", () => {
  it("is not submitted, validated or focused while its attribute or property disables it, and its view is disabled", async () => {
    const { form, element, sent, part } = await drawField("required disabled");
    expect([sent(), element.willValidate, form.checkValidity()]).to.deep.equal([null, false, true]);
    expect(element.matches(":disabled") && element.matches(":state(disabled)")).to.equal(true);
    expect(part("field").disabled).to.equal(true);
    element.focus();
    expect(document.activeElement === element).to.equal(false);
    element.disabled = false;
    expect(element.hasAttribute("disabled")).to.equal(false);
    await rendered();
    expect([sent(), element.willValidate, form.checkValidity(), part("field").disabled]).to.deep.equal(["", true, false, false]);
    expect(element.matches(":state(disabled)")).to.equal(false);
    element.disabled = true;
    expect([sent(), element.hasAttribute("disabled")]).to.deep.equal([null, true]);
  });

  it("is disabled by a fieldset, without its attribute", async () => {
    const { form, element, sent, part } = await drawField('value="1"', (field) => `<fieldset disabled>${field}</fieldset>`);
    expect([sent(), part("field").disabled, element.disabled]).to.deep.equal([null, true, false]);
    form.querySelector("fieldset")?.removeAttribute("disabled");
    await rendered();
    expect([sent(), part("field").disabled]).to.deep.equal(["1", false]);
  });

  it("is not disabled if the text of its attribute is false", async () => {
    const { element, sent } = await drawField('value="1" disabled="false"');
    expect([sent(), element.disabled, element.matches(":disabled")]).to.deep.equal(["1", false, false]);
  });
});

describe("the validity of an element", () => {
  it("follows its values immediately, with the flag and the message of the definition", async () => {
    const { form, element } = await drawField("required");
    expect([element.validity.valueMissing, element.validationMessage]).to.deep.equal([true, "Give a number."]);
    element.value = [1];
    expect([element.validity.valid, element.checkValidity(), form.checkValidity()]).to.deep.equal([true, true, true]);
    element.least = 2;
    expect([element.validity.rangeUnderflow, element.validity.valueMissing]).to.deep.equal([true, false]);
    expect([element.value, element.checkValidity()]).to.deep.equal([[1], false]);
    expect(element.matches(":invalid")).to.equal(true);
  });

  it("has the message of the page before its own, for as long as there is one", async () => {
    const { element } = await drawField("required");
    element.setCustomValidity("Taken.");
    expect([element.validity.customError, element.validity.valueMissing, element.validationMessage]).to.deep.equal([true, true, "Taken."]);
    element.value = [1];
    expect([element.validity.valid, element.validity.customError]).to.deep.equal([false, true]);
    element.setCustomValidity("");
    expect([element.validity.valid, element.validationMessage]).to.deep.equal([true, ""]);
  });

  it("is reported at the inner control, which receives the focus", async () => {
    const { form, element, part } = await drawField("required");
    expect(form.reportValidity()).to.equal(false);
    expect(element.shadowRoot?.activeElement === part("field")).to.equal(true);
    part("field").blur();
    expect(element.reportValidity()).to.equal(false);
    expect(element.shadowRoot?.activeElement === part("field")).to.equal(true);
  });

  it("is shown as user-invalid once a submit was tried, until the value is valid or the form is reset", async () => {
    const { form, element, part } = await drawField("required");
    expect(element.matches(":state(user-invalid)")).to.equal(false);
    form.requestSubmit();
    await rendered();
    expect([element.matches(":state(user-invalid)"), part("field").title]).to.deep.equal([true, "Give a number."]);
    element.value = [1];
    await rendered();
    expect([element.matches(":state(user-invalid)"), part("field").title]).to.deep.equal([false, ""]);
    element.clear();
    expect(element.matches(":state(user-invalid)")).to.equal(true);
    form.reset();
    expect(element.matches(":state(user-invalid)")).to.equal(false);
  });

  it("is shown as user-invalid once the visitor has changed the value and left, not before", async () => {
    const { element, part } = await drawField('least="5"');
    part("field").focus();
    part("field").blur();
    part("field").focus();
    part("field").click();
    part("other").focus();
    expect([element.value, element.validity.valid, element.matches(":state(user-invalid)")]).to.deep.equal([[1], false, false]);
    part("other").blur();
    expect(element.matches(":state(user-invalid)")).to.equal(true);
  });

  it("is computed again when the view asks for it", async () => {
    const invalidity = (_: unknown, { element }: ElementHost) => ({
      flag: "badInput" as const,
      message: element.shadowRoot?.querySelector(".field") ? "rendered" : "not rendered",
    });
    // The tag was just defined.
    const element = document.createElement(defineField({ invalidity })) as FormElement;
    element.least = 1;
    expect([element.checkValidity(), element.validationMessage]).to.deep.equal([false, "not rendered"]);
    const place = document.createElement("div");
    place.className = "test-form";
    document.body.append(place);
    place.append(element);
    await rendered();
    expect(element.validationMessage).to.equal("rendered");
  });
});
