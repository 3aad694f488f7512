/** Installs the packages of package-lock.json when they are missing or differ from it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}

/** True if every package of the folder's lock file is installed in its version. Optional packages differ by machine. */
function isInstalled(folder) {
  const wanted = packagesOf(new URL("package-lock.json", folder));
  const there = packagesOf(new URL("node_modules/.package-lock.json", folder));
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) => path === "" || optional || devOptional || there[path]?.version === version,
  );
}

/**
 * Installs the packages of a folder's package-lock.json (a URL that ends with a slash; the project's own when absent);
 * does nothing when they are installed. Throws when npm fails.
 */
export function setUp(folder = root) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled(folder)) return;
  const name = fileURLToPath(folder).slice(fileURLToPath(root).length);
  console.log(`Installing the packages of ${name}package-lock.json.`);
  const { status, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error || status !== 0) throw new Error("`npm ci` failed; the reason is printed above.", { cause: error });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
