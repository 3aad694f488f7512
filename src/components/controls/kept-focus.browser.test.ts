import { expect } from "@open-wc/testing";
import { keepFocus } from "./kept-focus.js";

/** Draws markup in a shadow root whose focus is kept. */
function drawn(markup: string) {
  const host = document.createElement("div");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = markup;
  const stop = keepFocus(root);
  const at = (selector: string): HTMLElement => root.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
  return { host, root, stop, at, focused: () => root.activeElement?.id ?? null };
}

/** Observers of mutations run before the next task. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

describe("the focus of a control that goes", () => {
  let page: ReturnType<typeof drawn>;
  afterEach(() => {
    page.stop();
    page.host.remove();
  });

  const list = `<h2 id="head" tabindex="-1">63</h2><button id="far"></button>
    <ul><li id="x"><button id="a"></button></li><li id="y"><button id="b"></button></li><li id="z"><button id="c"></button></li></ul>`;
  for (const [goes, gets] of [
    [["#b"], "c"],
    [["#y"], "c"],
    [["#z"], "b"],
    [["#b", "#z"], "a"],
    [["ul"], "far"],
    [["#b", "ul"], "far"],
  ] as const)
    it(`goes on to ${gets} when ${goes.join(" and ")} is removed`, async () => {
      page = drawn(list);
      page.at(goes[0] === "#z" ? "#c" : "#b").focus();
      for (const selector of goes) page.at(selector).remove();
      await observed();
      expect(page.focused()).to.equal(gets);
    });

  it("goes on where the control is replaced, disabled, or is in a box that is hidden", async () => {
    const changes: readonly ((button: HTMLElement) => void)[] = [
      (button) => button.replaceWith(Object.assign(document.createElement("button"), { id: "new" })),
      (button) => button.toggleAttribute("disabled", true),
      (button) => button.parentElement?.toggleAttribute("hidden", true),
      (button) => button.parentElement?.toggleAttribute("inert", true),
    ];
    for (const [index, change] of changes.entries()) {
      page = drawn(list);
      page.at("#b").focus();
      change(page.at("#b"));
      await observed();
      expect(page.focused(), `${index}`).to.equal(index === 0 ? "new" : "c");
      if (index < changes.length - 1) page.host.remove();
    }
  });

  it("is what the nearest box names, or the box itself if it can have the focus", async () => {
    for (const [markup, gets] of [
      [
        `<section data-next-focus="h2"><h2 id="head" tabindex="-1"></h2><p><button id="b"></button></p><button id="next"></button></section>`,
        "head",
      ],
      [
        `<section data-next-focus="h2"><h2 tabindex="-1"></h2><p data-next-focus=""><button id="b"></button><button id="c"></button></p></section>`,
        "c",
      ],
      [`<div id="box" tabindex="-1"><p><button id="b"></button></p></div><button id="next"></button>`, "box"],
      [`<p><button id="b"></button></p><input id="text" /><input id="check" type="checkbox" />`, "check"],
    ] as const) {
      page = drawn(markup);
      page.at("#b").focus();
      page.at("#b").remove();
      await observed();
      expect(page.focused(), markup).to.equal(gets);
      page.host.remove();
    }
  });

  it("stays where something else has been focused, and is nowhere if the visitor has left the control", async () => {
    page = drawn(list);
    page.at("#b").focus();
    page.at("#far").focus();
    page.at("#b").remove();
    await observed();
    expect(page.focused()).to.equal("far");
    page.at("#c").focus();
    page.at("#c").blur();
    await observed();
    page.at("#c").remove();
    await observed();
    expect(page.focused()).to.equal(null);
    page.at("#a").focus();
    page.stop();
    page.at("#a").remove();
    await observed();
    expect(page.focused(), "stopped").to.equal(null);
  });
});
