/** How the modules of a build are divided into files. */
import { wordChunkName } from "./word-files.mjs";

/** Packages that change together and rarely. */
const viewLibrary = /node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\/|^\0commonjs/;

/** The tags whose files import each module, other than by import(). */
function importersOf({ getModuleIds, getModuleInfo }) {
  const importers = new Map();
  const visit = (tag, id) => {
    const visited = importers.get(id) ?? new Set();
    if (visited.has(tag)) return;
    importers.set(id, visited.add(tag));
    for (const imported of getModuleInfo(id).importedIds) visit(tag, imported);
  };
  for (const id of getModuleIds()) if (/\/elements\/ski-[\w-]+\.ts$/.test(id)) visit(id, id);
  return importers;
}

/** The tags that load no search at once, from the one that needs least, and the file of what each shares with a tag that does. */
const alone = [
  { tag: "ski-gallery", file: "base" },
  { tag: "ski-date-picker", file: "dates" },
];
/** The file of what only tags with a search share. */
const searchFile = "search";

const tagOf = (entry) => /\/(ski-[\w-]+)\.ts$/.exec(entry)[1];

/** The file of a module: of its tag, or shared by tags; none where no tag imports it, or only tags without a search do. */
function fileOf(importers = new Set()) {
  const found = alone.filter(({ tag }) => [...importers].some((entry) => tagOf(entry) === tag));
  if (importers.size === 1) return tagOf([...importers][0]);
  if (importers.size === 0 || found.length === importers.size) return undefined;
  return found[0]?.file ?? searchFile;
}

/**
 * For rollup's `manualChunks`: the view library is one file, each tag has one for what only it imports, and what several tags import is in
 * the shared files; import() divides the rest. The entries themselves are apart, so that they export nothing but what their source does.
 */
export function manualChunks(library) {
  let importers;
  return (id, graph) => {
    importers ??= importersOf(graph);
    if (viewLibrary.test(id)) return library;
    return graph.getModuleInfo(id).isEntry ? undefined : fileOf(importers.get(id));
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
