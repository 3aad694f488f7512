import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
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

/** What is released takes its time to be smaller; the demo starts quickly. */
const smaller = terser({
  module: true,
  ecma: 2020,
  compress: { passes: 2, unsafe_arrows: true, keep_fargs: false },
  format: { comments: false },
});

/** Chunks by what they are for, the first that fits: a name, and which files under src/ and elements/ it holds. */
const chunks = [
  ["react", /^\0commonjs|node_modules\/(?:react|react-dom|scheduler|@r2wc)\//],
  // What opens later, each in one file.
  [
    "dates",
    /\/components\/(?:calendar\/(?!DateField|StandalonePicker|useNarrow)|stay-dates\/(?!StayDatesPicker|useDatesOpen))|\/src\/calendar\/(?!value|day)|\/searchbar\/(?:DatesPanel|dates\.lazy)/,
  ],
  ["rehearsal", /\/searchbar\/[Rr]ehearsal\b/],
  ["sticky", /\/searchbar\/(?:StickyBar|sticky|useBandPlace)\b/],
  ["flow", /\/searchbar\/(?:IndexScene|MobileFlow|MobileSteps|flow)\b/],
  [
    "fields",
    /\/(?:origin\/(?!useOriginSummary)|packages\/(?!usePackagesSummary)|participants\/(?!useParticipantsSummary))|\/fields\.lazy|\/place\/(?:PlaceList|places\.lazy|place\.css)|\/controls\/(?:Emphasis|Nothing|Stepper|Switch|counters)\b/,
  ],
  ["choices", /\/controls\/(?:Checkbox|Count|Select|form)\b/],
  ["filters", /\/criteria\/(?!criteria|Chips|labels|useChoices|FiltersSkeleton)|\/controls\/(?:RadioGroup|TextField)\b/],
  ["modals", /\/results\/(?:\w+Modal|modals)\b/],
  ["pages", /\/results\/(?:NumberedPages|pages)\b/],
  ["scene", /\/results\/[Ss]cene\b/],
  ["visit", /\/gallery\/(?:Visit|visit|Viewer|Miniatures|useMiniatures|usePhotoName|useSwipe)\b/],
  // What a page's script asks for.
  ["start", /\/app\/(?:start|mount)\b/],
  ["ab-tests", /\/app\/ab-tests|\/src\/experiments\//],
  ["faults", /\/element\/faults\b|\/store\/console-words\b/],
  ["mock", /\/api\/mock\b/],
  ["results-calls", /\/api\/(?:results-calls|products|product-shape|counts|prices|fnv1a)\b/],
  // What every tag needs.
  [
    "base",
    /node_modules\/(?:@floating-ui|valtio|proxy-compare|i18next|valibot)\/|\/src\/(?:app|element|store|api|domain|i18n|tracking|platform)\/|\/src\/calendar\/day\b|\/elements\/(?!ski-|all|autoloader)|\/controls\/(?:Button|Dialog|Icon|LazyImage|LiveRegion|Modal|Panel|panelScrolling|LazyState|Sheet|Skeleton|focus|glyphs|host|lazyView|pressOutside|scrollingBoxes|useCombobox|useInView|usePanelPosition|useScrolled|useSwipe|useWhenIdle|useWide|controls|reset|tokens)\b|\/stay-dates\/useDatesOpen|^\0|\/icons\/(?:arrow-left|arrow-up|bed-double|calendar-days|check|chevron-\w+|info|map-pin|plane|plus|minus|rotate-cw|triangle-exclamation-point|x)\.mjs/,
  ],
];

function chunkOf(id) {
  const locale = /locales\/([\w-]+)\.json$/.exec(id)?.[1];
  return locale ? `locale-${locale}` : chunks.find(([, pattern]) => pattern.test(id.replaceAll("\\", "/")))?.[0];
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
  preserveEntrySignatures: "allow-extension",
  output: {
    dir: "dist",
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    experimentalMinChunkSize: 4000,
    plugins: process.env.SKI_BUILD === "demo" ? [minified] : [minified, smaller],
  },
};
