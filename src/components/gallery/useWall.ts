import { useLayoutEffect, useRef, useState } from "react";
import { activeElementBeside } from "../controls/focus.js";
import type { Range } from "./strip.js";
import { topOf, wallRange, type WallShape } from "./wall-rows.js";
import { useStableCallback } from "../controls/useStableCallback.js";

/** A section's wall: the index of its first picture in the visit, the number of pictures, and which of them to draw. */
export interface SectionWall {
  readonly start: number;
  readonly count: number;
  readonly shape: WallShape;
  readonly range: Range;
}

const unknownShape: WallShape = { width: 0, gap: 0, columns: 1 };

/** px beyond what is in view, in heights of the box, that are drawn too. */
const spare = 1;

/** The walls of two sections in a box that scrolls: of long ones, the pictures near the view are drawn. */
export function useWall(counts: readonly [number, number]) {
  const body = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<readonly Pick<SectionWall, "shape" | "range">[]>([]);
  const walls = counts.map((count, section): SectionWall => {
    const { shape = unknownShape, range = { from: 0, to: 6 } } = measured[section] ?? {};
    const whole = wallRange(count, shape, 0, 0);
    return { start: section === 0 ? 0 : counts[0], count, shape, range: whole.to === count || range.to > count ? whole : range };
  });
  const wanted = useRef<number | null>(null);

  const wallOf = (section: number) => body.current?.querySelector<HTMLElement>(`.wall[data-section="${section}"]`);

  function measure(): void {
    const box = body.current;
    if (!box) return;
    const { top, height } = box.getBoundingClientRect();
    const next = counts.map((count, section) => {
      const wall = wallOf(section);
      if (!wall) return { shape: unknownShape, range: { from: 0, to: count } };
      const shape = shapeOf(wall);
      const above = top - wall.getBoundingClientRect().top;
      return { shape, range: wallRange(count, shape, above - spare * height, above + (1 + spare) * height) };
    });
    keepFocus(box, next);
    setMeasured((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }

  /** The box takes the focus of a photo that is not drawn any more, so that keys still scroll and Tab leads to a photo in view. */
  function keepFocus(box: HTMLElement, next: readonly Pick<SectionWall, "range">[]): void {
    const focused = activeElementBeside(box);
    if (!(focused instanceof HTMLElement) || !focused.matches(".photo")) return;
    const index = Number(focused.dataset["index"]);
    const isDrawn = next.some(({ range }, section) => {
      const start = section === 0 ? 0 : counts[0];
      return index >= start + range.from && index < start + range.to;
    });
    if (!isDrawn) box.focus({ preventScroll: true });
  }

  const photoAt = (index: number) => body.current?.querySelector<HTMLElement>(`.photo[data-index="${index}"]`);

  function scrollTo(index: number, block: ScrollLogicalPosition = "nearest"): void {
    const photo = photoAt(index);
    if (photo) return photo.scrollIntoView({ block });
    const section = index < counts[0] ? 0 : 1;
    const wall = wallOf(section);
    const box = body.current;
    if (!wall || !box) return;
    const away = wall.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += away + topOf(index - (walls[section]?.start ?? 0), shapeOf(wall)) - box.clientHeight / 4;
    measure();
  }

  const onResize = useStableCallback(measure);
  useLayoutEffect(() => {
    const box = body.current;
    if (!box) return;
    onResize();
    const observer = new ResizeObserver(() => onResize());
    observer.observe(box);
    return () => observer.disconnect();
  }, [onResize]);

  /** Scrolls to a photo and gives it the focus. */
  function goTo(index: number): void {
    scrollTo(index);
    const photo = photoAt(index);
    if (photo) photo.focus();
    else focusPhoto(index);
  }

  /** Once it is drawn, which it may not be before the next drawing. */
  function focusPhoto(index: number): void {
    wanted.current = index;
  }
  const focusWanted = useStableCallback(() => {
    if (wanted.current === null) return;
    scrollTo(wanted.current);
    const photo = photoAt(wanted.current);
    if (!photo) return;
    photo.focus();
    wanted.current = null;
  });
  useLayoutEffect(() => focusWanted());

  return { body, walls, drawn: measured, measure, scrollTo, goTo, focusPhoto };
}

function shapeOf(wall: HTMLElement): WallShape {
  const { gridTemplateColumns, columnGap } = getComputedStyle(wall);
  return { width: wall.clientWidth, gap: parseFloat(columnGap) || 0, columns: gridTemplateColumns.split(" ").length > 1 ? 2 : 1 };
}
