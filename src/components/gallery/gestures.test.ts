import { expect } from "chai";
import fc from "fast-check";
import { drag, lift, movedBy, noGesture, press, travelOf, type Gesture } from "./gesture.js";
import { createPace, dismisses, glideTime, stepOf } from "./swipe.js";
import { fitted, maximumScale, settled, whole, zoomed } from "./zoom.js";

describe("a swipe", () => {
  it("GAL-23 steps from 50 px on, not from less", () => {
    expect([-49, -50, 49, 50, 0].map((travel) => stepOf(travel, 50))).to.deep.equal([0, 1, 0, -1, 0]);
  });

  it("closes downwards, sooner when it is fast, never upwards", () => {
    expect(dismisses({ travel: 130, speed: 0 })).to.equal(true);
    expect(dismisses({ travel: 60, speed: 1 })).to.equal(true);
    expect(dismisses({ travel: 60, speed: 0.1 })).to.equal(false);
    expect(dismisses({ travel: -300, speed: -2 })).to.equal(false);
  });

  it("glides on as fast as the finger was, within bounds", () => {
    expect(glideTime(300, 4)).to.be.below(glideTime(300, 3));
    expect(glideTime(300, 0)).to.equal(glideTime(300, 0.01));
    expect(glideTime(0, 0)).to.equal(glideTime(300, 0));
    expect(glideTime(10, 9)).to.be.above(100);
  });

  it("has the speed of its last tenth of a second, and none once the finger rests", () => {
    const pace = createPace();
    pace.add(0, 0);
    pace.add(500, 200);
    pace.add(450, 250);
    expect(pace.speed(255)).to.equal(-1);
    expect(pace.speed(400)).to.equal(0);
    expect(createPace().speed(0)).to.equal(0);
  });
});

describe("a zoom", () => {
  const stage = { width: 390, height: 600 };
  const coordinate = fc.integer({ min: -300, max: 300 });
  const scale = fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10);

  it("keeps the point under the fingers where it is", () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, scale, scale, (x, y, aboutX, aboutY, before, after) => {
        const from = { scale: before, x, y };
        const to = zoomed(from, after, { x: aboutX, y: aboutY });
        expect((aboutX - to.x) / to.scale).to.be.closeTo((aboutX - from.x) / from.scale, 1e-6);
        expect((aboutY - to.y) / to.scale).to.be.closeTo((aboutY - from.y) / from.scale, 1e-6);
      }),
    );
  });

  it("settles on a picture that covers the stage where it can, and is whole or larger", () => {
    fc.assert(
      fc.property(coordinate, coordinate, scale, (x, y, given) => {
        const shown = fitted({ width: 1600, height: 1067 }, stage);
        const view = settled({ scale: given, x, y }, shown, stage);
        expect(view.scale).to.be.within(1, maximumScale);
        expect(Math.abs(view.x)).to.be.at.most(Math.max(0, (shown.width * view.scale - stage.width) / 2) + 1e-9);
        expect(Math.abs(view.y)).to.be.at.most(Math.max(0, (shown.height * view.scale - stage.height) / 2) + 1e-9);
        if (given <= 1) expect(view).to.deep.equal(whole);
      }),
    );
  });

  it("fits a picture whole, and takes the stage for one whose size is not known", () => {
    expect(fitted({ width: 1000, height: 2000 }, stage)).to.deep.equal({ width: 300, height: 600 });
    expect(fitted({ width: 0, height: 0 }, stage)).to.deep.equal(stage);
  });
});

describe("the fingers on a picture", () => {
  const at = (x: number, y: number) => ({ x, y });
  const pressed = (given: Partial<Gesture> = {}, carried = 0) => press({ ...noGesture, ...given }, 1, at(0, 0), carried);

  it("are undecided until one has moved by six px, and then slide across or dismiss down", () => {
    const touch = pressed();
    expect(touch.kind).to.equal("undecided");
    expect(drag(touch, 1, at(4, 4))).to.include({ kind: "undecided", moved: false });
    expect(drag(touch, 1, at(-9, 5))).to.include({ kind: "slide", moved: true });
    expect(drag(touch, 1, at(5, 9))).to.include({ kind: "dismiss", moved: true });
    const slid = drag(drag(touch, 1, at(9, 0)), 1, at(9, 90));
    expect(slid.kind, "it stays what it was").to.equal("slide");
  });

  it("carry slides that still glided, and pull where there is no other picture", () => {
    const slid = drag(pressed({}, 30), 1, at(-60, 0));
    expect(movedBy(slid, true)).to.deep.equal({ slides: -30 });
    expect(movedBy(slid, false)).to.deep.equal({ slides: 10 });
  });

  it("shrink a picture that is pulled down, and hold one that is pulled up", () => {
    expect(movedBy(drag(pressed(), 1, at(0, 240)), true)).to.deep.equal({ picture: { scale: 0.9, x: 0, y: 240 } });
    expect(movedBy(drag(pressed(), 1, at(0, -90)), true)).to.deep.equal({ picture: { scale: 1, x: 0, y: -30 } });
  });

  it("move an enlarged picture with one finger", () => {
    const zoom = { scale: 2, x: 10, y: 0 };
    const touch = pressed({ zoom });
    expect(touch.kind).to.equal("pan");
    expect(drag(touch, 1, at(20, -5)).zoom).to.deep.equal({ scale: 2, x: 30, y: -5 });
  });

  it("enlarge by the distance between two, about their middle, wherever they move", () => {
    const coordinate = fc.integer({ min: -150, max: 150 });
    const point = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(point, point, point, point, (one, other, oneAfter, otherAfter) => {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        fc.pre(apart > 10);
        const both = press(press(noGesture, 1, one, 25), 2, other, 0);
        expect(both).to.include({ kind: "pinch", carried: 0 });
        const { zoom } = drag(drag(both, 1, oneAfter), 2, otherAfter);
        const factor = Math.hypot(oneAfter.x - otherAfter.x, oneAfter.y - otherAfter.y) / apart;
        expect(zoom.scale).to.be.closeTo(factor, 1e-6);
        const middle = at((one.x + other.x) / 2, (one.y + other.y) / 2);
        const travel = travelOf(drag(drag(both, 1, oneAfter), 2, otherAfter));
        expect(zoom.x).to.be.closeTo(middle.x * (1 - factor) + travel.x, 1e-6);
        expect(zoom.y).to.be.closeTo(middle.y * (1 - factor) + travel.y, 1e-6);
      }),
    );
  });

  it("continue moving the picture from its position with the remaining finger", () => {
    const both = press(press(noGesture, 1, at(-50, 0), 0), 2, at(50, 0), 0);
    const enlarged = drag(both, 2, at(150, 0));
    const left = lift(enlarged, 1);
    expect(left).to.include({ kind: "pan", base: enlarged.zoom });
    expect(left.from).to.deep.equal(left.fingers.get(2));
    const moved = drag(left, 2, at(160, 10));
    expect(moved.zoom).to.deep.equal({ scale: enlarged.zoom.scale, x: enlarged.zoom.x + 10, y: enlarged.zoom.y + 10 });
    expect(lift(moved, 2)).to.include({ kind: "none", moved: true });
  });
});
