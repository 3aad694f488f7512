import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { deferredViews } from "../src/components/controls/deferred-views.js";
import { importGraph, loadedWith } from "./import-graph.mjs";

const readFolder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll(sep, "/")))
    .filter((file) => /\.(?:ts|tsx|css)$/.test(file) && !/\.(?:test|driver|sample|d)\./.test(file))
    .map((file) => [file, readFileSync(file, "utf8")]);

describe("the table of deferred views", () => {
  const sources = new Map([...readFolder("src"), ...readFolder("elements")]);
  const declared = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/(?:deferredView|panelView)\("(\w+)", \(\) => import\("(.+?)\.js"\)\)/g)].map(([, name, path]) => ({
      name,
      file: `${posix.join(posix.dirname(file), path)}.tsx`,
    })),
  );

  it("names each view once", () => {
    expect(declared.map(({ name }) => name).sort()).to.deep.equal(Object.keys(deferredViews).sort());
  });

  it("names views that no tag has in its first load", () => {
    const graph = importGraph(sources);
    const tags = [...sources.keys()].filter((file) => /^elements\/ski-[\w-]+(?:\.search)?\.ts$/.test(file));
    expect(tags).not.to.deep.equal([]);
    const eager = tags.flatMap((tag) => {
      const loaded = loadedWith(graph, tag);
      return declared.filter(({ file }) => loaded.has(file)).map(({ name }) => `${tag}: ${name}`);
    });
    expect(eager).to.deep.equal([]);
  });

  for (const [view, { preload }] of Object.entries(deferredViews)) {
    for (const trigger of preload) {
      it(`names what preloads ${view}: ${trigger}`, () => {
        const call = `preload("${trigger}"`;
        expect([...sources.values()].some((source) => source.includes(call) && new RegExp(`\\b${view}\\b`).test(source))).to.equal(true);
      });
    }
  }
});
