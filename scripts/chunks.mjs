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

/** The shared file of a module; none where at most one tag imports it, or only tags without a search. */
function sharedFile(importers = new Set()) {
  const imports = ({ tag }) => [...importers].some((id) => id.endsWith(`/${tag}.ts`));
  const found = alone.filter(imports);
  if (importers.size < 2 || found.length === importers.size) return undefined;
  return found[0]?.file ?? searchFile;
}

/** For rollup's `manualChunks`: the view library is one file, what several tags import is in the shared files; import() divides the rest. */
export function manualChunks(library) {
  let importers;
  return (id, graph) => {
    importers ??= importersOf(graph);
    return viewLibrary.test(id) ? library : sharedFile(importers.get(id));
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
