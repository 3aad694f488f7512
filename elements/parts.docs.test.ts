import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { partDocs } from "./parts.docs.js";

const views = "src/components";
const described = new Set(Object.values(partDocs).flatMap((group) => Object.keys(group)));

/** The part names that a source spells out; names put together at run time are tested in the browser. */
function partsOf(source: string): string[] {
  const written = [...source.matchAll(/\bpart(?:=|: |\s=\s)\{?["']([\w -]+)["']/g)].map(([, names = ""]) => names);
  return written.flatMap((names) => names.split(" ")).filter(Boolean);
}

describe("the docs of parts", () => {
  for (const folder of readdirSync(views)) {
    it(`name every part of components/${folder}`, () => {
      const sources = readdirSync(join(views, folder)).filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
      const used = sources.flatMap((file) => partsOf(readFileSync(join(views, folder, file), "utf8")));
      expect([...new Set(used)].filter((part) => !described.has(part))).to.deep.equal([]);
    });
  }
});
