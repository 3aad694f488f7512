import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { useRef, useState } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { Button } from "./Button.js";
import { Checkbox } from "./Checkbox.js";
import type { PanelExit } from "./panel-place.js";
import { Panel } from "./Panel.js";
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
    await press("9");
    await press("Enter");
    expect(picked, "a digit opens the closed list at its option").to.deep.equal([13, 7, 9]);
  });
});

describe("TextField", () => {
  it("BAR-25..26 floats its title over the value and reports Enter", async () => {
    const entered: string[] = [];
    view = await drawView(<TextField title="Budget" value="120" onChange={() => {}} onEnter={({ value }) => entered.push(value)} />);
    const input = view.part("input");
    expect(view.root.querySelector("label")?.textContent).to.equal("Budget");
    expect(view.root.querySelector(".field-title")?.getBoundingClientRect().bottom).to.be.at.most(input.getBoundingClientRect().top + 1);
    input.focus();
    await press("Enter");
    expect(entered).to.deep.equal(["120"]);
    await accessible();
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

  it("are pressed anywhere on their row and by keyboard, and expose their state", async () => {
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
  it("is in the top layer 12 px under its field, moved back where it would leave its box", async () => {
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

  it("BAR-23..24 takes the focus, closes on Escape and returns it; a press inside the element's panel is no outside press", async () => {
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
