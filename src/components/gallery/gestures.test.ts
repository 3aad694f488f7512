import { expect } from "chai";
import fc from "fast-check";
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
