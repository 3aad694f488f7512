import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { useRef, useState, type CSSProperties } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { Panel } from "./Panel.js";

interface FieldProps {
  /** The position and size of the field's box. */
  readonly box?: CSSProperties;
  readonly start?: number;
  readonly content?: CSSProperties;
}

/** A field of 200 by 40 px, `start` px from the start of a box of 600, with a panel of 400 by 200 px. */
function Field({ box = {}, start = 100, content = {} }: FieldProps) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div ref={bar} part="box" style={{ width: 600, ...box }}>
      <button ref={field} part="opener" style={{ marginInlineStart: start, width: 200, height: 40 }} onClick={() => setOpen(!open)}>
        Open
      </button>
      {open && (
        <Panel label="Guests" anchor={field} within={bar} onExit={() => setOpen(false)}>
          <div part="content" style={{ width: 400, height: 200, ...content }}>
            <button>Inside</button>
          </div>
        </Panel>
      )}
    </div>
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const frames = async () => {
  for (let count = 0; count < 4; count += 1) await frame();
};

describe("the place of a panel", () => {
  let view: DrawnView;
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(async () => {
    await view.remove();
    for (const root of [document.documentElement, document.body]) root.removeAttribute("style");
    document.documentElement.dir = "";
    window.scrollTo(0, 0);
  });

  const box = (part: string) => view.part(part).getBoundingClientRect();
  const open = () => view.act(() => view.part("opener").click());
  /** Distance in px from the expected position: under the box, aligned with the start of the field. */
  const drift = () => {
    const [panel, field, around] = [box("panel"), box("opener"), box("box")];
    return [panel.left - field.left, panel.top - around.bottom - 12].map((px) => Math.round(px * 10) / 10);
  };

  /** A scrolling box of 500 px with something before and after the field. */
  async function drawInBox(props: FieldProps, { style = "", before = 50 }: { style?: string; before?: number } = {}) {
    const parent = Object.assign(document.createElement("div"), { style: `overflow: auto; height: 500px; ${style}` });
    parent.append(Object.assign(document.createElement("div"), { style: `height: ${before}px` }));
    document.body.append(parent);
    view = await drawView(<Field {...props} />, { parent });
    parent.append(Object.assign(document.createElement("div"), { style: "height: 2000px" }));
    const { remove } = view;
    view.remove = async () => {
      await remove();
      parent.remove();
    };
    return parent;
  }

  for (const margin of ["0", "32px 0 0 20px"])
    it(`is right before the first paint, with a margin of ${margin} around the document`, async () => {
      document.documentElement.style.margin = margin;
      document.body.style.minHeight = "3000px";
      view = await drawView(<Field box={{ marginTop: 300 }} />);
      window.scrollTo(0, 70);
      const seen: number[][] = [];
      await view.act(async () => {
        view.part("opener").click();
        await frame();
        // Not its rectangle, which an animation already changes by then.
        const { left, top } = getComputedStyle(view.part("panel"));
        seen.push([parseFloat(left) - box("opener").left, parseFloat(top) - window.scrollY - box("box").bottom]);
      });
      expect(seen).to.deep.equal([[0, 12]]);
      await view.still();
      expect(drift()).to.deep.equal([0, 0]);
    });

  it("snaps to the start of the box where the field nearly begins there, and is slid back at its end", async () => {
    for (const [start, from] of [
      [7, 0],
      [8, 8],
      [300, 200],
    ] as const) {
      view = await drawView(<Field start={start} box={{ marginInlineStart: 40 }} />);
      await open();
      await view.still();
      expect(box("panel").left - box("box").left, `${start}`).to.equal(from);
      if (start !== 300) await view.remove();
    }
  });

  it("is mirrored from right to left", async () => {
    document.documentElement.dir = "rtl";
    for (const [start, from] of [
      [7, 0],
      [100, 100],
      [300, 200],
    ] as const) {
      view = await drawView(<Field start={start} box={{ marginInlineStart: 40 }} />);
      await open();
      await view.still();
      expect(box("box").right - box("panel").right, `${start}`).to.equal(from);
      if (start !== 300) await view.remove();
    }
  });

  it("ends where the box ends, and not before the viewport begins, for a panel that is wider than the box", async () => {
    for (const dir of ["ltr", "rtl"]) {
      document.documentElement.dir = dir;
      view = await drawView(<Field box={{ marginInlineStart: 300 }} content={{ width: 700 }} />);
      await open();
      await view.still();
      const edge = dir === "ltr" ? "right" : "left";
      expect(box("panel")[edge], dir).to.be.closeTo(box("box")[edge], 0.5);
      await view.remove();
      view = await drawView(<Field content={{ width: 700 }} />);
      await open();
      await view.still();
      expect(dir === "ltr" ? box("panel").left : 1440 - box("panel").right, dir).to.be.closeTo(8, 0.5);
      if (dir === "ltr") await view.remove();
    }
  });

  it("does not change when its content grows", async () => {
    view = await drawView(<Field />);
    await open();
    await view.still();
    const { left, top } = box("panel");
    view.part("content").style.height = "700px";
    view.part("content").style.width = "450px";
    await frames();
    expect([box("panel").left, box("panel").top, box("panel").height]).to.deep.equal([left, top, 700]);
  });

  it("follows the field after the page around it has moved", async () => {
    view = await drawView(<Field />);
    const before = document.createElement("div");
    view.host.before(before);
    await open();
    await view.still();
    before.style.height = "77px";
    await frames();
    expect(drift()).to.deep.equal([0, 0]);
    before.remove();
  });

  it("follows the field in a box that scrolls, on a page that scrolls too", async () => {
    document.body.style.minHeight = "3000px";
    const parent = await drawInBox({});
    await open();
    await view.still();
    for (const [inner, outer] of [
      [30, 0],
      [0, 45],
      [20, 30],
    ] as const) {
      parent.scrollTop = inner;
      window.scrollTo(0, outer);
      await frames();
      expect(drift(), `${inner} ${outer}`).to.deep.equal([0, 0]);
    }
    expect(getComputedStyle(view.part("panel")).position, "the page grows by it").to.equal("absolute");
  });

  it("is scrolled to by the box, then by the page for the rest", async () => {
    document.body.style.minHeight = "3000px";
    const parent = await drawInBox({ content: { height: 700 } }, { style: "margin-top: 200px", before: 400 });
    await open();
    await frames();
    while (window.scrollY === 0) await frame();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(Math.round(parent.scrollTop), "the field is at the top of its box").to.be.closeTo(400 - 12, 1);
    expect(box("panel").bottom).to.be.at.most(900);
    expect(drift()).to.deep.equal([0, 0]);
  });

  describe("on a page that scrolls", () => {
    beforeEach(async () => {
      await emulateMedia({ reducedMotion: "reduce" });
      document.body.style.minHeight = "3000px";
    });
    afterEach(() => emulateMedia({ reducedMotion: "no-preference" }));
    const openAt = async (top: number, content: CSSProperties = {}) => {
      view = await drawView(<Field box={{ marginTop: top }} content={content} />);
      window.scrollTo(0, 20);
      await open();
      await frames();
    };

    it("scrolls it by what does not fit, as tall as it is, and not back", async () => {
      await openAt(700);
      expect(window.scrollY).to.be.above(20);
      expect(Math.round(box("panel").bottom)).to.equal(900 - 12);
      const { scrollY } = window;
      await view.act(() => sendKeys({ press: "Escape" }));
      await frames();
      expect(view.parts("panel")).to.deep.equal([]);
      expect(window.scrollY).to.equal(scrollY);
      await open();
      await frames();
      expect(window.scrollY).to.equal(scrollY);
    });

    it("leaves it where there is space for the panel", async () => {
      await openAt(600);
      expect(window.scrollY).to.equal(20);
    });

    it("scrolls it no further than to the field", async () => {
      await openAt(700, { height: 1200 });
      expect(Math.round(box("opener").top)).to.equal(12);
    });

    it("scrolls it again for what is loaded into the panel, until the visitor uses it", async () => {
      await openAt(600);
      view.part("content").style.height = "400px";
      await frames();
      expect(Math.round(box("panel").bottom)).to.equal(900 - 12);
      const { scrollY } = window;
      view.part("content").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      view.part("content").style.height = "500px";
      await frames();
      expect(window.scrollY).to.equal(scrollY);
    });
  });

  it("does not scroll a page that cannot scroll: a panel that is too tall scrolls inside", async () => {
    document.body.style.margin = "0";
    const parent = await drawInBox({ content: { height: 1200 } }, { style: "height: 800px" });
    await open();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(drift()).to.deep.equal([0, 0]);
    const panel = view.part("panel");
    expect(box("panel").bottom).to.be.at.most(892);
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    expect(document.documentElement.scrollHeight, "the page has not grown").to.equal(900);
    const { height } = box("panel");
    parent.scrollTop = 0;
    await frames();
    expect(box("panel").height, "scrolling changes only its position").to.equal(height);
    expect(drift()).to.deep.equal([0, 0]);
  });

  for (const root of ["documentElement", "body"] as const)
    it(`ends above the end of the viewport where the overflow of ${root} prevents scrolling`, async () => {
      document[root].style.overflow = "hidden";
      view = await drawView(<Field box={{ marginTop: 300 }} content={{ height: 600 }} />);
      await open();
      await view.still();
      expect(drift()).to.deep.equal([0, 0]);
      expect(box("panel").bottom).to.be.closeTo(892, 1);
      expect(view.part("panel").scrollHeight).to.be.above(600 - 1);
      expect(window.scrollY).to.equal(0);
    });

  it("makes a short page without a box grow, and scrolls it", async () => {
    view = await drawView(<Field box={{ marginTop: 700 }} content={{ height: 600 }} />);
    await open();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(window.scrollY).to.be.above(400);
    expect(box("panel").bottom).to.be.at.most(900);
    expect(drift()).to.deep.equal([0, 0]);
  });
});
