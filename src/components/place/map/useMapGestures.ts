import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { useStableCallback } from "../../controls/useStableCallback.js";
import type { Pixel } from "../../../models/map-view.js";
import type { MapControls } from "./useMapView.js";

/** px a pointer moves before it drags instead of pressing. */
const slop = 4;
/** How much a double click enlarges the map. */
const doubleClickFactor = 2;
/** How much a pixel of the wheel enlarges the map, and the most pixels of one event: a notch of a mouse is 100 or more. */
const wheelSpeed = 0.01;
const wheelMaximum = 25;

/** The pointers on the map, and how far they have moved it since the last view. */
interface Gesture {
  readonly pointers: Map<number, Pixel>;
  start: { readonly middle: Pixel; readonly spread: number } | null;
  moves: boolean;
}

/**
 * Drags a map with one pointer and sizes it with two, with the wheel and Ctrl, and with a double click. While pointers move only the layer
 * is transformed; the view is set once they are lifted.
 */
export function useMapGestures(controls: MapControls) {
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture>({ pointers: new Map(), start: null, moves: false });
  const { view } = controls;
  useLayoutEffect(() => {
    if (layer.current) layer.current.style.transform = "";
  }, [layer, view]);
  useWheel(box, controls);

  const begin = () => {
    gesture.current.start = measured([...gesture.current.pointers.values()]);
  };
  const settle = () => {
    const change = changeOf(gesture.current);
    if (change !== null && gesture.current.moves) controls.transform(change);
  };
  const lift = (event: PointerEvent) => {
    const { pointers } = gesture.current;
    if (!pointers.has(event.pointerId)) return;
    settle();
    pointers.delete(event.pointerId);
    begin();
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      settle();
      const { pointers } = gesture.current;
      if (pointers.size === 0) gesture.current.moves = false;
      pointers.set(event.pointerId, pixelIn(event.currentTarget, event));
      begin();
    },
    onPointerMove(event: PointerEvent) {
      const { pointers } = gesture.current;
      if (!pointers.has(event.pointerId)) return;
      // Lifted outside the map before it was captured.
      if (event.pointerType === "mouse" && event.buttons === 0) return lift(event);
      pointers.set(event.pointerId, pixelIn(event.currentTarget, event));
      const change = changeOf(gesture.current);
      // There is nothing to drag while all is in view.
      if (change === null || (controls.isAll && change.factor <= 1)) return;
      if (!gesture.current.moves && Math.hypot(change.by.x, change.by.y) < slop && change.factor === 1) return;
      gesture.current.moves = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (layer.current) layer.current.style.transform = transformOf(change);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** A drag that ends on a place does not press it. */
    onClickCapture(event: MouseEvent) {
      const { moves } = gesture.current;
      gesture.current.moves = false;
      // A key and assistive technology press without a pointer.
      if (!moves || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
    onDoubleClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest("button")) return;
      controls.zoom(doubleClickFactor, pixelIn(event.currentTarget, event));
    },
  };
  return { box, layer, handlers };
}

function useWheel(box: RefObject<HTMLElement | null>, { zoom }: MapControls): void {
  const turn = useStableCallback((event: WheelEvent) => {
    // Without Ctrl the page scrolls; trackpads send a pinch with it.
    if (!event.ctrlKey || !box.current) return;
    event.preventDefault();
    const turned = Math.min(Math.max(event.deltaY, -wheelMaximum), wheelMaximum);
    zoom(Math.exp(-turned * wheelSpeed), pixelIn(box.current, event));
  });
  useEffect(() => {
    const element = box.current;
    // React's own listener is passive.
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [box, turn]);
}

function pixelIn(element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Pixel {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function measured(pointers: readonly Pixel[]) {
  const [one, other = one] = pointers;
  if (!one || !other) return null;
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, spread: Math.hypot(one.x - other.x, one.y - other.y) };
}

function changeOf({ pointers, start }: Gesture) {
  const now = measured([...pointers.values()]);
  if (now === null || start === null) return null;
  const by = { x: now.middle.x - start.middle.x, y: now.middle.y - start.middle.y };
  return { by, from: start.middle, factor: start.spread > 0 ? now.spread / start.spread : 1 };
}

function transformOf({ by, from, factor }: NonNullable<ReturnType<typeof changeOf>>): string {
  const shift = (at: number, move: number) => at + move - at * factor;
  return `translate(${shift(from.x, by.x)}px, ${shift(from.y, by.y)}px) scale(${factor})`;
}
