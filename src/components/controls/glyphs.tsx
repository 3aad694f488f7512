import type { ReactNode } from "react";
import type { IconShapeProps } from "./Icon.js";

/** Drawn on the grid of the other icons: 24 units, round lines in the colour of the text. */
function Glyph({ size, children, ...rest }: IconShapeProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {children}
    </svg>
  );
}

export function SkiPass(props: IconShapeProps) {
  return (
    <Glyph {...props}>
      <rect x="4" y="3" width="16" height="18" rx="3" />
      <path d="M10 3v3h4V3M8 17l3-5 2 3 1.2-1.8L16 17z" />
    </Glyph>
  );
}

/** A pair of skis. */
export function Skis(props: IconShapeProps) {
  return (
    <Glyph {...props}>
      <path d="M8 21 5.6 6.2C5.3 4.3 6 3 7.2 3c1.1 0 1.7.9 1.5 2.2" />
      <path d="m16 21 2.4-14.8C18.7 4.3 18 3 16.8 3c-1.1 0-1.7.9-1.5 2.2" />
      <path d="M5.9 13.5h3M15.1 13.5h3" />
    </Glyph>
  );
}
