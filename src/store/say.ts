import type * as words from "./console-words.js";

/** Passes on the words for the console once they are loaded; where they cannot be loaded, nothing is said. Never throws. */
export function say(use: (known: typeof words) => void): void {
  void import("./console-words.js").then(use).catch(() => undefined);
}
