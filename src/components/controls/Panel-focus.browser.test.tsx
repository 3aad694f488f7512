import { expect } from "@open-wc/testing";
import { useRef, useState } from "react";
import { drawView } from "../../../test/fixtures/draw-view.js";
import { Panel } from "./Panel.js";

/** A field whose panel takes the focus over from it once its button is pressed. */
function Handing() {
  const field = useRef<HTMLButtonElement>(null);
  const [keepsFocus, setKeepsFocus] = useState(true);
  return (
    <>
      <button ref={field} part="opener">
        Field
      </button>
      <Panel label="Places" anchor={field} keepsFocus={keepsFocus} onExit={() => undefined}>
        <button part="first">First</button>
        <button part="second" onClick={() => setKeepsFocus(!keepsFocus)}>
          Second
        </button>
      </Panel>
    </>
  );
}

describe("a panel that takes the focus over from its field", () => {
  it("leaves it on what was pressed in the panel, and gives it back with the last press", async () => {
    const view = await drawView(<Handing />);
    const focused = () => view.root.activeElement?.getAttribute("part");
    await view.act(() => view.part("second").focus());
    await view.act(() => view.part("second").click());
    expect(focused()).to.equal("second");
    await view.act(() => view.part("second").click());
    expect(focused()).to.equal("opener");
    await view.remove();
  });
});
