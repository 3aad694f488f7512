/** Checks whether the build output still matches the sources. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = "dist/.fingerprint";
const folders = ["src", "elements", "locales"];
const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "rollup.config.mjs",
  "scripts/build.mjs",
  "scripts/chunks.mjs",
  "scripts/rollup-plugins.mjs",
  "scripts/word-files.mjs",
];

const isSource = (name) => /\.(?:ts|tsx|css|json)$/.test(name) && !/\.test\.tsx?$/.test(name);

function sources() {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...files, ...found.sort()];
}

/** A hash over the name and text of everything that the build reads. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const source of sources()) hash.update(source).update("\0").update(readFileSync(source)).update("\0");
  return hash.digest("hex");
}

/** Records that dist/ holds the build of these sources: the demo's, or the released one. */
export function markBuilt(kind, hash) {
  writeFileSync(file, JSON.stringify({ kind, hash }));
}

/** True when dist/ holds at least what the demo loads of these sources. */
export function isBuilt() {
  try {
    return JSON.parse(readFileSync(file, "utf8")).hash === fingerprint();
  } catch {
    return false;
  }
}
