import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parts } from "./parts.js";

const views = "src/components";
const described = new Set(Object.values(parts).flatMap((room) => Object.keys(room)));

/** The part names that a source spells out; names put together at run time are for the tests in the browser. */
function partsOf(source: string): string[] {
  const written = [...source.matchAll(/\bpart(?:=|: |\s=\s)\{?["']([\w -]+)["']/g)].map(([, names = ""]) => names);
  return written.flatMap((names) => names.split(" ")).filter(Boolean);
}

describe("the descriptions of parts", () => {
  for (const room of readdirSync(views)) {
    it(`name every part of components/${room}`, () => {
      const sources = readdirSync(join(views, room)).filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
      const drawn = sources.flatMap((file) => partsOf(readFileSync(join(views, room, file), "utf8")));
      expect([...new Set(drawn)].filter((part) => !described.has(part))).to.deep.equal([]);
    });
  }
});
