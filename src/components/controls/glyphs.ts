import type { IconShape } from "./Icon.js";

export const SkiPass: IconShape = [
  ["rect", { x: 4, y: 3, width: 16, height: 18, rx: 3 }],
  ["path", { d: "M10 3v3h4V3M8 17l3-5 2 3 1.2-1.8L16 17z" }],
];

/** A pair of skis. */
export const Skis: IconShape = [
  ["path", { d: "M8 21 5.6 6.2C5.3 4.3 6 3 7.2 3c1.1 0 1.7.9 1.5 2.2" }],
  ["path", { d: "m16 21 2.4-14.8C18.7 4.3 18 3 16.8 3c-1.1 0-1.7.9-1.5 2.2" }],
  ["path", { d: "M5.9 13.5h3M15.1 13.5h3" }],
];
