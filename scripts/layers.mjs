/** The layers of the sources, which `import-graph.test.mjs` checks, tests and drivers included. */

/** From the top down: a folder imports from itself and from the rows below its own. */
export const layers = [
  ["elements"],
  ["src/app"],
  ["src/recorder"],
  ["src/diagnosis"],
  ["src/element"],
  ["src/components/searchbar", "src/components/results"],
  ["src/components/shortlist"],
  ["src/components/stay-dates", "src/components/products", "src/components/date-picker"],
  ["src/components/origin"],
  ["src/components/place"],
  ["calendar", "criteria", "gallery", "journeys", "packages", "participants"].map((noun) => `src/components/${noun}`),
  ["src/components/contribution"],
  ["src/components/controls"],
  ["src/tools"],
  ["src/models"],
  ["src/store"],
  ["src/test-helpers"],
  ["src/api", "src/i18n", "src/tracking", "src/experiments"],
  ["src/consent"],
  ["src/platform", "src/relief"],
  ["src/domain"],
  ["src/calendar"],
];

/** What the demo imports of the layers. */
export const demoImports = ["src/recorder", "src/tools", "src/api", "src/domain", "src/i18n", "src/relief"];

/** What tests import beside what their folder may. Tests of components import the drivers of other components too. */
export const testImports = { layers: ["test/fixtures"], demo: ["test/oracle", "test/invariants"] };

/** Layers that draw nothing, and the packages that they do not import. */
export const withoutViews = [
  "src/recorder",
  "src/diagnosis",
  "src/tools",
  "src/test-helpers",
  "src/api",
  "src/tracking",
  "src/experiments",
  "src/consent",
  "src/platform",
  "src/relief",
  "src/domain",
  "src/calendar",
];
export const viewPackages = ["react", "react-dom", "@r2wc", "lucide"];
