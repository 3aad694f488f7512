import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { readTokens, tokensOf } from "./tokens.mjs";

describe("the design tokens", () => {
  it("are read with their description and the default of each theme", () => {
    const source = `:host {
  --_ink: var(--ski-ink, #10233d); /* names, prices */
  --_shadow-1: var(--ski-shadow-1, 0 1px 2px rgb(16 35 61 / .05)); /* cards */
}
:host([theme="dark"]) {
  --_ink: var(--ski-ink, #edf3f9);
  --_shadow-1: var(--ski-shadow-1, 0 1px 2px rgb(16 35 61 / .05));
}`;
    expect(tokensOf(source)).to.deep.equal({
      "--ski-ink": { description: "Names, prices.", default: "#10233d", darkDefault: "#edf3f9" },
      "--ski-shadow-1": { description: "Cards.", default: "0 1px 2px rgb(16 35 61 / .05)" },
    });
  });

  it("are the same in a dark tag and in one that follows a dark system", () => {
    const sheet = readFileSync("src/components/controls/tokens.css", "utf8");
    const [, dark = "", auto = ""] = /theme="dark"\]\) \{(.+?)\}.+theme="auto"\]\) \{(.+?)\}/s.exec(sheet) ?? [];
    const lines = (block) => block.trim().split(/\s*\n\s*/);
    expect(lines(dark)).to.have.length.above(20);
    expect(lines(auto)).to.deep.equal(lines(dark));
  });

  it("are documented as they are at the default font size", () => {
    const source = `  --_text-xs: var(--ski-text-xs, calc(12 * var(--_ski-px))); /* captions */
  --_bar: var(--ski-bar, calc(36px + 40 * var(--_ski-px))); /* the bar */`;
    const defaults = Object.entries(tokensOf(source)).map(([name, token]) => [name, token.default]);
    expect(defaults).to.deep.equal([
      ["--ski-text-xs", "12px"],
      ["--ski-bar", "76px"],
    ]);
  });

  it("are each described", () => {
    expect(() => tokensOf("  --_thumb: var(--ski-thumb, 125px);")).to.throw("--ski-thumb is not described");
  });

  it("are all found in the sheet", () => {
    expect(Object.keys(readTokens())).to.include.members(["--ski-surface", "--ski-glow", "--ski-radius-xl", "--ski-bar", "--ski-focus"]);
  });
});

describe("the style sheets of the tags", () => {
  const folder = "src/components";
  const sheets = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ name, lines: readFileSync(`${folder}/${name}`, "utf8").split("\n") }));
  const lines = (matches) =>
    sheets.flatMap(({ name, lines: all }) =>
      all
        .map((line) => line.trim())
        .filter((line) => matches(line, name))
        .map((line) => `${name}: ${line}`),
    );

  it("take every size of a text from the tokens, which follow the visitor's default font size", () => {
    const isToken = (value) => /^(inherit|var\(--_text-[\w-]+\))$/.test(value);
    const sizes = lines((line, name) => {
      const [, property, value = ""] = /^(font|font-size): ([^;]+);$/.exec(line) ?? [];
      return property !== undefined && !name.endsWith("controls/reset.css") && !isToken(value);
    });
    expect(sizes).to.deep.equal([]);
    const unscaled = lines(
      (line, name) => name.endsWith("tokens.css") && /^--_(text|lead)-/.test(line) && !line.includes("var(--_ski-px)"),
    );
    expect(unscaled).to.deep.equal([]);
  });

  it("take every corner from the tokens, but for what is always round: radio buttons and dots", () => {
    const isToken = (value) => /var\(--_(radius-\w+|inner)\)/.test(value) || /^(0|inherit)$/.test(value);
    const corners = lines((line) => {
      const [, value] = /^border-(?:[\w-]+-)?radius: ([^;]+);$/.exec(line) ?? [];
      return value !== undefined && !isToken(value);
    });
    expect(corners.sort()).to.deep.equal([
      "calendar/calendar.css: border-radius: 50%;",
      "calendar/calendar.css: border-radius: 50%;",
      "controls/form.css: border-radius: 50%;",
      "stay-dates/stay-dates.css: border-radius: 50%;",
    ]);
  });

  it("have no line height in px, which would cut larger letters", () => {
    expect(lines((line) => /^line-height: [\d.]+px/.test(line))).to.deep.equal([]);
  });

  it("choose a layout that holds texts by widths in em, and never by the page's root font size", () => {
    const isOfPictures = (name) => name === "gallery/gallery.css";
    const inPx = lines((line, name) => /^@(media|container).*-(width|height|inline-size): [\d.]+px/.test(line) && !isOfPictures(name));
    expect(inPx).to.deep.equal([]);
    expect(lines((line) => /[\d.]rem\b/.test(line))).to.deep.equal([]);
  });
});
