import { fileURLToPath } from "node:url";
import alias from "@rollup/plugin-alias";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import esbuild, { minify } from "rollup-plugin-esbuild";
import { lightStandIns } from "./scripts/light.mjs";
import { chunkName, manualChunks } from "./scripts/chunks.mjs";
import { css, floor, json, wordFiles } from "./scripts/rollup-plugins.mjs";
import { tags } from "./scripts/tags.mjs";

const input = (view) => ({
  "ski-elements": "elements/all.ts",
  autoloader: "elements/autoloader.ts",
  classes: "elements/classes.ts",
  ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `elements/${tag}.ts`])),
  // Components for pages with React are of use only with the page's own; types of frameworks, only in applications.
  ...(view === "peer" && { react: "elements/frameworks/react.tsx", typings: "elements/frameworks/typings.ts" }),
});

/** A translator of our own replaces i18next where weight counts most: in the light build, and beside the page's own React. */
const smallTranslator = {
  find: /^\.\/translator\.js$/,
  replacement: fileURLToPath(new URL("src/i18n/translator.light.ts", import.meta.url)),
};

/** In the light build preact replaces React. */
const preact = Object.entries(lightStandIns).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

const standIns = { preact: [...preact, smallTranslator], peer: [smallTranslator] };

const constants = replace({
  preventAssignment: true,
  delimiters: ["", ""],
  values: { "process.env.NODE_ENV": '"production"', "import.meta.env.MODE": '"production"', "import.meta.env ?": "true ?" },
});

/** What an application bundles and minifies itself stays readable, so that it can be debugged without maps. */
const readable = () => [minify({ target: floor, legalComments: "none", minify: false, minifySyntax: true })];

/** A released build also runs terser, which takes longer and makes it 5 % smaller. */
export const minifiers = ({ released, module }) => [
  minify({ target: floor, legalComments: "none" }),
  ...(released ? [terser({ module, toplevel: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true, keep_fargs: false } })] : []),
];

/** A release is packed without its maps, which would be most of it. */
export const mapsOf = (released) => (released ? "hidden" : true);

/** What the peer build takes from the page's own React. */
const peers = /^react(?:-dom)?(?:\/|$)/;

const sources = (view) => [
  constants,
  ...(view === "react" ? [] : [alias({ entries: standIns[view] })]),
  nodeResolve({ browser: true, extensions: [".mjs", ".js", ".ts", ".tsx"] }),
  commonjs(),
  // A lower target drops the attributes of imports.
  esbuild({ target: "esnext", tsconfig: "tsconfig.json", exclude: /node_modules|\.css$|\.json$/ }),
  css(),
  json(),
  wordFiles(),
];

const quietCodes = new Set(["MODULE_LEVEL_DIRECTIVE", "OPTIMIZE_CHUNK_STATUS"]);

/** Two files of dom-accessibility-api import each other. */
const isKnownCircle = ({ code, ids = [] }) =>
  code === "CIRCULAR_DEPENDENCY" && ids.some((id) => id.replaceAll("\\", "/").includes("/dom-accessibility-api/"));

const onLog = (level, log, handle) => quietCodes.has(log.code) || isKnownCircle(log) || handle(level, log);

/**
 * The scripts that run beside the library, each one file of its own, which imports nothing: what sends the first calls while the rest
 * loads, and what diagnoses a page, also where the library does not load.
 */
export const scriptsAlone = ["early", "doctor"];

export function scriptAloneConfigOf({ name, released, dirs }) {
  const output = { format: "iife", sourcemap: mapsOf(released), plugins: minifiers({ released, module: false }) };
  return {
    input: `elements/${name}.ts`,
    plugins: sources("react"),
    onLog,
    output: dirs.map((dir) => ({ ...output, file: `${dir}/${name}.js` })),
  };
}

/**
 * The ES modules of one build; scripts/build.mjs makes the one-file scripts from them.
 * @typedef {"react" | "preact" | "peer"} ViewLibrary bundled, or with `peer` the page's own React
 * @param {{ view: ViewLibrary, released: boolean, dir: string }} options `released` takes longer and is smaller
 * @returns {import("rollup").RollupOptions & { output: import("rollup").OutputOptions }}
 */
export function configOf({ view, released, dir }) {
  return {
    input: input(view),
    external: (id) => pageTools.test(id) || (view === "peer" && peers.test(id)),
    plugins: sources(view),
    onLog,
    preserveEntrySignatures: "strict",
    output: {
      dir,
      format: "es",
      sourcemap: mapsOf(released),
      entryFileNames: "[name].js",
      chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
      paths: (id) => (pageTools.test(id) ? toolsFile : id),
      manualChunks: manualChunks(view),
      onlyExplicitManualChunks: true,
      // The components have effects: a framework that renders on the server loads them in the browser too.
      banner: ({ name }) => (name === "react" && view === "peer" ? '"use client";' : ""),
      plugins: view === "peer" ? readable() : minifiers({ released, module: true }),
    },
  };
}

/** The file of the tools, which other files import, and its name in the build. */
const pageTools = /\/page-tools\.js$/;
const toolsFile = "tools.js";

/** The tools of a page apart from the elements: they are loaded by a call alone, and what they share with views would divide the files of these. */
export function toolsConfigOf({ released, dirs }) {
  return {
    input: { tools: "src/app/page-tools.ts" },
    plugins: sources("react"),
    onLog,
    preserveEntrySignatures: "allow-extension",
    output: dirs.map((dir) => ({
      dir,
      format: "es",
      sourcemap: mapsOf(released),
      entryFileNames: toolsFile,
      chunkFileNames: (chunk) => `chunks/tools-${chunkName(chunk)}-[hash].js`,
      plugins: minifiers({ released, module: true }),
    })),
  };
}

/** The experiments layer apart from the elements: its entries share no file with them, since a page may load them alone. */
export function experimentsConfigOf({ released, dir }) {
  return {
    input: { experiments: "elements/experiments.ts", openfeature: "elements/openfeature.ts" },
    external: /^@openfeature\//,
    plugins: sources("react"),
    onLog,
    preserveEntrySignatures: "strict",
    output: {
      dir,
      format: "es",
      sourcemap: mapsOf(released),
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/experiments-[name]-[hash].js",
      plugins: minifiers({ released, module: true }),
    },
  };
}

/** What tests of a page import: apart from the elements, since no page loads it. It has the light build's own text function. */
export function testingConfigOf({ released, dir }) {
  return {
    input: { testing: "elements/testing.ts", "testing-server": "elements/testing-server.ts" },
    external: /^node:/,
    plugins: sources("preact"),
    onLog,
    preserveEntrySignatures: "strict",
    output: {
      dir,
      format: "es",
      sourcemap: mapsOf(released),
      entryFileNames: "[name].js",
      chunkFileNames: (chunk) => `chunks/testing-${chunkName(chunk)}-[hash].js`,
      plugins: readable(),
    },
  };
}

export default [
  configOf({ view: "react", released: true, dir: "dist" }),
  configOf({ view: "preact", released: true, dir: "dist/light" }),
  configOf({ view: "peer", released: true, dir: "dist/peer" }),
  ...scriptsAlone.map((name) => scriptAloneConfigOf({ name, released: true, dirs: ["dist", "dist/light"] })),
  toolsConfigOf({ released: true, dirs: ["dist", "dist/light", "dist/peer"] }),
  experimentsConfigOf({ released: true, dir: "dist" }),
  testingConfigOf({ released: true, dir: "dist" }),
];
