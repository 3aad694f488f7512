import { expect } from "chai";
import { type Line, linesOf, valuesOf } from "./notation.js";
import { createCanvas } from "./palettes.js";
import { drawLines } from "./scenes.js";

const canvas = () => createCanvas({ seed: "a", kind: "chalet", season: "winter", time: "day", W: 1200, H: 800, id: "p" });
const read = (text: string) => {
  const [line] = linesOf(text);
  return valuesOf(canvas(), line as Line);
};

describe("how a scene is written", () => {
  it("numbers are pixels, shares of width and height, and sums of them", () => {
    expect(read("rect 5 .5W H-10 .25W+.1H-4 -.05W").numbers).to.deep.equal([5, 600, 790, 376, -60]);
  });
  it("numbers and colours by chance are within their bounds", () => {
    for (let turn = 0; turn < 50; turn++) {
      const { numbers, words } = read("skier .2W:.4W 3 #ff0000|#00ff00");
      expect(numbers[0]).to.be.within(240, 480);
      expect(words[0]).to.be.oneOf(["#ff0000", "#00ff00"]);
    }
  });
  it("colours are the hour's, mixed, or given as they are", () => {
    const { snow } = canvas().p;
    expect(read("hill 1 snow snow~snow.5 #000000~#ffffff.2 #5d8f6b").words).to.deep.equal([snow, snow, "#333333", "#5d8f6b"]);
  });
  it("attributes and paths follow, with the numbers in braces", () => {
    expect(read("line ink 3 opacity=.4 rx=2 M{.5W} 0L{H-1} 2")).to.include({ extra: ' opacity=".4" rx="2"', text: "M600 0L799 2" });
    expect(read('<g transform="translate({.1W} 3)">').text).to.equal('<g transform="translate(120 3)">');
  });
  it("a line may depend on a fact", () => {
    expect(linesOf("winter: pines\nsky").map(({ fact, painter }) => [fact, painter])).to.deep.equal([
      ["winter", "pines"],
      [null, "sky"],
    ]);
  });
  it("a scene that is not there is an error", () => {
    expect(() => drawLines("nowhere", canvas())).to.throw("nowhere");
  });
});
