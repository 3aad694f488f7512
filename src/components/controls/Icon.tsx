import type { ComponentType, SVGProps } from "react";

export type IconShapeProps = Omit<SVGProps<SVGSVGElement>, "ref"> & { readonly size?: number };

/** An icon of lucide, or one of `glyphs.tsx`. */
export type IconShape = ComponentType<IconShapeProps>;

interface IconProps {
  readonly icon: IconShape;
  /** px: 20 in controls, 16 inline, 24 in lists and modals. */
  readonly size?: 16 | 20 | 24;
  readonly filled?: boolean;
  /** For arrows and chevrons: mirrored where text runs from right to left. */
  readonly mirrors?: boolean;
}

/** An icon beside text; never the only carrier of a meaning, so it is hidden from assistive technology. */
export function Icon({ icon: Shape, size = 20, filled = false, mirrors = false }: IconProps) {
  const classes = ["icon", size === 20 ? "" : `s${size}`, filled ? "fill" : "", mirrors ? "mirrors" : ""].filter(Boolean);
  return <Shape className={classes.join(" ")} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
