import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { useRef, useState } from "react";
import { FieldPanels } from "./deferred.js";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { loadTexts } from "../../i18n/texts.js";
import type { FieldExit } from "../controls/field-panel.js";
import { Panel } from "../controls/Panel.js";
import { FieldSegment } from "./FieldSegment.js";
import { Segment } from "./Segment.js";
import searchbarSheet from "./searchbar.css" with { type: "css" };
import type { FieldSummary } from "./useSummaries.js";

const field: FieldSummary = { name: "dates", title: "Dates", value: "6 – 13 févr.", placeholder: "Quand ?", disabled: false, wrong: false };

type FieldProps = { slim?: boolean } & Partial<FieldSummary>;

/** A field with its panel. */
function Field({ slim = false, ...part }: FieldProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [shown, show] = useState(false);
  return (
    <div className={slim ? "bar slim" : "bar"}>
      <Segment
        field={{ ...field, ...part }}
        open={shown}
        slim={slim}
        anchor={anchor}
        onShow={() => show(true)}
        onHide={() => show(false)}
      />
      {shown && (
        <Panel label="Dates" anchor={anchor} onExit={() => show(false)}>
          <button type="button" part="inside">
            7
          </button>
        </Panel>
      )}
    </div>
  );
}

/** The packages, in a bar that never closes them. */
function AlwaysOpen({ onClose }: { onClose(exit: FieldExit): void }) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} className="bar">
      <FieldSegment field={{ ...field, name: "packages" }} open within={bar} fixed={false} onShow={() => {}} onClose={onClose} />
    </div>
  );
}

let view: DrawnView;
afterEach(() => view.remove());
const draw = async (props: Parameters<typeof Field>[0] = {}) => (view = await drawView(<Field {...props} />, { sheets: [searchbarSheet] }));
const press = (target: EventTarget) =>
  view.act(() => void target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true })));

describe("a field of the bar", () => {
  it("BAR-18 BAR-20 shows its label over its value, or its placeholder", async () => {
    await draw();
    expect(view.part("segment-title").textContent).to.equal("Dates");
    expect(view.part("segment-value").textContent).to.equal("6 – 13 févr.");
    await view.remove();
    await draw({ value: null });
    expect(view.part("segment-value").textContent).to.equal("Quand ?");
    expect(view.part("segment-value").classList.contains("placeholder")).to.equal(true);
  });

  it("BAR-19 shows its icon where it has one: in the slim bar", async () => {
    await draw();
    expect(view.part("segment").querySelectorAll("svg")).to.have.lengthOf(0);
    await view.remove();
    await draw({ slim: true });
    expect(view.part("segment").querySelector("svg")?.getAttribute("aria-hidden")).to.equal("true");
    expect(view.part("segment").textContent, "the label is still spoken").to.contain("Dates");
  });

  it("BAR-21 is open as long as its search decides: a press elsewhere, Escape and its own button only request a change", async () => {
    const exits: FieldExit[] = [];
    await FieldPanels.load(await loadTexts("fr-FR"));
    view = await drawView(<AlwaysOpen onClose={(exit) => exits.push(exit)} />, { sheets: [searchbarSheet] });
    const shown = () => [view.part("panel").matches(":popover-open"), view.part("segment").getAttribute("aria-expanded")];
    expect(shown()).to.deep.equal([true, "true"]);
    await view.act(() => sendMouse({ type: "click", position: [900, 700] }));
    expect(shown()).to.deep.equal([true, "true"]);
    await view.act(() => sendKeys({ press: "Escape" }));
    expect(shown()).to.deep.equal([true, "true"]);
    await view.act(() => view.part("segment").click());
    expect(shown()).to.deep.equal([true, "true"]);
    await view.act(() => view.part("validate").click());
    expect(shown()).to.deep.equal([true, "true"]);
    expect(exits).to.deep.equal(["outside", "escape", "outside", "done"]);
  });

  it("BAR-22 opens nothing while it is disabled", async () => {
    await draw({ disabled: true });
    expect(view.part("segment").matches(":disabled")).to.equal(true);
    await view.act(() => view.part("segment").click());
    expect(view.parts("panel")).to.have.lengthOf(0);
  });

  it("BAR-23..24 closes on a press outside, not on one inside the same shadow tree's panel", async () => {
    await draw();
    await view.act(() => view.part("segment").click());
    await press(view.part("inside"));
    expect(view.parts("panel")).to.have.lengthOf(1);
    await press(document.body);
    expect(view.parts("panel")).to.have.lengthOf(0);
  });
});
