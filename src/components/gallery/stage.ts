import { gallerySwipe } from "../../domain/defaults.js";
import { createPace, dismisses, glideTime, resisted, stepOf } from "./swipe.js";
import { doubleTapScale, fitted, settled, whole, zoomed, type Point, type Size, type Zoom } from "./zoom.js";

interface StageOptions {
  /** Where fingers, the mouse and its wheel are followed. */
  readonly stage: HTMLElement;
  /** Holds the slides, each at its place; it is moved to show another one. */
  readonly track: HTMLElement;
  /** What is enlarged: the picture of the slide in the middle. */
  picture(): HTMLElement | null;
  /** Whether there is another picture to swipe to. */
  hasOthers(): boolean;
  onStep(by: 1 | -1): void;
  onClose(): void;
  onZoom(scale: number): void;
}

export interface Stage {
  /** Moves to the slide at a place: gliding to the next and the previous one. */
  show(place: number): void;
  /** Enlarges the picture about its middle, or shows it whole again. */
  toggleZoom(): void;
  /** Enlarges the picture about its middle by a factor. */
  zoomBy(factor: number): void;
  /** Moves an enlarged picture by px; returns false where it is whole. */
  pan(x: number, y: number): boolean;
  stop(): void;
}

/** px between two slides. */
export const slideGap = 16;
/** ms in which a picture glides that no finger has sent. */
const plainGlide = 260;
/** px within which a finger has not moved, ms between two taps, and px between them. */
const slop = 6;
const doubleTapTime = 300;
const doubleTapDistance = 40;
/** px of a turn of the wheel that count: a mouse turns by a hundred at once. */
const wheelStep = 30;

type Gesture = "none" | "undecided" | "slide" | "dismiss" | "pan" | "pinch";

/**
 * The gestures of the viewer: swiping, closing by a swipe down, and enlarging by two fingers, two taps, or the wheel with Ctrl. The
 * layout is read when a gesture begins; a move writes one transform.
 */
export function createStage({ stage, track, picture, hasOthers, onStep, onClose, onZoom }: StageOptions): Stage {
  const ended = new AbortController();
  const fingers = new Map<number, Point>();
  let place = 0;
  let forward = 1;
  let box = new DOMRect();
  let shown: Size = box;
  let gesture: Gesture = "none";
  let zoom = whole;
  let base = zoom;
  let from: Point = box;
  let distance = 0;
  let carried = 0;
  let moved = false;
  let glide = plainGlide;
  let lastTap = { time: -doubleTapTime, x: 0, y: 0 };
  let lastWheel = 0;
  let touched: HTMLElement | null = null;
  let across = createPace();
  let down = createPace();

  function measure(): void {
    const shownPicture = picture();
    const image = shownPicture?.querySelector("img");
    box = stage.getBoundingClientRect();
    forward = getComputedStyle(stage).direction === "rtl" ? -1 : 1;
    const room = { width: shownPicture?.offsetWidth ?? 0, height: shownPicture?.offsetHeight ?? 0 };
    shown = fitted({ width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }, room);
  }

  /** Counted from the middle of the stage. */
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX - box.left - box.width / 2,
    y: clientY - box.top - box.height / 2,
  });

  function moveTrack(offset: number, time: number): void {
    track.style.transitionDuration = `${time}ms`;
    track.style.transform = `translate3d(calc(${-place * forward} * (100% + ${slideGap}px) + ${offset}px), 0, 0)`;
  }

  function movePicture({ scale, x, y }: Zoom, time: number): void {
    touched = picture();
    if (!touched) return;
    touched.style.transitionDuration = `${time}ms`;
    touched.style.transform = scale === 1 && x === 0 && y === 0 ? "" : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  function settle(next: Zoom, time: number): void {
    zoom = settled(next, shown, box);
    movePicture(zoom, time);
    onZoom(zoom.scale);
  }

  const toggleAbout = (about: Point) => settle(zoom.scale > 1 ? whole : zoomed(zoom, doubleTapScale, about), plainGlide);

  /** The middle of two fingers, and how far they are from each other; of one finger, its place. */
  function spread(): { readonly middle: Point; readonly apart: number } {
    const [one = whole, other = one] = fingers.values();
    return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, apart: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  function begin(): void {
    const { middle, apart } = spread();
    from = middle;
    distance = apart;
    base = zoom;
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button > 0 || isButton(event)) return;
    if (event.isPrimary) fingers.clear();
    // A second finger counts only beside a first one on the picture.
    else if (fingers.size === 0) return;
    if (fingers.size > 1) return;
    if (event.isTrusted) stage.setPointerCapture(event.pointerId);
    if (fingers.size === 0) {
      measure();
      // A picture that still glides is caught where it is.
      carried = new DOMMatrix(getComputedStyle(track).transform).e + place * forward * (box.width + slideGap);
      moved = false;
      across = createPace();
      down = createPace();
    }
    fingers.set(event.pointerId, pointOf(event));
    begin();
    across.add(0, event.timeStamp);
    down.add(0, event.timeStamp);
    if (fingers.size === 1) gesture = zoom.scale > 1 ? "pan" : "undecided";
    else {
      gesture = "pinch";
      moved = true;
      carried = 0;
    }
    moveTrack(carried, 0);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && event.type === "pointermove" && event.buttons === 0) return release(event, false);
    fingers.set(event.pointerId, pointOf(event));
    const { middle, apart } = spread();
    const x = middle.x - from.x;
    const y = middle.y - from.y;
    if (!moved && Math.hypot(x, y) < slop) return;
    moved = true;
    if (gesture === "undecided") gesture = Math.abs(x) >= Math.abs(y) ? "slide" : "dismiss";
    across.add(x, event.timeStamp);
    down.add(y, event.timeStamp);
    if (gesture === "slide") moveTrack(carried + (hasOthers() ? x : resisted(x)), 0);
    else if (gesture === "dismiss") movePicture({ scale: 1 - Math.max(0, y) / 2400, x: 0, y: y > 0 ? y : resisted(y) }, 0);
    else {
      const scaled = gesture === "pinch" && distance > 0 ? zoomed(base, (base.scale * apart) / distance, from) : base;
      zoom = { scale: scaled.scale, x: scaled.x + x, y: scaled.y + y };
      movePicture(zoom, 0);
    }
  }

  function release(event: PointerEvent, counts: boolean): void {
    if (!fingers.has(event.pointerId)) return;
    if (counts) onPointerMove(event);
    const { middle } = spread();
    fingers.delete(event.pointerId);
    const was = gesture;
    if (fingers.size > 0) {
      gesture = "pan";
      begin();
      return;
    }
    gesture = "none";
    if (was === "slide") endSlide(middle.x - from.x, event.timeStamp, counts);
    else if (was === "dismiss") endDismiss(middle.y - from.y, event.timeStamp, counts);
    else if (moved) settle(zoom, plainGlide);
    else if (counts) tap(event);
    if (was === "pinch" || was === "undecided" || was === "pan") moveTrack(0, plainGlide);
  }

  function endSlide(travel: number, time: number, counts: boolean): void {
    const step = counts && hasOthers() ? stepOf(travel, gallerySwipe) : 0;
    glide = glideTime(step === 0 ? travel : box.width - Math.abs(travel), across.speed(time));
    if (step === 0) moveTrack(0, glide);
    else onStep((step * forward) as 1 | -1);
  }

  function endDismiss(travel: number, time: number, counts: boolean): void {
    if (counts && dismisses({ travel, speed: down.speed(time) })) onClose();
    else movePicture(whole, plainGlide);
  }

  function tap(event: PointerEvent): void {
    const point = pointOf(event);
    const near = Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < doubleTapDistance;
    const second = near && event.timeStamp - lastTap.time < doubleTapTime;
    lastTap = { ...point, time: second ? -doubleTapTime : event.timeStamp };
    if (second) toggleAbout(point);
  }

  /** Beside the picture. */
  function onClick(event: MouseEvent): void {
    if (moved || zoom.scale > 1 || event.detail === 0 || isButton(event)) return;
    const { x, y } = pointOf(event);
    if (Math.abs(x) > shown.width / 2 || Math.abs(y) > shown.height / 2) onClose();
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.timeStamp - lastWheel > doubleTapTime) measure();
    lastWheel = event.timeStamp;
    const turned = Math.min(Math.max(event.deltaY, -wheelStep), wheelStep);
    if (event.ctrlKey) settle(zoomed(zoom, zoom.scale * Math.exp(-turned / 100), pointOf(event)), 0);
    else if (zoom.scale > 1) settle({ ...zoom, x: zoom.x - event.deltaX, y: zoom.y - event.deltaY }, 0);
  }

  const { signal } = ended;
  stage.addEventListener("pointerdown", onPointerDown, { signal });
  stage.addEventListener("pointermove", onPointerMove, { signal });
  stage.addEventListener("pointerup", (event) => release(event, true), { signal });
  stage.addEventListener("pointercancel", (event) => release(event, false), { signal });
  stage.addEventListener("click", onClick, { signal });
  stage.addEventListener("wheel", onWheel, { signal, passive: false });
  // Turned, the screen has another middle.
  window.addEventListener("resize", () => settle(whole, 0), { signal });

  return {
    show(next) {
      const step = Math.abs(next - place);
      if (touched) touched.style.transform = touched.style.transitionDuration = "";
      if (zoom.scale > 1) onZoom(1);
      zoom = whole;
      forward = getComputedStyle(stage).direction === "rtl" ? -1 : 1;
      place = next;
      moveTrack(0, step === 1 ? glide : 0);
      glide = plainGlide;
    },
    toggleZoom() {
      measure();
      toggleAbout(whole);
    },
    zoomBy(factor) {
      measure();
      settle(zoomed(zoom, zoom.scale * factor, whole), plainGlide);
    },
    pan(x, y) {
      if (zoom.scale === 1) return false;
      measure();
      settle({ ...zoom, x: zoom.x + x, y: zoom.y + y }, plainGlide);
      return true;
    },
    stop: () => ended.abort(),
  };
}

function isButton(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("button") !== null;
}
