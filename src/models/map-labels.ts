import { times } from "../calendar/times.js";
import type { Pixel, Size } from "./map-view.js";

/** A label beside its point. */
export interface LabelledPoint extends Pixel {
  readonly key: string;
  readonly label: Size;
}

/** px from a point to the middle of its label, the nearest first. */
const distances = [30, 46, 66, 90];
const directions = 16;
/** px between two labels, and between a label and the edge. */
const gap = 4;
/** px around a point that no label covers. */
const pointRadius = 7;

/** From a point to the middle of its label. */
type Stem = readonly [Pixel, Pixel];

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The middle of each point's label, in px: no label covers a point, another label or a stem, no two stems cross, and no label is cut by the box. The
 * first points choose first; a label without room has no place.
 */
export function placeLabels(points: readonly LabelledPoint[], box: Size): ReadonlyMap<string, Pixel> {
  const placed = new Map<string, Pixel>();
  const taken: Rectangle[] = [];
  const stems: Stem[] = [];
  const inView = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= box.width && y <= box.height);
  for (const point of inView) {
    const isFree = (middle: Pixel) => {
      const rectangle = around(middle, point.label);
      return (
        isInside(rectangle, box) &&
        !taken.some((other) => overlap(rectangle, other) || crosses(point, middle, other)) &&
        !stems.some((stem) => meet([point, middle], stem)) &&
        !inView.some((other) => covers(rectangle, other)) &&
        !stems.some(([from, to]) => crosses(from, to, rectangle))
      );
    };
    const middle = candidates(point).find(isFree);
    if (!middle) continue;
    placed.set(point.key, middle);
    taken.push(around(middle, point.label));
    stems.push([point, middle]);
  }
  return placed;
}

/** Whether two lines cross. */
function meet([from, to]: Stem, [start, end]: Stem): boolean {
  const turn = (a: Pixel, b: Pixel, c: Pixel) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return turn(from, to, start) !== turn(from, to, end) && turn(start, end, from) !== turn(start, end, to);
}

/** From above a point around it, the nearest first. */
function candidates({ x, y, label }: LabelledPoint): readonly Pixel[] {
  return distances.flatMap((distance) =>
    times(directions, (index) => {
      const turn = (index % 2 === 0 ? index : -index - 1) / directions;
      const angle = turn * Math.PI - Math.PI / 2;
      return { x: x + Math.cos(angle) * (distance + label.width / 4), y: y + Math.sin(angle) * distance };
    }),
  );
}

function around({ x, y }: Pixel, { width, height }: Size): Rectangle {
  return { left: x - width / 2 - gap, right: x + width / 2 + gap, top: y - height / 2 - gap, bottom: y + height / 2 + gap };
}

const isInside = ({ left, top, right, bottom }: Rectangle, { width, height }: Size) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const covers = ({ left, top, right, bottom }: Rectangle, { x, y }: Pixel) =>
  x > left - pointRadius && x < right + pointRadius && y > top - pointRadius && y < bottom + pointRadius;

/** Whether the line between two pixels runs through a rectangle. */
function crosses(from: Pixel, to: Pixel, { left, top, right, bottom }: Rectangle): boolean {
  let [enters, leaves] = [0, 1];
  for (const [start, delta, low, high] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (delta === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [one, other] = [(low - start) / delta, (high - start) / delta];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters <= leaves;
}

export type Direction = "left" | "right" | "up" | "down";

const axes: Readonly<Record<Direction, { readonly along: "x" | "y"; readonly sign: 1 | -1 }>> = {
  left: { along: "x", sign: -1 },
  right: { along: "x", sign: 1 },
  up: { along: "y", sign: -1 },
  down: { along: "y", sign: 1 },
};

/** The nearest point in a direction: what lies across counts twice. Null without one. */
export function nextPoint<Point extends Pixel>(points: readonly Point[], from: Pixel, direction: Direction): Point | null {
  const { along, sign } = axes[direction];
  const across = along === "x" ? "y" : "x";
  const distance = (point: Point) => {
    const ahead = (point[along] - from[along]) * sign;
    const aside = Math.abs(point[across] - from[across]);
    return ahead > 0 && aside <= 2 * ahead ? ahead + 2 * aside : Infinity;
  };
  const [nearest] = points.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) < Infinity ? nearest : null;
}
