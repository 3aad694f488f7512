import { describe, usedElement } from "./described.js";
import { listen } from "./listening.js";
import type { Log } from "./log.js";
import type { Target } from "./recording.js";
import type { Tags } from "./tags.js";

/** Keys that are noted; what they type or delete is noted as the text of the field. */
const namedKeys = /^(?:Arrow\w+|Home|End|Page\w+|Enter|Escape|Tab| )$/;
/** What Enter and Space press by themselves. */
const pressable = "a[href], button, summary, input[type=checkbox], input[type=radio], input[type=submit]";
const textFields = "input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea";

interface Used {
  readonly element: Element;
  readonly target: Target;
}

function usedIn(event: Event, tags: Tags): Used | null {
  const path = event.composedPath();
  const tag = path.find((one): one is Element => one instanceof Element && tags.numberOf(one) !== undefined);
  const element = tag && usedElement(path, tag);
  return element ? { element, target: describe(element, tag, tags.numberOf(tag) ?? 0) } : null;
}

/** A press on a label presses its field too, which is noted by itself. */
function pressesAnother(event: Event): boolean {
  const [first] = event.composedPath();
  const label = first instanceof Element ? first.closest("label") : null;
  return label?.control != null && label.control !== first;
}

function keyOf(event: KeyboardEvent): string {
  const held = [event.ctrlKey && "Control", event.altKey && "Alt", event.metaKey && "Meta", event.shiftKey && "Shift"];
  return [...held.filter(Boolean), event.key === " " ? "Space" : event.key].join("+");
}

/** Whether a key is noted: not where it types, nor where the browser makes a press of it. */
function isNoted({ key }: KeyboardEvent, element: Element): boolean {
  if (!namedKeys.test(key)) return false;
  if (key === " ") return !element.matches(`${pressable}, ${textFields}`);
  return key !== "Enter" || !element.matches(pressable);
}

/** Notes what the visitor presses, types and chooses in the tags. Returns a function that stops it. */
export function followUses(log: Log, tags: Tags): () => void {
  const stops = [
    listen(document, ["click"], (event) => {
      if (pressesAnother(event)) return;
      const used = usedIn(event, tags);
      if (used) log.add({ type: "press", target: used.target });
    }),
    listen(document, ["keydown"], (event) => {
      const used = usedIn(event, tags);
      if (used && event instanceof KeyboardEvent && !event.isComposing && isNoted(event, used.element))
        log.add({ type: "key", target: used.target, key: keyOf(event) });
    }),
    listen(document, ["input"], (event) => {
      const used = usedIn(event, tags);
      const field = used?.element;
      if (!used || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      if (field.matches(textFields) || field.type === "range") log.add({ type: "type", target: used.target, text: field.value });
    }),
    listen(document, ["change"], (event) => {
      const used = usedIn(event, tags);
      if (used?.element instanceof HTMLSelectElement) log.add({ type: "choose", target: used.target, value: used.element.value });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
