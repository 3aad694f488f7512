export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The transform of a picture on its stage: its scale, and its offset from the middle in px. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const doubleTapScale = 2.5;
export const maximumScale = 5;

/** How large a picture shows on a stage that contains all of it. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return Number.isFinite(scale) && scale > 0 ? { width: picture.width * scale, height: picture.height * scale } : stage;
}

/** Enlarges to a scale; the point of the picture that is at `about`, counted from the middle of the stage, stays there. */
export function zoomed(from: Zoom, scale: number, about: Point): Zoom {
  const factor = scale / from.scale;
  return { scale, x: about.x - (about.x - from.x) * factor, y: about.y - (about.y - from.y) * factor };
}

/** The nearest place at which the picture covers as much of the stage as it can, at a scale that is allowed. */
export function settled({ scale, x, y }: Zoom, shown: Size, stage: Size): Zoom {
  const allowed = Math.min(Math.max(scale, 1), maximumScale);
  if (allowed === 1) return whole;
  const within = (place: number, side: "width" | "height") => {
    const room = Math.max(0, (shown[side] * allowed - stage[side]) / 2);
    return Math.min(Math.max(place, -room), room);
  };
  const factor = allowed / scale;
  return { scale: allowed, x: within(x * factor, "width"), y: within(y * factor, "height") };
}
