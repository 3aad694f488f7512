import { resisted } from "./swipe.js";
import { whole, zoomed, type Point, type Zoom } from "./zoom.js";

/** `undecided`: a finger is down that has not moved yet. */
type GestureKind = "none" | "undecided" | "slide" | "dismiss" | "pan" | "pinch";

/** The fingers on a picture, and what they do with it. Points are counted from the middle of the stage, in px. */
export interface Gesture {
  readonly kind: GestureKind;
  readonly fingers: ReadonlyMap<number, Point>;
  /** The middle of the fingers, and how far they were from each other, when the last of them came down or went up. */
  readonly from: Point;
  readonly apart: number;
  /** The transform of the picture at that time, and now. */
  readonly base: Zoom;
  readonly zoom: Zoom;
  /** px by which the slides were away from their place when the first finger caught them. */
  readonly carried: number;
  /** The fingers have moved: it is no tap. */
  readonly moved: boolean;
}

/** px within which a finger has not moved. */
const slop = 6;
/** px of a swipe down by which a picture would shrink to nothing. */
const dismissDepth = 2400;

export const noGesture: Gesture = {
  kind: "none",
  fingers: new Map(),
  from: whole,
  apart: 0,
  base: whole,
  zoom: whole,
  carried: 0,
  moved: false,
};

/** The middle of two fingers, and how far they are from each other; the place of a single one. */
function spread(fingers: ReadonlyMap<number, Point>): { readonly middle: Point; readonly apart: number } {
  const [one = whole, other = one] = fingers.values();
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, apart: Math.hypot(one.x - other.x, one.y - other.y) };
}

/** The gesture from here on, with these fingers. */
function restarted(gesture: Gesture, fingers: ReadonlyMap<number, Point>): Gesture {
  const { middle, apart } = spread(fingers);
  return { ...gesture, fingers, from: middle, apart, base: gesture.zoom };
}

/** @param carried px by which the slides are away from their place, where this is the first finger */
export function press(gesture: Gesture, id: number, point: Point, carried: number): Gesture {
  const next = restarted(gesture, new Map([...gesture.fingers, [id, point]]));
  if (next.fingers.size > 1) return { ...next, kind: "pinch", moved: true, carried: 0 };
  return { ...next, kind: gesture.zoom.scale > 1 ? "pan" : "undecided", moved: false, carried };
}

export function drag(gesture: Gesture, id: number, point: Point): Gesture {
  const next = { ...gesture, fingers: new Map([...gesture.fingers, [id, point]]) };
  const { x, y } = travelOf(next);
  if (!gesture.moved && Math.hypot(x, y) < slop) return next;
  const kind = gesture.kind === "undecided" ? (Math.abs(x) >= Math.abs(y) ? "slide" : "dismiss") : gesture.kind;
  return { ...next, kind, moved: true, zoom: kind === "pan" || kind === "pinch" ? zoomUnder(next) : gesture.zoom };
}

/** Two fingers enlarge by the distance between them; any number moves the picture along. */
function zoomUnder(gesture: Gesture): Zoom {
  const { base, from, apart } = gesture;
  const { x, y } = travelOf(gesture);
  const isPinched = gesture.kind === "pinch" && apart > 0;
  const scaled = isPinched ? zoomed(base, (base.scale * spread(gesture.fingers).apart) / apart, from) : base;
  return { scale: scaled.scale, x: scaled.x + x, y: scaled.y + y };
}

/** One finger of two that is left moves the picture on. */
export function lift(gesture: Gesture, id: number): Gesture {
  const fingers = new Map([...gesture.fingers].filter(([finger]) => finger !== id));
  return fingers.size > 0 ? { ...restarted(gesture, fingers), kind: "pan" } : { ...gesture, fingers, kind: "none" };
}

/** px that the middle of the fingers has moved. */
export function travelOf({ fingers, from }: Gesture): Point {
  const { middle } = spread(fingers);
  return { x: middle.x - from.x, y: middle.y - from.y };
}

/** What a gesture moves: the slides, by px from their place, or the picture. */
export type Moved = { readonly slides: number } | { readonly picture: Zoom };

/** @param hasOthers whether there is another picture to swipe to */
export function movedBy(gesture: Gesture, hasOthers: boolean): Moved {
  const { x, y } = travelOf(gesture);
  if (gesture.kind === "slide") return { slides: gesture.carried + (hasOthers ? x : resisted(x)) };
  if (gesture.kind === "dismiss") return { picture: { scale: 1 - Math.max(0, y) / dismissDepth, x: 0, y: y > 0 ? y : resisted(y) } };
  return { picture: gesture.zoom };
}
