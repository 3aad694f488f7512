import { afterPress } from "../presses.js";

interface Scrolled {
  readonly box: Element;
  /** `scrollTop` before the first panel, and where it was scrolled to. */
  readonly from: number;
  readonly to: number;
  /** ms, `performance.now()`. */
  readonly since: number;
}

/** ms that a smooth scrolling takes at most. */
const longestScrolling = 1000;

/** What panels have scrolled and was not scrolled back: a panel that follows another goes on from there. */
let scrolled: readonly Scrolled[] = [];
let cancel = () => {};

export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** A panel opens. */
export function keepScrolling(): void {
  cancel();
  scrolled = scrolled.filter(isAsLeft);
}

/** Scrolls a box for a panel. */
export function scrollFor(box: Element, top: number): void {
  const before = scrolled.find((other) => other.box === box);
  const { scrollTop } = box;
  const entry = { box, from: before?.from ?? scrollTop, to: scrollTop + top, since: performance.now() };
  scrolled = [...scrolled.filter((other) => other !== before), entry];
  box.scrollBy({ top, behavior: scrollBehavior() });
}

/**
 * A panel was left: scrolls back what was scrolled for it, unless the visitor scrolls or another panel opens. While the press that
 * left it goes on, nothing moves from under it.
 */
export function scrollBack(pressed: boolean): void {
  const back = () => {
    cancel();
    const entries = scrolled.filter(isAsLeft);
    scrolled = [];
    for (const { box, from } of entries) box.scrollTo({ top: from, behavior: scrollBehavior() });
  };
  cancel();
  if (pressed) cancel = afterPress(back);
  else {
    const timer = setTimeout(back);
    cancel = () => clearTimeout(timer);
  }
}

/** Whether a box still is where a panel has scrolled it, or on its way. A page may be shorter without the panel. */
function isAsLeft({ box, to, since }: Scrolled): boolean {
  const furthest = box.scrollHeight - box.clientHeight;
  return Math.abs(box.scrollTop - Math.min(to, furthest)) <= 1 || performance.now() - since < longestScrolling;
}
