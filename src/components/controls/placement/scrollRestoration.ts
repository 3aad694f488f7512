import { afterPress } from "../presses.js";

interface Scrolled {
  /** `scrollTop` before the first panel, and after the last one scrolled it. */
  readonly from: number;
  readonly to: number;
  /** Whether the scrolling may still be running. */
  moving: boolean;
}

/** Boxes that panels have scrolled and not yet scrolled back: a following panel continues from there. */
const scrolled = new Map<Element, Scrolled>();
/** What the pending restoration waits for. */
let awaited: Promise<void> | null = null;

function scroll(box: Element, top: number): void {
  box.scrollTo({ top, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

/** A panel opens: nothing is scrolled back before it closes. */
export function cancelScrollRestoration(): void {
  awaited = null;
  for (const [box, { to, moving }] of scrolled) {
    // A page may be shorter without the panel.
    const end = Math.min(to, box.scrollHeight - box.clientHeight);
    if (!moving && Math.abs(box.scrollTop - end) > 1) scrolled.delete(box);
  }
}

/** Scrolls a box for a panel, in px. */
export function scrollForPanel(box: Element, distance: number): void {
  const start = box.scrollTop;
  const to = start + distance;
  const entry = { from: scrolled.get(box)?.from ?? start, to, moving: "onscrollend" in window };
  scrolled.set(box, entry);
  const target = box === document.scrollingElement ? document : box;
  const ended = () => {
    // If nothing has moved yet, the event belongs to an earlier scrolling.
    if (box.scrollTop === start) return;
    entry.moving = false;
    target.removeEventListener("scrollend", ended);
  };
  target.addEventListener("scrollend", ended);
  scroll(box, to);
}

/** Settles once the current press has ended and its click would have followed. */
export function pressEnd(): Promise<void> {
  return new Promise((resolve) => void afterPress(resolve));
}

/** A panel has closed: what was scrolled for it is scrolled back after `ready`, unless the visitor scrolls or another panel opens. */
export async function restoreScroll(ready: Promise<void>): Promise<void> {
  awaited = ready;
  await ready;
  if (awaited !== ready) return;
  cancelScrollRestoration();
  for (const [box, { from }] of scrolled) scroll(box, from);
  scrolled.clear();
}
