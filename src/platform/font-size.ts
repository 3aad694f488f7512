/** The initial value of `--_ski-px`: a px of the design, where a browser's default font size is 16 px. */
const designFontSize = 16;

const registered = new WeakSet<Document>();

/**
 * Registers the length that the style sheets count in, once a document: a registered length is computed where it is declared, in em
 * of the visitor's default font size, and inherited as it is.
 */
export function registerDesignLength(home: Document): void {
  if (registered.has(home) || !home.defaultView) return;
  registered.add(home);
  try {
    home.defaultView.CSS.registerProperty({ name: "--_ski-px", syntax: "<length>", inherits: true, initialValue: "1px" });
  } catch {
    // Registered already by another copy of the library, or not supported: `reset.css` then counts in plain px.
  }
}

/** How many times larger than 16 px the visitor's default font size is, which is the one of each tag. */
export function fontScale(host: Element): number {
  return (parseFloat(getComputedStyle(host).fontSize) || designFontSize) / designFontSize;
}

/** px of the design as a length for a media query, whose em is the visitor's default font size. */
export const mediaLength = (px: number): string => `${px / designFontSize}em`;
