import { expect } from "@open-wc/testing";
import { onPressOutside } from "./presses.js";

/** A box and its neighbour in an open shadow root, within a tree of the page that is open or closed. */
function nested(mode: ShadowRootMode) {
  const shell = document.body.appendChild(document.createElement("div"));
  const page = shell.attachShadow({ mode });
  const beside = page.appendChild(document.createElement("button"));
  const host = page.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const box = root.appendChild(document.createElement("div"));
  const within = box.appendChild(document.createElement("button"));
  const neighbour = root.appendChild(document.createElement("button"));
  return { shell, beside, box, within, neighbour };
}

const press = (target: Element) => target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));

describe("a press outside", () => {
  for (const mode of ["open", "closed"] as const) {
    it(`is distinguished from one inside, in a tree of the page that is ${mode}`, () => {
      const { shell, beside, box, within, neighbour } = nested(mode);
      let calls = 0;
      const stop = onPressOutside([box], () => (calls += 1));
      press(within);
      press(box);
      expect(calls).to.equal(0);
      for (const [index, target] of [neighbour, beside, document.body].entries()) {
        press(target);
        expect(calls).to.equal(index + 1);
      }
      stop();
      press(document.body);
      press(neighbour);
      expect(calls).to.equal(3);
      shell.remove();
    });
  }
});
