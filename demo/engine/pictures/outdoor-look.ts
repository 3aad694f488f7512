import { mix, n } from "./drawing.js";
import { pineDefs } from "./ground.js";
import type { Canvas } from "./palettes.js";
import { sky } from "./sky.js";

export interface Look {
  readonly winter: boolean;
  /** -1 with the light from the left, 1 from the right. */
  readonly sun: number;
  /** A bank of mist at a height. */
  readonly fog: (y: number, opacity?: number) => string;
  /** Pines in the middle distance and near. */
  readonly midPine: string;
  readonly nearPine: string;
}

/** What the scenes outdoors have in common. */
export function lookOf({ r, p, W, H, season }: Canvas): Look {
  return {
    winter: season === "winter",
    sun: p.lightX < 0.5 ? -1 : 1,
    fog: (y, opacity = 0.35) =>
      `<ellipse cx="${n(W * r.between(0.3, 0.7))}" cy="${n(y)}" rx="${n(W * 0.6)}" ry="${n(H * 0.035)}" fill="${p.sky[3]}" opacity="${opacity}"/>`,
    midPine: mix(p.pine, p.far, 0.42),
    nearPine: mix(p.pine, p.far, 0.16),
  };
}

/** The sky, and the sorts of pine that the scene plants. */
export function backdrop(canvas: Canvas): string {
  const { r, p, W, H, id } = canvas;
  const { winter, sun } = lookOf(canvas);
  return sky(r, p, W, H, id) + pineDefs(id, p, winter, sun);
}
