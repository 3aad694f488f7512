import { expect } from "chai";
import { contrastPairs, contrastRatio } from "../docs/contrast.js";
import { cornerSets } from "../docs/theme-presets.js";
import { brandTokens, defaultColour } from "./answer.js";
import { usualChoice } from "./choice.js";
import { black, colourOf, hexOf, mixed, white } from "./colour.js";

const brand = (main: string | null, accent: string | null) => brandTokens({ ...usualChoice, main, accent });

/** The pairs of tokens that are below the contrast that they need. */
function lowPairs(tokens: Readonly<Record<string, string>>) {
  const colour = (name: string) => colourOf(tokens[name] ?? defaultColour(name)) ?? black;
  return contrastPairs.filter((pair) => contrastRatio(colour(pair.colour), colour(pair.ground)) < pair.least).map(({ use }) => use);
}

describe("the colours of a brand", () => {
  it("become tokens as they are where every text can be read", () => {
    const { tokens, sentences } = brand("#4a2545", "#d9b65a");
    expect(tokens).to.include({
      "--ski-glacier": "#4a2545",
      "--ski-on-glacier": "#ffffff",
      "--ski-glow": "#d9b65a",
      "--ski-on-glow": defaultColour("--ski-ink"),
    });
    expect(sentences).to.deep.equal([]);
  });

  it("are darkened, with a sentence that names both, where links could not be read", () => {
    const { tokens, sentences } = brand("#ffcc00", null);
    expect(tokens["--ski-glacier"]).to.not.equal("#ffcc00");
    expect(sentences).to.have.length(1);
    expect(sentences[0]).to.match(
      /^#ffcc00 is too light for links and chosen days: “.+” would have a contrast of 1\.\d\d and needs 4\.5\./,
    );
    expect(sentences[0]).to.contain(`${tokens["--ski-glacier"]}, a darker shade of it, is used.`);
  });

  it("are darkened, with a sentence, where the button would not be seen", () => {
    const { tokens, sentences } = brand(null, "#ffffff");
    expect(sentences).to.have.length(1);
    expect(sentences[0]).to.match(/^#ffffff would hardly be seen as a button on the bar: its contrast is 1\.00\./);
    expect(sentences[0]).to.contain(String(tokens["--ski-glow"]));
  });

  it("hold every contrast that the tags need, whatever they are", () => {
    const steps = ["00", "33", "66", "99", "cc", "ff"];
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const colour = `#${red}${green}${blue}`;
          expect(lowPairs(brand(colour, colour).tokens), colour).to.deep.equal([]);
        }
  });

  it("leave the tokens of the design where none is chosen, and set the corners that are", () => {
    expect(brand(null, null)).to.deep.equal({ tokens: {}, sentences: [] });
    expect(brandTokens({ ...usualChoice, corners: "square" }).tokens).to.deep.equal(cornerSets.square);
  });
});

describe("a colour", () => {
  it("is read, written and mixed", () => {
    expect(colourOf("#4a2545")).to.deep.equal([74, 37, 69]);
    expect(colourOf("abc")).to.deep.equal([170, 187, 204]);
    for (const text of ["", "red", "#12", "#1234567", "#ggg"]) expect(colourOf(text), text).to.equal(null);
    expect(hexOf([0, 10, 255])).to.equal("#000aff");
    expect(hexOf(mixed(white, black, 0.5))).to.equal("#808080");
  });
});
