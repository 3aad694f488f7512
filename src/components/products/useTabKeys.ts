import { useRef, type KeyboardEvent } from "react";
import { isRightToLeft } from "../../platform/text-direction.js";

/** Arrows, Home and End move between tabs and open them, as in the ARIA practices guide. */
export function useTabKeys<Tab>(tabs: readonly Tab[], open: (tab: Tab) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = buttons.findIndex((button) => button === event.target);
    const next = nextTab(event.key, at, tabs.length, isRightToLeft(event.currentTarget));
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    open(tab);
    buttons[next]?.focus({ preventScroll: true });
  };
  return { ref, onKeyDown };
}

function nextTab(key: string, at: number, count: number, rightToLeft: boolean): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight" || key === "ArrowLeft") return (at + ((key === "ArrowRight") === rightToLeft ? -1 : 1) + count) % count;
  return null;
}
