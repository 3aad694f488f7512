import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { isRightToLeft } from "../../platform/text-direction.js";
import { stripOffset, stripRange, type Strip } from "./strip.js";
import { useStableCallback } from "../controls/useStableCallback.js";

/** A row of miniatures: one tab stop, moved by the arrow keys; the current one stays in view. */
export function useMiniatures(strip: Strip, count: number, current: number, cutAt: number, onChoose: (index: number) => void) {
  const row = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState(() => stripRange(strip, count, stripOffset(strip, current, cutAt), strip.stride));
  function onScroll(): void {
    const box = row.current;
    if (!box) return;
    const next = stripRange(strip, count, Math.abs(box.scrollLeft), box.clientWidth);
    if (next.from !== range.from || next.to !== range.to) setRange(next);
  }
  const showCurrent = useStableCallback(() => {
    const box = row.current;
    if (!box) return;
    const forward = isRightToLeft(box) ? -1 : 1;
    const middle = stripOffset(strip, current, cutAt) + strip.stride / 2 - box.clientWidth / 2;
    box.scrollTo({ left: forward * middle, behavior: "instant" });
    onScroll();
  });
  useLayoutEffect(() => showCurrent(), [showCurrent, current]);
  // Before its dialog is open a strip has no width.
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(() => showCurrent());
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [showCurrent]);
  const wanted = useRef(false);
  // Of a long strip, it may be drawn only after it was scrolled to.
  useLayoutEffect(() => {
    const button = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!wanted.current || !button) return;
    wanted.current = false;
    button.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      event.stopPropagation();
      wanted.current = true;
      return onChoose(event.key === "Home" ? 0 : count - 1);
    }
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const at = buttons.findIndex((button) => button.contains(event.target instanceof Node ? event.target : null));
    const rightToLeft = isRightToLeft(event.currentTarget);
    const next = buttons[at + ((event.key === "ArrowRight") === rightToLeft ? -1 : 1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  return { row, range, onScroll, onKeyDown };
}
