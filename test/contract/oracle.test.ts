import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";

/** The allowed imports of the oracle: its own files, requests and answers, the content of the catalogue, the demo's words, and the lists of src/domain. */
const allowed = [
  /^\.\/[\w-]+\.js$/,
  /^\.\.\/\.\.\/demo\/engine\/answers\.js$/,
  /^\.\.\/\.\.\/demo\/engine\/wire\/shapes\.js$/,
  /^\.\.\/\.\.\/demo\/engine\/catalogue\/(?!criteria)[\w-]+\.js$/,
  /^\.\.\/\.\.\/demo\/words\/all\.js$/,
  /^\.\.\/\.\.\/src\/domain\/(?:criteria-table|locale|origins|packages|places)\.js$/,
];
const folder = new URL("../oracle/", import.meta.url);

describe("the oracle", () => {
  it("shares with the engine that it judges only content and types", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    expect(files).to.include("oracle.ts");
    for (const file of files)
      for (const [, path = ""] of readFileSync(new URL(file, folder), "utf8").matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g))
        expect(
          allowed.some((pattern) => pattern.test(path)),
          `${file} imports ${path}`,
        ).to.equal(true);
  });
});
