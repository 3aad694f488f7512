import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";

/** A row of miniatures: one tab stop, moved by the arrow keys; the current one stays in view. */
export function useMiniatures<Row extends HTMLElement>(current: number) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const box = row.current;
    const miniature = box?.querySelectorAll<HTMLElement>("button")[current];
    if (!box || !miniature) return;
    const middle = miniature.offsetLeft + miniature.offsetWidth / 2 - box.clientWidth / 2;
    box.scrollTo({ left: middle, behavior: "instant" });
  }, [current]);

  function onKeyDown(event: KeyboardEvent<Row>): void {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const at = buttons.findIndex((button) => button.contains(event.target instanceof Node ? event.target : null));
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = buttons[at + ((event.key === "ArrowRight") === rightToLeft ? -1 : 1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  return { row, onKeyDown };
}
