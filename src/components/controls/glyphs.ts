import { createLucideIcon } from "lucide-react";

/** A ski pass. */
export const SkiPass = createLucideIcon("ski-pass", [
  ["rect", { x: "4", y: "3", width: "16", height: "18", rx: "3", key: "card" }],
  ["path", { d: "M10 3v3h4V3M8 17l3-5 2 3 1.2-1.8L16 17z", key: "peaks" }],
]);

/** A pair of skis. */
export const Skis = createLucideIcon("skis", [
  ["path", { d: "M8 21 5.6 6.2C5.3 4.3 6 3 7.2 3c1.1 0 1.7.9 1.5 2.2", key: "left" }],
  ["path", { d: "m16 21 2.4-14.8C18.7 4.3 18 3 16.8 3c-1.1 0-1.7.9-1.5 2.2", key: "right" }],
  ["path", { d: "M5.9 13.5h3M15.1 13.5h3", key: "bindings" }],
]);
