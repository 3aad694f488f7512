import { defineConfig } from "@playwright/test";
import { browserArguments, provideBrowser } from "./scripts/browser.mjs";
import { hostPagesOrigin, hostPagesPort, lightPort, sellerPort } from "./test/drivers/ports.js";

// The pages are tested as after a fresh clone, on the embedded database, whatever server the other tests use.
delete process.env.DATABASE_URL;

// The partner's page takes the port after the seller's.
const baseURL = `http://localhost:${sellerPort}`;
const lightURL = `http://localhost:${lightPort}`;
const launchOptions = { executablePath: await provideBrowser(), args: browserArguments() };

const desktop = { browserName: "chromium", viewport: { width: 1440, height: 900 } } as const;
const phone = { browserName: "chromium", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Files whose tests are the same at every width, or need the mouse, the keyboard or the desktop bar. */
const wideFiles = [
  "amounts",
  "bar",
  "consent",
  "cse",
  "dates",
  "diagnose",
  "docs-samples",
  "engine-down",
  "examples",
  "experiment*",
  "hash",
  "host-forms",
  "host-pages",
  "intents",
  "journey",
  "prerender",
  "qa",
  "qa-player",
  "recording",
  "results-files",
  "snippets",
  "states",
  "stay-first-day",
  "two-copies",
  "web-mcp",
];
/** Files of what only a finger does. */
const phoneFiles = ["gallery-touch", "mobile"];
const specs = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** Between a phone and a wide screen one seller's journeys are enough. */
const oneSeller = / in en-GB$/;
/** The light build draws in its own way, with the same words: one seller's journeys are enough. */
const otherSellers = / in (?!en-GB$)[a-z]{2}-[A-Z]{2}[\w-]*$/;
const journeysAt = (width: number) => ({
  name: `${width} px`,
  testMatch: width < 1200 ? "mobile.spec.ts" : "journey.spec.ts",
  grep: oneSeller,
  use: { ...(width < 1200 ? phone : desktop), viewport: { width, height: 900 } },
});

const server = {
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  timeout: 120_000,
} as const;

export default defineConfig({
  testDir: "test/pages",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A test that fails is run once more, and the whole run names it: docs/decisions/2026-11-26-second-try.md.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: "list",
  // Nothing is waited for that only moves; the files that test movement ask for it.
  use: { baseURL, launchOptions, locale: "fr-FR", timezoneId: "Europe/Paris", contextOptions: { reducedMotion: "reduce" } },
  projects: [
    // A single test of a file that is for one of the two has the tag @wide or @phone.
    { name: "desktop", testIgnore: specs(phoneFiles), grepInvert: /@phone\b/, use: desktop },
    { name: "mobile", testIgnore: specs(wideFiles), grepInvert: /@wide\b/, use: phone },
    ...[768, 1000, 1200].map(journeysAt),
    // host-pages and partner load the light build already; these are the journeys through the seller's own pages, and what they leave in memory.
    { name: "light desktop", testMatch: specs(["journey", "memory"]), grepInvert: otherSellers, use: { ...desktop, baseURL: lightURL } },
    { name: "light mobile", testMatch: "mobile.spec.ts", grepInvert: otherSellers, use: { ...phone, baseURL: lightURL } },
  ],
  webServer: [
    { ...server, command: "node scripts/start.mjs", env: { PORT: String(sellerPort) }, url: baseURL },
    { ...server, command: "node scripts/start.mjs", env: { PORT: String(lightPort), LIBRARY: "light" }, url: lightURL },
    {
      ...server,
      command: "node scripts/host-pages.mjs",
      env: { PORT: String(hostPagesPort), SELLER: baseURL },
      url: hostPagesOrigin,
    },
  ],
});
