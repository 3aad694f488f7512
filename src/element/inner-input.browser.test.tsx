import { expect } from "@open-wc/testing";
import { useState } from "react";
import { listenToDocument, renderMarkup, rendered } from "./testing/element.driver.js";
import type { TestTable } from "./testing/element.driver.js";
import type { ElementDefinition } from "./types/definition.js";

/** A field that shows its own text, and the author's children. */
function View() {
  const [text, setText] = useState("");
  return (
    <>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
      <slot />
    </>
  );
}

const changes: Partial<ElementDefinition<TestTable>> = { view: View };

/** Puts a text into a field as a visitor's typing does. */
function type(field: HTMLInputElement, text: string): void {
  field.focus();
  document.execCommand("insertText", false, text);
}

describe("an input event", () => {
  it("of a control inside reaches its view, and neither the element nor the page", async () => {
    const element = await renderMarkup(changes);
    const onElement: Event[] = [];
    element.addEventListener("input", (event) => onElement.push(event));
    const page = listenToDocument("input");
    const field = element.shadowRoot?.querySelector("input");
    if (field) type(field, "a");
    await rendered();
    page.stop();
    expect(element.shadowRoot?.querySelector("output")?.textContent).to.equal("a");
    expect([onElement, page.events]).to.deep.equal([[], []]);
  });

  it("of a child of the author reaches the page", async () => {
    const element = await renderMarkup(changes);
    const field = document.createElement("input");
    element.append(field);
    const page = listenToDocument("input");
    type(field, "a");
    page.stop();
    expect(page.events.map(({ target }) => target)).to.deep.equal([field]);
  });
});
