import type { Colour } from "../docs/contrast.js";

export const black: Colour = [0, 0, 0];
export const white: Colour = [255, 255, 255];

/** The colour of a text such as `#4a2545`, `4A2545` or `#abc`; null for any other text. */
export function colourOf(text: string): Colour | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  const size = digits.length / 3;
  const partAt = (index: number) => parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16);
  return [partAt(0), partAt(1), partAt(2)];
}

/** `#4a2545`. */
export const hexOf = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** A colour with a share of another one, 0 to 1. */
export function mixed([red, green, blue]: Colour, [otherRed, otherGreen, otherBlue]: Colour, share: number): Colour {
  const between = (one: number, other: number) => Math.round(one + (other - one) * share);
  return [between(red, otherRed), between(green, otherGreen), between(blue, otherBlue)];
}
