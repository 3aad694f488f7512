import { expect } from "@open-wc/testing";
import { listenToConsole, listenToDocument, rendered } from "./testing/element.driver.js";
import { drawField, removeForms } from "./testing/form.driver.js";

afterEach(removeForms);

describe("an element among the controls of its form", () => {
  it("has the members of native controls", async () => {
    const { form, element } = await drawField("pair", (field) => `<label for="n">Number</label>${field.replace(" ", ' id="n" ')}`);
    expect(element.form === form).to.equal(true);
    expect([...element.labels].map((label) => label === form.querySelector("label"))).to.deep.equal([true]);
    expect([element.type, element.name, element.required]).to.deep.equal(["pair", "n", false]);
    expect([...form.elements].includes(element)).to.equal(true);
    element.required = true;
    expect(element.hasAttribute("required")).to.equal(true);
  });

  it("belongs to a form elsewhere, by the attribute or the property", async () => {
    const { form, element } = await drawField();
    form.id = "elsewhere";
    form.after(element);
    expect(element.form).to.equal(null);
    element.form = "elsewhere";
    expect(element.form === form).to.equal(true);
    expect(element.getAttribute("form")).to.equal("elsewhere");
    element.form = null;
    expect(element.form).to.equal(null);
  });

  for (const [name, around] of [
    ["beside", (field: string) => `<label for="n"> Your number </label>${field.replace(" ", ' id="n" ')}`],
    ["around", (field: string) => `<label> Your number ${field}</label>`],
  ] as const) {
    it(`takes the focus into its field by a click on a label ${name} it, and gives its view the text of the label`, async () => {
      const { form, element, part } = await drawField("", around);
      expect(part("field").ariaLabel).to.equal("Your number");
      const label = form.querySelector("label");
      label?.click();
      expect(element.shadowRoot?.activeElement === part("field")).to.equal(true);
      expect(element.value, "a label only gives the focus").to.equal(null);
      label?.prepend("Now: ");
      part("field").blur();
      part("other").focus();
      part("other").click();
      expect(element.shadowRoot?.activeElement === part("other"), "a click inside").to.equal(true);
      await rendered();
      expect(part("field").ariaLabel).to.match(/^Now: +Your number$/);
    });
  }

  it("gives its view the text of another label when it is moved into one", async () => {
    const { form, element, part } = await drawField("", (field) => `<label>Adults ${field}</label><label id="other">Children </label>`);
    expect(part("field").ariaLabel).to.equal("Adults");
    form.querySelector("#other")?.append(element);
    await rendered();
    expect(part("field").ariaLabel).to.equal("Children");
  });

  it("fires input and change when the visitor chooses a value, and neither when a script does", async () => {
    const { form, element, part, sent } = await drawField();
    const seen: string[] = [];
    for (const name of ["input", "change"])
      form.addEventListener(name, ({ type, target, composed }) => seen.push(`${type} ${composed} ${String(sent())} ${target === element}`));
    element.value = [4];
    await rendered();
    expect(seen).to.deep.equal([]);
    part("field").click();
    expect(seen).to.deep.equal(["input true 5 true", "change false 5 true"]);
  });

  it("reports a contradiction between its values once, and again after it had gone", async () => {
    const { element } = await drawField();
    const warnings = listenToConsole("warn");
    const errors = listenToDocument("ski-error");
    element.value = [13];
    element.least = 13;
    await rendered();
    element.required = true;
    await rendered();
    expect(warnings.calls.map(([text]) => String(text))).to.deep.equal([
      `ski-elements: <${element.localName}> takes no 13 where least is 13.`,
    ]);
    expect(errors.events.map(({ detail }) => detail)).to.deep.equal([{ code: "attribute", message: "takes no 13 where least is 13." }]);
    element.least = 0;
    await rendered();
    element.least = 13;
    await rendered();
    warnings.stop();
    errors.stop();
    expect(warnings.calls).to.have.length(2);
  });
});
