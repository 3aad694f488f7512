import type * as words from "./console-words.js";

/** Passes the console texts to a callback once they are loaded; if they cannot be loaded, nothing is logged. Never throws. */
export function say(use: (known: typeof words) => void): void {
  void import("./console-words.js").then(use).catch(() => undefined);
}
