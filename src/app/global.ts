import { version } from "../store/version.js";
import type { AbTestOptions } from "./ab-tests.js";
import { setConsent } from "./consent.js";
import { getSearch } from "./page-search.js";
import { startApp, startAppWithEnvironment } from "./start.js";

/** The library as a page's own script meets it. */
export interface SkiElements {
  readonly version: string;
  readonly startApp: typeof startApp;
  readonly startAppWithEnvironment: typeof startAppWithEnvironment;
  readonly startAbTests: (options: AbTestOptions) => Promise<void>;
  readonly getSearch: typeof getSearch;
  readonly setConsent: typeof setConsent;
}

declare global {
  interface Window {
    /** There once the first tag of the library was registered. */
    skiElements?: SkiElements;
  }
}

/** Few pages need it: it is loaded when one asks. */
async function startAbTests(options: AbTestOptions): Promise<void> {
  try {
    const module = await import("./ab-tests.js");
    await module.startAbTests(options);
  } catch (error) {
    console.error("ski-elements: the A/B tests could not be loaded; the page goes on without them.", error);
  }
}

/** Puts `window.skiElements` there, unless another copy of the library did. */
export function installGlobal(): void {
  if (typeof window === "undefined") return;
  window.skiElements ??= { version, startApp, startAppWithEnvironment, startAbTests, getSearch, setConsent };
}
