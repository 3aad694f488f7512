import { expect, waitUntil } from "@open-wc/testing";
import {
  createElement,
  renderMarkup,
  listenToConsole,
  listenToDocument,
  rendered,
  shown,
  testDefinition,
} from "./testing/element.driver.js";
import type { TestElement, TestProps } from "./testing/element.driver.js";
import { elementClass } from "./element-class.js";

describe("attributes and properties of an element", () => {
  let warnings: ReturnType<typeof listenToConsole>;
  let errors: ReturnType<typeof listenToDocument>;
  beforeEach(() => {
    warnings = listenToConsole("warn");
    errors = listenToDocument("ski-error");
  });
  afterEach(() => {
    warnings.stop();
    errors.stop();
  });

  /** The text of a warning is loaded, and the event follows it. */
  const warned = (count: number) =>
    waitUntil(() => warnings.calls.length >= count && errors.events.length >= count, `no ${count} warnings`, { timeout: 3000 });

  it("reads a bare boolean attribute as true", async () => {
    const element = await renderMarkup({}, "sticky");
    expect(element.sticky).to.equal(true);
    expect(shown(element)).to.equal("0 20 true");
  });

  it('reads "false" as false, and an absent boolean too', async () => {
    expect((await renderMarkup({}, 'sticky="false"')).sticky).to.equal(false);
    expect((await renderMarkup()).sticky).to.equal(false);
  });

  it("reads a boolean that is written as its own name as true, and refuses any other text and value", async () => {
    for (const text of ["sticky", "Sticky", "true", " TRUE ", "1"])
      expect((await renderMarkup({}, `sticky="${text}"`)).sticky, text).to.equal(true);
    const element = await renderMarkup({}, 'sticky="nope"');
    expect(element.sticky).to.equal(false);
    element.sticky = true;
    Reflect.set(element, "sticky", "maybe");
    element.setAttribute("sticky", "off");
    expect(element.sticky).to.equal(true);
    await warned(3);
  });

  it("restores the default when an attribute is removed", async () => {
    const element = await renderMarkup({}, 'page-size="5" sticky');
    expect(shown(element)).to.equal("0 5 true");
    element.removeAttribute("page-size");
    element.removeAttribute("sticky");
    await rendered();
    expect(shown(element)).to.equal("0 20 false");
    expect(element.pageSize).to.equal(20);
  });

  it("reads each kind from its text", async () => {
    const element = await renderMarkup(
      {},
      `page-size="7" paging="pages" consent="experiments, preferences" pictures='["a","b"]' results-url="/here"`,
    );
    expect(element.pageSize).to.equal(7);
    expect(element.paging).to.equal("pages");
    expect(element.consent).to.deep.equal(["experiments", "preferences"]);
    expect(element.pictures).to.deep.equal(["a", "b"]);
    expect(element.resultsUrl).to.equal("/here");
    expect(warnings.calls).to.have.length(0);
  });

  const malformed = [
    [
      'pictures="[oops"',
      "pictures",
      null,
      'keeps no pictures for the attribute pictures "[oops", which is not JSON. Give a text such as ["a"].',
    ],
    ['pictures="5"', "pictures", null, 'for the attribute pictures "5", which has another shape. Give a value such as ["a"].'],
    ["pictures='[\"a\",1]'", "pictures", null, "which does not fit: item 2 has another shape. Give a value such as"],
    [
      'flags=\'{"quick":true,"fast":true}\'',
      "flags",
      null,
      'which does not fit: "quick" is not a known key, or has another shape. Give a value such as {"fast":true}.',
    ],
    ['flags=\'{"fast":1,"names":"a"}\'', "flags", null, 'which does not fit: "fast" is not true or false, "names" is not a list. Give'],
    ["flags='{\"names\":[1]}'", "flags", null, 'which does not fit: "names" has another shape. Give'],
    ['page-size="many"', "pageSize", 20, 'keeps 20 for the attribute page-size "many", which is not a whole number from 1. Give one.'],
    ['page-size=""', "pageSize", 20, 'keeps 20 for the attribute page-size "", which is not a whole number from 1. Give one.'],
    ['page-size="0"', "pageSize", 20, "which is not a whole number from 1."],
    ['page-size="1.5"', "pageSize", 20, "which is not a whole number from 1."],
    ['page-size="1e999"', "pageSize", 20, "which is not a whole number from 1."],
    [
      'paging="endless"',
      "paging",
      "more",
      'keeps "more" for the attribute paging "endless", which is none of "more", "pages". Give one of these.',
    ],
    [
      'consent="everything"',
      "consent",
      [],
      'which names "everything" beside "experiments", "preferences". Give any of these, separated by spaces.',
    ],
    ['results-url="javascript:alert(1)"', "resultsUrl", null, "which is not an address. Give an absolute URL that begins with https:// or"],
    ['results-url="ht!tp://??"', "resultsUrl", null, "which is not an address."],
    ['results-url="https://"', "resultsUrl", null, "which is not an address."],
    ['results-url="to the results"', "resultsUrl", null, "which is not an address."],
    ['day="tomorrow"', "day", null, 'for the attribute day "tomorrow", which is not a day such as 2027-02-06. Give one.'],
    ['locale="xx"', "locale", "fr-FR", 'takes "fr-FR" for the attribute locale "xx", which is not one of fr-FR. Give one.'],
  ] as const;
  for (const [markup, property, value, words] of malformed) {
    it(`does without ${markup}, with one warning and one ski-error, and still renders`, async () => {
      const element = await renderMarkup({}, markup);
      expect(element[property]).to.deep.equal(value);
      await warned(1);
      expect(warnings.calls).to.have.length(1);
      expect(warnings.calls[0]?.[0])
        .to.match(/^ski-elements: <test-element-\d+> /)
        .and.to.contain(words);
      expect(errors.events.map((event) => event.detail.code)).to.deep.equal(["attribute"]);
      expect(shown(element)).to.equal("0 20 false");
    });
  }

  it("warns which value is in force, and which value of a property was refused", async () => {
    const element = await renderMarkup({}, 'page-size="5" locale="fr-FR"');
    element.setAttribute("page-size", "many");
    Reflect.set(element, "pictures", { one: 1 });
    Reflect.set(element, "resultsUrl", 5);
    await warned(3);
    expect(warnings.calls.map(([text]) => String(text).replace(/^.*?> /, ""))).to.deep.equal([
      'keeps 5 for the attribute page-size "many", which is not a whole number from 1. Give one.',
      'keeps no pictures for the property pictures {"one":1}, which has another shape. Give a value such as ["a"].',
      "keeps null for the property resultsUrl 5, which is not an address. Give an absolute URL that begins with https:// or http://, or a path of this page.",
    ]);
  });

  it("accepts an address of the page or elsewhere, and an empty one, without a warning", async () => {
    const element = await renderMarkup();
    for (const address of ["/here", "here?at=10:30", "//other.test/a", "https://other.test", " http://localhost:4173/ ", "?a=b:c", ""]) {
      element.setAttribute("results-url", address);
      expect(element.resultsUrl).to.equal(address.trim());
    }
    await rendered();
    expect(warnings.calls).to.deep.equal([]);
  });

  it("counts a value that replaces a malformed one as given", async () => {
    const seen: unknown[] = [];
    const view = ({ given }: TestProps) => (seen.push(given.locale), null);
    const element = await renderMarkup({ view }, 'locale="xx"');
    expect(seen).to.deep.equal(["fr-FR"]);
    element.removeAttribute("locale");
    await rendered();
    expect(seen.at(-1)).to.equal(undefined);
  });

  it("keeps the last valid value when a malformed one follows", async () => {
    const element = await renderMarkup({}, 'page-size="5"');
    element.setAttribute("page-size", "many");
    Reflect.set(element, "paging", 3);
    await warned(2);
    expect(element.pageSize).to.equal(5);
    expect(element.paging).to.equal("more");
    expect(errors.events).to.have.length(2);
  });

  it("fires ski-error for a malformed value once the element is connected, not before", async () => {
    const element = createElement();
    element.setAttribute("page-size", "many");
    await rendered();
    expect(errors.events).to.have.length(0);
    document.body.append(element);
    await warned(1);
    expect(errors.events).to.have.length(1);
  });

  it("prefers a property set before the element is upgraded to the attribute of the markup", async () => {
    const definition = testDefinition();
    const element = document.createElement(definition.tag) as TestElement;
    element.setAttribute("page-size", "5");
    element.pageSize = 9;
    element.sticky = true;
    element.open = true;
    document.body.append(element);
    customElements.define(definition.tag, elementClass(definition));
    await rendered();
    expect(shown(element)).to.equal("0 9 true");
    expect(element.hasAttribute("open")).to.equal(true);
    element.pageSize = 4;
    await rendered();
    expect(shown(element), "the accessor of the class is not hidden any more").to.equal("0 4 true");
    element.setAttribute("page-size", "6");
    await rendered();
    expect(shown(element)).to.equal("0 6 true");
  });

  it("keeps the identity of an object property, for the page and for the view", async () => {
    const seen: unknown[] = [];
    const view = ({ values }: TestProps) => (seen.push(values.pictures), null);
    const element = await renderMarkup({ view });
    const pictures = ["a"];
    element.pictures = pictures;
    await rendered();
    expect(element.pictures).to.equal(pictures);
    expect(seen.at(-1)).to.equal(pictures);
  });

  it("restores the default when a property is set to undefined or null", async () => {
    const element = await renderMarkup();
    for (const nothing of [undefined, null]) {
      element.pageSize = 3;
      Reflect.set(element, "pageSize", nothing);
      expect(element.pageSize).to.equal(20);
    }
    expect(warnings.calls).to.deep.equal([]);
  });

  it("renders once for many changes in one task", async () => {
    let renders = 0;
    const view = () => ((renders += 1), null);
    const element = await renderMarkup({ view });
    renders = 0;
    element.pageSize = 3;
    element.sticky = true;
    element.setAttribute("paging", "pages");
    element.pageSize = 4;
    await rendered();
    expect(renders).to.equal(1);
    element.setAttribute("paging", "pages");
    element.pageSize = 4;
    await rendered();
    expect(renders, "the same values again").to.equal(1);
  });

  it("reflects only the attributes whose row has reflects", async () => {
    const element = await renderMarkup();
    element.open = true;
    element.pageSize = 3;
    expect(element.hasAttribute("open")).to.equal(true);
    expect(element.hasAttribute("page-size")).to.equal(false);
    element.open = false;
    expect(element.hasAttribute("open")).to.equal(false);
  });

  it("fires only ski-error and the events of its definition", async () => {
    const fired: string[] = [];
    const view = ({ host }: TestProps) => (
      <button type="button" onClick={() => ["ski-plain", "ski-foreign", "ski-error"].forEach((name) => host.dispatch(name, null))} />
    );
    const element = await renderMarkup({ view });
    for (const name of ["ski-plain", "ski-foreign", "ski-error"]) element.addEventListener(name, () => fired.push(name));
    element.shadowRoot?.querySelector("button")?.click();
    expect(fired).to.deep.equal(["ski-plain", "ski-error"]);
  });

  it("has the methods of its definition", async () => {
    const element = await renderMarkup();
    const show: unknown = Reflect.get(element, "show");
    if (typeof show === "function") show.call(element);
    expect(element.open).to.equal(true);
  });

  it("are warned of by the name under which a page has defined the class", async () => {
    customElements.define("my-element", elementClass(testDefinition()));
    const element = document.createElement("my-element");
    element.setAttribute("page-size", "many");
    document.body.append(element);
    await warned(1);
    element.remove();
    expect(warnings.calls.map(([text]) => String(text).split(" ", 2).join(" "))).to.deep.equal(["ski-elements: <my-element>"]);
  });
});
