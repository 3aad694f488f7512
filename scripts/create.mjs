/**
 * `npm run create tag NAME` writes the files of a new tag, adds it to the files that list the tags, and updates the manifest.
 * CONTRIBUTING.md lists what is left to do.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { tagFiles } from "./create-tag.mjs";

function run(...words) {
  const { status } = spawnSync(process.execPath, words, { stdio: "inherit" });
  if (status !== 0) throw new Error(`\`node ${words.join(" ")}\` failed.`);
}

function write(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function create(kind, name) {
  if (kind !== "tag" || !name) throw new Error("Usage: npm run create tag NAME");
  const { created, changed } = tagFiles(name, (file) => readFileSync(file, "utf8"));
  const existing = Object.keys(created).filter((file) => existsSync(file));
  if (existing.length > 0) throw new Error(`${existing.join(", ")} exists already.`);
  write({ ...created, ...changed });
  const files = [...Object.keys(created), ...Object.keys(changed)];
  run("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ...files);
  run("scripts/manifest.mjs");
  console.log([...files, "custom-elements.json"].join("\n"));
}

try {
  create(...process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
