import type * as words from "./console-words.js";

/** Passes on the console texts once they are loaded; where they cannot be loaded, nothing is logged. Never throws. */
export function say(use: (known: typeof words) => void): void {
  void import("./console-words.js").then(use).catch(() => undefined);
}
