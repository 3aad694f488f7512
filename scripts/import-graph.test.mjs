import { expect } from "chai";
import { build } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import {
  circles,
  componentOf,
  experimentsFolderOf,
  groupedGraph,
  importedTests,
  importGraph,
  importsOf,
  isTest,
  loadedWith,
  unlayered,
  upwardImports,
  viewImports,
} from "./import-graph.mjs";

const slashed = (path) => path.replaceAll(sep, "/");

function filesOf(...folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => posix.join(folder, slashed(file)))
      .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !file.endsWith(".d.ts") && !file.includes("node_modules/")),
  );
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

describe("the imports of the sources", () => {
  const layered = filesOf("src", "elements", "demo");
  const graph = importGraph(new Map([...layered, ...filesOf("test", "bench", "scripts")]));
  const layeredGraph = new Map([...graph].filter(([file]) => layered.has(file)));
  const sourceGraph = new Map([...layeredGraph].filter(([file]) => !isTest(file)));

  it("run in no circle of files", () => {
    expect(circles(graph)).to.deep.equal([]);
  });

  it("run in no circle of component folders", () => {
    expect(circles(groupedGraph(sourceGraph, componentOf))).to.deep.equal([]);
  });

  it("run in no circle of folders of the experiments layer", () => {
    const folders = groupedGraph(sourceGraph, experimentsFolderOf);
    expect([...folders.keys()]).to.include.members(["client", "connection", "evaluation", "visitor", "configuration", "common"]);
    expect(circles(folders)).to.deep.equal([]);
  });

  it("go down the layers only, and every file is in one", () => {
    expect(unlayered(layeredGraph)).to.deep.equal([]);
    expect(upwardImports(layeredGraph)).to.deep.equal([]);
  });

  it("lead from tests to sources, not back", () => {
    expect(importedTests(layeredGraph)).to.deep.equal([]);
  });

  it("lead to the testing helpers from their entries alone", () => {
    const importers = [...sourceGraph].filter(([, imported]) => [...imported.keys()].some((file) => file.startsWith("src/test-helpers/")));
    const outside = importers.map(([file]) => file).filter((file) => !file.startsWith("src/test-helpers/"));
    expect(outside.sort()).to.deep.equal(["elements/testing-server.ts", "elements/testing.ts"]);
  });

  it("bring no view library into a layer that draws nothing", () => {
    expect(viewImports(layered)).to.deep.equal([]);
  });

  it("are read wherever esbuild finds one", async () => {
    const found = new Set();
    const note = ({ path, importer }) => {
      if (importer && path.startsWith(".")) found.add(`${slashed(relative(".", importer))} → ${path}`);
      return importer ? { path, external: true } : undefined;
    };
    await build({
      entryPoints: [...layered.keys()].filter((file) => !file.endsWith(".css")).map((file, index) => ({ in: file, out: `${index}` })),
      bundle: true,
      write: false,
      outdir: "unwritten",
      format: "esm",
      plugins: [{ name: "note imports", setup: ({ onResolve }) => onResolve({ filter: /./ }, note) }],
    });
    const read = new Set([...layered].flatMap(([file, source]) => importsOf(source).map(({ path }) => `${file} → ${path}`)));
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
      { path: "react", call: false },
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
    expect(unlayered(graph)).to.deep.equal(["src/components/unknown/h.ts"]);
    expect(upwardImports(graph)).to.deep.equal([
      "src/domain/a.ts → src/store/b.ts",
      "src/api/c.ts → src/i18n/d.ts",
      "src/components/controls/f.ts → src/components/products/g.ts",
    ]);
  });

  it("names an import from outside the layers, and what the demo may not import", () => {
    const graph = graphOf({
      "src/store/a.ts": 'import "../../test/fixtures/f.js"; import "../../scripts/s.mjs"; import "../../demo/engine/e.js";',
      "src/store/a.test.ts": 'import "../../test/fixtures/f.js"; import "../../test/oracle/o.js"; import "../app/b.js";',
      "src/app/b.ts": "",
      "demo/engine/e.ts": 'import "../../src/api/c.js"; import "../../src/store/a.js"; import "../../elements/d.js";',
      "demo/engine/e.test.ts": 'import "../../test/oracle/o.js"; import "../../test/fixtures/f.js"; import "../../src/app/b.js";',
      "src/api/c.ts": "",
      "elements/d.ts": "",
      "test/fixtures/f.ts": "",
      "test/oracle/o.ts": "",
      "scripts/s.mjs": "",
    });
    expect(upwardImports(graph)).to.deep.equal([
      "src/store/a.ts → test/fixtures/f.ts",
      "src/store/a.ts → scripts/s.mjs",
      "src/store/a.ts → demo/engine/e.ts",
      "src/store/a.test.ts → test/oracle/o.ts",
      "src/store/a.test.ts → src/app/b.ts",
      "demo/engine/e.ts → src/store/a.ts",
      "demo/engine/e.ts → elements/d.ts",
      "demo/engine/e.test.ts → test/fixtures/f.ts",
      "demo/engine/e.test.ts → src/app/b.ts",
    ]);
  });

  it("lets tests of components share drivers, and names a source that imports one", () => {
    const graph = graphOf({
      "src/components/calendar/a.browser.test.tsx": 'import "../stay-dates/b.driver.js"; import "../stay-dates/c.js";',
      "src/components/stay-dates/b.driver.tsx": "",
      "src/components/stay-dates/c.ts": 'import "./testing/d.js"; import "./b.driver.js";',
      "src/components/stay-dates/testing/d.ts": "",
    });
    expect(upwardImports(graph)).to.deep.equal(["src/components/calendar/a.browser.test.tsx → src/components/stay-dates/c.ts"]);
    expect(importedTests(graph)).to.deep.equal([
      "src/components/stay-dates/c.ts → src/components/stay-dates/testing/d.ts",
      "src/components/stay-dates/c.ts → src/components/stay-dates/b.driver.tsx",
    ]);
  });

  it("names an import of a view library where nothing is drawn", () => {
    const sources = {
      "src/domain/a.ts":
        'import { useState } from "react"; import type { Root } from "react-dom/client"; import { chunk } from "reactive";',
      "src/i18n/b.ts": 'import { useState } from "react";',
    };
    expect(viewImports(new Map(Object.entries(sources)))).to.deep.equal(["src/domain/a.ts → react", "src/domain/a.ts → react-dom/client"]);
  });

  it("names the files that load with a file", () => {
    const graph = graphOf({
      "src/components/place/deferred.ts": 'import("./PlaceList.js");',
      "src/components/place/PlaceList.tsx": 'import { rows } from "./rows.js";',
      "src/components/place/rows.ts": "",
      "src/components/place/PlaceInput.tsx": 'import { PlaceList } from "./deferred.js";',
    });
    expect([...loadedWith(graph, "src/components/place/PlaceInput.tsx")]).to.deep.equal([
      "src/components/place/PlaceInput.tsx",
      "src/components/place/deferred.ts",
    ]);
    expect([...loadedWith(graph, "src/components/place/PlaceList.tsx")]).to.include("src/components/place/rows.ts");
  });
});
