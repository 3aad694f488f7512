/**
 * `npm run snippets` writes the builder's snippets of this release to `test/snippets/`, where page tests run every release. It needs a build, whose
 * files they name.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { keptSnippets } from "../demo/builder/kept-snippets.js";
import { readRelease } from "../demo/builder/release.js";

const release = readRelease();
const folder = join("test/snippets", release.version);
if (Object.keys(release.hashes).length === 0) {
  console.error("There is no build: run `npm run build`.");
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of keptSnippets(release)) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${folder}/ has the snippets of ${release.version}.`);
