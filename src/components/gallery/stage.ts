import { gallerySwipe } from "../../domain/defaults.js";
import { isRightToLeft } from "../../platform/text-direction.js";
import { drag, lift, movedBy, noGesture, press, travelOf, type Gesture } from "./gesture.js";
import { createPace, dismisses, glideTime, stepOf } from "./swipe.js";
import { doubleTapScale, fitted, settled, whole, zoomed, type Point, type Size, type Zoom } from "./zoom.js";

interface StageOptions {
  /** The element that listens to fingers, the mouse and its wheel. */
  readonly stage: HTMLElement;
  /** Contains the positioned slides; it is moved to show another one. */
  readonly track: HTMLElement;
  /** The zoomed element: the picture of the current slide. */
  picture(): HTMLElement | null;
  /** Whether there is another picture to swipe to. */
  hasOthers(): boolean;
  onStep(by: 1 | -1): void;
  onClose(): void;
  onZoom(scale: number): void;
}

/** px between two slides. */
export const slideGap = 16;
/** ms in which a picture glides that no finger has sent. */
const plainGlide = 260;
/** ms between the taps of a double tap, and px between them. */
const doubleTapTime = 300;
const doubleTapDistance = 40;
/** px of a turn of the wheel that count: a mouse turns by a hundred at once. */
const wheelStep = 30;
/** px of a turn of the wheel that enlarge e times. */
const wheelDepth = 100;
/** ms without a turn of the wheel after which the layout is read again. */
const wheelPause = 300;

/** Read when a gesture begins. */
interface Layout {
  readonly box: DOMRect;
  /** Size of the picture at scale 1. */
  readonly shown: Size;
}

/** The pace of the fingers across and down, from when the first of them came down. */
const newPace = () => ({ across: createPace(), down: createPace() });

/**
 * The gestures of the viewer: swiping, closing by a swipe down, and enlarging by two fingers, two taps, or the wheel with Ctrl. The
 * layout is read when a gesture begins; a move writes one transform.
 */
export class Stage {
  readonly #options: StageOptions;
  readonly #ended = new AbortController();
  #layout: Layout = { box: new DOMRect(), shown: new DOMRect() };
  #gesture: Gesture = noGesture;
  #pace = newPace();
  /** Which slide is shown, and 1 or, in a right-to-left script, -1. */
  #place = 0;
  #forward = 1;
  /** ms in which the next slide glides to its place. */
  #glide = plainGlide;
  #lastTap = { time: -doubleTapTime, x: 0, y: 0 };
  #lastWheel = 0;
  /** The picture that has a transform. */
  #touched: HTMLElement | null = null;

  constructor(options: StageOptions) {
    this.#options = options;
    const { stage } = options;
    const { signal } = this.#ended;
    stage.addEventListener("pointerdown", (event) => this.#onPointerDown(event), { signal });
    stage.addEventListener("pointermove", (event) => this.#onPointerMove(event), { signal });
    stage.addEventListener("pointerup", (event) => this.#release(event, true), { signal });
    stage.addEventListener("pointercancel", (event) => this.#release(event, false), { signal });
    stage.addEventListener("click", (event) => this.#onClick(event), { signal });
    stage.addEventListener("wheel", (event) => this.#onWheel(event), { signal, passive: false });
    // Turned, the screen has another middle.
    window.addEventListener("resize", () => this.#settle(whole, 0), { signal });
  }

  /** Moves to the slide at a place: gliding to the next and the previous one. */
  show(place: number): void {
    const step = Math.abs(place - this.#place);
    if (this.#touched) this.#touched.style.transform = this.#touched.style.transitionDuration = "";
    if (this.#zoom.scale > 1) this.#options.onZoom(1);
    this.#zoom = whole;
    this.#readDirection();
    this.#place = place;
    this.#moveSlides(0, step === 1 ? this.#glide : 0);
    this.#glide = plainGlide;
  }

  /** Enlarges the picture about its middle, or shows it whole again. */
  toggleZoom(): void {
    this.#measure();
    this.#toggleAbout(whole);
  }

  /** Enlarges the picture about its middle by a factor. */
  zoomBy(factor: number): void {
    this.#measure();
    this.#settle(zoomed(this.#zoom, this.#zoom.scale * factor, whole), plainGlide);
  }

  /** Moves an enlarged picture by px; returns false where it is whole. */
  pan(x: number, y: number): boolean {
    const { scale, ...at } = this.#zoom;
    if (scale === 1) return false;
    this.#measure();
    this.#settle({ scale, x: at.x + x, y: at.y + y }, plainGlide);
    return true;
  }

  stop(): void {
    this.#ended.abort();
  }

  get #zoom(): Zoom {
    return this.#gesture.zoom;
  }

  set #zoom(zoom: Zoom) {
    this.#gesture = { ...this.#gesture, zoom };
  }

  #readDirection(): void {
    this.#forward = isRightToLeft(this.#options.stage) ? -1 : 1;
  }

  #measure(): void {
    const picture = this.#options.picture();
    const image = picture?.querySelector("img");
    const room = { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 };
    const natural = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
    this.#layout = { box: this.#options.stage.getBoundingClientRect(), shown: fitted(natural, room) };
    this.#readDirection();
  }

  /** Counted from the middle of the stage. */
  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { box } = this.#layout;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  #moveSlides(offset: number, time: number): void {
    const { style } = this.#options.track;
    style.transitionDuration = `${time}ms`;
    style.transform = `translate3d(calc(${-this.#place * this.#forward} * (100% + ${slideGap}px) + ${offset}px), 0, 0)`;
  }

  #movePicture({ scale, x, y }: Zoom, time: number): void {
    this.#touched = this.#options.picture();
    if (!this.#touched) return;
    this.#touched.style.transitionDuration = `${time}ms`;
    this.#touched.style.transform = scale === 1 && x === 0 && y === 0 ? "" : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  #settle(next: Zoom, time: number): void {
    this.#zoom = settled(next, this.#layout.shown, this.#layout.box);
    this.#movePicture(this.#zoom, time);
    this.#options.onZoom(this.#zoom.scale);
  }

  #toggleAbout(about: Point): void {
    this.#settle(this.#zoom.scale > 1 ? whole : zoomed(this.#zoom, doubleTapScale, about), plainGlide);
  }

  #onPointerDown(event: PointerEvent): void {
    if (event.button > 0 || isButton(event)) return;
    if (event.isPrimary) this.#gesture = { ...this.#gesture, fingers: new Map() };
    const { size } = this.#gesture.fingers;
    // A second finger counts only beside a first one on the picture, and a third never.
    if (size > 1 || (size === 0 && !event.isPrimary)) return;
    if (event.isTrusted) this.#options.stage.setPointerCapture(event.pointerId);
    if (size === 0) {
      this.#measure();
      this.#pace = newPace();
    }
    this.#gesture = press(this.#gesture, event.pointerId, this.#pointOf(event), size === 0 ? this.#carried() : 0);
    this.#addPace(event, whole);
    this.#moveSlides(this.#gesture.carried, 0);
  }

  /** px by which slides that still glide are away from their place: they are caught where they are. */
  #carried(): number {
    const { m41: drawn } = new DOMMatrix(getComputedStyle(this.#options.track).transform);
    return drawn + this.#place * this.#forward * (this.#layout.box.width + slideGap);
  }

  #addPace({ timeStamp }: PointerEvent, travel: Point): void {
    this.#pace.across.add(travel.x, timeStamp);
    this.#pace.down.add(travel.y, timeStamp);
  }

  #onPointerMove(event: PointerEvent): void {
    if (!this.#gesture.fingers.has(event.pointerId)) return;
    // The mouse was released outside the window.
    if (event.pointerType === "mouse" && event.type === "pointermove" && event.buttons === 0) return this.#release(event, false);
    this.#gesture = drag(this.#gesture, event.pointerId, this.#pointOf(event));
    if (!this.#gesture.moved) return;
    this.#addPace(event, travelOf(this.#gesture));
    const moved = movedBy(this.#gesture, this.#options.hasOthers());
    if ("slides" in moved) this.#moveSlides(moved.slides, 0);
    else this.#movePicture(moved.picture, 0);
  }

  /** @param counts false where the browser took the finger away: nothing follows from its gesture */
  #release(event: PointerEvent, counts: boolean): void {
    if (!this.#gesture.fingers.has(event.pointerId)) return;
    if (counts) this.#onPointerMove(event);
    const { kind, moved } = this.#gesture;
    const travel = travelOf(this.#gesture);
    this.#gesture = lift(this.#gesture, event.pointerId);
    if (this.#gesture.fingers.size > 0) return;
    if (kind === "slide") return this.#endSlide(travel.x, event.timeStamp, counts);
    if (kind === "dismiss") return this.#endDismiss(travel.y, event.timeStamp, counts);
    if (moved) this.#settle(this.#zoom, plainGlide);
    else if (counts) this.#tap(event);
    this.#moveSlides(0, plainGlide);
  }

  #endSlide(travel: number, time: number, counts: boolean): void {
    const step = counts && this.#options.hasOthers() ? stepOf(travel, gallerySwipe) : 0;
    const left = step === 0 ? travel : this.#layout.box.width - Math.abs(travel);
    this.#glide = glideTime(left, this.#pace.across.speed(time));
    if (step === 0) this.#moveSlides(0, this.#glide);
    else this.#options.onStep((step * this.#forward) as 1 | -1);
  }

  #endDismiss(travel: number, time: number, counts: boolean): void {
    if (counts && dismisses({ travel, speed: this.#pace.down.speed(time) })) this.#options.onClose();
    else this.#movePicture(whole, plainGlide);
  }

  #tap(event: PointerEvent): void {
    const point = this.#pointOf(event);
    const isNear = Math.hypot(point.x - this.#lastTap.x, point.y - this.#lastTap.y) < doubleTapDistance;
    const isSecond = isNear && event.timeStamp - this.#lastTap.time < doubleTapTime;
    this.#lastTap = { ...point, time: isSecond ? -doubleTapTime : event.timeStamp };
    if (isSecond) this.#toggleAbout(point);
  }

  /** A click beside the picture closes the viewer. */
  #onClick(event: MouseEvent): void {
    if (this.#gesture.moved || this.#zoom.scale > 1 || event.detail === 0 || isButton(event)) return;
    const { x, y } = this.#pointOf(event);
    const { width, height } = this.#layout.shown;
    if (Math.abs(x) > width / 2 || Math.abs(y) > height / 2) this.#options.onClose();
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.timeStamp - this.#lastWheel > wheelPause) this.#measure();
    this.#lastWheel = event.timeStamp;
    const zoom = this.#zoom;
    const turned = Math.min(Math.max(event.deltaY, -wheelStep), wheelStep);
    if (event.ctrlKey) this.#settle(zoomed(zoom, zoom.scale * Math.exp(-turned / wheelDepth), this.#pointOf(event)), 0);
    else if (zoom.scale > 1) this.#settle({ ...zoom, x: zoom.x - event.deltaX, y: zoom.y - event.deltaY }, 0);
  }
}

function isButton(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("button") !== null;
}
