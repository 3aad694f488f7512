/** How the modules of a build are divided into files. */
import { wordChunkName } from "./word-files.mjs";

/** Packages that change together and rarely. */
const viewLibrary = /node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\/|^\0commonjs/;

const tagOf = (entry) => /\/elements\/(ski-[\w-]+)\.ts$/.exec(entry)?.[1];

/** The tags that reach each module by the imports that `importsOf` gives. */
function reachingTags(entries, importsOf) {
  const reaching = new Map();
  const visit = (tag, id) => {
    const tags = reaching.get(id) ?? new Set();
    if (tags.has(tag)) return;
    reaching.set(id, tags.add(tag));
    for (const imported of importsOf(id)) visit(tag, imported);
  };
  for (const id of entries) visit(tagOf(id), id);
  return (id) => reaching.get(id) ?? new Set();
}

const tagsByModule = (entries, getModuleInfo) => ({
  atOnce: reachingTags(entries, (id) => getModuleInfo(id).importedIds),
  atAnyTime: reachingTags(entries, (id) => [...getModuleInfo(id).importedIds, ...getModuleInfo(id).dynamicallyImportedIds]),
});

/** The tags that load no search at once, from the one that needs least, and the file of what each shares with a tag that does. */
const alone = [
  { tag: "ski-gallery", file: "base" },
  { tag: "ski-date-picker", file: "dates" },
];
/** The file of what only tags with a search share. It has what the search bar shares with views that are loaded later, too. */
const searchFile = "search";

/** The shared file of a module, by the tags that load it at once and those that load it at any time; none where no two tags share it. */
function sharedFile(atOnce, atAnyTime) {
  if (atOnce.size === 1 && atOnce.has("ski-searchbar") && atAnyTime.size > 1) return searchFile;
  const found = alone.filter(({ tag }) => atOnce.has(tag));
  if (atOnce.size < 2 || found.length === atOnce.size) return undefined;
  return found[0]?.file ?? searchFile;
}

/**
 * For rollup's `manualChunks`: the view library is one file, what several tags import is in the shared files; import() divides the rest.
 * Entries are apart, so that they export nothing but what their source does.
 */
export function manualChunks(library) {
  let tags;
  return (id, { getModuleIds, getModuleInfo }) => {
    tags ??= tagsByModule([...getModuleIds()].filter(tagOf), getModuleInfo);
    if (viewLibrary.test(id)) return library;
    return getModuleInfo(id).isEntry ? undefined : sharedFile(tags.atOnce(id), tags.atAnyTime(id));
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
