import { type PictureSeason, type PictureTime, createCanvas } from "./palettes.js";
import { drawScene, type PictureKind } from "./scenes.js";

const viewWidth = 1200;
const viewHeights = { "3:2": 800, "16:9": 675 } as const;

export interface PictureOptions {
  /** Any text; the same one gives the same picture. */
  readonly seed: string;
  readonly kind: PictureKind;
  readonly season: PictureSeason;
  readonly time: PictureTime;
  readonly ratio: keyof typeof viewHeights;
  /** Pixels the picture is meant for; it scales without loss all the same. */
  readonly width: number;
}

/** An Alpine poster as SVG text: flat, layered, lit from one side. */
export function picture({ seed, kind, season, time, ratio, width }: PictureOptions): string {
  const height = viewHeights[ratio];
  const scene = drawScene(kind, createCanvas({ seed, kind, season, time, W: viewWidth, H: height, id: "p" }));
  const box = `width="${width}" height="${Math.round((width * height) / viewWidth)}" viewBox="0 0 ${viewWidth} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
