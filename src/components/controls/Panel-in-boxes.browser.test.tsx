import { expect } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { useRef, useState } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { Panel } from "./Panel.js";
import { Select } from "./Select.js";

/** A field of 40 px with a panel of 700 px at most, whose foot has its button. */
function Field({ height }: { readonly height: number }) {
  const field = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={field} part="opener" style={{ width: 200, height: 40 }} onClick={() => setOpen(!open)}>
        Open
      </button>
      {open && (
        <Panel label="Dates" anchor={field} onExit={() => setOpen(false)}>
          <div part="content" style={{ width: 400, height: height - 80 }}>
            <button>Inside</button>
          </div>
          <div className="panel-foot" style={{ boxSizing: "border-box", height: 80 }}>
            <button part="done">Done</button>
          </div>
        </Panel>
      )}
    </>
  );
}

const frames = async () => {
  for (let count = 0; count < 6; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Appends a box to the page, and returns the element to draw into and what removes it. */
type Box = () => { readonly parent: Element; remove(): void };

function plain(style: string, inner = ""): Box {
  return () => {
    const box = Object.assign(document.createElement("div"), { style });
    const parent = Object.assign(document.createElement("div"), { style: inner });
    box.append(parent);
    document.body.append(box);
    return { parent, remove: () => box.remove() };
  };
}

function dialog(style: string): Box {
  return () => {
    const box = Object.assign(document.createElement("dialog"), { style });
    document.body.append(box);
    box.showModal();
    return { parent: box, remove: () => box.remove() };
  };
}

/** A dialog in a shadow root, with the field slotted into it. */
const slottingDialog: Box = () => {
  const box = document.createElement("div");
  const shadow = box.attachShadow({ mode: "open" });
  shadow.innerHTML = `<dialog style="width: 600px"><slot></slot></dialog>`;
  document.body.append(box);
  shadow.querySelector("dialog")?.showModal();
  return { parent: box, remove: () => box.remove() };
};

const popover: Box = () => {
  const box = Object.assign(document.createElement("div"), { popover: "manual", style: "inset: auto 0 0; margin: 0" });
  document.body.append(box);
  box.showPopover();
  return { parent: box, remove: () => box.remove() };
};

const boxes: Readonly<Record<string, Box>> = {
  "a modal dialog in the middle": dialog("width: 600px"),
  "a modal dialog that scrolls": dialog("width: 600px; max-height: 200px; overflow: auto"),
  "a modal dialog in a shadow root": slottingDialog,
  "a popover at the bottom": popover,
  "a fixed box in the middle": plain("position: fixed; inset: 45% auto auto 20px"),
  "a fixed box at the bottom": plain("position: fixed; inset: auto auto 0 20px"),
  "a fixed and transformed box": plain("position: fixed; top: 50%; left: 50%; transform: translate(-50%, -50%)"),
  "a transformed box": plain("position: absolute; top: 60%; transform: translateX(10px)"),
  "a fixed box in a transformed one": plain("transform: translateX(10px)", "position: fixed; top: 300px"),
  "a box as high as the window, with hidden overflow": plain("position: absolute; inset: 0; overflow: hidden; padding-top: 400px"),
  "a box as high as the window that scrolls": plain("position: absolute; inset: 0; overflow: auto; padding-top: 400px"),
  "a low box with hidden overflow": plain("overflow: hidden; margin-top: 400px"),
};

describe("a panel in a box of the page", () => {
  let view: DrawnView;
  let box: ReturnType<Box>;
  before(() => emulateMedia({ reducedMotion: "reduce" }));
  after(() => emulateMedia({ reducedMotion: "no-preference" }));
  afterEach(async () => {
    await view.remove();
    box.remove();
    document.body.removeAttribute("style");
    window.scrollTo(0, 0);
  });
  const at = (part: string) => view.part(part).getBoundingClientRect();

  for (const [width, height] of [
    [1366, 768],
    [1280, 900],
    [1920, 1080],
  ] as const)
    for (const [name, open] of Object.entries(boxes))
      for (const tall of width === 1366 ? [300, 700] : [700])
        it(`is seen whole and ends with its button in ${name}, ${tall} px high in ${width}x${height}`, async () => {
          await setViewport({ width, height });
          document.body.style.margin = "0";
          box = open();
          view = await drawView(<Field height={tall} />, { parent: box.parent });
          await view.act(() => view.part("opener").click());
          await frames();
          const panel = at("panel");
          expect(panel.top, "top").to.be.at.least(0);
          expect(panel.bottom, "bottom").to.be.at.most(height);
          if (name.includes("high as the window")) expect(window.scrollY, "a shell stays").to.equal(0);
          view.part("panel").scrollTop = 9999;
          expect(at("done").bottom, "button").to.be.at.most(panel.bottom);
          expect(at("done").top, "button").to.be.at.least(panel.top);
          if (panel.height < Math.min(tall, 240)) throw new Error(`only ${panel.height} px`);
        });

  for (const name of ["a modal dialog in the middle", "a popover at the bottom", "a fixed box in the middle"] as const)
    it(`leaves the page behind ${name} where it is`, async () => {
      await setViewport({ width: 1366, height: 768 });
      document.body.style.minHeight = "3000px";
      window.scrollTo(0, 50);
      box = boxes[name]?.() ?? expect.fail();
      view = await drawView(<Field height={700} />, { parent: box.parent });
      const { scrollHeight } = document.documentElement;
      await view.act(() => view.part("opener").click());
      await frames();
      expect(window.scrollY).to.equal(50);
      expect(document.documentElement.scrollHeight).to.equal(scrollHeight);
    });

  it("stays on its side once the visitor uses it, and changes it before", async () => {
    await setViewport({ width: 1366, height: 768 });
    for (const used of [false, true]) {
      box = plain("position: fixed; top: 440px; left: 20px")();
      view = await drawView(<Field height={200} />, { parent: box.parent });
      await view.act(() => view.part("opener").click());
      await frames();
      expect(at("panel").top, "below").to.be.above(at("opener").bottom);
      if (used) view.part("content").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      view.part("content").style.height = "320px";
      await frames();
      expect(at("panel").top < at("opener").top, "above").to.equal(!used);
      expect(at("panel").bottom).to.be.at.most(768);
      if (used) return;
      await view.remove();
      box.remove();
    }
  });

  it("covers its field where neither side has space", async () => {
    await setViewport({ width: 900, height: 320 });
    box = plain("position: fixed; top: 140px")();
    view = await drawView(<Field height={700} />, { parent: box.parent });
    await view.act(() => view.part("opener").click());
    await frames();
    expect(at("panel").height).to.be.at.least(240);
    expect(at("panel").bottom).to.be.at.most(320);
    expect(at("panel").top).to.be.at.least(0);
  });
});

describe("a list to choose from, in a box of the page", () => {
  let view: DrawnView;
  let box: ReturnType<Box>;
  afterEach(async () => {
    await view.remove();
    box.remove();
  });
  const options = Array.from({ length: 17 }, (_, value) => ({ value, label: `${value}` }));
  for (const [name, style, height] of [
    ["opens above a field at the bottom", "position: fixed; inset: auto auto 0 0; width: 300px", 700],
    ["shrinks where neither side has space for it", "position: fixed; top: 140px; width: 300px", 340],
    ["opens under a field in the middle", "position: fixed; top: 300px; width: 300px", 700],
  ] as const)
    it(name, async () => {
      await setViewport({ width: 800, height });
      box = plain(style)();
      view = await drawView(<Select title="Age" value={3} options={options} onChange={() => {}} />, { parent: box.parent });
      await view.act(() => view.part("select").click());
      const [list, field] = [view.part("listbox"), view.part("select")].map((part) => part.getBoundingClientRect());
      if (!list || !field) throw new Error("not drawn");
      expect(list.top, "top").to.be.at.least(0);
      expect(list.bottom, "bottom").to.be.at.most(height);
      expect(list.top > field.top, "under").to.equal(name.includes("under") || name.startsWith("shrinks"));
      expect(list.height).to.be.above(100);
    });
});
