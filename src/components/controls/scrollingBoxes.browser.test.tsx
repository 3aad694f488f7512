import { expect } from "@open-wc/testing";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { scrollingBoxes, visibleTop } from "./scrollingBoxes.js";
import { useScrolled } from "./useScrolled.js";

/** Draws boxes around each other, the outermost first, and returns them with an element in the innermost. */
function nested(...styles: readonly string[]): { boxes: HTMLElement[]; element: HTMLElement } {
  const boxes = styles.map((style) => Object.assign(document.createElement("div"), { style }));
  const element = Object.assign(document.createElement("p"), { style: "height: 1000px" });
  let outer = document.body;
  for (const box of [...boxes, element]) {
    outer.append(box);
    outer = box;
  }
  return { boxes, element };
}

/** A box of 200 px in a shadow root, which scrolls what is slotted into it. */
function slottingShell(): { shell: HTMLElement; box: HTMLElement } {
  const shell = document.createElement("div");
  const box = Object.assign(document.createElement("div"), { style: "overflow: auto; height: 200px; margin-top: 40px" });
  const high = Object.assign(document.createElement("div"), { style: "height: 3000px" });
  box.append(document.createElement("slot"), high);
  shell.attachShadow({ mode: "open" }).append(box);
  document.body.append(shell);
  return { shell, box };
}

function Below({ limit, box }: { readonly limit: number; readonly box: Element }) {
  return <output part="below">{String(useScrolled(() => box.scrollTop > limit))}</output>;
}

const page = document.scrollingElement;

describe("boxes that scroll an element", () => {
  let view: DrawnView | null = null;
  const added: Element[] = [];
  afterEach(async () => {
    await view?.remove();
    view = null;
    for (const element of added.splice(0)) element.remove();
    for (const root of [document.documentElement, document.body]) root.removeAttribute("style");
  });

  it("are the ones with overflowing content, the innermost first and the page last", () => {
    const { boxes, element } = nested(
      "overflow: auto; height: 400px",
      "overflow-x: hidden",
      "overflow: hidden; height: 450px",
      "overflow-y: scroll; height: 300px",
    );
    added.push(...boxes);
    expect(scrollingBoxes(element)).to.deep.equal([boxes[3], boxes[0], page]);
  });

  it("are not a body whose overflow is the viewport's", () => {
    const { boxes, element } = nested("");
    added.push(...boxes);
    document.body.style.cssText = "height: 100px; overflow-y: auto";
    expect(scrollingBoxes(element)).to.deep.equal([page]);
    document.documentElement.style.overflow = "hidden";
    expect(scrollingBoxes(element)).to.deep.equal([document.body, page]);
  });

  it("are found through slots and shadow roots, and begin to be seen where they begin, at the top of the viewport at most", () => {
    const { shell, box } = slottingShell();
    added.push(shell);
    const element = document.createElement("p");
    shell.append(element);
    expect(scrollingBoxes(element)).to.deep.equal([box, page]);
    expect(visibleTop(box)).to.equal(box.getBoundingClientRect().top);
    expect(visibleTop(box)).to.be.above(39);
    shell.style.cssText = "position: relative; top: -100px";
    expect(visibleTop(box)).to.equal(0);
    expect(page && visibleTop(page)).to.equal(0);
  });

  it("are listened to wherever they are: in the page, and in the shadow root of a shell that an element is slotted into", async () => {
    const plain = nested("overflow: auto; height: 200px");
    const slotting = slottingShell();
    added.push(...plain.boxes, slotting.shell);
    for (const [box, place] of [
      [plain.boxes[0], plain.element],
      [slotting.box, slotting.shell],
    ] as const) {
      if (!box) throw new Error("no box");
      view = await drawView(<Below limit={50} box={box} />, { parent: place });
      const shown = view.part("below");
      expect(shown.textContent).to.equal("false");
      await view.act(async () => {
        box.scrollTop = 51;
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      expect(shown.textContent).to.equal("true");
      await view.remove();
      view = null;
    }
  });
});
