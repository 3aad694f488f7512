/** How the modules of a build are divided into files. */

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

/** The name of a chunk, from the name of the module that import() loads: `mobile-flow` for the view `MobileFlow`. */
export const chunkName = (module) => (/^[A-Z]/.test(module) ? module.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase() : module);
