/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A text or a graphic of the tags and what is behind it, as tokens. */
export interface ContrastPair {
  readonly colour: string;
  readonly ground: string;
  readonly use: string;
  /** WCAG 2: 4.5 for texts, 3 for graphics and borders of controls. */
  readonly least: 3 | 4.5;
}

const text = (colour: string, ground: string, use: string): ContrastPair => ({
  colour: `--ski-${colour}`,
  ground: `--ski-${ground}`,
  use,
  least: 4.5,
});
const graphic = (colour: string, ground: string, use: string): ContrastPair => ({ ...text(colour, ground, use), least: 3 });

/** What the tags show on what. */
export const contrastPairs: readonly ContrastPair[] = [
  text("ink", "surface", "Names, prices and values on cards and in panels"),
  text("ink", "snow", "Prices in their block"),
  text("ink-soft", "surface", "Secondary texts on cards and in panels"),
  text("ink-soft", "snow", "Secondary texts on quiet tiles"),
  text("ink-quiet", "surface", "Captions"),
  text("ink-quiet", "snow", "Captions on quiet tiles"),
  text("glacier", "surface", "Links"),
  text("glacier", "snow", "Links on quiet tiles"),
  text("on-glacier", "glacier", "Solid buttons and chosen days"),
  text("on-glacier", "glacier-deep", "Solid buttons under the pointer"),
  text("ink", "raised", "Values of the active segment, lists and chosen tabs"),
  text("ink-soft", "raised", "Titles of the active segment, notes in lists"),
  text("ink-quiet", "raised", "Placeholders of the active segment"),
  text("glacier", "raised", "Buttons above the gallery's photos"),
  text("danger", "raised", "A wrong value of the active segment"),
  text("ink", "snow-deep", "Days that can be chosen, and the open search bar"),
  text("ink-soft", "snow-deep", "Titles of the open search bar, chips that wait"),
  text("ink-quiet", "snow-deep", "Placeholders of the open search bar, disabled buttons"),
  text("ink", "glacier-tint", "Days of a range, the chosen option of a list"),
  text("ink-soft", "glacier-tint", "Notes on a length of stay under the pointer"),
  text("glacier", "glacier-tint", "Quiet buttons under the pointer"),
  text("glacier-deep", "glacier-tint", "Chips"),
  text("ink", "glacier-mist", "Days under the pointer, the cheapest stay of a table"),
  text("glacier-deep", "glacier-mist", "Chips under the pointer"),
  text("on-glow", "glow", "The primary button"),
  text("on-glow", "glow-deep", "The primary button under the pointer"),
  text("pine", "surface", "Free cancellation"),
  text("danger", "surface", "Errors"),
  text("danger", "danger-tint", "Errors on their own ground"),
  graphic("line-control", "surface", "Borders of controls"),
  graphic("glacier", "surface", "The ring of the focus"),
  graphic("star", "surface", "Stars"),
];

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
