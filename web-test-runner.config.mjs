import { esbuildPlugin } from "@web/dev-server-esbuild";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { browserArguments, provideBrowser } from "./scripts/browser.mjs";
import { lightTestModules } from "./scripts/light.mjs";
import { vendorPlugin } from "./scripts/vendor-plugin.mjs";

const executablePath = await provideBrowser();

const react = vendorPlugin({ commonJs: ["react", "react/jsx-runtime", "react-dom", "react-dom/client"], modules: ["valibot"] });

/** The sources as the light build has them. */
const preact = vendorPlugin({ modules: ["valibot"], standIns: lightTestModules });
const lightModules = {
  name: "light-modules",
  resolveImport: ({ source }) => (/\/(translator|act|it-on-react)\.js$/.test(source) ? source.replace(/js$/, "light.ts") : undefined),
};

/** @param {{ light: boolean }} build which of the two builds is tested */
export const configOf = ({ light }) => ({
  files: ["src/**/*.browser.test.{ts,tsx}", "elements/**/*.browser.test.{ts,tsx}", "test/elements/**/*.test.{ts,tsx}"],
  nodeResolve: { exportConditions: ["browser"] },
  plugins: [
    ...(light ? [preact, lightModules] : [react]),
    // A lower target drops `with { type: "css" }` from imports.
    esbuildPlugin({ ts: true, tsx: true, target: "esnext", tsconfig: "tsconfig.json" }),
  ],
  browsers: [
    playwrightLauncher({
      product: "chromium",
      launchOptions: { executablePath, args: browserArguments() },
      createBrowserContext: ({ browser }) =>
        browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "fr-FR", timezoneId: "Europe/Paris" }),
    }),
  ],
  concurrency: 2,
  testFramework: { config: { timeout: 10_000 } },
  coverageConfig: { include: ["src/**", "elements/**"], exclude: ["**/*.test.*", "node_modules/**"] },
});

export default configOf({ light: false });
