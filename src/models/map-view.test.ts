import { expect } from "chai";
import fc from "fast-check";
import type { MapPoint } from "../domain/mountain-areas.js";
import { dragged, pixelOf, showing, viewOfAll, zoomed } from "./map-view.js";

const box = { width: 720, height: 560 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ u: share, v: share });
const points = fc.array(point, { minLength: 1, maxLength: 40 });
const isInBox = (at: MapPoint, view: ReturnType<typeof viewOfAll>, room = 0) => {
  const { x, y } = pixelOf(at, view, box);
  return x >= room - 0.01 && y >= room - 0.01 && x <= box.width - room + 0.01 && y <= box.height - room + 0.01;
};

describe("the view of a map", () => {
  it("has all places in it, with room for their prices", () => {
    fc.assert(
      fc.property(points, (all) => {
        const view = viewOfAll(all, box);
        expect(all.every((at) => isInBox(at, view, 40))).to.equal(true);
      }),
    );
  });

  it("is of the whole map without places", () => {
    const view = viewOfAll([], box);
    expect(view.centre).to.deep.equal({ u: 0.5, v: 0.5 });
    expect(view.scale).to.be.greaterThan(0);
  });

  it("keeps the pixel that it is sized at, as far as the map goes", () => {
    const all = viewOfAll(
      [
        { u: 0, v: 0 },
        { u: 1, v: 1 },
      ],
      box,
    );
    const near = zoomed(all, 3, all, box);
    const at = { x: 300, y: 200 };
    const before = { u: near.centre.u + (at.x - 360) / near.scale, v: near.centre.v + (at.y - 280) / near.scale };
    const after = pixelOf(before, zoomed(near, 1.5, all, box, at), box);
    expect(after.x).to.be.closeTo(at.x, 0.01);
    expect(after.y).to.be.closeTo(at.y, 0.01);
  });

  it("never becomes smaller than the view of all, nor leaves what that shows", () => {
    const by = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) });
    fc.assert(
      fc.property(points, by, fc.double({ min: 0.1, max: 40, noNaN: true }), (places, move, factor) => {
        const all = viewOfAll(places, box);
        const view = dragged(zoomed(all, factor, all, box), move, all, box);
        expect(view.scale)
          .to.be.at.least(all.scale)
          .and.at.most(all.scale * 12);
        const corner = { u: all.centre.u - box.width / 2 / all.scale, v: all.centre.v - box.height / 2 / all.scale };
        const { x, y } = pixelOf(corner, view, box);
        expect(x).to.be.at.most(0.01);
        expect(y).to.be.at.most(0.01);
      }),
    );
  });

  it("moves as little as possible to show a place", () => {
    fc.assert(
      fc.property(points, point, (places, at) => {
        const all = viewOfAll([...places, at], box);
        const view = zoomed(all, 4, all, box, { x: 0, y: 0 });
        const shown = showing(view, at, all, box);
        expect(isInBox(at, shown, 40)).to.equal(true);
        expect(showing(shown, at, all, box)).to.equal(shown);
      }),
    );
  });
});
