import { expect, fixture, html } from "@open-wc/testing";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { useState } from "react";
import { Icon } from "../../src/components/controls/Icon.js";
import words from "../../locales/en-GB/screens.json" with { type: "json" };
import sheet from "../../src/components/controls/tokens.css" with { type: "css" };

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <Icon icon={MapPin} /> {count}
    </button>
  );
}

describe("the tools of the element tests", () => {
  it("imports a style sheet and a JSON file as the browser does", () => {
    expect(sheet).to.be.instanceOf(CSSStyleSheet);
    expect(sheet.cssRules.length).to.be.greaterThan(0);
    expect(words).to.be.an("object");
  });

  it("draws React with one copy of it and with icons", async () => {
    const place = await fixture<HTMLDivElement>(html`<div></div>`);
    const root = createRoot(place);
    flushSync(() => root.render(<Counter />));
    const button = place.querySelector("button");
    if (!button) throw new Error("no button was drawn");
    expect(button.querySelector("svg")).to.exist;
    flushSync(() => button.click());
    expect(button.textContent).to.contain("1");
    root.unmount();
  });
});
