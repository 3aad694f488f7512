import { createReplayedPage, type ReplayedPage } from "../../demo/replay/replayed-page.js";
import type { Recorder } from "../../src/recorder/record.js";

/** Runs in a replayed page before any other script. */

declare global {
  interface Window {
    replayed?: ReplayedPage & { recorder?: Recorder };
  }
}

window.replayed = createReplayedPage();
