import { expect } from "chai";
import { logoColours } from "./logo-colours.js";

type Pixel = readonly [red: number, green: number, blue: number, opacity?: number];

/** A picture with as many pixels of each colour. */
const picture = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, [red, green, blue, opacity = 255]]) => Array.from({ length: count }, () => [red, green, blue, opacity]).flat()),
  );

const plum: Pixel = [74, 37, 90];
const gold: Pixel = [217, 182, 90];

describe("the colours of a logo", () => {
  it("are the two most frequent ones that are no grey, whatever is around them", () => {
    expect(logoColours(picture([900, [255, 255, 255]], [200, [0, 0, 0]], [100, plum], [40, gold]))).to.deep.equal({
      main: "#4a255a",
      accent: "#d9b65a",
    });
  });

  it("are averages of like pixels, and no shades of one another", () => {
    const { main, accent } = logoColours(picture([50, [200, 16, 46]], [50, [202, 18, 48]], [30, [170, 10, 40]]));
    expect(main).to.equal("#c9112f");
    expect(accent).to.equal(null);
  });

  it("are not the mixtures at its edges, nor what is transparent", () => {
    expect(logoColours(picture([1000, plum], [5, gold], [900, [0, 200, 0, 20]])).accent).to.equal(null);
  });

  it("are its dark where it has no colour, and none where it is white", () => {
    expect(logoColours(picture([900, [255, 255, 255]], [100, [20, 20, 24]]))).to.deep.equal({ main: "#141418", accent: null });
    expect(logoColours(picture([900, [255, 255, 255]]))).to.deep.equal({ main: null, accent: null });
    expect(logoColours(picture())).to.deep.equal({ main: null, accent: null });
  });
});
