import { expect } from "chai";
import { build } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import { circles, componentOf, eagerImports, groupedGraph, importGraph, importsOf, unlayered, upwardImports } from "./import-graph.mjs";

const slashed = (path) => path.replaceAll(sep, "/");

function sourceFiles() {
  return ["src", "elements", "demo"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => posix.join(folder, slashed(file)))
      .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !/\.(?:test|driver|sample|d)\./.test(file)),
  );
}

describe("the imports of the sources", () => {
  const sources = new Map(sourceFiles().map((file) => [file, readFileSync(file, "utf8")]));
  const graph = importGraph(sources);

  it("run in no circle of files", () => {
    expect(circles(graph)).to.deep.equal([]);
  });

  it("run in no circle of component folders", () => {
    expect(circles(groupedGraph(graph, componentOf))).to.deep.equal([]);
  });

  it("go down the layers only, and every file is in one", () => {
    expect(unlayered(graph)).to.deep.equal([]);
    expect(upwardImports(graph)).to.deep.equal([]);
  });

  it("reach a sub-folder of a component from its first view by import() only", () => {
    expect(eagerImports(graph)).to.deep.equal([]);
  });

  it("are read wherever esbuild finds one", async () => {
    const found = new Set();
    const note = ({ path, importer }) => {
      if (importer && path.startsWith(".")) found.add(`${slashed(relative(".", importer))} → ${path}`);
      return importer ? { path, external: true } : undefined;
    };
    await build({
      entryPoints: [...sources.keys()].filter((file) => !file.endsWith(".css")).map((file, index) => ({ in: file, out: `${index}` })),
      bundle: true,
      write: false,
      outdir: "unwritten",
      format: "esm",
      plugins: [{ name: "note imports", setup: ({ onResolve }) => onResolve({ filter: /./ }, note) }],
    });
    const read = new Set([...sources].flatMap(([file, source]) => importsOf(source).map(({ path }) => `${file} → ${path}`)));
    expect(found).to.have.property("size").above(1000);
    expect([...found].filter((edge) => !read.has(edge))).to.deep.equal([]);
  });
});

describe("the graph of imports", () => {
  const graphOf = (sources) => importGraph(new Map(Object.entries(sources)));

  it("has every form of import and export", () => {
    const source = `
      import "./a.js";
      import b, { type B } from "./b.js";
      import type { C } from './c.js';
      import {
        d,
      } from "../d.js";
      export * from "./e.js";
      export type { F } from "./f.js";
      type G = import("./g.js").G;
      const h = () => import(
        "./h.js"
      );
      import sheet from "./i.css" with { type: "css" };
      import react from "react";
    `;
    expect(importsOf(source)).to.deep.equal([
      { path: "./a.js", call: false },
      { path: "./b.js", call: false },
      { path: "./c.js", call: false },
      { path: "../d.js", call: false },
      { path: "./e.js", call: false },
      { path: "./f.js", call: false },
      { path: "./g.js", call: true },
      { path: "./h.js", call: true },
      { path: "./i.css", call: false },
    ]);
  });

  it("names a circle of files, of types too", () => {
    const graph = graphOf({
      "src/store/a.ts": 'import { b } from "./b.js";',
      "src/store/b.ts": 'export * from "./deep/c.js";',
      "src/store/deep/c.tsx": 'import type { A } from "../a.js";',
      "src/store/d.ts": 'import { a } from "./a.js";',
    });
    expect(circles(graph)).to.deep.equal(["src/store/a.ts → src/store/b.ts → src/store/deep/c.tsx → src/store/a.ts"]);
  });

  it("names a circle that runs through import()", () => {
    const graph = graphOf({
      "src/store/a.ts": 'export const load = () => import("./b.js");',
      "src/store/b.ts": 'import type { A } from "./a.js";',
    });
    expect(circles(graph)).to.deep.equal(["src/store/a.ts → src/store/b.ts → src/store/a.ts"]);
  });

  it("names a circle of component folders in which no files form one", () => {
    const graph = graphOf({
      "src/components/products/a.ts": 'import { b } from "../criteria/b.js";',
      "src/components/criteria/b.ts": "export const b = 1;",
      "src/components/criteria/deep/c.ts": 'import sheet from "../../products/d.css" with { type: "css" };',
      "src/components/products/d.css": "",
    });
    expect(circles(graph)).to.deep.equal([]);
    expect(circles(groupedGraph(graph, componentOf))).to.deep.equal(["products → criteria → products"]);
  });

  it("names an import up and one between folders of one row, by import() too", () => {
    const graph = graphOf({
      "src/domain/a.ts": 'import type { B } from "../store/b.js";',
      "src/store/b.ts": 'import { a } from "../domain/a.js";',
      "src/api/c.ts": 'export const load = () => import("../i18n/d.js");',
      "src/i18n/d.ts": 'import { e } from "./e.js";',
      "src/i18n/e.ts": "",
      "src/components/controls/f.ts": 'import("../products/g.js");',
      "src/components/products/g.ts": 'import { f } from "../controls/f.js";',
      "src/components/unknown/h.ts": "",
    });
    expect(upwardImports(graph)).to.deep.equal([
      "src/domain/a.ts → src/store/b.ts",
      "src/api/c.ts → src/i18n/d.ts",
      "src/components/controls/f.ts → src/components/products/g.ts",
    ]);
    expect(unlayered(graph)).to.deep.equal(["src/components/unknown/h.ts"]);
  });

  it("names an import into the sub-folder of a component that is not by import()", () => {
    const graph = graphOf({
      "src/components/place/LazyList.ts": 'import("./list/list.lazy.js");',
      "src/components/place/list/list.lazy.ts": 'export { List as View } from "./List.js";',
      "src/components/place/list/List.tsx": 'import { rows } from "../rows.js";',
      "src/components/place/rows.ts": "",
      "src/components/searchbar/flow/Flow.tsx": 'import { List } from "../../place/list/List.js";',
      "src/components/searchbar/Bar.tsx": 'import { List } from "../place/list/List.js";\nimport("../place/list/List.js");',
    });
    expect(eagerImports(graph)).to.deep.equal(["src/components/searchbar/Bar.tsx → src/components/place/list/List.tsx"]);
  });
});
