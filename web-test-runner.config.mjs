import { esbuildPlugin } from "@web/dev-server-esbuild";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { browserArguments, provideBrowser } from "./scripts/browser.mjs";
import { vendorPlugin } from "./scripts/vendor-plugin.mjs";

const executablePath = await provideBrowser();

export default {
  files: ["src/**/*.browser.test.{ts,tsx}", "elements/**/*.browser.test.{ts,tsx}", "test/elements/**/*.test.{ts,tsx}"],
  nodeResolve: { exportConditions: ["browser"] },
  plugins: [
    vendorPlugin({
      commonJs: ["react", "react/jsx-runtime", "react-dom", "react-dom/client"],
      modules: ["lucide-react", "date-fns", "valibot"],
    }),
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
};
