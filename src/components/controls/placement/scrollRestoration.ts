import { afterPress } from "../presses.js";

interface Scrolled {
  readonly box: Element;
  /** `scrollTop` before the first panel, before the last one, and where that has scrolled it. */
  readonly from: number;
  readonly start: number;
  readonly to: number;
  /** Whether the scrolling may still go on. */
  moving: boolean;
}

/** What panels have scrolled and was not scrolled back: a panel that follows another goes on from there. */
let scrolled: readonly Scrolled[] = [];
/** The restoration that is to come. */
let awaited: Promise<void> | null = null;

export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** A panel opens: nothing is scrolled back before that one is left. */
export function cancelScrollRestoration(): void {
  awaited = null;
  scrolled = scrolled.filter(isAsLeft);
}

/** Scrolls a box for a panel, in px. */
export function scrollForPanel(box: Element, distance: number): void {
  const before = scrolled.find((other) => other.box === box);
  const start = box.scrollTop;
  const to = start + distance;
  const entry = { box, from: before?.from ?? start, start, to, moving: "onscrollend" in window };
  scrolled = [...scrolled.filter((other) => other !== before), entry];
  const target = box === document.scrollingElement ? document : box;
  const ended = () => {
    // Where nothing has moved yet, it was a scrolling before this one.
    if (box.scrollTop === start) return;
    entry.moving = false;
    target.removeEventListener("scrollend", ended);
  };
  target.addEventListener("scrollend", ended);
  box.scrollTo({ top: to, behavior: scrollBehavior() });
}

/** Settles once the current press has ended and its click would have followed. */
export function pressEnd(): Promise<void> {
  return new Promise((resolve) => {
    const stop = afterPress(() => {
      stop();
      resolve();
    });
  });
}

/** A panel was left: what was scrolled for it is scrolled back after `ready`, unless the visitor scrolls or another panel opens. */
export async function restoreScroll(ready: Promise<void>): Promise<void> {
  awaited = ready;
  await ready;
  // The event that closed this panel may open the next one.
  await new Promise((resolve) => setTimeout(resolve));
  if (awaited !== ready) return;
  const entries = scrolled.filter(isAsLeft);
  scrolled = [];
  for (const { box, from } of entries) box.scrollTo({ top: from, behavior: scrollBehavior() });
}

/** Whether a box still is where a panel has scrolled it, or on its way. A page may be shorter without the panel. */
function isAsLeft({ box, start, to, moving }: Scrolled): boolean {
  const end = Math.min(to, box.scrollHeight - box.clientHeight);
  return box.scrollTop <= end + 1 && box.scrollTop >= (moving ? start : end) - 1;
}
