import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import esbuild, { minify } from "rollup-plugin-esbuild";
import { css, directImports, floor, json, slimDefinitions, slimIcons } from "./scripts/rollup-plugins.mjs";
import { slimReact } from "./scripts/slim-react.mjs";
import { slimTexts } from "./scripts/slim-texts.mjs";

const elements = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];

const plugins = [
  replace({
    preventAssignment: true,
    delimiters: ["", ""],
    values: { "process.env.NODE_ENV": '"production"', "import.meta.env.MODE": '"production"', "import.meta.env ?": "true ?" },
  }),
  nodeResolve({ browser: true, extensions: [".mjs", ".js", ".ts", ".tsx"] }),
  slimReact(),
  commonjs(),
  // The target of the sources is the newest, or the attributes of their imports are dropped.
  esbuild({ target: "esnext", tsconfig: "tsconfig.json", exclude: /node_modules|\.css$|\.json$/ }),
  slimDefinitions(),
  slimIcons(),
  directImports(),
  slimTexts(),
  css(),
  json(),
];

const quietCodes = new Set(["MODULE_LEVEL_DIRECTIVE", "OPTIMIZE_CHUNK_STATUS"]);

const minified = minify({ target: floor, legalComments: "none" });

/** React changes least, so it stands alone; what every tag needs stands together. */
const groups = [
  ["react", /node_modules\/(?:react|react-dom|scheduler|@r2wc)\//],
  ["base", /node_modules\/(?:valtio|proxy-compare|i18next|valibot)\/|src\/(?:app|element|store|api|i18n|tracking|platform)\//],
];

function group(id) {
  const locale = /locales\/([\w-]+)\.json$/.exec(id)?.[1];
  return locale ? `locale-${locale}` : groups.find(([, pattern]) => pattern.test(id.replaceAll("\\", "/")))?.[0];
}

const entries = {
  "ski-elements": "elements/all.ts",
  autoloader: "elements/autoloader.ts",
  ...Object.fromEntries(elements.map((tag) => [`elements/${tag}`, `elements/${tag}.ts`])),
};

/** The ES modules; the one-file script is made from them (scripts/build.mjs). */
export default {
  plugins,
  onLog: (level, log, handle) => quietCodes.has(log.code) || handle(level, log),
  input: entries,
  output: {
    dir: "dist",
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    manualChunks: group,
    experimentalMinChunkSize: 6000,
    plugins: [minified],
  },
};
