import { readFileSync } from "node:fs";
import { decode } from "@jridgewell/sourcemap-codec";

/** The package of a source, or the folder of ours. */
function libraryOf(source) {
  const inPackages = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return inPackages ?? /(src\/[^/]+|elements|locales)\//.exec(source)?.[1] ?? "other";
}

/** Characters of a built file by library, read off its source map: each segment is its source's up to the next one. */
function charactersOf(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const { mappings, sources } = JSON.parse(readFileSync(`${file}.map`, "utf8"));
  const characters = new Map();
  decode(mappings).forEach((segments, line) =>
    segments.forEach(([column, source], index) => {
      const library = source === undefined ? "other" : libraryOf(sources[source]);
      const end = segments[index + 1]?.[0] ?? lines[line].length;
      characters.set(library, (characters.get(library) ?? 0) + end - column);
    }),
  );
  return characters;
}

/**
 * What each library contributes to some built files, in kB gzipped, the largest first: a file's weight divided by characters.
 * Style sheets have no mappings and count as the source before them.
 */
export function sharesOf(files, weigh) {
  const shares = new Map();
  for (const file of files) {
    const characters = charactersOf(file);
    const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
    for (const [library, count] of characters) shares.set(library, (shares.get(library) ?? 0) + (weigh(file) * count) / all);
  }
  return [...shares].sort(([, one], [, other]) => other - one);
}
