import { expect } from "chai";
import fc from "fast-check";
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

describe("the prices on the map", () => {
  it("cover neither a place nor each other, and are whole", () => {
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 90 }), (pixels) => {
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

  it("are not crossed by what leads to another", () => {
    const column = pointsOf([
      { x: 360, y: 300 },
      { x: 366, y: 312 },
      { x: 354, y: 318 },
    ]);
    const labels = placeLabels(column, box);
    expect(labels.size).to.equal(3);
    for (const point of column) {
      const end = labels.get(point.key);
      for (const other of column) {
        const middle = labels.get(other.key);
        if (other === point || !middle || !end) continue;
        const { left, right, top, bottom } = edges(middle, other.label);
        const crossed = Array.from({ length: 101 }, (_, step) => step / 100).some((share) => {
          const [x, y] = [point.x + (end.x - point.x) * share, point.y + (end.y - point.y) * share];
          return x > left && x < right && y > top && y < bottom;
        });
        expect(crossed, `${point.key} ${other.key}`).to.equal(false);
      }
    }
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
