/** Builds the examples with the packed library, in `.cache/examples/` beside this file, where they find what is installed for these tests. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setUp } from "../../scripts/setup.mjs";
import { sellerPort } from "../drivers/ports.js";
import { packInto } from "../package/pack.js";

const here = fileURLToPath(new URL("./", import.meta.url));
const sources = fileURLToPath(new URL("../../examples/", import.meta.url));

/** Where the examples find the demo's engine, and where the tests run it. */
const demo = "http://localhost:4173";
const seller = `http://localhost:${sellerPort}`;

/** Each folder of `examples/`. */
export const examples = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The page of vite-react without the tags, to weigh what they add. */
export const withoutTags = "vite-react-without-tags";

const folder = join(here, ".cache/examples");
const stamp = join(folder, "stamp");
export const library = join(folder, "node_modules/ski-elements");
export const installed = join(here, "node_modules");

/** What an example's own packages and tools leave in its folder. */
const leftovers = /[\\/](?:node_modules|dist|\.next|\.astro|\.angular)(?:[\\/]|$)/;
const isSource = (path: string) => !leftovers.test(path.slice(sources.length - 1));

const environment = {
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
} as const;

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Changes with whatever the built examples are made of. */
function fingerprint(): string {
  const hash = createHash("sha256").update(seller);
  const others = ["dist/.fingerprint", join(here, "build.ts"), join(here, "package-lock.json")];
  for (const file of [...filesIn(sources).filter(isSource), ...others]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** The folder of an example that is built. */
export const projectOf = (name: string) => join(folder, name);

/** What a web server serves of an example. */
export const rootOf = (name: string) => (existsSync(join(projectOf(name), "dist")) ? join(projectOf(name), "dist") : projectOf(name));

/** Copies an example, with the address of the tests' engine and the hash of the packed file. */
function copy(name: string, to: string): void {
  const integrity = readJson(join(library, "dist/sri.json"))["cdn/ski-elements.min.js"];
  cpSync(join(sources, name), to, { recursive: true, filter: isSource });
  for (const file of filesIn(to)) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(demo, seller).replace("sha384-…", integrity));
  }
}

/** Runs the example's own `npm run build`. */
function build(name: string): void {
  const project = projectOf(name);
  const { dependencies, devDependencies } = readJson(join(project, "package.json"));
  const tested = readJson(join(here, "package.json")).dependencies;
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (dependency !== "ski-elements" && tested[dependency] !== version)
      throw new Error(`examples/${name} names ${dependency} ${version}; test/examples has ${tested[dependency]}.`);
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], { cwd: project, encoding: "utf8", shell: true, env: environment });
  if (status !== 0) throw new Error(`examples/${name} cannot be built: ${stdout}${stderr}`);
  console.log(`Built examples/${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** Builds every example, unless it is built already from what is there now. Throws where the library is not built. */
export function buildExamples(): void {
  if (!existsSync("dist/peer/react.js")) throw new Error("The library is not built: run `npm run build`.");
  setUp(new URL("./", import.meta.url));
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  renameSync(packInto(folder).library, library);
  for (const name of examples) {
    copy(name, projectOf(name));
    if (existsSync(join(projectOf(name), "package.json"))) build(name);
  }
  copy("vite-react", projectOf(withoutTags));
  writeFileSync(join(projectOf(withoutTags), "src/App.tsx"), "export const App = () => <h1>React with Vite</h1>;\n");
  build(withoutTags);
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildExamples();
