import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { maskedYears } from "./personal.js";
import type { Target } from "./recording.js";

const usable = "a[href], button, input, select, textarea, summary, [role], [contenteditable]";

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
const roleOf = (element: Element): string => element.getAttribute("role") ?? getRole(element) ?? "";
const nameOf = (element: Element): string => plain(computeAccessibleName(element));

/** What was used in a tag: of the elements that an event passed inside it, the first that has a role of its own. */
export function usedElement(path: readonly EventTarget[], tag: Element): Element | null {
  const inside = path.slice(0, path.indexOf(tag)).filter((one) => one instanceof Element);
  return inside.find((one) => one.matches(usable)) ?? null;
}

/** The elements like one, in the order of the tag; its own shadow root has all that a tag draws. */
function alike(element: Element, tag: Element): readonly Element[] {
  const role = element.getAttribute("role");
  const label = element.getAttribute("aria-label");
  const like = (one: Element) =>
    one.getAttribute("role") === role && one.getAttribute("aria-label") === label && one.textContent === element.textContent;
  return [...(tag.shadowRoot?.querySelectorAll(element.localName) ?? [])].filter((one) => like(one) && one.checkVisibility());
}

/** The element of a tag that a description names; null where there is none. */
export function findDescribed(tag: Element, { role, name, nth }: Target): Element | null {
  const named = (one: Element) => one.checkVisibility() && roleOf(one) === role && maskedYears(nameOf(one)) === name;
  return [...(tag.shadowRoot?.querySelectorAll(usable) ?? [])].filter(named)[nth] ?? null;
}

/** An element of a tag by role and name. Names without an age are compared, since that is how they are found again. */
export function describe(element: Element, tag: Element, number: number): Target {
  const [role, name] = [roleOf(element), nameOf(element)];
  const same = alike(element, tag).filter((one) => one === element || (roleOf(one) === role && nameOf(one) === name));
  return { tag: number, role, name: maskedYears(name), nth: Math.max(0, same.indexOf(element)) };
}
