import { expect } from "chai";
import { readFileSync } from "node:fs";
import { tagNames } from "../src/diagnosis/tag-names.js";
import { tags } from "./tags.mjs";

describe("what diagnoses a page", () => {
  it("has every tag", () => {
    expect(tagNames.toSorted()).to.deep.equal(tags);
  });

  it("has the table of each tag's attributes on its own", () => {
    const source = readFileSync("elements/doctor.ts", "utf8");
    for (const tag of tags) expect(source).to.contain(`from "./${tag}.attributes.js"`).and.to.contain(`"${tag}": `);
  });
});
