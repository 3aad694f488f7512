/** The graph of the imports between source files, and the rules that hold in it. A graph maps each node to the nodes it imports. */
import { posix } from "node:path";
import { demoImports, layers, testImports, viewPackages, withoutViews } from "./layers.mjs";

/** Of import and export statements, types included, and of `import()`, in values and in types. */
const specifier = /\b(?:from|import)\b\s*(?<call>\(?)\s*(["'])(?<path>[^"'\s]+)\2/g;

/** The paths and packages that a source imports or exports from; `call` where it does so by `import()`. */
export function importsOf(source) {
  return [...source.matchAll(specifier)].map(({ groups }) => ({ path: groups.path, call: groups.call === "(" }));
}

/**
 * The files that each file imports, each with `call` where it is by `import()` alone.
 * `sources` maps paths to texts; imports of files that are not in it are left out.
 */
export function importGraph(sources) {
  const resolve = (from, path) => {
    const file = posix.join(posix.dirname(from), path);
    return [file, file.replace(/\.js$/, ".ts"), file.replace(/\.js$/, ".tsx")].find((candidate) => sources.has(candidate));
  };
  const importedBy = (file, source) => {
    const imported = new Map();
    for (const { path, call } of importsOf(source)) {
      const target = resolve(file, path);
      if (target) imported.set(target, { call: call && (imported.get(target)?.call ?? true) });
    }
    return imported;
  };
  return new Map([...sources].map(([file, source]) => [file, importedBy(file, source)]));
}

/** The graph of what `nameOf` makes of the files; files without a name are left out. */
export function groupedGraph(graph, nameOf) {
  const grouped = new Map();
  for (const [file, imported] of graph) {
    const name = nameOf(file);
    if (name === null) continue;
    const names = grouped.get(name) ?? new Map();
    for (const target of imported.keys()) {
      const other = nameOf(target);
      if (other !== null && other !== name) names.set(other, {});
    }
    grouped.set(name, names);
  }
  return grouped;
}

/** The shortest path that leads from a node back to it; null without one. */
function circleThrough(graph, start) {
  const reached = new Map();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.set(next, node);
      if (next !== start) queue.push(next);
      else {
        const path = [start];
        for (let at = node; at !== start; at = reached.get(at)) path.unshift(at);
        return [start, ...path];
      }
    }
  }
  return null;
}

/** Circles, at least one of each group of nodes that import each other, the shortest first, as "a → b → a". */
export function circles(graph) {
  const found = [];
  const known = new Set();
  for (const node of graph.keys()) {
    const circle = known.has(node) ? null : circleThrough(graph, node);
    if (!circle) continue;
    for (const member of circle) known.add(member);
    found.push(circle);
  }
  return found.toSorted((one, other) => one.length - other.length).map((circle) => circle.join(" → "));
}

const isIn = (file) => (folder) => file.startsWith(`${folder}/`);
const layerOf = (file) => layers.findIndex((folders) => folders.some(isIn(file)));
const isDemo = (file) => file.startsWith("demo/");
const folderOf = (file) => (isDemo(file) ? "demo" : layers.flat().find(isIn(file)));

const noun = /^src\/components\/([^/]+)\//;
/** The component folder of a file; null for files elsewhere. */
export const componentOf = (file) => noun.exec(file)?.[1] ?? null;

/** The folder of a file of the experiments layer; null for files elsewhere. */
export const experimentsFolderOf = (file) => /^src\/experiments\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Tests, and what only tests import. */
export const isTest = (file) => /\.(?:test|driver|sample)\.|\/testing\//.test(file);

/** Files that are in no layer. */
export const unlayered = (graph) => [...graph.keys()].filter((file) => folderOf(file) === undefined);

function isAllowed(file, target) {
  const folder = folderOf(file);
  if (folderOf(target) === folder) return true;
  if (isTest(file) && testImports[isDemo(file) ? "demo" : "layers"].some(isIn(target))) return true;
  if (isTest(file) && isTest(target) && componentOf(file) && componentOf(target)) return true;
  return isDemo(file) ? demoImports.some(isIn(target)) : layerOf(target) > layerOf(file);
}

/** Imports, as "a → b", that the layers do not allow: from a folder above or in the same row, or from outside the layers. */
export function upwardImports(graph) {
  return edges(graph)
    .filter(([file, target]) => !isAllowed(file, target))
    .map(([file, target]) => `${file} → ${target}`);
}

/** Imports of a test, a driver or a sample by a file that is none, as "a → b". */
export function importedTests(graph) {
  return edges(graph)
    .filter(([file, target]) => isTest(target) && !isTest(file))
    .map(([file, target]) => `${file} → ${target}`);
}

/** Imports of a view library by a layer that draws nothing, as "a → react". */
export function viewImports(sources) {
  return [...sources]
    .filter(([file]) => withoutViews.some(isIn(file)))
    .flatMap(([file, source]) =>
      importsOf(source)
        .filter(({ path }) => viewPackages.some((name) => path === name || isIn(path)(name)))
        .map(({ path }) => `${file} → ${path}`),
    );
}

/** The files that a file imports, directly or through others, other than by `import()`. */
export function loadedWith(graph, file, loaded = new Set([file])) {
  for (const [target, { call }] of graph.get(file) ?? []) if (!call && !loaded.has(target)) loadedWith(graph, target, loaded.add(target));
  return loaded;
}

function edges(graph) {
  return [...graph].flatMap(([file, imported]) => [...imported].map(([target, how]) => [file, target, how]));
}
