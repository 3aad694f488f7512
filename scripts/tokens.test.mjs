import { expect } from "chai";
import { readFileSync } from "node:fs";
import { readTokens, tokensOf } from "./tokens.mjs";

describe("the design tokens", () => {
  it("are read with default and description, the light theme's value first", () => {
    const source = `:host {
  --_ink: var(--ski-ink, #10233d); /* names, prices */
  --_shadow-1: var(--ski-shadow-1, 0 1px 2px rgb(16 35 61 / .05));
}
:host([theme="dark"]) {
  --_ink: var(--ski-ink, #edf3f9);
}`;
    expect(tokensOf(source)).to.deep.equal({
      "--ski-ink": { description: "Names, prices.", default: "#10233d" },
      "--ski-shadow-1": { description: "Shadow 1.", default: "0 1px 2px rgb(16 35 61 / .05)" },
    });
  });

  it("are the same in a dark tag and in one that follows a dark system", () => {
    const sheet = readFileSync("src/components/controls/tokens.css", "utf8");
    const [, dark = "", auto = ""] = /theme="dark"\]\) \{(.+?)\}.+theme="auto"\]\) \{(.+?)\}/s.exec(sheet) ?? [];
    const lines = (block) => block.trim().split(/\s*\n\s*/);
    expect(lines(dark)).to.have.length.above(20);
    expect(lines(auto)).to.deep.equal(lines(dark));
  });

  it("are all found in the sheet", () => {
    expect(Object.keys(readTokens())).to.include.members(["--ski-surface", "--ski-glow", "--ski-radius-xl", "--ski-bar", "--ski-focus"]);
  });
});
