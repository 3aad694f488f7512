import { aTimeout, expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { useRef, useState } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { Button } from "./Button.js";
import { Checkbox } from "./Checkbox.js";
import { LazyImage, type ImageState } from "./LazyImage.js";
import { Modal } from "./Modal.js";
import { Panel, type PanelExit } from "./Panel.js";
import { RadioGroup } from "./RadioGroup.js";
import { Select } from "./Select.js";
import { Stepper } from "./Stepper.js";
import { Switch } from "./Switch.js";
import { TextField } from "./TextField.js";

let view: DrawnView;
afterEach(() => view.remove());
const press = (key: string) => view.act(() => sendKeys({ press: key }));
const accessible = async () => {
  await view.still();
  await expect(view.host).shadowDom.to.be.accessible();
};
const focused = () => view.root.activeElement?.getAttribute("part");
const click = (part: string) => view.act(() => view.part(part).click());

function Counter({ max = 3, locked = false }: { max?: number; locked?: boolean }) {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      part="adults"
      label="Adults"
      value={value}
      min={1}
      max={max}
      locked={locked}
      decreaseLabel="Fewer"
      increaseLabel="More"
      onChange={setValue}
    />
  );
}

describe("Button", () => {
  for (const variant of ["primary", "solid", "quiet", "line"] as const)
    it(`${variant}: looks the same under the pointer while it cannot be pressed`, async () => {
      view = await drawView(
        <Button variant={variant} aria-disabled>
          Search
        </Button>,
      );
      const button = view.part("button");
      const colours = () => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color, getComputedStyle(button).boxShadow];
      await sendMouse({ type: "move", position: [900, 700] });
      const away = colours();
      const { left, top } = button.getBoundingClientRect();
      await sendMouse({ type: "move", position: [Math.round(left + 20), Math.round(top + 20)] });
      expect(button.matches(":hover")).to.equal(true);
      expect(colours()).to.deep.equal(away);
    });
});

describe("Stepper", () => {
  it("counts within its limits and keeps the focus on a button at its limit", async () => {
    view = await drawView(<Counter />);
    const more = view.part("increase");
    more.focus();
    await press("Enter");
    await press("Enter");
    await press("Enter");
    expect(view.part("stepper-value").textContent).to.equal("3");
    expect(more.getAttribute("aria-disabled")).to.equal("true");
    expect(focused()).to.equal("increase");
    await click("decrease");
    expect(view.part("stepper-value").textContent).to.equal("2");
    await accessible();
  });

  it("stays as it is while locked", async () => {
    view = await drawView(<Counter locked />);
    await click("increase");
    expect(view.part("stepper-value").textContent).to.equal("1");
  });
});

function Ages({ onPick = () => {} }: { onPick?: (age: number) => void }) {
  const [age, setAge] = useState(12);
  const options = Array.from({ length: 17 }, (_, index) => ({ value: index + 1, label: `${index + 1} years` }));
  return (
    <Select
      title="Child 1"
      value={age}
      options={options}
      onChange={(next) => {
        setAge(next);
        onPick(next);
      }}
    />
  );
}

describe("Select", () => {
  it("LAY-15 opens a list of at most 200 px with the chosen option in sight", async () => {
    view = await drawView(<Ages />);
    await click("select");
    const list = view.part("listbox");
    expect(list.getBoundingClientRect().height).to.equal(200);
    const chosen = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    expect(chosen?.top).to.be.within(list.getBoundingClientRect().top, list.getBoundingClientRect().bottom - 40);
    await accessible();
  });

  it("moves by arrows, Home, End and digits, chooses by Enter, drops by Escape", async () => {
    const picked: number[] = [];
    view = await drawView(<Ages onPick={(age) => picked.push(age)} />);
    const field = view.part("select");
    field.focus();
    await press("ArrowDown");
    await press("ArrowDown");
    await press("Enter");
    await press("Enter");
    await press("Home");
    await press("Escape");
    expect(view.parts("listbox")).to.have.lengthOf(0);
    expect(picked).to.deep.equal([13]);
    await press("Enter");
    await press("7");
    expect(field.getAttribute("aria-activedescendant")).to.equal(view.root.querySelector('[role="option"].is-at')?.id);
    await press("Enter");
    expect(picked).to.deep.equal([13, 7]);
    expect(field.textContent).to.contain("7 years");
  });
});

describe("TextField", () => {
  it("BAR-25..26 floats its title over the value and tells Enter", async () => {
    const entered: string[] = [];
    view = await drawView(<TextField title="Budget" value="120" onChange={() => {}} onEnter={(value) => entered.push(value)} />);
    const input = view.part("input");
    expect(view.root.querySelector("label")?.textContent).to.equal("Budget");
    expect(view.root.querySelector(".field-title")?.getBoundingClientRect().bottom).to.be.at.most(input.getBoundingClientRect().top + 1);
    input.focus();
    await press("Enter");
    expect(entered).to.deep.equal(["120"]);
    await accessible();
  });

  it("BAR-27 lets no number go below 0", async () => {
    view = await drawView(<TextField title="Budget" type="number" value="0" onChange={() => {}} />);
    expect(view.part("input").getAttribute("min")).to.equal("0");
  });
});

describe("Checkbox, RadioGroup and Switch", () => {
  function Choices() {
    const [wifi, setWifi] = useState(false);
    const [sort, setSort] = useState("best");
    const [train, setTrain] = useState(false);
    const options = [
      { value: "best", label: "Best" },
      { value: "cheap", label: "Cheapest" },
    ];
    return (
      <>
        <Checkbox checked={wifi} count={1234} onChange={setWifi}>
          Wifi
        </Checkbox>
        <Checkbox checked={false} count={0} disabled onChange={() => setWifi(true)}>
          Pool
        </Checkbox>
        <RadioGroup<string> legend="Sort" value={sort} options={options} onChange={setSort} />
        <Switch label="Train" checked={train} onChange={setTrain} />
      </>
    );
  }

  it("are pressed on their whole row, by keyboard too, and say their state", async () => {
    view = await drawView(<Choices />, { locale: "en-GB" });
    await view.act(() => view.parts("checkbox")[0]?.click());
    await view.act(() => view.parts("checkbox")[1]?.click());
    const boxes = [...view.root.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
    expect(boxes.map((box) => box.checked)).to.deep.equal([true, false]);
    view.root.querySelector<HTMLInputElement>('[type="radio"]')?.focus();
    await press("ArrowDown");
    expect(view.root.querySelectorAll<HTMLInputElement>('[type="radio"]')[1]?.checked).to.equal(true);
    await click("switch");
    expect(view.part("switch").getAttribute("aria-checked")).to.equal("true");
    expect(view.part("count").textContent).to.equal("1,234");
    await accessible();
  });
});

function Hanging({ onExit = () => {}, keepsFocus = false }: { onExit?: (exit: PanelExit) => void; keepsFocus?: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div ref={box} style={{ marginInlineStart: 40, width: 600 }}>
      <button ref={anchor} part="opener" style={{ marginInlineStart: 300, width: 200, height: 40 }} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Panel
          label="Guests"
          anchor={anchor}
          within={box}
          keepsFocus={keepsFocus}
          onExit={(exit) => {
            setOpen(false);
            onExit(exit);
          }}
        >
          <div style={{ width: 400, height: 200 }}>
            <button part="inside">Inside</button>
          </div>
        </Panel>
      )}
    </div>
  );
}

describe("Panel", () => {
  it("hangs in the top layer 12 px under its field, slid back where it would leave its box", async () => {
    view = await drawView(<Hanging />);
    await click("opener");
    const panel = view.part("panel");
    const box = view.part("opener").parentElement?.getBoundingClientRect();
    expect(panel.matches(":popover-open")).to.equal(true);
    await view.still();
    const placed = panel.getBoundingClientRect();
    expect(placed.top).to.be.closeTo((box?.bottom ?? 0) + 12, 0.5);
    expect(placed.right).to.be.closeTo(box?.right ?? 0, 0.5);
    await accessible();
  });

  it("BAR-23..24 takes the focus in, closes on Escape and gives it back; a press inside the element's panel is no outside press", async () => {
    const exits: PanelExit[] = [];
    view = await drawView(<Hanging onExit={(exit) => exits.push(exit)} />);
    await click("opener");
    expect(focused()).to.equal("inside");
    await view.act(() => void view.part("inside").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true })));
    expect(exits).to.deep.equal([]);
    await press("Escape");
    expect(exits).to.deep.equal(["escape"]);
    expect(focused()).to.equal("opener");
    await click("opener");
    await view.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(exits).to.deep.equal(["escape", "outside"]);
    expect(view.parts("panel")).to.have.lengthOf(0);
  });
});

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

  it("BAR-30 is a native modal dialog, shown and hidden: title first, Escape closes, focus comes back", async () => {
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

describe("LazyImage", () => {
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')}`;
  const states: ImageState[] = [];
  const image = () => view.root.querySelector("img") ?? expect.fail("No picture is drawn.");
  const turn = () => view.act(() => aTimeout(60));
  /** Until so many states were told; on a busy machine an answer takes its time. */
  const told = async (count: number) => {
    for (let turns = 0; states.length < count && turns < 80; turns += 1) await turn();
    await turn();
  };
  beforeEach(() => void (states.length = 0));

  function Far({ src, far = false }: { src: string; far?: boolean }) {
    return (
      <div style={{ marginTop: far ? 5000 : 0 }}>
        <LazyImage src={src} alt="A chalet" width={3} height={2} onState={(state) => states.push(state)} />
      </div>
    );
  }

  it("IMG-01..05 starts as a tiny transparent picture and loads when any pixel enters the viewport", async () => {
    view = await drawView(<Far src={picture} far />);
    await turn();
    await turn();
    expect(image().src).to.match(/^data:image\/gif/);
    expect(image().dataset["state"]).to.equal("loading");
    image().scrollIntoView();
    await told(1);
    expect(image().src).to.equal(picture);
    expect(states).to.deep.equal(["loaded"]);
    window.scrollTo(0, 0);
  });

  it("IMG-06..07 falls back to an error picture once, even when that fails too", async () => {
    view = await drawView(
      <LazyImage src="/nowhere.jpg" errorSrc="/nowhere-either.jpg" alt="" width={3} height={2} onState={(state) => states.push(state)} />,
    );
    await told(1);
    await turn();
    expect(new URL(image().src).pathname).to.equal("/nowhere-either.jpg");
    expect(states).to.deep.equal(["error"]);
  });

  it("IMG-08 starts over with another picture", async () => {
    function Changing() {
      const [src, setSrc] = useState("/nowhere.jpg");
      return (
        <>
          <button part="change" onClick={() => setSrc(picture)} />
          <Far src={src} />
        </>
      );
    }
    view = await drawView(<Changing />);
    await told(1);
    await click("change");
    await told(2);
    expect(states).to.deep.equal(["error", "loaded"]);
    expect(image().dataset["state"]).to.equal("loaded");
  });
});
