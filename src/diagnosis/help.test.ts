import { expect } from "chai";
import { readFileSync } from "node:fs";
import { findingCodes } from "./codes.js";

describe("the guide to findings", () => {
  const headings = [...readFileSync("docs/guides/diagnosis.md", "utf8").matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);

  it("has a heading for each code, in their order", () => {
    expect(headings).to.deep.equal([...findingCodes]);
  });
});
