import { expect } from "@open-wc/testing";
import { drawPicker } from "./testing/date-picker.driver.js";
import { clear } from "./testing/element.driver.js";
import { painted } from "../test/fixtures/painted.js";

afterEach(clear);

describe("the name of a standalone picker, and its focus", () => {
  it("has its label's text in the name of its field, which takes the focus by a click on the label", async () => {
    const { form, picker, input } = await drawPicker("", (markup) => `<label> Day of arrival ${markup}</label>`);
    expect(input().labels?.[0]?.textContent).to.match(/^Day of arrival/);
    form.querySelector("label")?.click();
    expect(picker.shadowRoot?.activeElement === input()).to.equal(true);
    await expect(picker).to.be.accessible();
  });

  it("has its label's text in the name of its months when they are on the page, and gives a day the focus", async () => {
    const label = (markup: string) => `<label for="when">Day of arrival</label>${markup.replace(" ", ' id="when" ')}`;
    const { form, picker, day } = await drawPicker('inline value="2027-02-06"', label);
    expect(picker.shadowRoot?.querySelector('[role="group"]')?.ariaLabel).to.equal("Day of arrival");
    form.querySelector("label")?.click();
    expect(picker.shadowRoot?.activeElement === day("2027-02-06")).to.equal(true);
  });

  it("has the language of its words, and its dates the language of its locale", async () => {
    const { picker, input } = await drawPicker('value="2027-02-06"');
    const language = (node: Element | null | undefined) => node?.closest("[lang]")?.getAttribute("lang");
    expect(language(input())).to.equal("en-GB");
    Object.assign(picker, { locale: "fr-FR-CSE" });
    await painted();
    expect(language(input())).to.equal("fr-FR");
    Object.assign(picker, { locale: "ja-JP" });
    await painted();
    expect(language(input())).to.equal("ja-JP");
    Object.assign(picker, { inline: true });
    await painted();
    const root = picker.shadowRoot;
    for (const dated of ['[role="grid"]', '[part~="month-name"]']) expect(language(root?.querySelector(dated)), dated).to.equal("ja-JP");
    expect(language(root?.querySelector('[role="group"]'))).to.equal("en-GB");
  });

  it("has the name in its aria-label rather than the text of its label", async () => {
    const { picker, input } = await drawPicker('id="when" aria-label="Day of arrival"', (field) => `<label for="when">Day</label>${field}`);
    expect(input().labels?.[0]?.textContent).to.contain("Day of arrival");
    await expect(picker).to.be.accessible();
  });

  it("receives the focus for autofocus, unless the visitor is already somewhere", async () => {
    const { picker, input } = await drawPicker("autofocus");
    expect(picker.shadowRoot?.activeElement === input()).to.equal(true);
    const elsewhere = document.body.appendChild(document.createElement("input"));
    elsewhere.focus();
    await drawPicker("autofocus");
    expect(document.activeElement === elsewhere).to.equal(true);
    elsewhere.remove();
  });
});
