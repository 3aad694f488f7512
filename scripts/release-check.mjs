/**
 * `npm run release:check` compares what is public now with what the last release recorded, and prints whether the next one is major,
 * minor or patch, with the reasons. Fails where package.json names a version that is too low. `npm run release:record` records what is
 * public now in `releases/last.json`, at a release. Both need a build: `npm run build`. docs/versioning.md says what is public.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesBetween, inOrder, levels, versionAfter } from "./release-changes.mjs";
import { typeChanges } from "./release-types.mjs";

const recordFile = "releases/last.json";
const types = "dist/types";

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

function declarationsOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".d.ts"));
  return Object.fromEntries(files.sort().map((file) => [file.replaceAll("\\", "/"), readFileSync(join(folder, file), "utf8")]));
}

/** What is public now. */
function current() {
  if (!existsSync(types)) throw new Error("There are no declarations in dist/types: run `npm run build`.");
  const { version, exports, engines, peerDependencies } = readJson("package.json");
  return {
    version,
    entries: Object.keys(exports),
    needs: { node: engines.node, ...peerDependencies },
    manifest: readJson("custom-elements.json"),
    declarations: declarationsOf(types),
  };
}

function record() {
  const now = current();
  mkdirSync("releases", { recursive: true });
  writeFileSync(recordFile, `${JSON.stringify(now)}\n`);
  console.log(`${recordFile} records what is public in ${now.version}.`);
}

const isLower = (version, other) => version.localeCompare(other, "en", { numeric: true }) < 0;

function check() {
  const now = current();
  if (!existsSync(recordFile)) {
    console.log(`No release is recorded: ${now.version} is the first. \`npm run release:record\` records it when it is released.`);
    return;
  }
  const last = readJson(recordFile);
  const entries = Object.keys(now.declarations).filter((file) => !file.includes("/"));
  const changes = inOrder([...changesBetween(last, now), ...typeChanges(last.declarations, now.declarations, entries)]);
  const level = levels.find((one) => changes.some((change) => change.level === one)) ?? "patch";
  const next = versionAfter(last.version, level);
  console.log(`After ${last.version} the next release is ${level}: ${next}.`);
  for (const change of changes) console.log(`  ${change.level}: ${change.text}`);
  if (now.version === last.version || !isLower(now.version, next)) return;
  console.error(`package.json says ${now.version}, which is too low.`);
  process.exitCode = 1;
}

try {
  if (process.argv[2] === "record") record();
  else check();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
