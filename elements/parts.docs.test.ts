import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { partDocs } from "./parts.docs.js";

const views = "src/components";
const described = new Set(Object.values(partDocs).flatMap((group) => Object.keys(group)));

/** The part names that a source spells out; names put together at run time are for the tests in the browser. */
function partsOf(source: string): string[] {
  const written = [...source.matchAll(/\bpart(?:=|: |\s=\s)\{?["']([\w -]+)["']/g)].map(([, names = ""]) => names);
  return written.flatMap((names) => names.split(" ")).filter(Boolean);
}

describe("the docs of parts", () => {
  for (const noun of readdirSync(views)) {
    it(`name every part of components/${noun}`, () => {
      const files = readdirSync(join(views, noun), { recursive: true, encoding: "utf8" });
      const sources = files.filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
      const drawn = sources.flatMap((file) => partsOf(readFileSync(join(views, noun, file), "utf8")));
      expect([...new Set(drawn)].filter((part) => !described.has(part))).to.deep.equal([]);
    });
  }
});
