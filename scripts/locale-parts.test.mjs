import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { deferredViews } from "../src/components/controls/deferred-views.js";
import { leaves, wordsOf } from "../src/i18n/locale-files.driver.js";
import { importGraph, isTest, loadedWith } from "./import-graph.mjs";
import { keyOf, keysIn } from "./text-keys.mjs";

const readFolder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll(sep, "/")))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => [file, readFileSync(file, "utf8")]);

const keysOf = (part) => [...new Set(leaves(wordsOf("fr-FR", part)).map(([leaf]) => keyOf(leaf)))];

describe("the two files of a locale", () => {
  // The testing helpers load both files.
  const isHelper = ([file]) => file.startsWith("src/test-helpers/");
  const sources = new Map([...readFolder("src").filter((read) => !isHelper(read)), ...readFolder("elements")]);
  const graph = importGraph(sources);
  const screens = keysOf("screens");
  const panels = keysOf("panels");
  const keys = [...screens, ...panels];
  // It lists the texts that a page can replace, and uses none.
  const listOfKeys = "src/domain/own-texts.ts";
  const usedBy = new Map([...sources].map(([file, source]) => [file, file === listOfKeys ? [] : keysIn(source, keys)]));

  const tags = [...sources.keys()].filter((file) => /^elements\/ski-[\w-]+(?:\.search)?\.ts$/.test(file));
  const fileOfView = new Map(
    [...sources].flatMap(([file, source]) =>
      [...source.matchAll(/(?:deferredView|panelView)\("(\w+)", \(\) => import\("(.+?)\.js"\)\)/g)].map(([, name, path]) => [
        name,
        `${posix.join(posix.dirname(file), path)}.tsx`,
      ]),
    ),
  );
  const viewsWith = (part) => [...fileOfView.keys()].filter((name) => deferredViews[name].words === part);
  const filesFrom = (roots) => new Set(roots.flatMap((root) => [...loadedWith(graph, root)]));
  const keysFrom = (roots) => new Set([...filesFrom(roots)].flatMap((file) => usedBy.get(file)));

  const firstRoots = [...tags, ...viewsWith("screens").map((name) => fileOfView.get(name))];
  const panelRoots = viewsWith("panels").map((name) => fileOfView.get(name));
  const first = keysFrom(firstRoots);
  const later = keysFrom(panelRoots);

  it("are screens.json, with every text that a first screen uses,", () => {
    expect(tags.length).to.be.above(3);
    expect([...first].filter((key) => !screens.includes(key))).to.deep.equal([]);
  });

  it("and panels.json, with every text that only panels, sheets and dialogs use", () => {
    expect([...later].filter((key) => !first.has(key) && !panels.includes(key))).to.deep.equal([]);
  });

  it("have no text that nothing uses", () => {
    expect(keys.filter((key) => !first.has(key) && !later.has(key))).to.deep.equal([]);
  });

  it("are asked by no source that is neither a first screen's nor a deferred view's", () => {
    const reached = filesFrom([...firstRoots, ...panelRoots]);
    expect([...usedBy].filter(([file, used]) => used.length > 0 && !reached.has(file)).map(([file]) => file)).to.deep.equal([]);
  });

  it("are both waited for only by views that use panels.json", () => {
    const waits = viewsWith("panels").filter((name) => ![...keysFrom([fileOfView.get(name)])].some((key) => panels.includes(key)));
    expect(waits).to.deep.equal([]);
  });

  it("are for first screens alone where the view is loaded as its element starts", () => {
    const started = Object.entries(deferredViews).filter(([, { preload }]) => preload.includes("start"));
    expect(started.filter(([, { words }]) => words !== "screens").map(([name]) => name)).to.deep.equal([]);
  });
});

describe("the keys that a source uses", () => {
  const keys = [
    "package.PF",
    "package.hint_PF",
    "package.train",
    "results.none_for_dates",
    "results.no_dates",
    "card.another_rose",
    "station.none",
    "station.none_origin",
  ];

  it("are its literals, in calls and in tables", () => {
    const source = `text("package.train"); const titles = { dates: "results.no_dates" };`;
    expect(keysIn(source, keys)).to.deep.equal(["package.train", "results.no_dates"]);
  });

  it("are those that a template can make: one part of a key, a package by its code", () => {
    expect(keysIn("text(`results.none_for_${reason}`)", keys)).to.deep.equal(["results.none_for_dates"]);
    expect(keysIn("text(`package.${active.code}`)", keys)).to.deep.equal(["package.PF"]);
    expect(keysIn("text(`package.${transport}`)", keys)).to.deep.equal(["package.PF", "package.train"]);
    expect(keysIn('text(`card.${isOther ? "another" : "price"}_${rose ? "rose" : "fell"}`)', keys)).to.deep.equal(["card.another_rose"]);
  });

  it("have a context where the source names it, and are not in comments", () => {
    expect(keysIn(`text("station.none", { context: "origin" })`, keys)).to.deep.equal(["station.none", "station.none_origin"]);
    expect(keysIn(`text("station.none")`, keys)).to.deep.equal(["station.none"]);
    expect(keysIn(`/** text("package.PF") */\n  // text("package.train")\n`, keys)).to.deep.equal([]);
  });
});
