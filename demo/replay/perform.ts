import { findDescribed } from "../../src/recorder/described.js";
import type { RecordedEvent, Target } from "../../src/recorder/recording.js";
import type { ReplayedPage } from "./replayed-page.js";

const happens = { bubbles: true, composed: true, cancelable: true } as const;

function elementOf(page: ReplayedPage, target: Target): HTMLElement {
  const tag = page.tagOf(target.tag);
  const element = tag && findDescribed(tag, target);
  if (!(element instanceof HTMLElement)) throw new Error(`there is no ${target.role} “${target.name}”`);
  return element;
}

/** A press as a pointer makes it. */
function press(element: HTMLElement): void {
  element.dispatchEvent(new PointerEvent("pointerdown", { ...happens, isPrimary: true }));
  element.dispatchEvent(new MouseEvent("mousedown", happens));
  element.focus();
  element.dispatchEvent(new PointerEvent("pointerup", { ...happens, isPrimary: true }));
  element.dispatchEvent(new MouseEvent("mouseup", happens));
  element.click();
}

/** Gives a field a text as typing does: a view that has set its value by itself hears of the difference. */
function type(field: HTMLElement, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.focus();
  Reflect.set(prototype, "value", text, field);
  field.dispatchEvent(new InputEvent("input", { ...happens, data: text, inputType: "insertText" }));
}

function choose(field: HTMLElement, value: string): void {
  Reflect.set(HTMLSelectElement.prototype, "value", value, field);
  field.dispatchEvent(new Event("input", happens));
  field.dispatchEvent(new Event("change", happens));
}

/** A key with its modifiers, as a recording has it. What the browser itself does with it, such as moving the focus by Tab, is not done. */
function key(element: Element, pressed: string): void {
  const parts = pressed.split("+");
  const name = parts.at(-1) ?? "";
  const held = (modifier: string) => parts.slice(0, -1).includes(modifier);
  const init = {
    ...happens,
    key: name === "Space" ? " " : name,
    ctrlKey: held("Control"),
    altKey: held("Alt"),
    metaKey: held("Meta"),
    shiftKey: held("Shift"),
  };
  for (const event of ["keydown", "keyup"]) element.dispatchEvent(new KeyboardEvent(event, init));
}

/** Does again in the page what was done. Throws if what it was done to is not there. The clock and the size are set from outside. */
export function performIn(page: ReplayedPage, event: RecordedEvent): void {
  switch (event.type) {
    case "press":
      return press(elementOf(page, event.target));
    case "type":
      return type(elementOf(page, event.target), event.text);
    case "choose":
      return choose(elementOf(page, event.target), event.value);
    case "key":
      return key(event.target ? elementOf(page, event.target) : document.body, event.key);
    default:
      return page.change(event);
  }
}
