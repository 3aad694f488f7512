import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src", "elements"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|driver|sample)\./.test(file));

/** Scripts of pages add enumerable members to `Object.prototype`, and old libraries replace `Array.from`. */
const refused = [/\bfor \((?:const|let|var) [^)]* in /, /(?<![\w`])Array\.from\(/, /\bv\.(?:object|looseObject|strictObject)\(/];

describe("the sources of the elements", () => {
  it("read own keys only, and use no function that old libraries replace", () => {
    const isHelper = (file) => file === "src/api/object.ts";
    const found = sources.filter((file) => !isHelper(file) && refused.some((pattern) => pattern.test(readFileSync(file, "utf8"))));
    expect(sources.length).to.be.greaterThan(300);
    expect(found).to.deep.equal([]);
  });
});
