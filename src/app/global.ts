import { loadFile } from "../platform/missing-file.js";
import { say } from "../platform/say.js";
import { version } from "../store/version.js";
import type { Diagnosis } from "../diagnosis/finding.js";
import type { Recorder } from "../recorder/record.js";
import type { Tool } from "../tools/tool.js";
import type { AbTestOptions } from "./ab-tests.js";
import { setConsent } from "./consent.js";
import { getSearch } from "./get-search.js";
import type { GivenEnvironment } from "../domain/given-settings.js";
import type { AttributeTable } from "../element/types/attributes.js";
import type { InitSettings } from "./init-settings.js";

/** The API for a page's own script. */
export interface SkiElements {
  readonly version: string;
  readonly startApp: (init?: InitSettings) => Promise<void>;
  readonly startAppWithEnvironment: (init: InitSettings, environment: GivenEnvironment) => Promise<void>;
  readonly startAbTests: (options: AbTestOptions) => Promise<void>;
  readonly getSearch: typeof getSearch;
  readonly setConsent: typeof setConsent;
  /** Looks at the page for what keeps the tags from working, or changes what visitors see of them. It takes a few seconds at most. */
  readonly diagnose: () => Promise<Diagnosis>;
  /** Records what happens to the tags of the page, without anything personal, until `stop()`, which returns a file to replay. */
  readonly record: () => Promise<Recorder>;
  /** What scripts and assistants can call on the page's default search: a table of tools. Rejects while no tag has loaded that search. */
  readonly tools: () => Promise<readonly Tool[]>;
}

declare global {
  interface Window {
    /** Defined once the first tag of the library is registered. */
    skiElements?: SkiElements;
  }
}

type LoadedOnCall = Pick<SkiElements, "startApp" | "startAppWithEnvironment" | "startAbTests" | "diagnose" | "record" | "tools">;

/** Few pages call these functions: their modules are loaded on the first call, and one that is missing is named in the console. */
const loadedOnCall = (settings: AttributeTable): LoadedOnCall => ({
  startApp: async (init) => (await loadStart()).startApp(init, settings),
  startAppWithEnvironment: async (init, environment) => (await loadStart()).startAppWithEnvironment(init, environment, settings),
  async startAbTests(options) {
    // The page goes on without them.
    const module = await loadFile(() => import("./ab-tests.js")).catch(() => null);
    await module?.startAbTests(options);
  },
  diagnose: async () => (await loadFile(() => import("../diagnosis/diagnose.js"))).diagnose(settings),
  record: async () => (await loadFile(() => import("../recorder/record.js"))).record(),
  tools: async () => (await loadFile(() => import("./page-tools.js"))).tools(),
});

const loadStart = () => loadFile(() => import("./start.js"));

let warned = false;

/**
 * Defines `window.skiElements`, unless another copy of the library did. `settings` are the attributes of every tag. A name that the
 * page has taken stays the page's own, with a warning.
 */
export function installGlobal(settings: AttributeTable): void {
  if (typeof window === "undefined") return;
  const name = "skiElements";
  const value: SkiElements = { version, ...loadedOnCall(settings), getSearch, setConsent };
  try {
    // An element with that id is also readable from window, but is no own property.
    if (!Object.hasOwn(window, name) || !window[name])
      Object.defineProperty(window, name, { value, configurable: true, enumerable: true, writable: true });
    if (window[name]?.startApp) return;
  } catch {
    // Neither readable nor definable: reported like any other conflict.
  }
  if (!warned) say(({ globalTaken }) => console.warn(`ski-elements: ${globalTaken(name)}`));
  warned = true;
}
