/** How the modules of a build are divided into files. */
import { wordChunkName } from "./word-files.mjs";

/** Packages that change together and rarely. */
const viewLibrary = /node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\/|^\0commonjs/;

const tagOf = (entry) => /\/elements\/(ski-[\w-]+)\.ts$/.exec(entry)?.[1];
/** The components of React, which load the tags later. */
const isComponents = (entry) => entry.endsWith("/frameworks/react.tsx");

/** The entries, by their names, that reach each module by the imports that `importsOf` gives. */
function reachingEntries(entries, nameOf, importsOf) {
  const reaching = new Map();
  const visit = (name, id) => {
    const names = reaching.get(id) ?? new Set();
    if (names.has(name)) return;
    reaching.set(id, names.add(name));
    for (const imported of importsOf(id)) visit(name, imported);
  };
  for (const id of entries) visit(nameOf(id), id);
  return (id) => reaching.get(id) ?? new Set();
}

function entriesByModule(ids, getModuleInfo) {
  const importedAtOnce = (id) => getModuleInfo(id).importedIds;
  const importedAtAnyTime = (id) => [...importedAtOnce(id), ...getModuleInfo(id).dynamicallyImportedIds];
  const tags = ids.filter(tagOf);
  const components = reachingEntries(ids.filter(isComponents), String, importedAtOnce);
  return {
    atOnce: reachingEntries(tags, tagOf, importedAtOnce),
    atAnyTime: reachingEntries(tags, tagOf, importedAtAnyTime),
    isOfComponents: (id) => components(id).size > 0,
  };
}

/** The tags that load no search at once, from the one that needs least, and the file of what each shares with a tag that does. */
const alone = [
  { tag: "ski-gallery", file: "base" },
  { tag: "ski-date-picker", file: "dates" },
];
/** The file of what only tags with a search share. It has what the search bar shares with views that are loaded later, too. */
const searchFile = "search";

/** Small enough that a file of its own costs more than it weighs. */
const small = /node_modules\/lucide\/|\/src\/platform\//;
/** The parts of views that results load at once, and another tag later, are one file: apart they would be many of less than 1 kB. */
const ofViews = /\/src\/(?:components|models|domain|store)\/(?!effects\/)/;

/** The file of a module that results load at once, and another tag later; none for what is loaded apart. */
function fileOfResults(id) {
  if (small.test(id)) return searchFile;
  return ofViews.test(id) ? "results-views" : undefined;
}

/** The shared file of a module, by the tags that load it at once and those that load it at any time; none where no two tags share it. */
function sharedFile(atOnce, atAnyTime) {
  if (atOnce.size === 1 && atOnce.has("ski-searchbar") && atAnyTime.size > 1) return searchFile;
  const found = alone.filter(({ tag }) => atOnce.has(tag));
  if (atOnce.size < 2 || found.length === atOnce.size) return undefined;
  return found[0]?.file ?? searchFile;
}

/**
 * For rollup's `manualChunks`: the view library is one file, what several tags import is in the shared files; import() divides the rest.
 * What the components of React share with the tags is a file too, so that they load no tag at once. Entries are apart, so that they
 * export nothing but what their source does.
 */
export function manualChunks(library) {
  let entries;
  return (id, { getModuleIds, getModuleInfo }) => {
    entries ??= entriesByModule([...getModuleIds()], getModuleInfo);
    if (viewLibrary.test(id)) return library;
    if (getModuleInfo(id).isEntry) return undefined;
    const [atOnce, atAnyTime] = [entries.atOnce(id), entries.atAnyTime(id)];
    const isOfResults = atOnce.has("ski-results") && atAnyTime.size > 1;
    const shared = sharedFile(atOnce, atAnyTime) ?? (isOfResults ? fileOfResults(id) : undefined);
    return shared && entries.isOfComponents(id) ? "components" : shared;
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
