import { defaultReporter } from "@web/test-runner";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { browserArguments, provideBrowser } from "./scripts/browser.mjs";
import { keptContexts } from "./scripts/element-pages.mjs";
import { elementReport } from "./scripts/element-report.mjs";
import { bundledTests, elementTests } from "./scripts/element-tests.mjs";

const executablePath = await provideBrowser();

/** @param {{ light: boolean, files: readonly string[] }} build which of the two builds is tested, and by which files */
export const configOf = ({ light, files }) => ({
  files,
  plugins: [bundledTests({ light })],
  browsers: [
    playwrightLauncher({
      product: "chromium",
      launchOptions: { executablePath, args: browserArguments() },
      createBrowserContext: keptContexts(),
    }),
  ],
  concurrency: 2,
  testFramework: { config: { timeout: 10_000, retries: 1 } },
  reporters: [defaultReporter(), elementReport()],
});

export default configOf({ light: false, files: elementTests });
