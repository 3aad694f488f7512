/** How the modules of a build are divided into files. */
import { wordChunkName } from "./word-files.mjs";

/** Packages that change together and rarely. */
const viewLibrary = /node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\/|^\0commonjs/;

/** The modules that two or more tags import, other than by import(). */
function sharedModules({ getModuleIds, getModuleInfo }) {
  const importers = new Map();
  const visit = (tag, id) => {
    const visited = importers.get(id) ?? new Set();
    if (visited.has(tag)) return;
    importers.set(id, visited.add(tag));
    for (const imported of getModuleInfo(id).importedIds) visit(tag, imported);
  };
  for (const id of getModuleIds()) if (/\/elements\/ski-[\w-]+\.ts$/.test(id)) visit(id, id);
  return new Set([...importers].filter(([, { size }]) => size > 1).map(([id]) => id));
}

/** For rollup's `manualChunks`: the view library is one file, what several tags share another; import() divides the rest. */
export function manualChunks(library) {
  let shared;
  return (id, graph) => {
    shared ??= sharedModules(graph);
    return viewLibrary.test(id) ? library : shared.has(id) ? "shared" : undefined;
  };
}

const wordFile = /\/locales\/([^/]+\/[^/]+)\.json$/;

/**
 * The name of a chunk, from the module that import() loads: `mobile-flow` for the view `MobileFlow`, `fr-FR-panels` for a locale's words
 * of panels.
 */
export function chunkName({ name, facadeModuleId }) {
  const words = wordFile.exec(facadeModuleId?.replaceAll("\\", "/") ?? "");
  if (words) return wordChunkName(words[1]);
  return /^[A-Z]/.test(name) ? name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase() : name;
}
