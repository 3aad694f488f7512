import { expect } from "chai";
import { picture, type PictureOptions } from "./picture.js";
import { createCanvas } from "./palettes.js";
import { pictureKinds } from "./scenes.js";

const plain: PictureOptions = { seed: "a", kind: "chalet", season: "winter", time: "day", ratio: "3:2", width: 960 };

const canvas = { seed: "a", kind: "chalet", season: "winter", time: "day", W: 1200, H: 800, id: "p" } as const;

/** Every tag that is opened is closed, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!alone) open.push(name ?? "");
  }
  return open.length === 0 && !/[<>]/.test(svg.replaceAll(/<\/?[a-zA-Z]+(?:\s[^<>]*?)?\/?>/g, ""));
}

describe("picture", () => {
  for (const kind of pictureKinds)
    it(`draws ${kind} by season and hour`, () => {
      const drawn = (["winter", "summer"] as const).flatMap((season) =>
        (["dawn", "day", "dusk", "night"] as const).map((time) => picture({ ...plain, kind, season, time })),
      );
      expect(new Set(drawn).size).to.be.above(4);
      for (const svg of drawn) {
        expect(svg).to.not.match(/NaN|undefined|Infinity/);
        expect(isWellFormed(svg)).to.equal(true);
      }
    });

  it("is painted in colours that exist, whatever the scene names", () => {
    for (const kind of pictureKinds)
      for (const season of ["winter", "summer"] as const)
        for (const [, colour] of picture({ ...plain, kind, season }).matchAll(/(?:fill|stroke)="([^"]*)"/g))
          expect(colour, kind).to.match(/^(?:#[\da-f]{3}|#[\da-f]{6}|none|url\(#\w+\))$/);
  });

  it("is the same for the same seed and another for another", () => {
    expect(picture(plain)).to.equal(picture({ ...plain }));
    expect(picture(plain)).to.not.equal(picture({ ...plain, seed: "b" }));
  });

  it("draws buildings of different timbers, each the same in every picture of it", () => {
    expect(new Set(["a", "b", "c", "d", "e"].map((seed) => createCanvas({ ...canvas, seed }).p.wood)).size).to.be.above(3);
    expect(createCanvas({ ...canvas, seed: "10001x0" }).p.wood).to.equal(
      createCanvas({ ...canvas, seed: "10001x6", kind: "balcony" }).p.wood,
    );
  });

  it("has snow in the foreground that ends where the picture does, on a white page too", () => {
    for (const season of ["winter", "summer"] as const)
      for (const time of ["dawn", "day", "dusk", "night"] as const) {
        const { snow } = createCanvas({ ...canvas, season, time }).p;
        const channels = [1, 3, 5].map((from) => parseInt(snow.slice(from, from + 2), 16));
        expect(Math.min(...channels), `${season} ${time}`).to.be.below(240);
      }
  });

  it("has the requested shape and width", () => {
    expect(picture(plain)).to.include('width="960" height="640" viewBox="0 0 1200 800"');
    expect(picture({ ...plain, ratio: "16:9", width: 480 })).to.include('width="480" height="270" viewBox="0 0 1200 675"');
  });
});
