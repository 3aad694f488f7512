import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { useState } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { Modal } from "./Modal.js";

let view: DrawnView;
afterEach(() => view.remove());
const press = (key: string) => view.act(() => sendKeys({ press: key }));
const accessible = async () => {
  await view.still();
  await expect(view.host).shadowDom.to.be.accessible();
};
const focused = () => view.root.activeElement?.getAttribute("part");
const click = (part: string) => view.act(() => view.part(part).click());

describe("Modal", () => {
  function Sheet({ onClose }: { onClose: () => void }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button part="opener" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Modal
            title="Sort"
            closeLabel="Close"
            onClose={() => {
              setOpen(false);
              onClose();
            }}
          >
            Body
          </Modal>
        )}
      </>
    );
  }

  it("BAR-30 is a native modal dialog, shown and hidden: title first, Escape closes, focus returns", async () => {
    let closed = 0;
    view = await drawView(<Sheet onClose={() => (closed += 1)} />);
    view.part("opener").focus();
    await press("Enter");
    expect(view.part("modal").matches(":modal")).to.equal(true);
    expect(focused()).to.equal("sheet-title");
    await accessible();
    await press("Escape");
    expect(closed).to.equal(1);
    expect(view.parts("modal")).to.have.lengthOf(0);
    expect(focused()).to.equal("opener");
  });

  it("has its focus before it is drawn, and does not take it back", async () => {
    view = await drawView(<Sheet onClose={() => {}} />);
    // Inside act() all effects have run before anything else can take the focus.
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
    try {
      view.part("opener").click();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      expect(focused()).to.equal("sheet-title");
      view.part("close").focus();
      await view.still();
      expect(focused()).to.equal("close");
    } finally {
      Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    }
  });

  it("closes by a press on its backdrop, not by one that began inside and ends there", async () => {
    view = await drawView(<Sheet onClose={() => {}} />);
    await click("opener");
    await view.still();
    const { left, top, width } = view.part("modal").getBoundingClientRect();
    const inside = [Math.round(left + width / 2), Math.round(top) + 20] satisfies [number, number];
    const beside = [10, 10] satisfies [number, number];
    const mouse = (command: Parameters<typeof sendMouse>[0]) => view.act(() => sendMouse(command));
    await mouse({ type: "move", position: inside });
    await mouse({ type: "down" });
    await mouse({ type: "move", position: beside });
    await mouse({ type: "up" });
    expect(view.parts("modal")).to.have.lengthOf(1);
    await mouse({ type: "click", position: beside });
    expect(view.parts("modal")).to.have.lengthOf(0);
  });
});
