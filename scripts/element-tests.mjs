/**
 * The element tests: which files they are, and a test-runner plugin that bundles them once with all that they import, so that the
 * page of each loads some dozens of files instead of hundreds.
 */
import { build } from "esbuild";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { lightStandIns } from "./light.mjs";
import { setUp } from "./setup.mjs";

const folders = ["src", "elements", "test/elements"];
const isElementTest = (file) => /\.browser\.test\.tsx?$/.test(file) || /^test\/elements\/.*\.test\.tsx?$/.test(file);

/** Every element test, by its path from the project's root. */
export const elementTests = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file).replaceAll("\\", "/")))
  .filter(isElementTest)
  .sort();

/**
 * @param {readonly string[]} places folders that end with a slash, and files up to `.browser.test`
 * @returns the element tests that they name; throws where one names none
 */
export function testsIn(places) {
  const isAt = (place) => (file) => file.startsWith(place.endsWith("/") ? place : `${place}.`);
  const empty = places.filter((place) => !elementTests.some(isAt(place)));
  if (empty.length) throw new Error(`No element test is at ${empty.join(", ")}: name where it went.`);
  return elementTests.filter((file) => places.some((place) => isAt(place)(file)));
}

/** `import sheet from "./x.css" with { type: "css" }`: a constructable sheet. */
const styleSheets = {
  name: "style-sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(readFileSync(path, "utf8"))});\nexport default sheet;`,
    }));
  },
};

/** What the test runner's own server provides. */
const servedByRunner = {
  name: "served-by-runner",
  setup({ onResolve }) {
    onResolve({ filter: /^\/__web-/ }, ({ path }) => ({ path, external: true }));
  },
};

/** The sources as the light build has them: `x.light.ts`, where there is one, in the place of `x.ts`. */
const lightModules = {
  name: "light-modules",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir }) => {
      const light = resolve(resolveDir, path.replace(/js$/, "light.ts"));
      return existsSync(light) ? { path: light } : undefined;
    });
  },
};

/** The tests of the components for pages with React, which are not in the light build. */
const isOfReact = (file) => file.startsWith("elements/frameworks/");
const isOfReact18 = (file) => file.startsWith("elements/frameworks/react-18.");

const ofHostPages = (name) => resolve("test/host-pages/node_modules", name);
/** The React 18 of the pages in test/host-pages. */
const react18 = {
  react: ofHostPages("react"),
  "react-dom": ofHostPages("react-dom"),
  "react-dom/server": ofHostPages("react-dom/server.browser.js"),
};

async function bundle(entryPoints, { alias = {}, plugins = [] } = {}) {
  const { outputFiles } = await build({
    entryPoints,
    inject: ["scripts/second-try-hook.mjs"],
    bundle: true,
    splitting: true,
    format: "esm",
    target: "esnext",
    tsconfig: "tsconfig.json",
    define: { "process.env.NODE_ENV": '"development"' },
    alias,
    // Some tests import a module for what it does, which the package's own list does not foresee.
    ignoreAnnotations: true,
    sourcemap: "linked",
    outdir: ".",
    outbase: ".",
    chunkNames: "__chunks/[name]-[hash]",
    write: false,
    plugins: [styleSheets, servedByRunner, ...plugins],
    logLevel: "warning",
  });
  return outputFiles.map(({ path, text }) => [`/${relative(".", path).replaceAll("\\", "/")}`, text]);
}

async function bundleAll(light) {
  const common = elementTests.filter((file) => !isOfReact(file));
  if (light) return new Map(await bundle(common, { alias: lightStandIns, plugins: [lightModules] }));
  setUp(new URL("../test/host-pages/", import.meta.url));
  return new Map([
    ...(await bundle(elementTests.filter((file) => !isOfReact18(file)))),
    ...(await bundle(elementTests.filter(isOfReact18), { alias: react18 })),
  ]);
}

/**
 * @param {{ light: boolean }} build which of the two builds is tested
 * @returns a plugin for web-test-runner.config.mjs
 */
export function bundledTests({ light }) {
  let files;
  return {
    name: "bundled-tests",
    async serverStart() {
      files = await bundleAll(light);
    },
    serve({ path }) {
      const body = files.get(path.replace(/\.tsx?$/, ".js"));
      return body === undefined ? undefined : { body, type: path.endsWith(".map") ? "json" : "js" };
    },
  };
}
