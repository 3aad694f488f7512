import type { BedKind, Space } from "../engine/catalogue/beds.js";
import { html, type Markup } from "./markup.js";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Placed extends Box {
  readonly space: Space;
  /** From 1, as in the list beside the plan. */
  readonly number: number;
  /** The side that its beds stand at. */
  readonly wall: "top" | "bottom";
}

/** The plan's own units. */
const planWidth = 360;
/** More spaces than these are on both sides of the first one. */
const mostOnOneSide = 3;
const bedMetres: Readonly<Record<BedKind, readonly [width: number, length: number]>> = {
  double: [1.6, 2],
  sofa: [1.8, 0.9],
  bunk: [0.9, 2],
  single: [0.9, 2],
};

const sumOf = (spaces: readonly Space[]): number => spaces.reduce((sum, { area }) => sum + area, 0);

/** A row of spaces over the whole width, each as wide as its area asks for. */
function rowOf(spaces: readonly (readonly [Space, number])[], y: number, height: number, wall: Placed["wall"]): readonly Placed[] {
  const total = sumOf(spaces.map(([space]) => space));
  let x = 0;
  return spaces.map(([space, number]) => {
    const width = (planWidth * space.area) / total;
    x += width;
    return { space, number, wall, x: x - width, y, width, height };
  });
}

/** The first space crosses the plan, with the others above it, or above and below it: each has a door to it. */
function placesOf(spaces: readonly Space[]): { readonly height: number; readonly placed: readonly Placed[] } {
  const height = planWidth / (spaces.length - 1 > mostOnOneSide ? 1.4 : 1.7);
  const numbered = spaces.map((space, index) => [space, index + 1] as const);
  const [first, ...others] = numbered;
  if (!first) return { height, placed: [] };
  const above = others.length > mostOnOneSide ? Math.ceil(others.length / 2) : others.length;
  const heightOf = (row: readonly (readonly [Space, number])[]) => (height * sumOf(row.map(([space]) => space))) / sumOf(spaces);
  const [top, bottom] = [others.slice(0, above), others.slice(above)];
  const [topHeight, middleHeight] = [heightOf(top), heightOf([first])];
  return {
    height,
    placed: [
      ...rowOf([first], topHeight, middleHeight, "bottom"),
      ...rowOf(top, 0, topHeight, "top"),
      ...rowOf(bottom, topHeight + middleHeight, heightOf(bottom), "bottom"),
    ],
  };
}

const numberHeight = 18;
const leastScale = 0.25;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The beds of a space side by side along its wall, smaller where it is narrow. */
function bedsOf({ space, wall, ...box }: Placed, metre: number): readonly Markup[] {
  const gap = 6;
  const sizes = space.beds.map((bed) => bedMetres[bed].map((length) => length * metre) as [number, number]);
  const wanted = sizes.reduce((sum, [width]) => sum + width, 0);
  const longest = Math.max(1, ...sizes.map(([, length]) => length));
  const room = box.width - gap * (space.beds.length + 1);
  const scale = Math.max(leastScale, Math.min(1, room / Math.max(1, wanted), (box.height - 2 * gap - numberHeight) / longest));
  let x = box.x + box.width - gap;
  return space.beds.map((bed, index) => {
    const [width, length] = (sizes[index] ?? [0, 0]).map((size) => size * scale) as [number, number];
    x -= width + gap;
    const y = wall === "top" ? box.y + gap : box.y + box.height - gap - length;
    const pillow = wall === "top" ? y : y + length * 0.72;
    return html`<g class="bed ${bed}"
      ><rect x="${round(x + gap)}" y="${round(y)}" width="${round(width)}" height="${round(length)}" rx="3" /><rect
        class="pillow"
        x="${round(x + gap)}"
        y="${round(pillow)}"
        width="${round(width)}"
        height="${round(length * 0.28)}"
        rx="3"
    /></g>`;
  });
}

/** The door to the first space, or to the outside. */
function doorOf({ number, wall, x, y, width, height }: Placed, metre: number): Markup {
  const size = Math.max(4, Math.min(0.9 * metre, width - 8));
  if (number === 1) return html`<path class="door" d="M0 ${round(y + height / 2 - size / 2)}v${round(size)}" />`;
  const edge = wall === "top" ? y + height : y;
  return html`<path class="door" d="M${round(x + (width - size) / 2)} ${round(edge)}h${round(size)}" />`;
}

/** A plan of the spaces to their areas: numbers are those of the list beside it. */
export function floorPlan(spaces: readonly Space[], name: string): Markup {
  const { height, placed } = placesOf(spaces);
  const metre = Math.sqrt((planWidth * height) / Math.max(1, sumOf(spaces)));
  return html`<svg class="floor-plan" viewBox="-4 -4 ${planWidth + 8} ${round(height + 8)}" role="img" aria-label="${name}">
    ${placed.map(
      ({ space, x, y, width, height: depth }) =>
        html`<rect class="space ${space.kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(depth)}" />`,
    )}
    ${placed.map((place) => html`${doorOf(place, metre)}${bedsOf(place, metre)}`)}
    ${placed.map(
      ({ number, x, y, height: depth, wall }) =>
        html`<text x="${round(x + 8)}" y="${round(wall === "top" ? y + depth - 10 : y + 20)}">${number}</text>`,
    )}
  </svg>`;
}
