import type { Colour } from "../docs/contrast.js";
import { hexOf } from "./colour.js";

export interface LogoColours {
  readonly main: string | null;
  readonly accent: string | null;
}

interface Group {
  readonly colour: Colour;
  readonly count: number;
}

/** Bits of a channel that pixels of one group have in common. */
const sharedBits = 3;
/** How far the channels of a colour are apart at least: less is a grey. */
const leastChroma = 24;
/** How far two colours of a logo are apart at least; nearer ones are shades of one. */
const leastDistance = 90;
/** The share of the coloured pixels that a colour has at least; fewer are edges. */
const leastShare = 0.02;

const chroma = (colour: Colour) => Math.max(...colour) - Math.min(...colour);
const isLight = (colour: Colour) => Math.min(...colour) > 230;
const distance = (one: Colour, other: Colour) => Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));

/** Pixels of like colours, the most frequent group first. What is transparent by half is left out. */
function groupsOf(pixels: Uint8ClampedArray): readonly Group[] {
  const sums = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(index, index + 4);
    if (opacity < 128) continue;
    const shift = 8 - sharedBits;
    const key = ((red >> shift) << (2 * sharedBits)) | ((green >> shift) << sharedBits) | (blue >> shift);
    const sum = sums.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    sums.set(key, { red: sum.red + red, green: sum.green + green, blue: sum.blue + blue, count: sum.count + 1 });
  }
  return [...sums.values()]
    .map(({ red, green, blue, count }) => ({
      colour: [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] as const,
      count,
    }))
    .toSorted((one, other) => other.count - one.count);
}

/**
 * The two colours of a logo that a brand is known by; a logo without colours has its dark as the main one.
 * @param pixels red, green, blue and opacity of each pixel
 */
export function logoColours(pixels: Uint8ClampedArray): LogoColours {
  const groups = groupsOf(pixels);
  const coloured = groups.filter(({ colour }) => chroma(colour) >= leastChroma);
  const all = coloured.reduce((sum, { count }) => sum + count, 0);
  const frequent = coloured.filter(({ count }) => count >= all * leastShare);
  const main = frequent[0] ?? groups.find(({ colour }) => !isLight(colour));
  if (!main) return { main: null, accent: null };
  const accent = frequent.find(({ colour }) => distance(colour, main.colour) >= leastDistance);
  return { main: hexOf(main.colour), accent: accent ? hexOf(accent.colour) : null };
}
