import type { LucideIcon } from "lucide-react";

interface IconProps {
  /** A lucide icon, or one of `glyphs.ts`. */
  readonly icon: LucideIcon;
  /** px: 20 in controls, 16 inline, 24 in lists and modals. */
  readonly size?: 16 | 20 | 24;
  readonly filled?: boolean;
  /** For arrows and chevrons: mirrored where text runs from right to left. */
  readonly mirrors?: boolean;
}

/** An icon beside text; never the only carrier of a meaning, so it is hidden from assistive technology. */
export function Icon({ icon: Glyph, size = 20, filled = false, mirrors = false }: IconProps) {
  const classes = ["icon", size === 20 ? "" : `s${size}`, filled ? "fill" : "", mirrors ? "mirrors" : ""].filter(Boolean);
  return <Glyph className={classes.join(" ")} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
