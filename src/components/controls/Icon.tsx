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
  const classes = ["icon", size === 20 ? "" : `s${size}`, filled ? "fill" : "", mirrors ? "mirrors" : ""].filter(Boolean);
  return (
    <svg
      className={classes.join(" ")}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
