import { expect } from "@open-wc/testing";
import { useEffect } from "react";
import { formSupport } from "./form-support.js";
import { defineElement } from "./define-element.js";
import { elementClass } from "./element-class.js";
import {
  button,
  createElement,
  recordErrors,
  renderMarkup,
  listenToDocument,
  rendered,
  shown,
  showsFallback,
  testDefinition,
} from "./testing/element.driver.js";
import type { TestProps, TestTable } from "./testing/element.driver.js";

function ReadyView({ host, values }: TestProps) {
  useEffect(() => {
    host.toggleState("ready", true);
    host.dispatch("ski-ready", {});
  }, [host]);
  if (values.sticky) throw new Error("Broken.");
  return <p>rendered</p>;
}

describe("the life of an element", () => {
  it("keeps React's state when the element is moved", async () => {
    const element = await renderMarkup();
    button(element).click();
    const place = document.createElement("section");
    document.body.append(place);
    place.append(element);
    await rendered();
    expect(shown(element)).to.equal("1 20 false");
    button(element).click();
    await rendered();
    expect(shown(element)).to.equal("2 20 false");
  });

  it("is first drawn in a task of its own if it was in the page before its tag was defined, unlike one that a script inserts", async () => {
    const definition = testDefinition();
    const [first, second] = [document.createElement(definition.tag), document.createElement(definition.tag)];
    document.body.append(first, second);
    defineElement(definition.tag, elementClass(definition));
    const isDrawn = (element: Element) => element.shadowRoot?.querySelector("button") !== null;
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    // React draws in a task of its own anyway, preact at once.
    expect([first, second].map(isDrawn), "in the task that defined the tag").to.deep.equal([false, false]);
    Reflect.set(first, "pageSize", 5);
    await rendered();
    expect([first, second].map((element) => element.shadowRoot?.querySelector("button")?.textContent)).to.deep.equal([
      "0 5 false",
      "0 20 false",
    ]);
    first.remove();
    second.remove();
  });

  it("tells at any time whether it is ready, and has a promise of it", async () => {
    const element = createElement({ view: ReadyView, events: { "ski-ready": {} } });
    let isReady = false;
    void element.ready.then(() => (isReady = true));
    document.body.append(element);
    expect([element.state, isReady]).to.deep.equal(["loading", false]);
    await element.ready;
    expect([element.state, isReady]).to.deep.equal(["ready", true]);
    element.sticky = true;
    await rendered();
    expect(element.state).to.equal("failed");
    element.remove();
  });

  it("keeps React's state when the element is removed and inserted again in one task", async () => {
    const element = await renderMarkup();
    button(element).click();
    const place = element.parentElement;
    element.remove();
    place?.append(element);
    await rendered();
    expect(shown(element)).to.equal("1 20 false");
  });

  it("keeps React's state when the element is moved by moveBefore", async function () {
    if (!("moveBefore" in Element.prototype)) return this.skip();
    const element = await renderMarkup();
    button(element).click();
    const place = document.createElement("section");
    document.body.append(place);
    const moveBefore: unknown = Reflect.get(place, "moveBefore");
    if (typeof moveBefore === "function") moveBefore.call(place, element, null);
    await rendered();
    expect(element.parentElement).to.equal(place);
    expect(shown(element)).to.equal("1 20 false");
  });

  it("keeps a failed view where a move changes no value, and tries again where it changes one", async () => {
    const { locale, ...others } = testDefinition().attributes;
    const placedLocale = { ...locale, inPage: (_: unknown, element: Element) => element.closest("[lang]")?.getAttribute("lang") };
    const view = ({ values }: TestProps) => {
      if (values.locale !== "nl") throw new Error("Broken.");
      return <p>rendered</p>;
    };
    const errors = recordErrors();
    const element = await renderMarkup({ attributes: { ...others, locale: placedLocale }, view }, 'locale="fr-FR"');
    const states = [];
    for (const lang of ["de", "de", "nl"]) {
      const place = document.createElement("section");
      place.lang = lang;
      document.body.append(place);
      place.append(element);
      await rendered();
      states.push(element.state);
    }
    errors.stop();
    expect(states.map((state) => state === "failed")).to.deep.equal([true, true, false]);
    expect(errors.events).to.have.length(2);
    expect(shown(element)).to.equal("rendered");
  });

  it("unmounts when it is removed, shows its children meanwhile, and renders again when it is inserted again", async () => {
    let mounted = 0;
    function View() {
      useEffect(() => {
        mounted += 1;
        return () => void (mounted -= 1);
      }, []);
      return <p>rendered</p>;
    }
    const element = await renderMarkup({ view: View });
    const place = element.parentElement;
    element.remove();
    await rendered();
    expect(mounted).to.equal(0);
    expect(element.shadowRoot?.querySelector("slot")).to.exist;
    place?.append(element);
    await rendered();
    expect(mounted).to.equal(1);
    expect(shown(element)).to.equal("rendered");
  });

  it("renders first with the values that the page sets in the task in which it inserts the element", async () => {
    const sizes: number[] = [];
    const element = createElement({ view: ({ values }) => (sizes.push(values.pageSize), null) });
    document.body.append(element);
    element.pageSize = 3;
    await rendered();
    expect(sizes).to.deep.equal([3]);
  });

  it("mounts nothing in an element that is never attached", async () => {
    let renders = 0;
    const element = createElement({ view: () => ((renders += 1), null) });
    element.setAttribute("page-size", "5");
    element.sticky = true;
    await rendered();
    expect(renders).to.equal(0);
    expect(element.pageSize).to.equal(5);
  });

  it("ignores a second definition of its tag", async () => {
    const definition = testDefinition();
    defineElement(definition.tag, elementClass(definition));
    const first = customElements.get(definition.tag);
    expect(() => defineElement(definition.tag, elementClass({ ...definition, view: () => null }))).not.to.throw();
    expect(first).to.exist;
    expect(customElements.get(definition.tag)).to.equal(first);
  });

  it("has adopted its style sheets, shared between elements, before it is rendered", async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("p { color: rgb(1, 2, 3) }");
    let colour = "";
    function View({ host }: TestProps) {
      const sheets = host.element.shadowRoot?.adoptedStyleSheets ?? [];
      colour ||= sheets.includes(sheet) ? "adopted" : "missing";
      return <p>rendered</p>;
    }
    const element = await renderMarkup({ view: View, sheets: [sheet] });
    expect(colour).to.equal("adopted");
    const paragraph = element.shadowRoot?.querySelector("p");
    if (!paragraph) throw new Error("nothing was rendered");
    expect(getComputedStyle(paragraph).color).to.equal("rgb(1, 2, 3)");
    const other = document.createElement(element.localName);
    expect(other.shadowRoot?.adoptedStyleSheets[0]).to.equal(sheet);
  });

  it("shows its children until it has rendered, then hides them", async () => {
    const element = createElement();
    const link = document.createElement("a");
    link.textContent = "Search";
    element.append(link);
    document.body.append(element);
    expect(showsFallback(element), "connected, not rendered yet").to.equal(true);
    await rendered();
    expect(showsFallback(element)).to.equal(false);
    expect(link.getClientRects()).to.have.length(0);
  });

  it("is not defined in a browser without popovers, so the children stay", () => {
    const descriptor = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "popover");
    if (!descriptor) throw new Error("this browser has no popovers itself");
    const definition = testDefinition();
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    try {
      defineElement(definition.tag, elementClass(definition));
    } finally {
      Object.defineProperty(HTMLElement.prototype, "popover", descriptor);
    }
    expect(customElements.get(definition.tag)).to.equal(undefined);
  });

  it("takes part in its form if its definition has a form", async () => {
    const element = await renderMarkup(
      { form: formSupport<TestTable>({ property: "value", write: ({ value }) => value }) },
      'name="dates" value="2027-02-06"',
    );
    const form = document.createElement("form");
    document.body.append(form);
    form.append(element);
    expect(new FormData(form).get("dates")).to.equal("2027-02-06");
    element.value = "2027-02-13";
    await rendered();
    expect(new FormData(form).get("dates")).to.equal("2027-02-13");
    form.reset();
    await rendered();
    expect(new FormData(form).get("dates")).to.equal("2027-02-06");
  });
});

describe("the events of an element", () => {
  it("are hyphenated, bubbling and composed, with a plain copy as their detail", async () => {
    const state = { list: [{ id: 1 }], day: null };
    const element = await renderMarkup({
      view: ({ host }) => <button type="button" onClick={() => host.dispatch("ski-plain", state)} />,
    });
    const outside = listenToDocument("ski-plain");
    button(element).click();
    outside.stop();
    const event = outside.events[0];
    expect(event?.bubbles && event.composed).to.equal(true);
    expect(event?.cancelable).to.equal(false);
    expect(event?.target).to.equal(element);
    expect(event?.detail).to.deep.equal(state);
    expect(event?.detail.list[0]).not.to.equal(state.list[0]);
  });

  it("can be cancelled if the definition allows it; dispatch returns false for a cancelled one", async () => {
    const results: boolean[] = [];
    const element = await renderMarkup({
      view: ({ host }) => <button type="button" onClick={() => results.push(host.dispatch("ski-test", null))} />,
    });
    button(element).click();
    element.addEventListener("ski-test", (event) => event.preventDefault());
    button(element).click();
    expect(results).to.deep.equal([true, false]);
  });
});
