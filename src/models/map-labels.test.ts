import { expect } from "chai";
import fc from "fast-check";
import { times } from "../calendar/times.js";
import { nextPoint, placeLabels, type LabelledPoint } from "./map-labels.js";

const box = { width: 720, height: 560 };
const label = { width: 64, height: 28 };
const pixel = fc.record({ x: fc.integer({ min: -40, max: 760 }), y: fc.integer({ min: -40, max: 600 }) });
const pointsOf = (pixels: readonly { x: number; y: number }[]): LabelledPoint[] =>
  pixels.map((at, index) => ({ ...at, key: `${index}`, label: { width: 50 + (index % 4) * 10, height: 28 } }));

const edges = ({ x, y }: { x: number; y: number }, { width, height }: LabelledPoint["label"]) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The pairs of a label and what leads to another one through it. */
function crossings(points: readonly LabelledPoint[], labels: ReadonlyMap<string, { readonly x: number; readonly y: number }>) {
  return points.flatMap((point) => {
    const end = labels.get(point.key);
    if (!end) return [];
    const steps = times(41, (step) => ({ x: point.x + ((end.x - point.x) * step) / 40, y: point.y + ((end.y - point.y) * step) / 40 }));
    return points.flatMap((other) => {
      const middle = labels.get(other.key);
      if (other === point || !middle) return [];
      const { left, right, top, bottom } = edges(middle, other.label);
      return steps.some(({ x, y }) => x > left && x < right && y > top && y < bottom) ? [`${point.key} ${other.key}`] : [];
    });
  });
}

describe("the prices on the map", () => {
  it("cover neither a place nor each other, and are whole", () => {
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 90, size: "max" }), (pixels) => {
        const points = pointsOf(pixels);
        const inView = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= box.width && y <= box.height);
        const placed = [...placeLabels(points, box)].map(([key, middle]) => {
          const { label: size } = points.find((point) => point.key === key) ?? { label };
          return edges(middle, size);
        });
        placed.forEach(({ left, right, top, bottom }, index) => {
          expect(left >= 0 && top >= 0 && right <= box.width && bottom <= box.height, "cut").to.equal(true);
          const covered = inView.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
          expect(covered, "a place").to.equal(false);
          const overlaps = placed.some(
            (other, at) => at !== index && left < other.right && right > other.left && top < other.bottom && bottom > other.top,
          );
          expect(overlaps, "another price").to.equal(false);
        });
        expect(crossings(points, placeLabels(points, box)), "what leads to another price").to.deep.equal([]);
      }),
    );
  });

  it("have room for the first place, whatever the others are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 720 }), y: fc.integer({ min: 0, max: 560 }) }), { maxLength: 6 }),
        (pixels) => {
          const labels = placeLabels(pointsOf([{ x: 360, y: 280 }, ...pixels]), box);
          expect(labels.has("0")).to.equal(true);
        },
      ),
    );
  });

  it("are left out for places that are not in view", () => {
    expect(placeLabels(pointsOf([{ x: -5, y: 20 }]), box).size).to.equal(0);
  });
});

describe("the next place that way", () => {
  const points = [
    { key: "north", x: 100, y: 20 },
    { key: "east", x: 160, y: 110 },
    { key: "far east", x: 400, y: 100 },
    { key: "south", x: 90, y: 200 },
  ];
  const from = { x: 100, y: 100 };

  it("is the nearest one", () => {
    expect(nextPoint(points, from, "right")?.key).to.equal("east");
    expect(nextPoint(points, from, "up")?.key).to.equal("north");
    expect(nextPoint(points, from, "down")?.key).to.equal("south");
  });

  it("is none where there is none", () => {
    expect(nextPoint(points, from, "left")).to.equal(null);
    expect(nextPoint([], from, "down")).to.equal(null);
  });
});
