import { expect } from "chai";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundledPackages, noticesOf } from "./notices.mjs";

describe("the notices of third parties", () => {
  let folder;
  before(() => (folder = mkdtempSync(join(tmpdir(), "notices-"))));
  after(() => rmSync(folder, { recursive: true }));

  function addPackage(name, files) {
    const path = join(folder, "node_modules", name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "package.json"), JSON.stringify({ version: "1.2.3", license: "MIT" }));
    for (const file of files) writeFileSync(join(path, file), `The licence of ${name}.\n`);
    return path;
  }

  it("are of the packages with code in a chunk, whatever the bundler adds to a path", () => {
    const rendered = { renderedLength: 10 };
    const files = [
      { modules: { "/project/src/a.ts": rendered, "/project/node_modules/valtio/esm/vanilla.mjs": rendered } },
      { modules: { "\0/project/node_modules/react/index.js?commonjs-module": rendered } },
      { modules: { "/project/node_modules/a/node_modules/@scope/inner/b.js": rendered } },
      { modules: { "/project/node_modules/dropped/index.js": { renderedLength: 0 } } },
      { fileName: "a.css" },
    ];
    expect([...bundledPackages(files)]).to.deep.equal([
      ["@scope/inner", "/project/node_modules/a/node_modules/@scope/inner"],
      ["react", "/project/node_modules/react"],
      ["valtio", "/project/node_modules/valtio"],
    ]);
  });

  it("hold the text of each licence", () => {
    const packages = new Map([
      ["a", addPackage("a", ["LICENSE"])],
      ["b", addPackage("b", ["index.js", "license.md"])],
    ]);
    const text = noticesOf(packages);
    for (const part of ["a 1.2.3 (MIT)", "The licence of a.", "b 1.2.3 (MIT)", "The licence of b."]) expect(text).to.contain(part);
  });

  it("fail for a package without a licence", () => {
    const packages = new Map([["c", addPackage("c", ["index.js"])]]);
    expect(() => noticesOf(packages)).to.throw("c is bundled, but its package has no licence file.");
  });
});
