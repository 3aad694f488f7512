import type { IconNode } from "lucide";
import { createElement } from "react";

/** The shapes of an icon, on a grid of 24 units: one of lucide, or of `glyphs.ts`. */
export type IconShape = IconNode;

interface IconProps {
  readonly icon: IconShape;
  /** px: 20 in controls, 16 inline, 24 in lists and modals. */
  readonly size?: 16 | 20 | 24;
  readonly filled?: boolean;
  /** For arrows and chevrons: mirrored where text runs from right to left. */
  readonly mirrors?: boolean;
}

/** An icon beside text; never the only carrier of a meaning, so it is hidden from assistive technology. */
export function Icon({ icon, size = 20, filled = false, mirrors = false }: IconProps) {
  const path = pathOf(icon);
  return (
    <svg
      className={`icon${filled ? " fill" : ""}${mirrors ? " mirrors" : ""}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {path && <path d={path} />}
      {icon.map(([shape, attributes], index) => shape !== "path" && createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}

/** All paths of an icon joined to one, since a page has hundreds of icons. Each starts at the origin, as it would separately. */
export function pathOf(icon: IconShape): string {
  return icon.map(([shape, { d }]) => (shape === "path" ? `M0 0${String(d)}` : "")).join("");
}
