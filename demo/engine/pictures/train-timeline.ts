import { createCanvas } from "./palettes.js";
import { drawLines } from "./scenes.js";

/** The shapes a page may request: beside each other, and above each other short and whole. */
export const trainFormats = ["desktop", "mobile-short", "mobile-full"] as const;
type TrainFormat = (typeof trainFormats)[number];

const sizes: Readonly<Record<TrainFormat, readonly [W: number, H: number]>> = {
  desktop: [1200, 264],
  "mobile-short": [358, 96],
  "mobile-full": [358, 424],
};

/** The journey by train, step by step, in French: it is sold to French visitors. `fontUrl` is the font its words are set in. */
export function trainTimeline(format: TrainFormat, fontUrl: string): string {
  const [W, H] = sizes[format];
  const drawing = drawLines(
    `timeline-${format}`,
    createCanvas({ seed: "train 3", kind: "train", season: "winter", time: "dawn", W, H, id: "t" }),
  );
  const face = `<style>@font-face{font-family:Figtree;font-weight:300 900;src:url(${fontUrl}) format("woff2")}</style>`;
  const box = `width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" font-family="Figtree, system-ui, sans-serif"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${face}<rect width="${W}" height="${H}" rx="28" fill="#fff"/>${drawing}</svg>`;
}
